// Approvals as pages show them: the list, in nine statements for any number of rows, and the page of one.
import { assertCan, can } from '#policies/policy.ts'
import { Refusal } from '#kit/errors.ts'
import { approvalPolicy } from '../policies.ts'
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { pageOf } from '#kit/pages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { printsOfLine } from '#orders/rules/printed.ts'
import { linePictureUrl, poDocumentUrl } from '#orders/urls.ts'
import { firstOrderLines, orderLinesOf } from '#orders/service/find.server.ts'
import { managedPortals, type PortalAccess } from '#portals/service/scope.server.ts'
import { reviewerName, threadsOf } from '../store/approvals.server.ts'
import {
	countApprovals,
	designsOn,
	listedApproval,
	listedApprovals,
	type ListedApproval,
} from '../store/list.server.ts'
import { approvalProofUrl } from '../urls.ts'
import type {
	Approvable,
	ApprovalPage,
	ApprovalsPage,
	ListView,
	PlayerView,
	ProofView,
	ThreadEntry,
} from '../views.ts'
import { proofInOrder } from '#designs/service/ordered.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { messages } from '../messages.ts'
import { differences } from '../rules/seal.ts'
import { mostAsks, shopDecidesFrom } from '#orders/rules/approvers.ts'
import { askedAbout, askedView } from '#orders/service/approvers.server.ts'
import { administratorsBySchool } from '#portals/service/schools.server.ts'
import { canAmendApproved, heldBackUntil } from '../rules/decisions.ts'
import { openToRead } from './open.server.ts'
import { stateOf } from './seal.server.ts'

/** Players per page: a full squad. */
const playersPerPage = 60

/** @throws Refusal not_found for users without access */
export async function approvalPage(
	context: ServiceContext,
	{ id, page: asked }: { id: string; page: number },
): Promise<ApprovalPage> {
	const { db, actor } = context
	const { approval, order, side } = await openToRead(context, id)
	const school = await schoolPartsOf(context, [order])
	const asks = school.asked.get(order.id) ?? []
	const row = await listedApproval(db, approval.id)
	if (!row) throw new Refusal('not_found', messages.notFound)
	const [lines, designs, thread, now] = [
		await orderLinesOf({ db }, order.id),
		await designsOn(db, [order.id]),
		await threadsOf(db, [approval.id]),
		await stateOf(context, order),
	]
	const { page, pages, offset } = pageOf(asked, lines.length, playersPerPage)
	const shown = lines.slice(offset, offset + playersPerPage)
	const { status, seal, sealed } = approval
	return {
		...approvableOf(row, { context, school, designs, thread }),
		shopFrom: shopDecidesFrom(asks),
		order: await orderView(context, order.id),
		players: shown.map(playerView),
		page,
		pages,
		seal: status === 'approved' ? seal : null,
		sealedBy: await reviewerName(db, approval.id),
		sealedAt: approval.updatedAt,
		changed: sealed ? differences(sealed, now, { withNames: true }) : [],
		can: {
			amend: side === 'requester' && status === 'changes_requested',
			amendApproved: canAmendApproved(actor, side) && order.status === 'approved',
			comment: status !== 'ended',
			ask:
				side === 'requester' &&
				status === 'pending' &&
				order.organizationId !== null &&
				!hasOther(order, school.administrators) &&
				asks.length < mostAsks,
		},
	}
}

/** The finished proof of one of the order's designs. @throws Refusal not_found, also for designs of other orders */
export async function approvalProof(
	context: ServiceContext,
	dependencies: Pick<ProofDependencies, 'store'>,
	{ id, designId, version }: { id: string; designId: string; version: number },
): Promise<Uint8Array> {
	const { order } = await openToRead(context, id)
	const lines = await orderLinesOf(context, order.id)
	if (!lines.some((line) => line.designId === designId && line.designVersion === version))
		throw new Refusal('not_found', messages.notFound)
	return proofInOrder(context, dependencies, { designId, version })
}

export const approvalsPerPage = 10
/** Pictures per order in the list; the order's own page shows all. */
const playersShown = 8

type Line = Pick<
	Awaited<ReturnType<typeof firstOrderLines>>[number],
	'orderId' | 'position' | 'designId' | 'snapshot' | 'customization' | 'qty'
>

/** One line with its picture, as printed for its player. */
export function playerView(line: Line): PlayerView {
	const { orderId, position, designId, snapshot, customization, qty } = line
	return {
		position,
		picture: designId === null ? snapshot.picture : linePictureUrl(orderId, position),
		made: `${snapshot.brand} ${snapshot.model}`,
		playerName: customization.player_name,
		playerNumber: customization.number,
		prints: printsOfLine(line),
		size: customization.size,
		quantity: qty,
	}
}

type Design = Awaited<ReturnType<typeof designsOn>>[number]

export const proofView = (approvalId: string, { designId, version, snapshot, state }: Design): ProofView => ({
	designId,
	version,
	made: `${snapshot.brand} ${snapshot.model}`,
	state,
	href: state === 'ready' ? approvalProofUrl(approvalId, designId, version) : null,
})

type Entry = Awaited<ReturnType<typeof threadsOf>>[number]

export function threadEntry(entry: Entry, viewerId: string | null): ThreadEntry {
	const { id, kind, userId, name, comment, createdAt } = entry
	const isOwn = userId !== null && userId === viewerId
	return { id, kind, who: isOwn ? 'You' : (name ?? 'Former member'), isOwn, comment, at: createdAt }
}

