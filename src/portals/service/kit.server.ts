// The kit of a team: its managers configure it, the shop publishes it as the catalog or sends it back.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { soldAlone } from '#catalog/service/kits.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import { kitDecidedMail, kitForStaffMail } from '#mail/templates/portal-mails.ts'
import { messages } from '../messages.ts'
import { kitChanges, settledItem, type KitErrors, type KitItem, type TypedKitItem } from '../rules/kit.ts'
import {
	applyKit,
	catalogAsKit,
	deleteKit,
	kitRow,
	saveKit,
	waitingKits,
	type KitRow,
} from '../store/kits.server.ts'
import { lookIn } from '../rules/team-look.ts'
import { addressOf, firstCoachOf } from '../store/people.server.ts'
import { raiseRevision } from '../store/portals.server.ts'
import { productsLike } from '../store/products.server.ts'
import type { KitView } from '../views.ts'
import { mostItems } from './catalog.server.ts'
import { inTeamColors } from './item-designs.server.ts'
import { kitLines, knownOf, type KitKnown } from './kit-view.server.ts'
import type { PortalDependencies } from './requests.server.ts'
import { assertPortalStaff, managedPortal, type Portal } from './scope.server.ts'

const foundProducts = 12
const mostWaiting = 50

type Kit = Omit<KitRow, 'status'> & { status: KitRow['status'] | null; catalog: KitItem[] }

/** The proposal, or the catalog as it stands. Two statements. */
async function kitOf({ db, now }: ServiceContext, portalId: string): Promise<Kit> {
	const row = await kitRow(db, portalId)
	const catalog = await catalogAsKit(db, portalId, mostItems)
	if (row) return { ...row, catalog }
	return {
		portalId,
		status: null,
		items: catalog,
		baseItemIds: catalog.map(({ id }) => id),
		note: '',
		reply: '',
		revision: 0,
		submittedBy: null,
		submittedAt: null,
		updatedAt: now,
		catalog,
	}
}

function viewOf(
	context: ServiceContext,
	portal: Portal,
	{ kit, known }: { kit: Kit; known: KitKnown },
): KitView {
	const { status, revision, reply, submittedAt, items, baseItemIds, catalog } = kit
	const changes = kitChanges(catalog, items, baseItemIds)
	const gone = new Set(changes.filter(({ kind }) => kind === 'removed').map(({ id }) => id))
	const at = { portalId: portal.id, actorId: context.actor.userId }
	return {
		portal: {
			id: portal.id,
			teamName: portal.teamName,
			season: portal.season,
			sport: portal.sport,
			look: lookIn(portal),
		},
		status,
		revision,
		note: kit.note,
		reply,
		submittedOn: submittedAt && dayIn(portal.timeZone, submittedAt),
		lines: kitLines(items, known, at),
		changes: status === null ? [] : changes,
		removed: kitLines(
			catalog.filter(({ id }) => gone.has(id)),
			known,
			at,
		),
		today: dayIn(portal.timeZone, context.now),
	}
}

/** The kit with everything its page shows; at most six statements. @throws Refusal not_found, forbidden */
export async function kitView(context: ServiceContext, portalId: string): Promise<KitView> {
	const { portal } = await managedPortal(context, portalId)
	const kit = await kitOf(context, portalId)
	const known = await knownOf(context, portalId, [...kit.items, ...kit.catalog])
	return viewOf(context, portal, { kit, known })
}

/** Published products, by words of brand, model, sport or number. @throws Refusal not_found, forbidden */
export async function productsForKit(context: ServiceContext, portalId: string, typed: string) {
	await managedPortal(context, portalId)
	const text = typed.trim().slice(0, 100)
	return text === '' ? [] : productsLike(context.db, { typed: text, limit: foundProducts })
}

export type KitStep =
	| { kind: 'save' }
	| { kind: 'add'; productId: string }
	| { kind: 'remove'; itemId: string }
	/** One last day for every entry; null for none. */
	| { kind: 'deadline'; deadlineOn: string | null }
	| { kind: 'submit'; note: string }

export type KitInput = {
	portalId: string
	/** The revision that the form was opened with. */
	seen: number
	typed: readonly TypedKitItem[]
	step: KitStep
}

/** Fields that cannot be kept, by name; the kit is not saved. */
export type KitSaved = { ok: true } | { ok: false; errors: KitErrors }

/** Whether the entry is plain, or its design exists and is one that the team can have. */
const isKnownDesign = (known: KitKnown, { productId, design }: KitItem): boolean =>
	design === null ||
	known.designsOf(productId).some(({ id, version }) => id === design.id && version === design.version)

