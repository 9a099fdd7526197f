// /orders/{id}/shares: the links and progress of a split order, for its buyer, the portal's managers, and staff.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { Why } from '#orders/schemas.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { sharesUrl } from '#orders/urls.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { askAboutOwn } from '#payments/service/reconcile.server.ts'
import { coverRest } from '#payments/service/shares.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { SharesPage } from '../components/shares/shares-page.tsx'
import { messages } from '../messages.ts'
import { remindFamilies } from '../service/remind-shares.server.ts'
import { sharesPage } from '../service/shares.server.ts'
import type { Route } from './+types/shares'

/** The page contains payment links, so its address is not sent to other sites. */
const ownHeaders = { ...noStore, 'Referrer-Policy': 'same-origin' }
export const headers: Route.HeadersFunction = () => ownHeaders

const SharesAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('cover') }),
	z.object({ intent: z.literal('remind') }),
	z.object({
		intent: z.literal('cancel'),
		why: Why,
	}),
])
type SharesAction = z.infer<typeof SharesAction>

const notDone = {
	cover: 'The payment page was not opened',
	remind: messages.notReminded,
	cancel: 'The order was not cancelled',
} as const

const cancelled: ToastMessage = {
	id: 'cancelled',
	tone: 'success',
	title: 'Order cancelled',
	detail: 'What families have paid goes back to their cards.',
}
const notPaid: ToastMessage = {
	id: 'not-paid',
	tone: 'info',
	title: 'Nothing was charged',
	detail: 'The links still work, and you can cover the rest at any time.',
}

function toastsIn(query: URLSearchParams, status: string): ToastMessage[] {
	if (query.get('done') === 'cancelled' && status === 'cancelled') return [cancelled]
	if (query.get('done') === 'reminded') {
		const people = Math.trunc(Number(query.get('people'))) || 0
		return people > 0 ? [{ id: 'reminded', tone: 'success', title: messages.reminded(people) }] : []
	}
	return query.get('payment') === 'cancelled' && status === 'pending' ? [notPaid] : []
}

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const services = context.get(serviceContext)
		const isBack = url.searchParams.get('payment') === 'success'
		if (isBack) await askAboutOwn(services, context.get(paymentsContext), params.orderId)
		const view = await sharesPage(services, context.get(ordersContext), params.orderId)
		return { view, isConfirming: isBack, toasts: toastsIn(url.searchParams, view.status) }
	})

/** Runs the action. @returns the address to redirect to */
async function done(
	context: Route.ActionArgs['context'],
	orderId: string,
	asked: SharesAction,
): Promise<string> {
	const services = context.get(serviceContext)
	if (asked.intent === 'cover') return (await coverRest(services, context.get(paymentsContext), orderId)).url
	if (asked.intent === 'remind') {
		const people = await remindFamilies(services, context.get(mailContext), orderId)
		return `${sharesUrl(orderId)}?done=reminded&people=${people}`
	}
	await cancelOrder(services, context.get(ordersContext), { orderId, why: asked.why })
	return `${sharesUrl(orderId)}?done=cancelled`
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const asked = SharesAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	const answered = await answer(notDone[asked.data.intent], () => done(context, params.orderId, asked.data))
	if (answered.ok) return redirect(answered.result, { status: 303, headers: ownHeaders })
	return data({ toast: answered.toast }, { status: answered.status, headers: ownHeaders })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	{ title: pageTitle(loaderData ? `Shares of order #${loaderData.view.reference}` : 'Shares', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Shares({ loaderData, actionData }: Route.ComponentProps) {
	const { view, isConfirming, toasts } = loaderData
	return (
		<>
			<SharesPage view={view} isConfirming={isConfirming} />
			<ToastRegion toasts={actionData ? [actionData.toast] : toasts} />
		</>
	)
}
