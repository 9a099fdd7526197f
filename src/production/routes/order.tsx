// /production/orders/{id}: an order in production: its bags, the scan field and shipping.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { FloorOrderPage } from '../components/floor-order-page.tsx'
import { sealCheck } from '../dependencies.server.ts'
import { OrderForm, partIn } from '../rules/forms.ts'
import { notDone, toastsIn, withDone } from '../rules/outcomes.ts'
import { moveWholeOrder } from '../service/moves.server.ts'
import { floorOrderView } from '../service/order.server.ts'
import { scanIntoBag } from '../service/scan.server.ts'
import { markDelivered, shipOrder } from '../service/ship.server.ts'
import { floorOrderUrl, scanUrl } from '../urls.ts'
import type { Route } from './+types/order'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		order: await floorOrderView(context.get(serviceContext), params.orderId),
		scanned: {
			jobId: url.searchParams.get('scanned'),
			again: url.searchParams.has('again'),
			once: randomUUID(),
		},
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

/** Runs the action. @returns the address to redirect to */
async function done(
	context: Route.ActionArgs['context'],
	orderId: string,
	input: OrderForm,
): Promise<string> {
	const services = context.get(serviceContext)
	const dependencies = { orders: context.get(ordersContext), sealHolds: context.get(sealCheck) }
	const home = floorOrderUrl(orderId)
	switch (input.intent) {
		case 'all': {
			const { moved } = await moveWholeOrder(services, dependencies, { orderId, move: input.move })
			return withDone(home, input.move, moved)
		}
		case 'scan': {
			const { jobId, again } = await scanIntoBag(services, dependencies, {
				orderId,
				typed: input.code,
				...(input.once && { once: input.once }),
			})
			return scanUrl(orderId, `?scanned=${jobId}${again ? '&again=1' : ''}`)
		}
		case 'ship':
			await shipOrder(services, dependencies, { orderId, shipment: input })
			return withDone(home, 'shipped')
		case 'ship_part':
			await shipOrder(services, dependencies, { orderId, shipment: input, part: partIn(input) })
			return withDone(home, 'part-shipped')
		case 'deliver':
			await markDelivered(services, dependencies, orderId)
			return withDone(home, 'delivered')
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = OrderForm.safeParse(await fieldsOf(request))
	if (!form.success) throw data(null, { status: 400 })
	const sent = form.data
	const answered = await answer(notDone[sent.intent], () => done(context, params.orderId, sent))
	if (answered.ok) return redirect(answered.result, 303)
	const parcel = sent.intent === 'ship' || sent.intent === 'ship_part' ? sent : null
	const typed = sent.intent === 'scan' ? sent.code : ''
	const part = sent.intent === 'ship_part' ? partIn(sent) : []
	const { title, detail } = answered.toast
	const refused = { intent: sent.intent, typed, parcel, part, title, message: detail }
	return noStoreData({ refused }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: loaderData ? `Order #${loaderData.order.reference} on the floor` : 'Order on the floor',
		description: 'Bags, papers and shipping of one order.',
		path: loaderData ? floorOrderUrl(loaderData.order.id) : '/production',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function ProductionOrder({ loaderData, actionData }: Route.ComponentProps) {
	const { order, scanned, toasts } = loaderData
	const refused = actionData?.refused ?? null
	return (
		<>
			<FloorOrderPage order={order} scanned={scanned} refused={refused} />
			<ToastRegion toasts={refused ? [refusedToast(refused.title, refused.message)] : toasts} />
		</>
	)
}
