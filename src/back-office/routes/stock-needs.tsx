// /admin/stock/needs: what has to be bought of a brand, and the order to its supplier.
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { counted, plural } from '#kit/plural.ts'
import { needsForStaff } from '#purchasing/service/supplier-orders.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { BrandFilter, NeedsForm } from '../components/stock/needs-form.tsx'
import { StockTabs } from '../components/stock/stock-tabs.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { brandIn, purchaseIn } from '../rules/supplier-forms.ts'
import { buyBlanks } from '../service/stock.server.ts'
import { supplierOrderUrl } from '../urls.ts'
import type { Route } from './+types/stock-needs'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => ({
		...(await needsForStaff(services, brandIn(query))),
		formKey: randomUUID(),
	}))

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const answered = await answer('The supplier order was not made', async () => {
		const order = purchaseIn(fields)
		if ('problem' in order) throw new Refusal('invalid', order.problem)
		await buyBlanks(context.get(serviceContext), order)
		return order.id
	})
	if (answered.ok) return redirect(doneHref(supplierOrderUrl(answered.result), 'supplier-order-opened'), 303)
	return noStoreData({ toast: answered.toast, typed: fields }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Blanks to buy · Back office',
	description: 'What to buy of each brand for open orders.',
	path: '/admin/stock/needs',
})

const coveredText = (sizes: number): string =>
	sizes === 0 ? '' : ` ${counted(sizes, 'other size')} of these orders ${plural(sizes, 'is', 'are')} covered.`

export default function StockNeedsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { brands, brand, needs, covered, formKey, toasts } = loaderData
	const isAdmin = useIsAdmin()
	return (
		<AdminFrame
			section="stock"
			title="Blanks to buy"
			intro={`Sizes of orders that are paid or approved and not in production yet, where they take more from the shelf than can still be sold and is on its way.${coveredText(covered)}`}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<StockTabs current="needs" />
			{brand === null ? (
				<EmptyState icon="check" title="There is nothing to buy">
					<p>Orders count here from their payment or approval until their production starts.</p>
				</EmptyState>
			) : (
				<>
					<BrandFilter brands={brands} brand={brand} />
					<NeedsForm
						brand={brand}
						needs={needs}
						formKey={formKey}
						typed={actionData?.typed ?? null}
						canBuy={isAdmin}
					/>
				</>
			)}
		</AdminFrame>
	)
}
