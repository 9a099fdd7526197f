// /admin/translations/import: Spanish texts from a file, reviewed before they are saved.
import { redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJson } from '#kit/json.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { refusedToast, withQuery } from '#ui/outcomes.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { TranslationPreview, TranslationUpload } from '../components/translations/translation-import.tsx'
import { mostFileTexts, mostTranslationBytes } from '../rules/translation-file.ts'
import { translationsHref, translationsImportPath, translationsPath } from '../rules/translations-view.ts'
import { checkTranslations, saveTranslationsTyped } from '../service/translations.server.ts'
import { adminOnly, notAsked } from './staff-page.server.ts'
import type { Route } from './+types/translations-import'

export const headers = noStoreHeaders

export function loader({ context }: Route.LoaderArgs) {
	adminOnly(context.get(serviceContext))
	return { publicUrl: context.get(siteContext).publicUrl }
}

const Changes = z
	.array(z.object({ digest: z.string().length(64), text: z.string().max(4_000), seen: z.string().max(16) }))
	.max(mostFileTexts)

const Input = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('check'), file: z.instanceof(File) }),
	z.object({
		intent: z.literal('apply'),
		changes: z.string().transform((text, refinement) => {
			try {
				return Changes.parse(parseJson(text))
			} catch {
				refinement.addIssue('Not a form of this page')
				return z.NEVER
			}
		}),
	}),
])

const title = 'The file was not read'
const refused = (detail: string, status: number) =>
	noStoreData({ plan: null, toasts: [refusedToast(title, detail)] }, status)

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { file } = fields
	if (isTooLarge(file) || (file instanceof File && file.size > mostTranslationBytes))
		return refused('The file is larger than 4 MB.', 413)
	const input = Input.safeParse(fields)
	if (!input.success) throw notAsked()
	const services = context.get(serviceContext)
	if (input.data.intent === 'check') {
		const text = await input.data.file.text()
		const checked = await answer(title, async () => {
			if (text.includes('\0')) throw new Refusal('invalid', 'Please save the sheet as a CSV file first.')
			return checkTranslations(services, text)
		})
		if (checked.ok) return noStoreData({ plan: checked.result, toasts: [] })
		return noStoreData({ plan: null, toasts: [checked.toast] }, checked.status)
	}
	const { changes } = input.data
	const applied = await answer('Nothing was saved', () => saveTranslationsTyped(services, changes, 'file'))
	if (!applied.ok) return noStoreData({ plan: null, toasts: [applied.toast] }, applied.status)
	const { saved, errors } = applied.result
	const left = Object.keys(errors).length
	return redirect(withQuery(translationsHref({}), { saved: String(saved), left: String(left) }), 303)
}

export const meta = hiddenMeta({
	title: 'Upload Spanish texts · Back office',
	description: 'Spanish texts from a file.',
	path: translationsImportPath,
})

export default function TranslationsImport({ actionData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="translations"
			title="Upload Spanish texts"
			back={{ label: 'Spanish texts', href: translationsPath }}
			toasts={actionData?.toasts ?? []}
		>
			{actionData?.plan && <TranslationPreview plan={actionData.plan} />}
			<TranslationUpload />
		</AdminFrame>
	)
}
