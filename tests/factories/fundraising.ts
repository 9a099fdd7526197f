// Portals that raise funds and the orders placed in them, for tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { fundraisingEntries } from '#fundraising/tables.ts'
import { organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { currentTerms, pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import type { Mail } from '#mail/templates/content.ts'
import type { OrderMove } from '#orders/states.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { orderOf, testOrderDependencies, type TestOrderDependencies } from './orders.ts'
import type { PayoutDependencies } from '#fundraising/service/payouts.server.ts'
import type { FundraiserForm } from '#fundraising/rules/fundraiser-form.ts'
import { fundraiserSettings, saveFundraiser } from '#fundraising/service/fundraiser.server.ts'
import { asCents } from '#kit/money.ts'
import { followOrder, followRefund } from '#production/service/jobs.server.ts'
import { openTestSelling, type TestSelling } from './payments.ts'
import { settleMoved, settleRefunded } from '#fundraising/service/settle.server.ts'

/** Order dependencies that record transitions and refunds in the ledger. */
export function ledgerDependencies(): TestOrderDependencies {
	const dependencies = testOrderDependencies()
	dependencies.onMoved.push(settleMoved)
	dependencies.onRefunded.push(settleRefunded)
	return dependencies
}

export type TestPayoutDependencies = PayoutDependencies & { mails: Mail[] }

/** Records the mails to coaches instead of sending them. */
export function payoutDependencies(): TestPayoutDependencies {
	const mails: Mail[] = []
	return {
		mails,
		sendMails: async (_inner, sent) => void mails.push(...sent),
		sender: { publicUrl: 'http://shop.test' },
	}
}

export type TestPortal = { id: string; teamId: string; organizationId: string; fundraisingBp: number }

/** A new school with one team and its portal, managed by the coach. */
export async function newPortal(
	{ db, now }: ServiceContext,
	{
		coachId,
		marginBp = 1_000,
		goalCents = 100_000,
	}: { coachId?: string; marginBp?: number; goalCents?: number },
): Promise<TestPortal> {
	const [organizationId, teamId] = [randomUUID(), randomUUID()]
	const id = `portal-${organizationId.slice(0, 8)}`
	await db.insert(organizations).values({ id: organizationId, name: 'Mill Creek Schools', createdAt: now })
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name: 'Mill Creek Owls',
		school: 'Mill Creek High School',
		sport: 'soccer',
		season: 'Fall 2026',
		createdAt: now,
	})
	await db.insert(teamPortals).values({
		id,
		teamId,
		status: 'open',
		fundraisingMarginBp: marginBp,
		fundraisingGoalCents: goalCents,
		timeZone: 'America/New_York',
		createdAt: now,
		updatedAt: now,
	})
	if (coachId !== undefined)
		await db.insert(portalPeople).values({ portalId: id, userId: coachId, role: 'coach', createdAt: now })
	return { id, teamId, organizationId, fundraisingBp: marginBp }
}

/** Places an order in the portal as a careful buyer sends it. */
export async function portalOrder(
	context: ServiceContext,
	dependencies: TestOrderDependencies,
	{ portal, lines, ...change }: Partial<PlaceRequest> & { portal: TestPortal; lines: readonly WantedLine[] },
) {
	const priced = (await pricedLines(context, lines, { portalId: portal.id })).lines
	const buying = { portal, delivery: change.delivery ?? { isTaxExempt: true, isFree: true } }
	const seenTotalCents = totalsOf(
		priced.filter((line) => line !== null),
		await currentTerms(context, buying),
	).totalCents
	const request = await orderOf(context, lines, { ...change, ...buying, seenTotalCents })
	return (await placeOrder(context, dependencies, request)).order
}

/** Applies the transitions one after the other. */
export const moveThrough = (
	context: ServiceContext,
	dependencies: TestOrderDependencies,
	{ id, moves }: { id: string; moves: readonly OrderMove[] },
) =>
	inTransaction(context, async (inner) => {
		for (const move of moves) {
			const order = await lockOrder(inner.db, id)
			if (order) await transitionOrder(inner, dependencies, { order, move })
		}
	})

export const entriesOf = ({ db }: ServiceContext, orderId: string) =>
	db
		.select()
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.orderId, orderId))
		.orderBy(fundraisingEntries.createdAt, fundraisingEntries.amountCents)

/** A shop whose orders have every subscriber that could make, ship or book something. */
export function openGivingShop(context: ServiceContext & { db: Connection }): TestSelling {
	const selling = openTestSelling(context)
	selling.orders.onMoved.push(followOrder, settleMoved)
	selling.orders.onRefunded.push(followRefund, settleRefunded)
	return selling
}

/** The team's page, switched on. */
export async function openFundraiserOf(
	coach: ServiceContext,
	portalId: string,
	change: Partial<FundraiserForm> = {},
): Promise<string> {
	const form = {
		isOn: true,
		goal: asCents(250_000),
		story: 'New goals.',
		endsOn: null,
		...change,
	}
	await saveFundraiser(coach, { portalId, form })
	return (await fundraiserSettings(coach, portalId)).slug ?? ''
}