/** What the form says on top of the kit; entries that it does not show stay as they are. */
function typedInto(
	items: readonly KitItem[],
	typed: readonly TypedKitItem[],
	{ known, today }: { known: KitKnown; today: string },
): { items: KitItem[]; errors: KitErrors } {
	const byId = new Map(typed.map((one) => [one.id, one]))
	const errors: KitErrors = {}
	const settled = items.map((item) => {
		const one = byId.get(item.id)
		if (!one) return item
		const read = settledItem(item, one, { facts: known.factsOf(item.productId), today })
		Object.assign(errors, read.errors)
		if (!isKnownDesign(known, read.item)) errors[`design-${item.id}`] = messages.designNotOfTeam
		return read.item
	})
	return { items: settled, errors }
}

/** New entries for a product, or for each piece of a kit, in the team's colors. @throws Refusal invalid */
async function added(
	inner: ServiceContext,
	{ look, productId, there }: { look: Portal; productId: string; there: readonly KitItem[] },
): Promise<KitItem[]> {
	const sold = isUuid(productId) ? (await soldAlone(inner, [productId])).get(productId) : undefined
	if (!sold) throw new Refusal('invalid', messages.productsGone)
	if (there.length + sold.length > mostItems) throw new Refusal('invalid', messages.catalogFull)
	const ownerId = await firstCoachOf(inner.db, look.id)
	const entries = await inTeamColors(inner, { look, ownerId, entries: [...sold] })
	return entries.map(({ designId, designVersion, ...entry }) => ({
		...entry,
		id: randomUUID(),
		design: designId === null ? null : { id: designId, version: designVersion ?? 1 },
		required: false,
		deadlineOn: null,
		sizes: null,
		omits: [],
	}))
}

async function afterStep(
	inner: ServiceContext,
	{ portal, items, step, today }: { portal: Portal; items: readonly KitItem[]; step: KitStep; today: string },
): Promise<KitItem[]> {
	switch (step.kind) {
		case 'add':
			return [...items, ...(await added(inner, { look: portal, productId: step.productId, there: items }))]
		case 'remove':
			return items.filter(({ id }) => id !== step.itemId)
		case 'deadline':
			if (step.deadlineOn !== null && step.deadlineOn < today)
				throw new Refusal('invalid', messages.deadlinePassed)
			return items.map((item) => ({ ...item, deadlineOn: step.deadlineOn }))
		case 'save':
		case 'submit':
			return [...items]
	}
}

/**
 * Keeps what the form says and takes the pressed step. Sending it to the shop mails the shop.
 * @throws Refusal not_found, forbidden; conflict after a concurrent change, or while the shop has it; invalid
 */
export function changeKit(
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ portalId, seen, typed, step }: KitInput,
): Promise<KitSaved> {
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		const { catalog, ...kit } = await kitOf(inner, portalId)
		if (kit.revision !== seen) throw new Refusal('conflict', messages.kitChangedMeanwhile)
		if (kit.status === 'submitted') throw new Refusal('conflict', messages.kitIsSent)
		const today = dayIn(portal.timeZone, inner.now)
		const known = await knownOf(inner, portalId, kit.items)
		const { items: settled, errors } = typedInto(kit.items, typed, { known, today })
		if (Object.keys(errors).length > 0) return { ok: false, errors }
		const items = await afterStep(inner, { portal, items: settled, step, today })
		const isSent = step.kind === 'submit'
		if (step.kind === 'save' && JSON.stringify(items) === JSON.stringify(kit.items)) return { ok: true }
		if (isSent && kitChanges(catalog, items, kit.baseItemIds).length === 0)
			throw new Refusal('invalid', messages.kitUnchanged)
		const next: KitRow = {
			...kit,
			items,
			status: isSent ? 'submitted' : (kit.status ?? 'draft'),
			note: isSent ? step.note.trim().slice(0, 1_000) : kit.note,
			revision: kit.revision + 1,
			submittedBy: isSent ? inner.actor.userId : kit.submittedBy,
			submittedAt: isSent ? inner.now : kit.submittedAt,
			updatedAt: inner.now,
		}
		if (!(await saveKit(inner.db, next, seen))) throw new Refusal('conflict', messages.kitChangedMeanwhile)
		if (!isSent) return { ok: true }
		await note(inner, {
			event: 'kit.submitted',
			subject: portalId,
			portalId,
			details: { items: items.length },
		})
		const facts = { portalId, teamName: portal.teamName, note: next.note }
		if (dependencies.supportTo)
			await dependencies.sendMail(inner, kitForStaffMail(dependencies.supportTo, facts, dependencies.sender))
		return { ok: true }
	})
}

