// The dashboard of one portal, and the list of portals for csr and admin.
import type { ServiceContext } from '#database/context.server.ts'
import { fundraisingSums, fundraisingView } from '#fundraising/service/view.server.ts'
import { recordView } from '#accounts/service/audit.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import type { Role } from '#kit/roles.ts'
import { dayIn, dayMs } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { isStaff } from '#policies/policy.ts'
import { messages as portalMessages } from '#portals/messages.ts'
import { managedPortal, managedPortals, type Portal } from '#portals/service/scope.server.ts'
import {
	approvalsWaiting,
	countPortals,
	deadlinesFrom,
	foundPortals,
	ordersByState,
	ordersOfPortal,
	turnoutOf,
} from '../store/figures.server.ts'
import type {
	Dashboard,
	DeadlineView,
	PortalCard,
	PortalFigures,
	PortalsPage,
	RecentOrder,
} from '../views.ts'
import { orderFigures } from '../rules/figures.ts'

/** @throws Refusal not_found when the actor does not manage one of them */
async function assertManaged(context: ServiceContext, portalIds: readonly string[]): Promise<void> {
	if (isStaff(context.actor)) return
	const managed = new Set((await managedPortals(context)).map(({ portal }) => portal.id))
	if (!portalIds.every((id) => managed.has(id))) throw new Refusal('not_found', portalMessages.notFound)
}

const noSums = { raisedCents: 0, paidOutCents: 0, balanceCents: 0 }

/** Four statements for any number of portals; the caller has checked that the actor manages them. */
async function figuresOf(
	context: ServiceContext,
	portalIds: readonly string[],
): Promise<Map<string, PortalFigures>> {
	if (portalIds.length === 0) return new Map()
	const { db } = context
	const states = Map.groupBy(await ordersByState(db, portalIds), ({ portalId }) => portalId)
	const turnout = new Map((await turnoutOf(db, portalIds)).map((row) => [row.portalId, row]))
	const waiting = new Map((await approvalsWaiting(db, portalIds)).map((row) => [row.portalId, row.count]))
	const sums = await fundraisingSums(context, portalIds)
	return new Map(
		portalIds.map((id): [string, PortalFigures] => {
			const byState = states.get(id) ?? []
			const { players = 0, ordered = 0 } = turnout.get(id) ?? {}
			const figures = { players, playersWithOrder: ordered, approvalsWaiting: waiting.get(id) ?? 0 }
			return [id, { ...orderFigures(byState), ...figures, ...(sums.get(id) ?? noSums) }]
		}),
	)
}

/** Figures of portals that the actor manages, by id; csr and admin manage all. @throws Refusal not_found */
export async function portalFigures(
	context: ServiceContext,
	portalIds: readonly string[],
): Promise<Map<string, PortalFigures>> {
	await assertManaged(context, portalIds)
	return figuresOf(context, portalIds)
}

export const ordersPerPage = 10
export const portalsPerPage = 20
const deadlinesShown = 6

const cardOf = ({ id, teamName, school, sport, season, status }: PortalCard): PortalCard => ({
	id,
	teamName,
	school,
	sport,
	season,
	status,
})

/** Buyers are shown by role: names are only on the order's own page. */
const roleLabels: Record<string, string> = {
	coach: 'Coach',
	school_admin: 'School administrator',
	player: 'Player',
	retail: 'Family or fan',
	/** Placed without an account: by a family's link, or as a donation. */
	shop: 'Family or fan',
	csr: 'The shop',
	admin: 'The shop',
	production: 'The shop',
} satisfies Record<Role | 'shop', string>

type Ordered = Awaited<ReturnType<typeof ordersOfPortal>>[number]

const recentOrder = (
	{ id, createdAt, userId, role, ...rest }: Ordered,
	viewerId: string | null,
): RecentOrder => ({
	...rest,
	id,
	at: createdAt,
	reference: referenceOf(id),
	who: userId !== null && userId === viewerId ? 'You' : (roleLabels[role ?? ''] ?? 'The shop'),
})

async function deadlinesOf({ db, now }: ServiceContext, portal: Portal): Promise<DeadlineView[]> {
	const day = dayIn(portal.timeZone, now)
	const rows = await deadlinesFrom(db, { portalId: portal.id, day, limit: deadlinesShown })
	return rows.map(({ brand, model, deadlineOn, ...rest }) => ({
		...rest,
		name: `${brand} ${model}`,
		closesOn: deadlineOn,
		daysLeft: Math.round((Date.parse(deadlineOn) - Date.parse(day)) / dayMs),
	}))
}

export type DashboardInput = {
	/** Null for the default portal. */
	portalId: string | null
	ordersPage: number
	postingsPage: number
}

/**
 * The dashboard of a portal that the actor manages; null when there is none yet.
 * @throws Refusal not_found for a missing portal, another school's, and one in which the actor only plays
 */
export async function dashboard(context: ServiceContext, input: DashboardInput): Promise<Dashboard | null> {
	const managed = isStaff(context.actor) ? [] : (await managedPortals(context)).map(({ portal }) => portal)
	const portal = await chosen(context, managed, input.portalId)
	if (!portal) return null
	const { db, actor } = context
	const figures = (await figuresOf(context, [portal.id])).get(portal.id)
	if (!figures) throw new Error('A portal without figures')
	const { page, pages, offset } = pageOf(input.ordersPage, figures.orders, ordersPerPage)
	const rows = await ordersOfPortal(db, { portalId: portal.id, offset, limit: ordersPerPage })
	return {
		portal: cardOf(portal),
		switcher: managed.length > 1 ? managed.map(cardOf) : [],
		figures,
		recent: { orders: rows.map((row) => recentOrder(row, actor.userId)), page, pages },
		deadlines: await deadlinesOf(context, portal),
		fundraising: await fundraisingView(context, portal, input.postingsPage),
	}
}

/** The requested portal; by default an open one before a closed one. */
async function chosen(context: ServiceContext, managed: readonly Portal[], portalId: string | null) {
	if (portalId === null) return managed.find(({ status }) => status === 'open') ?? managed[0]
	const own = managed.find(({ id }) => id === portalId)
	if (own) return own
	if (!isStaff(context.actor)) throw new Refusal('not_found', portalMessages.notFound)
	return (await managedPortal(context, portalId)).portal
}

/**
 * All portals with their figures, latest first, for csr and admin; viewing is audited. @throws Refusal not_found for
 * anyone else
 */
export async function portalsPage(
	context: ServiceContext,
	{ text, page: wanted }: { text: string; page: number },
): Promise<PortalsPage> {
	if (!isStaff(context.actor)) throw new Refusal('not_found', portalMessages.notFound)
	await recordView(context, { event: 'portals.listed', subject: 'all' })
	const asked = text.replaceAll('\u0000', '').trim().slice(0, 80)
	const total = await countPortals(context.db, asked)
	const { page, pages, offset } = pageOf(wanted, total, portalsPerPage)
	const rows = await foundPortals(context.db, { text: asked, offset, limit: portalsPerPage })
	const figures = await figuresOf(
		context,
		rows.map(({ id }) => id),
	)
	const portals = rows.flatMap((row) => {
		const own = figures.get(row.id)
		return own ? [{ ...row, figures: own }] : []
	})
	return { portals, text: asked, total, page, pages }
}
