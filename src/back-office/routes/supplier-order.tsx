// /admin/stock/orders/{id}: one order to a supplier, received in parts.
import { redirect } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { When } from '#orders/components/when.tsx'
import { supplierReference } from '#purchasing/rules/supplier-order.ts'
import { supplierOrderForStaff } from '#purchasing/service/supplier-orders.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { EndOrder, SupplierOrderLines, SupplierState } from '../components/stock/supplier-order.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { partsIn } from '../rules/supplier-forms.ts'
import { endPurchase, receiveBlanks } from '../service/stock.server.ts'
import { supplierOrderUrl } from '../urls.ts'
import type { Route } from './+types/supplier-order'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, (services) => supplierOrderForStaff(services, params.supplierOrderId))

type Fields = Record<string, string>

async function receive(services: ServiceContext, id: string, fields: Fields): Promise<Done> {
	const form = partsIn(fields)
	if ('problem' in form) throw new Refusal('invalid', form.problem)
	await receiveBlanks(services, { id, ...form })
	return 'supplier-order-received'
}

const end = (state: 'closed' | 'canceled') => async (services: ServiceContext, id: string) => {
	await endPurchase(services, { id, state })
	return `supplier-order-${state}` as const
}

type StaffAction = { title: string; work: typeof receive }

const staffActions = new Map<string, StaffAction>([
	['receive', { title: 'The units were not received', work: receive }],
	['close', { title: 'The order was not closed', work: end('closed') }],
	['cancel', { title: 'The order was not canceled', work: end('canceled') }],
])

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const staffAction = staffActions.get(fields.intent ?? '')
	if (!staffAction) throw notAsked()
	const { supplierOrderId: id } = params
	const answered = await answer(staffAction.title, () =>
		staffAction.work(context.get(serviceContext), id, fields),
	)
	if (answered.ok) return redirect(doneHref(supplierOrderUrl(id), answered.result), 303)
	return noStoreData({ toast: answered.toast, typed: fields }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Supplier order · Back office',
	description: 'One order of blanks to a supplier.',
	path: '/admin/stock/orders',
})

export default function SupplierOrderPage({ loaderData, actionData }: Route.ComponentProps) {
	const { order, lines, toasts } = loaderData
	const address = supplierOrderUrl(order.id)
	const isOpenToAdmin = useIsAdmin() && order.state === 'open'
	return (
		<AdminFrame
			section="stock"
			title={`Supplier order #${supplierReference(order.id)}`}
			aside={<SupplierState state={order.state} />}
			intro={
				<>
					{order.supplier}, ordered on <When at={order.createdAt} />
				</>
			}
			back={{ label: 'Supplier orders', href: '/admin/stock/orders' }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			{order.note !== '' && <p>{order.note}</p>}
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={`${address}/order.pdf`} variant="outline" size="small">
					<Icon name="download" size={18} />
					Order (PDF)
				</ButtonLink>
				<ButtonLink href={`${address}/order.csv`} variant="outline" size="small" download>
					<Icon name="download" size={18} />
					Order (CSV)
				</ButtonLink>
			</div>
			<SupplierOrderLines lines={lines} canReceive={isOpenToAdmin} typed={actionData?.typed ?? null} />
			{isOpenToAdmin && <EndOrder order={order} lines={lines} />}
		</AdminFrame>
	)
}