/** Takes back what was sent, to change it. @throws Refusal not_found, forbidden, conflict */
export const takeBackKit = (
	context: ServiceContext,
	{ portalId, seen }: { portalId: string; seen: number },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		await managedPortal(inner, portalId)
		const row = await kitRow(inner.db, portalId)
		if (row?.status !== 'submitted') throw new Refusal('conflict', messages.kitNotSent)
		const next: KitRow = { ...row, status: 'draft', revision: row.revision + 1, updatedAt: inner.now }
		if (!(await saveKit(inner.db, next, seen))) throw new Refusal('conflict', messages.kitChangedMeanwhile)
	})

/** Drops the proposal: the kit is the catalog again. @throws Refusal not_found, forbidden, conflict */
export const discardKit = (
	context: ServiceContext,
	{ portalId, seen }: { portalId: string; seen: number },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		await managedPortal(inner, portalId)
		if (!(await deleteKit(inner.db, portalId, seen)))
			throw new Refusal('conflict', messages.kitChangedMeanwhile)
	})

export type KitDecision = { portalId: string; seen: number }

async function sentKit(inner: ServiceContext, { portalId, seen }: KitDecision) {
	assertPortalStaff(inner)
	const { portal } = await managedPortal(inner, portalId)
	const { catalog, ...row } = await kitOf(inner, portalId)
	if (row.status !== 'submitted') throw new Refusal('conflict', messages.kitNotSent)
	if (row.revision !== seen) throw new Refusal('conflict', messages.kitChangedMeanwhile)
	return { portal, catalog, row: { ...row, status: row.status } }
}

/** To who sent it, else to the team's longest-standing coach. */
async function tellCoach(
	inner: ServiceContext,
	dependencies: PortalDependencies,
	{ portal, row, reply }: { portal: Portal; row: KitRow; reply: string | null },
): Promise<void> {
	const userId = row.submittedBy ?? (await firstCoachOf(inner.db, portal.id))
	const to = userId === null ? null : await addressOf(inner.db, userId)
	if (to === null) return
	const facts = { portalId: portal.id, teamName: portal.teamName, reply }
	await dependencies.sendMail(inner, kitDecidedMail(to, facts, dependencies.sender))
}

/**
 * Makes the kit the portal's catalog; placed orders keep what they have. @throws Refusal forbidden except for csr and
 * admin, not_found; conflict unless it waits as it was seen
 */
export const publishKit = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	decision: KitDecision,
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal, catalog, row } = await sentKit(inner, decision)
		const { portalId } = decision
		const known = await knownOf(inner, portalId, row.items)
		// A designer may have deleted a design since the kit was sent.
		if (row.items.some((item) => !isKnownDesign(known, item)))
			throw new Refusal('conflict', messages.kitDesignGone)
		const { db, now } = inner
		const { revision: seen } = portal
		if (!(await raiseRevision(db, { portalId, seen, now })))
			throw new Refusal('conflict', messages.changedMeanwhile)
		const removed = kitChanges(catalog, row.items, row.baseItemIds).flatMap(({ id, kind }) =>
			kind === 'removed' ? id : [],
		)
		// What the shop added meanwhile stays, after the kit.
		const decided = new Set([...row.items.map(({ id }) => id), ...removed])
		const items = [...row.items, ...catalog.filter(({ id }) => !decided.has(id))]
		await applyKit(db, portalId, { items, removed })
		if (!(await deleteKit(db, portalId, decision.seen)))
			throw new Refusal('conflict', messages.kitChangedMeanwhile)
		await note(inner, {
			event: 'kit.published',
			subject: portalId,
			portalId,
			details: { items: items.length },
		})
		await tellCoach(inner, dependencies, { portal, row, reply: null })
	})

/** Sends the kit back with a comment. @throws Refusal forbidden, not_found, invalid without a comment, conflict */
export const returnKit = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ reply, ...decision }: KitDecision & { reply: string },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal, row } = await sentKit(inner, decision)
		const why = reply.trim().slice(0, 1_000)
		if (why === '') throw new Refusal('invalid', messages.kitReplyRequired)
		const next: KitRow = {
			...row,
			status: 'returned',
			reply: why,
			revision: row.revision + 1,
			updatedAt: inner.now,
		}
		if (!(await saveKit(inner.db, next, decision.seen)))
			throw new Refusal('conflict', messages.kitChangedMeanwhile)
		const { portalId } = decision
		await note(inner, { event: 'kit.returned', subject: portalId, portalId })
		await tellCoach(inner, dependencies, { portal, row, reply: why })
	})

/** Kits that wait for the shop, oldest first. @throws Refusal forbidden */
export async function kitsToPublish(context: ServiceContext) {
	assertPortalStaff(context)
	return waitingKits(context.db, mostWaiting)
}
