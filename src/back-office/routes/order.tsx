// /admin/orders/{id}: one order for staff. Works without scripts: its forms are plain ones.
import { redirect } from 'react-router'
import { Refusal } from '#kit/errors.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { OrderDetails } from '../components/orders/order-details.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { refundIn } from '../rules/staff-forms.ts'
import {
	cancelAsStaff,
	refundAsStaff,
	advanceOrder,
	orderForStaff,
	writeNote,
} from '../service/orders.server.ts'
import { adminOrderUrl } from '../urls.ts'
import type { Route } from './+types/order'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		dependencies: await orderForStaff(services, params.orderId),
	}))

type Fields = Record<string, string>
type StaffAction = { title: string; done: Done; work: (at: At, fields: Fields) => Promise<unknown> }
type At = {
	services: ReturnType<typeof servicesOf>
	dependencies: ReturnType<typeof deskOf>
	orderId: string
}

const servicesOf = (context: Route.ActionArgs['context']) => context.get(serviceContext)
const deskOf = (context: Route.ActionArgs['context']) => context.get(paymentsContext)

async function refund({ services, dependencies, orderId }: At, fields: Fields): Promise<void> {
	const wish = refundIn(fields)
	if (typeof wish === 'object' && 'problem' in wish) throw new Refusal('invalid', wish.problem)
	await refundAsStaff(services, dependencies, { orderId, wish, reason: fields.reason ?? '' })
}

const staffActions = new Map<string, StaffAction>([
	[
		'start',
		{
			title: 'Production was not started',
			done: 'order-start',
			work: ({ services, dependencies, orderId }) =>
				advanceOrder(services, dependencies, { orderId, move: 'start' }),
		},
	],
	[
		'ship',
		{
			title: 'The order was not marked as shipped',
			done: 'order-ship',
			work: ({ services, dependencies, orderId }, fields) =>
				advanceOrder(services, dependencies, {
					orderId,
					move: 'ship',
					shipment: ShipmentInput.parse(fields),
				}),
		},
	],
	[
		'deliver',
		{
			title: 'The order was not marked as delivered',
			done: 'order-deliver',
			work: ({ services, dependencies, orderId }) =>
				advanceOrder(services, dependencies, { orderId, move: 'deliver' }),
		},
	],
	[
		'cancel',
		{
			title: 'The order was not cancelled',
			done: 'order-cancel',
			work: ({ services, dependencies, orderId }, { why = '' }) =>
				cancelAsStaff(services, dependencies, { orderId, reason: why }),
		},
	],
	['refund', { title: 'Nothing was refunded', done: 'order-refund', work: refund }],
	[
		'note',
		{
			title: 'The note was not added',
			done: 'order-note',
			work: ({ services, orderId }, { note = '' }) => writeNote(services, { orderId, text: note }),
		},
	],
])

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const staffAction = staffActions.get(fields.intent ?? '')
	if (!staffAction) throw notAsked()
	const at = { services: servicesOf(context), dependencies: deskOf(context), orderId: params.orderId }
	const answered = await answer(staffAction.title, () => staffAction.work(at, fields))
	if (answered.ok) return redirect(doneHref(adminOrderUrl(params.orderId), staffAction.done), 303)
	const { intent: _intent, ...typed } = fields
	return noStoreData({ toast: answered.toast, typed }, answered.status)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: `Order #${loaderData?.dependencies.order.reference ?? ''} · Back office`,
		description: 'One order, for the staff.',
		path: '/admin/orders',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function OrderDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { dependencies, toasts } = loaderData
	return (
		<OrderDetails
			desk={dependencies}
			typed={actionData?.typed ?? {}}
			toasts={actionData ? [actionData.toast] : toasts}
		/>
	)
}
