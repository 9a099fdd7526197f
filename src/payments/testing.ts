// A sandbox and a desk for tests: events wait in a list until they are delivered, and time stands where it is put.
import { pino } from 'pino'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { testDesk, type TestDesk } from '#orders/testing.ts'
import type { PaymentDesk } from './desk.server.ts'
import { openProvider } from './provider.server.ts'
import { openSandbox, type Sandbox } from './sandbox/open.server.ts'
import type { Turn } from './sandbox/parts.server.ts'
import { closePagesOf } from './service/reconcile.server.ts'
import { believedEvent, handleEvent } from './service/events.server.ts'
import { sendRefund } from './service/refunds.server.ts'

export const testSecret = 'whsec_tests_only'
export const shopUrl = 'https://shop.test'

export type TestTill = {
	desk: PaymentDesk
	orders: TestDesk
	sandbox: Sandbox
	/** Ids of events that wait to be delivered, and turns that wait for their time. */
	events: string[]
	turns: Turn[]
	/** Ids of refunds that wait to be sent, and of orders whose pages are to be closed. */
	refunds: string[]
	closings: string[]
	clock: { now: () => Date; advance: (ms: number) => void }
	/** The context as it is at the clock's time. */
	at: (context: ServiceContext) => ServiceContext
	/** Signed bodies as they came to the webhook. */
	heard: { body: string; signature: string }[]
	/** Requests to the provider fail while it is away. */
	network: { isDown: boolean }
	/** Delivers what waits, and sends refunds and closes pages that are due, until nothing is left. */
	settle: () => Promise<void>
}

type Lists = Pick<TestTill, 'events' | 'turns' | 'refunds' | 'closings'>

/** Works the lists off as the queue would. */
async function workOff(lists: Lists, till: () => TestTill, context: ServiceContext): Promise<void> {
	const { desk, sandbox, at } = till()
	while (Object.values(lists).some((list) => list.length > 0)) {
		for (const id of lists.refunds.splice(0)) await sendRefund(at(context), desk, id)
		for (const id of lists.closings.splice(0)) await closePagesOf(at(context), desk, id)
		for (const turn of lists.turns.splice(0)) await sandbox.turn(at(context), turn)
		for (const id of lists.events.splice(0)) await sandbox.deliver(at(context), id)
	}
}

/** @param db a pool of the test's database */
export function openTestTill(context: ServiceContext & { db: Connection }): TestTill {
	const lists: Lists = { events: [], turns: [], refunds: [], closings: [] }
	let now = context.now.getTime()
	// Each look is a little later than the one before, so that what happened has an order.
	const clock = { now: () => new Date((now += 1)), advance: (ms: number) => void (now += ms) }
	const heard: TestTill['heard'] = []
	const network = { isDown: false }
	const at = (given: ServiceContext): ServiceContext => ({ ...given, now: clock.now() })
	const sandbox = openSandbox({
		db: context.db,
		log: pino({ level: 'silent' }),
		clock: clock.now,
		publicUrl: shopUrl,
		merchant: 'Fieldhouse',
		webhookSecret: testSecret,
		queueDelivery: async (_inner, id) => void lists.events.push(id),
		queueTurn: async (_inner, turn) => void lists.turns.push(turn),
		deliver: async (body, signature) => {
			heard.push({ body, signature })
			const event = await believedEvent(desk, { body, signature })
			if (!event) return 400
			await handleEvent(at(context), desk, event)
			return 200
		},
	})
	const orders = testDesk()
	const desk: PaymentDesk = {
		provider: openProvider({
			secretKey: null,
			webhookSecret: testSecret,
			sandbox: (request) =>
				network.isDown ? Promise.reject(new Error('Nobody answers')) : sandbox.fetch(request),
		}),
		orders,
		publicUrl: shopUrl,
		sessionMs: orders.holdMs.card,
		queueRefund: async (_inner, id) => void lists.refunds.push(id),
		queueClosing: async (_inner, id) => void lists.closings.push(id),
	}
	orders.onMoved.push(async (inner, { order, move }) => {
		if (move === 'cancel' || move === 'expire') await desk.queueClosing(inner, order.id)
	})
	const till: TestTill = {
		...lists,
		desk,
		orders,
		sandbox,
		clock,
		at,
		heard,
		network,
		settle: () => workOff(lists, () => till, context),
	}
	return till
}

/** The session that a payment page shows. */
export const sessionIdIn = ({ url }: { url: string }): string => url.split('/').at(-1) ?? ''
