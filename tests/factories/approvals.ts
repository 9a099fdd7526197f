// Schools with people and pending purchase orders, for tests of approvals.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { approvalComments, approvals } from '#approvals/tables.ts'
import { orders } from '#orders/tables.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import type { ProofOrder } from '#designs/dependencies.server.ts'
import type { Role } from '#kit/roles.ts'
import { currentTerms, pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { teamLines } from './orders/team.ts'
import { newBuyer, newOrder, testOrderDependencies, type TestOrderDependencies } from './orders.ts'
import type { WantedLine } from '#orders/schemas.ts'
import type { PlaceRequest } from '#orders/service/place.server.ts'
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { askForApproval, keepApproval } from '#approvals/service/handle-order-events.server.ts'

export type TestApprovalDependencies = ApprovalDependencies & {
	orders: TestOrderDependencies
	proofs: ProofOrder[]
}

/** Dependencies with only this module's order subscribers; mails, transitions and proof orders are recorded. */
export function testApprovalDependencies(): TestApprovalDependencies {
	const proofs: ProofOrder[] = []
	const orderDependencies = testOrderDependencies()
	const orderProof = async (_inner: ServiceContext, order: ProofOrder) => void proofs.push(order)
	const supportTo = 'desk@fieldhouse.test'
	orderDependencies.onPlaced.push(askForApproval({ ...orderDependencies, supportTo, orderProof }))
	orderDependencies.onMoved.push(keepApproval)
	return { orders: orderDependencies, supportTo, orderProof, proofs }
}

export type TestPerson = Awaited<ReturnType<typeof newBuyer>>
export type TestSchool = { organizationId: string; portalId: string }

/** A school with one team and its portal. */
export async function newSchool({ db, now }: ServiceContext): Promise<TestSchool> {
	const [organizationId, teamId, portalId] = [randomUUID(), randomUUID(), `rams-${randomUUID().slice(0, 8)}`]
	await db.insert(organizations).values({ id: organizationId, name: 'Lakewood City Schools', createdAt: now })
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name: 'Lakewood Rams',
		school: 'Lakewood High School',
		sport: 'football',
		season: 'Fall 2026',
		createdAt: now,
	})
	const portal = { id: portalId, teamId, status: 'open', timeZone: 'America/New_York' } as const
	await db.insert(teamPortals).values({ ...portal, createdAt: now, updatedAt: now })
	return { organizationId, portalId }
}

/** A person with a role and a name, in a school or in none. */
export async function newPerson(
	context: ServiceContext,
	role: Role,
	school: TestSchool | null = null,
): Promise<TestPerson> {
	const person = await newBuyer(context, [role])
	const { db, now: createdAt } = context
	const { userId } = person
	await db
		.update(profiles)
		.set({ fullName: `A ${role}` })
		.where(eq(profiles.id, userId))
	await db.insert(userRoles).values({ userId, role })
	if (school && role === 'school_admin')
		await db.insert(organizationPeople).values({ organizationId: school.organizationId, userId, createdAt })
	if (school && (role === 'coach' || role === 'player'))
		await db.insert(portalPeople).values({ portalId: school.portalId, userId, role, createdAt })
	return person
}

/**
 * A purchase order as the bulk checkout places it: for the school, taxed, in its portal; `isSingle` as the single
 * checkout does, for the school without a portal.
 */
export async function newPurchase(
	buyer: TestPerson,
	dependencies: ApprovalDependencies,
	{
		school,
		lines,
		isSingle = false,
		...change
	}: { school: TestSchool | null; lines?: readonly WantedLine[]; isSingle?: boolean } & Partial<PlaceRequest>,
) {
	const ordered = lines ?? (await teamLines(buyer, 2))
	const portal = school &&
		!isSingle && {
			id: school.portalId,
			organizationId: school.organizationId,
			fundraisingBp: 0,
		}
	const delivery = { isTaxExempt: false, isFree: true }
	const priced = await pricedLines(buyer, ordered, { portalId: portal ? portal.id : null })
	const known = priced.lines.filter((line) => line !== null)
	const order = await newOrder(buyer, dependencies.orders, {
		lines: ordered,
		paymentMode: 'school_po',
		poNumber: `PO-${randomUUID().slice(0, 6)}`,
		portal: portal || null,
		organizationId: school?.organizationId ?? null,
		delivery,
		seenTotalCents: totalsOf(known, await currentTerms(buyer, { portal: portal || null, delivery }))
			.totalCents,
		...change,
	})
	return { order, lines: ordered, approvalId: (await approvalOf(buyer, order.id)).id }
}

export async function approvalOf({ db }: ServiceContext, orderId: string) {
	const [row] = await db.select().from(approvals).where(eq(approvals.orderId, orderId))
	if (!row) throw new Error('The order has no approval')
	return row
}

export const threadIn = ({ db }: ServiceContext, approvalId: string) =>
	db
		.select({ kind: approvalComments.kind, comment: approvalComments.comment })
		.from(approvalComments)
		.where(eq(approvalComments.approvalId, approvalId))
		.orderBy(approvalComments.createdAt)

export const orderNow = async ({ db }: ServiceContext, id: string) => {
	const [row] = await db.select().from(orders).where(eq(orders.id, id))
	if (!row) throw new Error('No such order')
	return row
}
