// A sandbox and dependencies for tests: events wait in a list until they are delivered, and the test sets the clock.
import { pino } from 'pino'
import { Stripe } from 'stripe'
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { staffTasks } from '#orders/tables.ts'
import { payments } from '#payments/tables.ts'
import { referenceOf } from '#orders/rules/order.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
	type TestOrderDependencies,
} from './orders.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { openSandboxProvider, sandboxClient } from '#payments/providers/sandbox.server.ts'
import { openSandbox, type Sandbox } from '#payments/sandbox/open.server.ts'
import type { Turn } from '#payments/sandbox/parts.server.ts'
import { eventId } from '#payments/sandbox/objects.ts'
import type { Choice } from '#payments/sandbox/view.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { closePagesOf } from '#payments/service/reconcile.server.ts'
import { handleEvent } from '#payments/service/handle-event.server.ts'
import type { EventOutcome } from '#payments/states.ts'
import { sendRefund } from '#payments/service/refunds.server.ts'
import { openTaxRates } from '#payments/service/tax-rates.server.ts'
import { closeEndedOrder } from '#payments/service/split.server.ts'

export const testSecret = 'whsec_tests_only'
export const shopUrl = 'https://shop.test'

type Answer = (request: Request) => Promise<Response>

export type TestSelling = {
	dependencies: PaymentDependencies
	/** A client of the sandbox's API, for actions that only the provider can do. */
	stripe: Stripe
	orders: TestOrderDependencies
	sandbox: Sandbox
	/** Ids of undelivered events, and scheduled turns. */
	events: string[]
	turns: Turn[]
	/** Ids of unsent refunds, and of orders whose payment pages must be closed. */
	refunds: string[]
	closings: string[]
	clock: { now: () => Date; advance: (ms: number) => void }
	/** The context at the clock's time. */
	at: (context: ServiceContext) => ServiceContext
	/** Signed bodies received by the webhook. */
	received: { body: string; signature: string }[]
	/** Intercepts requests to the provider and its answers. */
	network: { through: (request: Request, answer: Answer) => Promise<Response> }
	/** Passes a body to the webhook. @returns the outcome; undefined when the signature was refused */
	receive: (body: string, signature: string) => Promise<EventOutcome | undefined>
	/** Delivers pending events, sends due refunds and closes due pages, until none is left. */
	settle: () => Promise<void>
}

type Lists = Pick<TestSelling, 'events' | 'turns' | 'refunds' | 'closings'>

/** Processes the lists as the queue would. */
async function workOff(lists: Lists, selling: () => TestSelling, context: ServiceContext): Promise<void> {
	const { dependencies, sandbox, at } = selling()
	while (Object.values(lists).some((list) => list.length > 0)) {
		for (const id of lists.refunds.splice(0)) await sendRefund(at(context), dependencies, id)
		for (const id of lists.closings.splice(0)) await closePagesOf(at(context), dependencies, id)
		for (const turn of lists.turns.splice(0)) await sandbox.turn(at(context), turn)
		for (const id of lists.events.splice(0)) await sandbox.deliver(at(context), id)
	}
}

/** @param db a pool of the test's database */
export function openTestSelling(context: ServiceContext & { db: Connection }): TestSelling {
	const lists: Lists = { events: [], turns: [], refunds: [], closings: [] }
	let now = context.now.getTime()
	// Each call returns a slightly later time, so that events have an order.
	const clock = { now: () => new Date((now += 1)), advance: (ms: number) => void (now += ms) }
	const received: TestSelling['received'] = []
	const network: TestSelling['network'] = { through: (request, answer) => answer(request) }
	const at = (given: ServiceContext): ServiceContext => ({ ...given, now: clock.now() })
	const sandbox = openSandbox({
		db: context.db,
		log: pino({ level: 'silent' }),
		clock: clock.now,
		publicUrl: shopUrl,
		webhookSecret: testSecret,
		queueDelivery: async (_inner, id) => void lists.events.push(id),
		queueTurn: async (_inner, turn) => void lists.turns.push(turn),
		deliver: async (body, signature) => ((await receive(body, signature)) ? 200 : 400),
	})
	const receive: TestSelling['receive'] = async (body, signature) => {
		received.push({ body, signature })
		const event = await dependencies.provider.readEvent({
			body,
			headers: new Headers({ 'Stripe-Signature': signature }),
		})
		return event && handleEvent(at(context), dependencies, event)
	}
	const answer: Answer = (request) => network.through(request, sandbox.fetch)
	const orders = testOrderDependencies()
	const dependencies: PaymentDependencies = {
		provider: openSandboxProvider(answer, testSecret),
		taxRates: openTaxRates(null),
		orders,
		publicUrl: shopUrl,
		sessionMs: orders.holdMs.card,
		queueRefunds: async (_inner, ids) => void lists.refunds.push(...ids),
		queueClosing: async (_inner, id) => void lists.closings.push(id),
	}
	orders.onMoved.push(closeEndedOrder(dependencies))
	const selling: TestSelling = {
		...lists,
		dependencies,
		stripe: sandboxClient(answer),
		orders,
		sandbox,
		clock,
		at,
		received,
		network,
		receive,
		settle: () => workOff(lists, () => selling, context),
	}
	return selling
}

