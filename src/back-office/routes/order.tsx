// /admin/orders/{id}: one order for staff. Works without scripts: its forms are plain ones.
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { tagOrder, untagOrder } from '#orders/service/tags.server.ts'
import { paymentsContext, type PaymentDependencies } from '#payments/dependencies.server.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { OrderDetails } from '../components/orders/order-details.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { idIn, receivedIn } from '../rules/received-form.ts'
import { refundIn } from '../rules/staff-forms.ts'
import {
	cancelAsStaff,
	refundAsStaff,
	refundToConfirm,
	advanceOrder,
	orderForStaff,
	receivePayment,
	takeBackReceived,
	writeNote,
} from '../service/orders.server.ts'
import { adminOrderUrl } from '../urls.ts'
import type { Route } from './+types/order'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		staffOrder: await orderForStaff(services, params.orderId),
		form: { formKey: randomUUID(), today: dayIn(context.get(shopContext).facts.timeZone, services.now) },
	}))

type Fields = Record<string, string>
type At = { services: ServiceContext; payments: PaymentDependencies; orderId: string }
type StaffAction = { title: string; work: (at: At, fields: Fields) => Promise<unknown> }

const notDone = { refund: 'Nothing was refunded', credit: 'Nothing was credited' } as const

/** @throws Refusal invalid */
function refundAsked(fields: Fields) {
	const what = refundIn(fields)
	if (typeof what === 'object' && 'problem' in what) throw new Refusal('invalid', what.problem)
	return { what, reason: fields.reason ?? '' }
}

const giveBack: StaffAction['work'] = ({ services, payments, orderId }, fields) =>
	refundAsStaff(services, payments, {
		orderId,
		...refundAsked(fields),
		seenCents: Number(fields.seenCents),
	})

const staffActions = {
	start: {
		title: 'Production was not started',
		work: ({ services, payments, orderId }) => advanceOrder(services, payments, { orderId, move: 'start' }),
	},
	ship: {
		title: 'The order was not marked as shipped',
		work: ({ services, payments, orderId }, fields) =>
			advanceOrder(services, payments, { orderId, move: 'ship', shipment: ShipmentInput.parse(fields) }),
	},
	deliver: {
		title: 'The order was not marked as delivered',
		work: ({ services, payments, orderId }) => advanceOrder(services, payments, { orderId, move: 'deliver' }),
	},
	cancel: {
		title: 'The order was not cancelled',
		work: ({ services, payments, orderId }, { why = '' }) =>
			cancelAsStaff(services, payments, { orderId, reason: why }),
	},
	refund: { title: notDone.refund, work: giveBack },
	credit: { title: notDone.credit, work: giveBack },
	receive: {
		title: 'The payment was not recorded',
		work: ({ services, orderId }, fields) => {
			const received = receivedIn(fields)
			if ('problem' in received) throw new Refusal('invalid', received.problem)
			return receivePayment(services, { ...received, orderId })
		},
	},
	unreceive: {
		title: 'The payment was not taken back',
		work: async ({ services, orderId }, { payment }) => {
			const id = idIn(payment)
			if (id === undefined) throw new Refusal('not_found', paymentMessages.noSuchPayment)
			await takeBackReceived(services, { orderId, id })
		},
	},
	note: {
		title: 'The note was not added',
		work: ({ services, orderId }, { note = '' }) => writeNote(services, { orderId, text: note }),
	},
	tag: {
		title: 'The tag was not added',
		work: ({ services, orderId }, { tag = '' }) => tagOrder(services, { orderId, tag }),
	},
	untag: {
		title: 'The tag was not removed',
		work: ({ services, orderId }, { tag = '' }) => untagOrder(services, { orderId, tag }),
	},
} as const satisfies Record<string, StaffAction>

export async function action({ request, params, context }: Route.ActionArgs) {
	const { intent = '', ...typed } = await textFieldsOf(request)
	const { orderId } = params
	const services = context.get(serviceContext)
	if (intent === 'refund-review' || intent === 'credit-review') {
		const title = intent === 'refund-review' ? notDone.refund : notDone.credit
		const sum = await answer(title, () => refundToConfirm(services, { orderId, ...refundAsked(typed) }))
		if (sum.ok) return noStoreData({ toast: null, typed, refundSum: sum.result })
		return noStoreData({ toast: sum.toast, typed, refundSum: null }, sum.status)
	}
	if (!Object.hasOwn(staffActions, intent)) throw notAsked()
	// Cast: the table has it.
	const name = intent as keyof typeof staffActions
	const { title, work }: StaffAction = staffActions[name]
	const at = { services, payments: context.get(paymentsContext), orderId }
	const answered = await answer(title, () => work(at, typed))
	if (answered.ok) return redirect(doneHref(adminOrderUrl(orderId), `order-${name}`), 303)
	return noStoreData({ toast: answered.toast, typed, refundSum: null }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: `Order #${loaderData?.staffOrder.order.reference ?? ''} · Back office`,
		description: 'One order, for the staff.',
		path: '/admin/orders',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function OrderDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { staffOrder, form, toasts } = loaderData
	return (
		<OrderDetails
			staffOrder={staffOrder}
			typed={actionData?.typed ?? {}}
			refundSum={actionData?.refundSum ?? null}
			form={{ ...form, formKey: actionData?.typed.payment ?? form.formKey }}
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		/>
	)
}