type SchoolParts = {
	administrators: Awaited<ReturnType<typeof administratorsBySchool>>
	asked: Awaited<ReturnType<typeof askedAbout>>
}

/** The administrators of these orders' schools, and who was asked: two statements. */
async function schoolPartsOf(
	context: ServiceContext,
	orders: readonly { id: string; organizationId: string | null }[],
): Promise<SchoolParts> {
	const [administrators, asked] = await Promise.all([
		administratorsBySchool(
			context,
			orders.flatMap(({ organizationId }) => organizationId ?? []),
		),
		askedAbout(
			context,
			orders.map(({ id }) => id),
		),
	])
	return { administrators, asked }
}

type Bought = { organizationId: string | null; userId: string | null }

const hasOther = (
	{ organizationId, userId }: Bought,
	administrators: SchoolParts['administrators'],
): boolean => (administrators.get(organizationId ?? '') ?? []).some((id) => id !== userId)

type Parts = {
	context: Pick<ServiceContext, 'actor' | 'now'>
	school: SchoolParts
	designs: Design[]
	thread: Entry[]
}

/** Fields that the list and the page of one approval share. */
function approvableOf(
	row: ListedApproval,
	{ context: { actor, now }, school, designs, thread }: Parts,
): Approvable {
	const viewerId = actor.userId
	const isOwn = row.userId !== null && row.userId === viewerId
	const asks = school.asked.get(row.orderId) ?? []
	const { id, orderId, status, round, askedAt, totalCents, playerCount, pricing, waitsUntil } = row
	return {
		id,
		orderId,
		reference: referenceOf(orderId),
		status,
		round,
		side: isOwn ? 'requester' : 'decider',
		isShop: !isOwn && can(actor, approvalPolicy, 'decideAny'),
		hasAdministrator: hasOther(row, school.administrators),
		asked: askedView(asks, { isOwn }),
		heldBack: isOwn ? null : heldBackUntil(actor, shopDecidesFrom(asks), now),
		team: row.team === null ? '' : `${row.team}, ${row.season}`,
		school: row.school ?? '',
		poNumber: row.poNumber ?? '',
		poDocumentHref: row.poDocumentKey === null ? null : poDocumentUrl(orderId),
		totalCents,
		playerCount,
		pricing,
		buyer: row.buyerName || row.contactEmail || 'Account deleted',
		askedAt,
		waitsUntil,
		proofs: designs.map((design) => proofView(id, design)),
		thread: thread.map((entry) => threadEntry(entry, viewerId)),
	}
}

/** Loads the data of all cards of a page besides their rows. */
async function partsOf({ db }: Pick<ServiceContext, 'db'>, rows: readonly ListedApproval[]) {
	if (rows.length === 0) return { lines: new Map(), designs: new Map(), threads: new Map() }
	const orderIds = rows.map(({ orderId }) => orderId)
	const [lines, designs, threads] = await Promise.all([
		firstOrderLines({ db }, orderIds, playersShown),
		designsOn(db, orderIds),
		threadsOf(
			db,
			rows.map(({ id }) => id),
		),
	])
	return {
		lines: Map.groupBy(lines, ({ orderId }) => orderId),
		designs: Map.groupBy(designs, ({ orderId }) => orderId),
		threads: Map.groupBy(threads, ({ approvalId }) => approvalId),
	}
}

/** Where the person answers for orders. */
const placesOf = (managed: readonly PortalAccess[]) => ({
	portalIds: managed.map(({ portal }) => portal.id),
	organizationIds: [
		...new Set(managed.flatMap(({ as, portal }) => (as === 'school_admin' ? [portal.organizationId] : []))),
	],
})

/**
 * Approvals of the actor's portals and of their own orders, newest first; csr and admin see all. A page number beyond
 * the end gives the last page.
 * @throws Refusal forbidden
 */
export async function approvalsPage(context: ServiceContext, view: ListView): Promise<ApprovalsPage> {
	const { db, actor } = context
	assertCan(context, approvalPolicy, 'read')
	const isStaff = can(actor, approvalPolicy, 'decideAny')
	const managed = managedPortals(context)
	const scope = {
		userId: actor.userId,
		places: isStaff ? null : placesOf(await managed),
		portalId: view.portalId,
	}
	const [portals, counts] = await Promise.all([managed, countApprovals(db, scope, context.now)])
	const { page, pages, offset } = pageOf(view.page, counts[view.state], approvalsPerPage)
	const rows = await listedApprovals(db, scope, { state: view.state, offset, limit: approvalsPerPage })
	if (isStaff)
		await recordView(context, {
			event: 'approvals.listed',
			subject: view.portalId ?? 'all',
			portalId: view.portalId,
		})
	const [{ lines, designs, threads }, school] = await Promise.all([
		partsOf(context, rows),
		schoolPartsOf(
			context,
			rows.map(({ orderId: id, organizationId }) => ({ id, organizationId })),
		),
	])
	return {
		view: { ...view, page },
		cards: rows.map((row) => {
			const own = lines.get(row.orderId) ?? []
			return {
				...approvableOf(row, {
					context,
					school,
					designs: designs.get(row.orderId) ?? [],
					thread: threads.get(row.id) ?? [],
				}),
				players: own.map(playerView),
				lines: own[0]?.lines ?? 0,
			}
		}),
		counts,
		pages,
		portals: portals.map(({ portal }) => ({
			id: portal.id,
			name: `${portal.teamName}, ${portal.season}`,
		})),
	}
}
