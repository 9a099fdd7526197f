// Two schools with people, orders, approvals and jobs, and their dependencies, for the matrix of operations.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { approve } from '#approvals/service/decide.server.ts'
import { askForApproval, keepApproval } from '#approvals/service/handle-order-events.server.ts'
import { newPurchase, type TestPerson, type TestSchool } from '../factories/approvals.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { portalItems, portalPeople, teamPortalRequests, teamPortals, teams } from '#portals/tables.ts'
import { designs } from '#designs/tables.ts'
import { fundraisingEntries } from '#fundraising/tables.ts'
import { jobs } from '#production/tables.ts'
import { roster } from '#rosters/tables.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { Role } from '#kit/roles.ts'
import { teamLines } from '../factories/orders/team.ts'
import { openTestSelling, type TestSelling } from '../factories/payments.ts'
import { demoOtherPortalId, demoPortalId } from '#portals/seeds/seed.server.ts'
import { followOrder } from '#production/service/jobs.server.ts'

/** Objects of one school on which operations are tried. */
export type Target = {
	portalId: string
	rosterId: string
	itemId: string
	/** Awaits approval; placed by `buyerId`. */
	orderId: string
	approvalId: string
	/** Approved, with jobs. */
	madeOrderId: string
	jobId: string
	requestId: string
	personId: string
	/** Recorded in the ledger of the portal. */
	payoutId: string
}

export type BackOffice = {
	selling: TestSelling
	approvals: ApprovalDependencies
	store: ObjectStore
	/** A person of the demo, or a visitor. */
	as: (who: Role | 'visitor') => ServiceContext
	targets: {
		team: Target
		other: Target
		missing: Target
		/** This person's own order, in the portal of the demo. */
		own: (who: Role | 'visitor') => Target
	}
}

const emptyStore: ObjectStore = {
	bucket: null,
	put: () => Promise.resolve(),
	get: () => Promise.resolve(undefined),
	delete: () => Promise.resolve(),
	list: () => Promise.resolve([]),
}

async function coachOf(context: ServiceContext, { portalId }: TestSchool): Promise<TestPerson> {
	const userId = randomUUID()
	const { db, now: createdAt } = context
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test`, fullName: 'Pat Kim' })
	await db.insert(userRoles).values({ userId, role: 'coach' })
	await db.insert(portalPeople).values({ portalId, userId, role: 'coach', createdAt })
	return { ...context, userId, actor: { userId, roles: ['coach'], portalIds: [portalId] } }
}

async function schoolOf({ db }: ServiceContext, portalId: string): Promise<TestSchool & { teamId: string }> {
	const [row] = await db
		.select({ teamId: teams.id, organizationId: teams.organizationId })
		.from(teams)
		.innerJoin(teamPortals, eq(teamPortals.teamId, teams.id))
		.where(eq(teamPortals.id, portalId))
	if (!row) throw new Error('The demo lacks this portal')
	return { portalId, ...row }
}

type Parts = Pick<BackOffice, 'approvals' | 'as'> & { context: ServiceContext }

async function payoutIn({ db, now }: ServiceContext, portalId: string): Promise<string> {
	const id = randomUUID()
	await db
		.insert(fundraisingEntries)
		.values({ id, portalId, kind: 'payout', amountCents: -1, note: 'Check 12', createdAt: now })
	return id
}

async function targetIn({ context, approvals, as }: Parts, portalId: string): Promise<Target> {
	const { db, now } = context
	const school = await schoolOf(context, portalId)
	const coach = await coachOf(context, school)
	const lines = await teamLines(coach, 2)
	const waiting = await newPurchase(coach, approvals, { school, lines })
	const made = await newPurchase(coach, approvals, { school, lines: lines.slice(0, 1) })
	await approve(as('csr'), approvals, made.approvalId)
	const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.orderId, made.order.id))
	const [player] = await db.select({ id: roster.id }).from(roster).where(eq(roster.teamId, school.teamId))
	const [itemId, requestId] = [randomUUID(), randomUUID()]
	const designId = lines[0]?.design?.id ?? ''
	const [design] = await db
		.select({ productId: designs.productId })
		.from(designs)
		.where(eq(designs.id, designId))
	if (!design) throw new Error('The order has no design')
	const worn = { designId, designVersion: 1, productId: design.productId }
	await db.insert(portalItems).values({ id: itemId, portalId, ...worn, position: 90, required: false })
	await db.insert(teamPortalRequests).values({
		id: requestId,
		organizationName: 'Lakewood',
		contactName: 'Pat Kim',
		contactEmail: 'pat@example.test',
		sport: 'football',
		createdAt: now,
	})
	return {
		portalId,
		rosterId: player?.id ?? '',
		itemId,
		orderId: waiting.order.id,
		approvalId: waiting.approvalId,
		madeOrderId: made.order.id,
		jobId: job?.id ?? '',
		requestId,
		personId: coach.userId,
		payoutId: await payoutIn(context, portalId),
	}
}

const nowhere: Target = {
	portalId: 'no-such-portal',
	rosterId: randomUUID(),
	itemId: randomUUID(),
	orderId: randomUUID(),
	approvalId: randomUUID(),
	madeOrderId: randomUUID(),
	jobId: randomUUID(),
	requestId: randomUUID(),
	personId: randomUUID(),
	payoutId: randomUUID(),
}

/** Roles that may place purchase orders. */
export const ownBuyers = ['admin', 'csr', 'school_admin', 'coach'] as const satisfies Role[]

/** Opens everything on a copy of the demo's database. */
export async function openBackOffice(context: ServiceContext): Promise<BackOffice> {
	const selling = openTestSelling(context)
	const approvals: ApprovalDependencies = {
		orders: selling.orders,
		supportTo: 'support@shop.test',
		orderProof: () => Promise.resolve(),
	}
	selling.orders.onPlaced.push(askForApproval({ ...selling.orders, ...approvals }))
	selling.orders.onMoved.push(keepApproval, followOrder)
	const as: BackOffice['as'] = (who) =>
		who === 'visitor' ? context : { ...context, actor: { userId: demoAccountId(who), roles: [who] } }
	const parts = { context, approvals, as }
	const team = await targetIn(parts, demoPortalId)
	const other = await targetIn(parts, demoOtherPortalId)
	const school = await schoolOf(context, demoPortalId)
	const own = new Map<string, Target>()
	for (const role of ownBuyers) {
		const buyer = { ...as(role), userId: demoAccountId(role) }
		const { order, approvalId } = await newPurchase(buyer, approvals, { school })
		own.set(role, { ...team, orderId: order.id, approvalId })
	}
	return {
		selling,
		approvals,
		store: emptyStore,
		as,
		targets: { team, other, missing: nowhere, own: (who) => own.get(who) ?? nowhere },
	}
}
