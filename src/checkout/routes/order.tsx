// /orders/{id}: one order, for its buyer and for staff. Works without JavaScript: its forms are plain ones.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { cartHeaders, countCookies } from '#cart/routes/owner.server.ts'
import { unitsOf } from '#cart/service/view.server.ts'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { OrderLanguage } from '#orders/components/order-language.tsx'
import { OrderPage } from '#orders/components/order-page.tsx'
import { ordersContext } from '#orders/dependencies.server.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import { linePartIn } from '#orders/rules/line-parts.ts'
import { orderPageTexts } from '#orders/rules/order-page-texts.ts'
import { reasonIn } from '#orders/rules/reason-phrases.ts'
import { orderPagePhrases } from '#orders/rules/view-phrases.ts'
import { Why } from '#orders/schemas.ts'
import { linesInLanguage } from '#orders/service/line-names.server.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { paymentPhrases } from '#payments/rules/payment-phrases.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ShipmentList } from '#shipping/components/shipments.tsx'
import { shipmentsOf } from '#shipping/service/views.server.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { Reordered } from '../components/reordered.tsx'
import {
	doneAtCheckoutHref,
	doneHref,
	reorderedHref,
	reorderedIn,
	toastsIn,
} from '../rules/order-outcomes.ts'
import { payOrder } from '../service/checkout.server.ts'
import { orderAgain } from '../service/cart-of-order.server.ts'
import type { Route } from './+types/order'

export const headers = noStoreHeaders

const OrderForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('pay') }),
	z.object({ intent: z.literal('reorder') }),
	z.object({
		intent: z.literal('cancel'),
		/** The page with the button, when it is not the order page. */
		back: z.literal('checkout').optional(),
		why: Why,
	}),
])
type OrderForm = z.infer<typeof OrderForm>

export const loader = (facts: Route.LoaderArgs) => {
	const { params, context, url } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, orderPagePhrases, async () => {
		const services = context.get(serviceContext)
		const order = await orderView(services, params.orderId)
		const lines = await linesInLanguage(services, language, order.lines)
		return {
			language,
			order: {
				...order,
				lines: lines.map((line) => ({
					...line,
					color: lineColorsIn(language, line.color),
					parts: line.parts.map((part) => ({ ...part, label: linePartIn(language, part.label) })),
				})),
				history: order.history.map((event) => ({ ...event, why: reasonIn(language, event.why) })),
			},
			shipments: await shipmentsOf(services, order.id),
			reordered: reorderedIn(url.searchParams),
			toasts: toastsIn(url.searchParams, language),
			publicUrl: context.get(siteContext).publicUrl,
		}
	})
}

/** Performs the action. @returns the redirect target */
async function done(context: Route.ActionArgs['context'], orderId: string, form: OrderForm): Promise<string> {
	const services = context.get(serviceContext)
	if (form.intent === 'pay') return (await payOrder(services, context.get(paymentsContext), orderId)).url
	if (form.intent === 'reorder') return reorderedHref(orderId, await orderAgain(services, orderId))
	await cancelOrder(services, context.get(ordersContext), { orderId, why: form.why })
	return form.back ? doneAtCheckoutHref('cancelled') : doneHref(orderId, 'cancelled')
}

/** Cookies for the cart count in the next page's header. */
async function countHeaders(context: Route.ActionArgs['context'], request: Request): Promise<Headers> {
	const services = context.get(serviceContext)
	const { userId } = services.actor
	const units = userId === null ? 0 : await unitsOf(services, { userId })
	return cartHeaders(countCookies(context, request, units))
}

export async function action(facts: Route.ActionArgs) {
	const { request, params, context } = facts
	const language = languageOf(facts)
	const form = OrderForm.safeParse(await fieldsOf(request))
	if (!form.success) throw data(null, { status: 400 })
	const title = orderPageTexts[language].notDone[form.data.intent]
	const phrases = [...orderPagePhrases.phrases, ...paymentPhrases]
	const answered = await answerIn(language, { ...orderPagePhrases, phrases, title }, () =>
		done(context, params.orderId, form.data),
	)
	if (answered.ok) {
		const counted = form.data.intent === 'reorder' ? await countHeaders(context, request) : undefined
		return redirect(answered.result, { status: 303, ...(counted && { headers: counted }) })
	}
	return noStoreData({ toast: answered.toast }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { order, language, publicUrl } = loaderData
	return pageMeta({
		matches,
		title: orderPageTexts[language].pageTitle(order.reference),
		description: 'Where your order is, what is in it and what it costs.',
		path: `/orders/${order.id}`,
		publicUrl,
		isHidden: true,
	})
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
	const { order, shipments, reordered, toasts, language } = loaderData
	return (
		<OrderLanguage value={language}>
			<OrderPage
				order={order}
				shipments={<ShipmentList shipments={shipments} />}
				notice={reordered && <Reordered outcome={reordered} lines={order.lines} />}
			/>
			<ToastRegion toasts={actionData ? [actionData.toast] : toasts} language={language} />
		</OrderLanguage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
