// The payments module, as registered in the application: the provider or its sandbox, jobs and order subscribers.
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Erasure } from '#accounts/contract.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { noData, patient, recurring, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import type { OrderDependencies, OrderSubscriber } from '#orders/dependencies.server.ts'
import { withSpans } from '#telemetry/spans.server.ts'
import type { PaymentDependencies, PaymentQueues } from './dependencies.server.ts'
import type { PaymentSettings } from './settings.ts'
import { openSandboxProvider } from './providers/sandbox.server.ts'
import { paymentRoutes, receiveEvent, type PaymentRoutesParts } from './routes/http.server.ts'
import { openSandbox, type Sandbox } from './sandbox/open.server.ts'
import { Turn } from './sandbox/parts.server.ts'
import { closePagesOf, reconcile } from './service/reconcile.server.ts'
import { giveUpRefund, sendRefund } from './service/refunds.server.ts'
import { closeEndedOrder } from './service/split.server.ts'
import { openTaxRates } from './service/tax-rates.server.ts'

export type PaymentParts = {
	config: { payments: PaymentSettings; publicUrl: string; demo: boolean }
	database: Database
	jobs: Jobs
	mail: Pick<OrderDependencies, 'sendMail' | 'sender'>
	/** Subscribers of order events, of all modules. */
	subscribers: Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>
	/** A secret of the shop for a purpose, the same in every process. */
	secretFor: (purpose: string) => string
	log: Logger
}

export type Payments = {
	dependencies: PaymentDependencies
	/** Null with a real provider, which hosts the payment page. */
	sandbox: Sandbox | null
	/** The two endpoints of payments. */
	routes: (authenticate: PaymentRoutesParts['authenticate']) => Hono
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

export const paymentQueues = (jobs: Pick<Jobs, 'send' | 'sendMany'>): PaymentQueues => ({
	queueRefunds: (inner, refundIds) =>
		jobs.sendMany(
			inner,
			refunding,
			refundIds.map((refundId) => ({ data: { refundId }, id: refundId })),
		),
	queueClosing: (inner, orderId) => jobs.send(inner, closing, { data: { orderId } }),
})

type Receive = (request: Request) => Promise<Response>

/** @param receive the shop's own webhook */
function openSandboxOf({ config, database, jobs, log, secretFor }: PaymentParts, receive: Receive) {
	const webhookSecret = `whsec_${secretFor('payments.sandbox')}`
	const sandbox: Sandbox = openSandbox({
		db: database.db,
		log,
		publicUrl: config.publicUrl,
		webhookSecret,
		queueDelivery: (inner, eventId) => jobs.send(inner, delivering, { data: { eventId } }),
		queueTurn: (inner, turn, startAfter) => jobs.send(inner, turning, { data: turn, startAfter }),
		deliver: async (body, signature) => {
			const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
			const url = `${config.publicUrl}${provider.webhookPath}`
			return (await receive(new Request(url, { method: 'POST', body, headers }))).status
		},
	})
	const provider = openSandboxProvider(sandbox.fetch, webhookSecret)
	const message = 'payments: no provider is set, so the payment sandbox answers and no money moves'
	if (config.demo) log.info(message)
	else log.warn(message)
	return { sandbox, provider }
}

/** The secret of links and addresses about orders. */
export const shareSecretOf = (secretFor: PaymentParts['secretFor']): string => secretFor('orders.shares')

/** What is asked of the provider over the network. */
const calls = [
	'acceptsKeys',
	'chargeTestCard',
	'openSession',
	'sessionById',
	'endSession',
	'hasRefused',
	'createRefund',
	'refundsOf',
] as const

/** Opens the configured provider or the sandbox. Its jobs are registered apart, by `paymentsModule.jobs`. */
export function openPayments(parts: PaymentParts): Payments {
	const { config, database, jobs, mail, subscribers, log, secretFor } = parts
	const { openProvider, holdMs } = config.payments
	const systemContext = (): ServiceContext => ({
		db: database.db,
		now: new Date(),
		actor: visitor,
		requestId: randomUUID(),
		log,
	})
	const opened = openProvider
		? { sandbox: null, provider: openProvider() }
		: openSandboxOf(parts, (request) => receiveEvent({ dependencies, systemContext }, request))
	const { sandbox } = opened
	const provider = withSpans(opened.provider, 'payment provider', calls)
	const dependencies: PaymentDependencies = {
		provider,
		taxRates: openTaxRates(provider.taxService),
		orders: { ...mail, ...subscribers, holdMs, shareSecret: shareSecretOf(secretFor) },
		publicUrl: config.publicUrl,
		sessionMs: holdMs.card,
		...paymentQueues(jobs),
	}
	return {
		dependencies,
		sandbox,
		routes: (authenticate) => paymentRoutes({ dependencies, systemContext, authenticate }),
	}
}

export const paymentsModule = {
	name: 'payments',
	subscribers: ({ payments }: { payments: PaymentQueues }): OrderSubscriber[] => [
		{ on: 'order.moved', position: 5, handle: closeEndedOrder(payments) },
	],
	erases: [
		{
			position: 50,
			erase: async (inner, userId, { payments }) => payments.sandbox?.erasePerson(inner, userId),
		},
	] satisfies Erasure<{ payments: Payments }>[],
	jobs: (jobs: Pick<Jobs, 'schedule' | 'work'>, { payments }: { payments: Payments }): void => {
		const { dependencies, sandbox } = payments
		jobs.work(refunding, {
			run: (context, { refundId }) => sendRefund(context, dependencies, refundId),
			givenUp: (context, { refundId }) => giveUpRefund(context, refundId),
		})
		jobs.work(closing, { run: (context, { orderId }) => closePagesOf(context, dependencies, orderId) })
		jobs.schedule({ name: 'payments.reconcile', data: noData, ...recurring }, '* * * * *', {
			run: async (context) => {
				await sandbox?.sweep(context)
				await reconcile(context, dependencies)
			},
		})
		if (!sandbox) return
		jobs.work(delivering, { run: (context, { eventId }) => sandbox.deliver(context, eventId), parallel: 2 })
		jobs.work(turning, { run: sandbox.turn })
		const cleaningUp = {
			name: 'payments.sandbox-clean-up',
			formerNames: ['payments.sandbox-tidy'],
			data: noData,
			...recurring,
		}
		jobs.schedule(cleaningUp, '29 4 * * *', { run: sandbox.cleanUp })
	},
}
