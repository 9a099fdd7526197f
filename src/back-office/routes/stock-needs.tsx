// /admin/stock/needs: what open orders need of a brand, and the order to its supplier.
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
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
	description: 'What open orders need of each brand.',
	path: '/admin/stock/needs',
})

export default function StockNeedsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { brands, brand, needs, formKey, toasts } = loaderData
	const isAdmin = useIsAdmin()
	return (
		<AdminFrame
			section="stock"
			title="Blanks to buy"
			intro="Sizes of orders that are paid or approved and not in production yet. Suggested is what they take from the shelf, less what can still be sold and what is on its way."
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<StockTabs current="needs" />
			{brand === null ? (
				<EmptyState icon="check" title="No open order needs anything">
					<p>Orders are listed here from their payment or approval until their production starts.</p>
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
