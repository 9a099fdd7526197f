// Wires orders and payments: the provider or its sandbox, their jobs and the two payment routes.
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { noData, patient, recurring, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { paymentRoutes, type PaymentDoor } from '#payments/routes/http.server.ts'
import { openSandboxProvider } from '#payments/providers/sandbox.server.ts'
import { openSandbox, type Sandbox } from '#payments/sandbox/open.server.ts'
import { Turn } from '#payments/sandbox/parts.server.ts'
import { closePagesOf, reconcile } from '#payments/service/reconcile.server.ts'
import { giveUpRefund, sendRefund } from '#payments/service/refunds.server.ts'
import { closeSplitPayments } from '#payments/service/split.server.ts'
import type { Background } from './background.ts'
import type { Config } from './config.ts'

export type SellingParts = {
	config: Pick<Config, 'payments' | 'publicUrl' | 'demo'>
	database: Database
	jobs: Jobs
	dependencies: Pick<Background['dependencies'], 'sendMail' | 'sender'>
	/** A secret of the shop for a purpose, the same in every process. */
	secretFor: (purpose: string) => string
	/** Modules that act in the transaction of an order event. */
	listeners: Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>
	log: Logger
}

export type Selling = {
	orderDependencies: OrderDependencies
	paymentDependencies: PaymentDependencies
	/** Null with a real provider, which hosts the payment page. */
	sandbox: Sandbox | null
	/** The two payment routes. @param who authenticates the request */
	routes: (who: PaymentDoor['who']) => Hono
}

const refunding: Queue<{ refundId: string }> = {
	name: 'payments.refund',
	data: z.object({ refundId: z.uuid() }),
	...patient,
}
const closing: Queue<{ orderId: string }> = {
	name: 'payments.close',
	data: z.object({ orderId: z.uuid() }),
	...patient,
}
const delivering: Queue<{ eventId: string }> = {
	name: 'payments.sandbox-deliver',
	data: z.object({ eventId: z.string() }),
	...patient,
}
const turning: Queue<Turn> = { name: 'payments.sandbox-turn', data: Turn, ...patient }

/** The name that buyers see on the sandbox's payment page. */
const merchant = 'Fieldhouse'

/** Transitions after which payment links are closed. */
const endings: ReadonlySet<string> = new Set(['cancel', 'expire'])

function openOwnSandbox(parts: SellingParts, hear: (request: Request) => Promise<Response>) {
	const { config, database, jobs, log } = parts
	const secret = sandboxSecret(parts)
	const sandbox: Sandbox = openSandbox({
		db: database.db,
		log,
		publicUrl: config.publicUrl,
		merchant,
		webhookSecret: secret,
		queueDelivery: (inner, eventId) => jobs.send(inner, delivering, { data: { eventId } }),
		queueTurn: (inner, turn, startAfter) => jobs.send(inner, turning, { data: turn, startAfter }),
		deliver: async (body, signature) => {
			const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
			return (
				await hear(
					new Request(`${config.publicUrl}${provider.webhookPath}`, { method: 'POST', body, headers }),
				)
			).status
		},
	})
	const provider = openSandboxProvider(sandbox.fetch, secret)
	jobs.work(delivering, { run: (context, { eventId }) => sandbox.deliver(context, eventId), parallel: 2 })
	jobs.work(turning, { run: sandbox.turn })
	jobs.schedule({ name: 'payments.sandbox-tidy', data: noData, ...recurring }, '29 4 * * *', {
		run: sandbox.tidy,
	})
	return { sandbox, provider }
}

const sandboxSecret = ({ secretFor }: SellingParts): string => `whsec_${secretFor('payments.sandbox')}`

function tellOfSandbox({ config, log }: SellingParts): void {
	const words = 'payments: no provider is set, so the payment sandbox answers and no money moves'
	if (config.demo) log.info(words)
	else log.warn(words)
}

/** Registers the jobs; nothing runs before the queue starts. */
export function openSelling(parts: SellingParts): Selling {
	const { config, database, jobs, dependencies, log, listeners, secretFor } = parts
	const { openProvider, holdMs } = config.payments
	const shop = (): ServiceContext => ({
		db: database.db,
		now: new Date(),
		actor: visitor,
		requestId: randomUUID(),
		log,
	})
	const routes: Selling['routes'] = (who) => paymentRoutes({ dependencies: paymentDependencies, who, shop })
	const nobody: PaymentDoor['who'] = () => Promise.resolve({ context: shop(), setCookies: [] })
	const { sandbox, provider } = openProvider
		? { sandbox: null, provider: openProvider() }
		: openOwnSandbox(parts, async (request) => routes(nobody).fetch(request))
	const orderDependencies: OrderDependencies = {
		sendMail: dependencies.sendMail,
		sender: dependencies.sender,
		holdMs,
		shareSecret: secretFor('orders.shares'),
		onMoved: [
			async (inner, { order, move }) => {
				if (endings.has(move) && order.paymentMode !== 'school_po')
					await closeSplitPayments(inner, paymentDependencies, order)
			},
			...listeners.onMoved,
		],
		onPlaced: listeners.onPlaced,
		onRefunded: listeners.onRefunded,
	}
	const paymentDependencies: PaymentDependencies = {
		provider,
		orders: orderDependencies,
		publicUrl: config.publicUrl,
		sessionMs: holdMs.card,
		queueRefunds: (inner, refundIds) =>
			jobs.sendMany(
				inner,
				refunding,
				refundIds.map((refundId) => ({ data: { refundId }, id: refundId })),
			),
		queueClosing: (inner, orderId) => jobs.send(inner, closing, { data: { orderId } }),
	}
	jobs.work(refunding, {
		run: (context, { refundId }) => sendRefund(context, paymentDependencies, refundId),
		givenUp: (context, { refundId }) => giveUpRefund(context, refundId),
	})
	jobs.work(closing, { run: (context, { orderId }) => closePagesOf(context, paymentDependencies, orderId) })
	jobs.schedule({ name: 'payments.reconcile', data: noData, ...recurring }, '* * * * *', {
		run: async (context) => {
			await sandbox?.sweep(context)
			await reconcile(context, paymentDependencies)
		},
	})
	if (sandbox) tellOfSandbox(parts)
	return { orderDependencies, paymentDependencies, sandbox, routes }
}
