// /admin/products/import: stock and prices from a file, reviewed before they are applied.
import { redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { mostPriceCents } from '#catalog/rules/manage.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJson } from '#kit/json.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { adminOnly, notAsked } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { ImportPreview, UploadForm } from '../components/products/import-page.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { mostRows } from '../rules/stock-file.ts'
import { applyPlan, checkFile } from '../service/products.server.ts'
import type { Route } from './+types/product-import'

export const headers = noStoreHeaders

export function loader({ context }: Route.LoaderArgs) {
	adminOnly(context.get(serviceContext))
	return { publicUrl: context.get(siteContext).publicUrl }
}

const cents = z.int().min(0).max(mostPriceCents)
const Plan = z.object({
	stock: z.array(z.tuple([z.uuid(), z.int(), z.int()])).max(mostRows),
	prices: z.array(z.tuple([z.uuid(), cents, cents])).max(mostRows),
})

const Input = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('check'), file: z.instanceof(File) }),
	z.object({
		intent: z.literal('apply'),
		plan: z.string().transform((text, refinement) => {
			try {
				return Plan.parse(parseJson(text))
			} catch {
				refinement.addIssue('Not a plan of this page')
				return z.NEVER
			}
		}),
	}),
])

const tooLarge = () =>
	noStoreData(
		{
			plan: null,
			toasts: [
				{
					id: 'refused',
					tone: 'error' as const,
					title: 'The file was not read',
					detail: 'The file is larger than 4 MB.',
				},
			],
		},
		413,
	)

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	if (isTooLarge(fields['file'])) return tooLarge()
	const input = Input.safeParse(fields)
	if (!input.success) throw notAsked()
	const services = context.get(serviceContext)
	if (input.data.intent === 'check') {
		const text = await input.data.file.text()
		const checked = await answer('The file was not read', async () => {
			if (text.includes('\0')) throw new Refusal('invalid', 'Please save the sheet as a CSV file first.')
			return checkFile(services, text)
		})
		if (checked.ok) return noStoreData({ plan: checked.result, toasts: [] })
		return noStoreData({ plan: null, toasts: [checked.toast] }, checked.status)
	}
	const { stock, prices } = input.data.plan
	const applied = await answer('Nothing was changed', () =>
		applyPlan(services, {
			stock: stock.map(([variantId, base, delta]) => ({ variantId, base, delta })),
			prices: prices.map(([productId, fromCents, toCents]) => ({ productId, fromCents, toCents })),
		}),
	)
	if (applied.ok) return redirect(doneHref('/admin/products', 'imported'), 303)
	return noStoreData({ plan: null, toasts: [applied.toast] }, applied.status)
}

export const meta = hiddenMeta({
	title: 'Import stock · Back office',
	description: 'Stock and prices from a file.',
	path: '/admin/products/import',
})

export default function ProductImport({ actionData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="products"
			title="Import stock and prices"
			back={{ label: 'Products', href: '/admin/products' }}
			toasts={actionData?.toasts ?? []}
		>
			{actionData?.plan && <ImportPreview plan={actionData.plan} />}
			<UploadForm />
		</AdminFrame>
	)
}
