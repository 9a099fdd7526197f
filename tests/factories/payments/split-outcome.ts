// The visible outcome of a team's order after its families have paid, for tests.
import { eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { payments, refunds } from '#payments/tables.ts'
import { historyOf, stockOf } from '../orders.ts'
import type { Team } from './split.ts'
import type { TestSelling } from '../payments.ts'

/** Finds the inconsistencies of all orders at an instant. */
type Examine = (now: Date) => Promise<{ orderId: string | null; what: string }[]>

export function seenOf(selling: TestSelling, context: ServiceContext, examine: Examine) {
	const { db } = context
	const paymentsOf = (orderId: string) =>
		db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt)
	const backOf = async (orderId: string) =>
		(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(
			({ amountCents, state }) => [amountCents, state] as const,
		)
	const mailsTo = (address: string) =>
		selling.orders.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
	/** Payments minus refunds, in cents. */
	const kept = async ({ order }: Team): Promise<number> => {
		const came = (await paymentsOf(order.id)).filter(({ state }) => state === 'paid')
		const back = (await backOf(order.id)).reduce((sum, [cents]) => sum + cents, 0)
		return came.reduce((sum, { amountCents }) => sum + amountCents, 0) - back
	}
	/** The doctor's findings. */
	const findings = async ({ order }: Team) =>
		(await examine(selling.clock.now())).filter(({ orderId }) => orderId === order.id).map(({ what }) => what)
	const outcome = async (one: Team) => ({
		history: await historyOf(context, one.order.id),
		kept: await kept(one),
		stock: (await stockOf(context, one.variantId))?.stock,
		paidMails: mailsTo(one.order.contactEmail).filter((subject) => subject.includes('is paid')).length,
		findings: await findings(one),
	})
	return { paymentsOf, backOf, mailsTo, kept, findings, outcome }
}

/** The outcome of an order that was paid exactly once, by any payer. */
export const paidOnce = ({ order }: Team) => ({
	history: ['placed', 'pay'],
	kept: order.totalCents,
	stock: 100 - order.pricing.units,
	paidMails: 1,
	findings: [],
})