/** The session id in the URL of a payment page. */
export const sessionIdIn = ({ url }: { url: string }): string => url.split('/').at(-1) ?? ''

/** Fails as an unreachable provider does. */
export const noAnswer = (): Promise<Response> => Promise.reject(new Error('No answer'))

export type EventFacts = {
	type: string
	object: object
	/** Fields of the event itself. */
	change?: object
}

/** An event as the provider would send it. @param sign time of the signature in seconds, and its secret */
export function signedEvent(
	{ type, object, change = {} }: EventFacts,
	sign: { timestamp?: number; secret?: string } = {},
): { body: string; signature: string } {
	const event = {
		id: eventId(),
		object: 'event',
		api_version: Stripe.API_VERSION,
		created: 1_795_000_000,
		data: { object },
		livemode: false,
		pending_webhooks: 1,
		request: null,
		type,
		...change,
	}
	const payload = JSON.stringify(event)
	const secret = sign.secret ?? testSecret
	const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...sign })
	return { body: payload, signature }
}

const mailWords = ['received', 'is paid', 'cancelled', 'did not go through', 'goes back']

export type Buying = Awaited<ReturnType<typeof openBuying>>

/** A new person with an unpaid order of three units out of ten. */
export async function openOrder(selling: TestSelling, context: ServiceContext) {
	const buyer = await newBuyer(selling.at(context))
	const variantId = await newVariant(context, { stock: 10 })
	const order = await newOrder(buyer, selling.orders, { lines: [wanted(variantId, 3)] })
	const request = {
		orderId: order.id,
		successUrl: `${shopUrl}/account?payment=success&order=${order.id}`,
		cancelUrl: `${shopUrl}/checkout?payment=cancelled`,
	}
	return { buyer, variantId, order, request }
}

/** A new person with such an order, at its payment page. */
export async function openBuying(selling: TestSelling, context: ServiceContext) {
	const { buyer, variantId, order, request } = await openOrder(selling, context)
	const page = await createCheckout(selling.at(buyer), selling.dependencies, request)
	const sessionId = sessionIdIn(page)
	const session = () => selling.stripe.checkout.sessions.retrieve(sessionId)
	return {
		buyer,
		order,
		variantId,
		request,
		sessionId,
		press: (choice: Choice) => selling.sandbox.press(selling.at(context), { id: sessionId, choice }),
		session,
		/** The provider's id of the payment, after the first attempt to pay. */
		intentId: async () => (await selling.dependencies.provider.sessionById(sessionId)).paymentIntentId ?? '',
		/** Distinguishing words of the mails about this order. */
		mails: () =>
			selling.orders.mails
				.map(({ subject }) => subject)
				.filter((subject) => subject.includes(referenceOf(order.id)))
				.map((subject) => mailWords.find((word) => subject.includes(word)) ?? subject),
	}
}

/** Kinds of the tasks that the staff got for an order. */
export const tasksOf = async ({ db }: ServiceContext, orderId: string): Promise<string[]> =>
	(
		await db
			.select({ kind: staffTasks.kind })
			.from(staffTasks)
			.where(eq(staffTasks.orderId, orderId))
			.orderBy(staffTasks.createdAt)
	).map(({ kind }) => kind)

/** States of an order's payments, oldest first. */
export const paymentStatesOf = async ({ db }: ServiceContext, orderId: string): Promise<string[]> =>
	(
		await db
			.select({ state: payments.state })
			.from(payments)
			.where(eq(payments.orderId, orderId))
			.orderBy(payments.createdAt)
	).map(({ state }) => state)
