// Payments with their queue: from the payment page to the paid order through signed events alone, as in production.
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { sandboxObjects } from '#payments/tables.ts'
import { openJobs } from '#jobs/service.server.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { newBuyer, newOrder, newVariant, statusOf, wanted } from '../../tests/factories/orders.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { requestRefund } from '#payments/service/refunds.server.ts'
import { readConfig } from '#app/config.ts'
import { closeEndedOrder } from './service/split.server.ts'
import { openPayments, paymentQueues, paymentsModule } from './module.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const now = () => ({ ...context, now: new Date() })

async function openShop(environment: Record<string, string> = {}) {
	const lines: string[] = []
	const log = Object.assign(Object.create(context.log) as typeof context.log, {
		info: (...shown: unknown[]) => void lines.push(shown.map(String).join(' ')),
	})
	const jobs = openJobs({ database, log: context.log })
	const payments = openPayments({
		config: readConfig({ PUBLIC_URL: 'http://shop.test', DEMO: 'on', ...environment }),
		database,
		jobs,
		mail: {
			sendMail: async () => {},
			sender: { publicUrl: 'http://shop.test' },
		},
		subscribers: {
			onPlaced: [],
			onMoved: [closeEndedOrder(paymentQueues(jobs))],
			onRefunded: [],
		},
		secretFor: (purpose) => `secret for ${purpose}`.replaceAll(' ', '-'),
		log,
	})
	paymentsModule.jobs(jobs, { payments })
	await jobs.start()
	onTestFinished(() => jobs.stop())
	return { payments, lines }
}

test('paying, refunding and cancelling go their whole way through the queue', async () => {
	const { payments, lines } = await openShop()
	expect(lines.join()).toContain('no money moves')
	const buyer = await newBuyer(now())
	const variantId = await newVariant(context)
	const openPage = async () => {
		const order = await newOrder({ ...buyer, now: new Date() }, payments.dependencies.orders, {
			lines: [wanted(variantId)],
		})
		const { url } = await createCheckout({ ...buyer, now: new Date() }, payments.dependencies, {
			orderId: order.id,
			successUrl: 'http://shop.test/account',
			cancelUrl: 'http://shop.test/checkout',
		})
		return { order, id: url.split('/').at(-1) ?? '' }
	}
	const [paid, left] = [await openPage(), await openPage()]
	await payments.sandbox?.press(now(), { id: paid.id, choice: 'bank' })
	await cancelOrder({ ...buyer, now: new Date() }, payments.dependencies.orders, {
		orderId: left.order.id,
		why: '',
	})
	const becomes = async (orderId: string, status: string) => {
		await expect.poll(() => statusOf(context, orderId), { timeout: 30_000 }).toBe(status)
	}
	await becomes(paid.order.id, 'paid')
	const stateOf = async (id: string) =>
		(
			await context.db
				.select({ data: sandboxObjects.data })
				.from(sandboxObjects)
				.where(eq(sandboxObjects.id, id))
		)[0]?.data['status']
	await expect.poll(() => stateOf(left.id), { timeout: 30_000 }).toBe('expired')
	const csr = await newBuyer(now(), ['csr'])
	await requestRefund({ ...csr, now: new Date() }, payments.dependencies, {
		orderId: paid.order.id,
		what: 'whole',
		reason: 'Too small',
	})
	await becomes(paid.order.id, 'refunded')
})

test('with keys there is no sandbox, no line about it, and the key says whether money is live', async () => {
	const { payments, lines } = await openShop({
		STRIPE_SECRET_KEY: 'rk_live_abc',
		STRIPE_WEBHOOK_SECRET: 'whsec_abc',
	})
	expect(payments.sandbox).toBeNull()
	expect(payments.dependencies.provider).toMatchObject({
		isLive: true,
		isSandbox: false,
	})
	expect(lines.join()).not.toContain('sandbox')
})
