// /admin/orders/{id}: one order on the desk of the staff. Needs no script: its forms are plain ones.
import { data, redirect } from 'react-router'
import { Refusal } from '#kit/errors.ts'
import { answer, found } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { paymentDesk } from '#payments/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { notAsked, noStore, textFieldsOf } from './acted.server.ts'
import { OrderDesk } from '../components/orders/order-desk.tsx'
import { doneHref, toastsIn, type Done } from '../rules/outcomes.ts'
import { refundIn } from '../rules/refund-form.ts'
import { callOff, giveBack, moveOn, orderAtDesk, writeNote } from '../service/orders.server.ts'
import { adminOrderUrl } from '../urls.ts'
import type { Route } from './+types/order'

export const headers: Route.HeadersFunction = () => noStore

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	found(async () => ({
		desk: await orderAtDesk(context.get(serviceContext), params.orderId),
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

type Fields = Record<string, string>
type Deed = { title: string; done: Done; work: (at: At, fields: Fields) => Promise<unknown> }
type At = { services: ReturnType<typeof servicesOf>; desk: ReturnType<typeof deskOf>; orderId: string }

const servicesOf = (context: Route.ActionArgs['context']) => context.get(serviceContext)
const deskOf = (context: Route.ActionArgs['context']) => context.get(paymentDesk)

async function refund({ services, desk, orderId }: At, fields: Fields): Promise<void> {
	const wish = refundIn(fields)
	if (typeof wish === 'object' && 'problem' in wish) throw new Refusal('invalid', wish.problem)
	await giveBack(services, desk, { orderId, wish, reason: fields.reason ?? '' })
}

const deeds = new Map<string, Deed>([
	[
		'start',
		{
			title: 'Production was not started',
			done: 'order-start',
			work: ({ services, desk, orderId }) => moveOn(services, desk, { orderId, move: 'start' }),
		},
	],
	[
		'ship',
		{
			title: 'The order was not marked as shipped',
			done: 'order-ship',
			work: ({ services, desk, orderId }, fields) =>
				moveOn(services, desk, { orderId, move: 'ship', shipment: ShipmentInput.parse(fields) }),
		},
	],
	[
		'deliver',
		{
			title: 'The order was not marked as delivered',
			done: 'order-deliver',
			work: ({ services, desk, orderId }) => moveOn(services, desk, { orderId, move: 'deliver' }),
		},
	],
	[
		'cancel',
		{
			title: 'The order was not cancelled',
			done: 'order-cancel',
			work: ({ services, desk, orderId }, { why = '' }) => callOff(services, desk, { orderId, reason: why }),
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
	const deed = deeds.get(fields.intent ?? '')
	if (!deed) throw notAsked()
	const at = { services: servicesOf(context), desk: deskOf(context), orderId: params.orderId }
	const answered = await answer(deed.title, () => deed.work(at, fields))
	if (answered.ok) return redirect(doneHref(adminOrderUrl(params.orderId), deed.done), 303)
	const { intent: _intent, ...typed } = fields
	return data({ toast: answered.toast, typed }, { status: answered.status, headers: noStore })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: `Order #${loaderData?.desk.order.reference ?? ''} · Back office`,
		description: 'One order on the desk of the staff.',
		path: '/admin/orders',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function OrderDeskPage({ loaderData, actionData }: Route.ComponentProps) {
	const { desk, toasts } = loaderData
	return (
		<OrderDesk
			desk={desk}
			typed={actionData?.typed ?? {}}
			toasts={actionData ? [actionData.toast] : toasts}
		/>
	)
}
