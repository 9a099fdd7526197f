// The kit of a team, as its managers configure it and send it to the shop.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { soldAlone } from '#catalog/service/kits.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import { kitForStaffMail } from '#mail/templates/portal-mails.ts'
import { messages } from '../messages.ts'
import {
	kitChanges,
	moved,
	settledItem,
	type KitErrors,
	type KitItem,
	type TypedKitItem,
} from '../rules/kit.ts'
import { catalogAsKit, deleteKit, kitRow, saveKit, type KitRow } from '../store/kits.server.ts'
import { lookIn } from '../rules/team-look.ts'
import { firstCoachOf } from '../store/people.server.ts'
import { productsLike } from '../store/products.server.ts'
import type { KitView, TeamLogo } from '../views.ts'
import { mostItems } from './catalog.server.ts'
import { inTeamColors } from './item-designs.server.ts'
import { kitLines, knownOf, type KitKnown } from './kit-view.server.ts'
import { teamLogo } from './request-logo.server.ts'
import type { PortalDependencies } from './requests.server.ts'
import { managedPortal, type Portal } from './scope.server.ts'

const foundProducts = 12

type Kit = Omit<KitRow, 'status'> & { status: KitRow['status'] | null; catalog: KitItem[] }

/** The proposal, or the catalog as it stands. Two statements. */
export async function kitOf({ db, now }: ServiceContext, portalId: string): Promise<Kit> {
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
	{ kit, known, logo }: { kit: Kit; known: KitKnown; logo: TeamLogo | null },
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
		logo,
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

/** The kit of a portal that the caller may manage, with everything its page shows; at most five statements. */
export async function kitViewOf(context: ServiceContext, portal: Portal): Promise<KitView> {
	const [kit, logo] = await Promise.all([kitOf(context, portal.id), teamLogo(context, portal.id)])
	const known = await knownOf(context, portal.id, [...kit.items, ...kit.catalog])
	return viewOf(context, portal, { kit, known, logo })
}

/** The same, at most seven statements. @throws Refusal not_found, forbidden */
export const kitView = async (context: ServiceContext, portalId: string): Promise<KitView> =>
	kitViewOf(context, (await managedPortal(context, portalId)).portal)

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
	/** One place earlier or later. */
	| { kind: 'move'; itemId: string; by: -1 | 1 }
	/** One last day for every entry; null for none. */
	| { kind: 'deadline'; deadlineOn: string | null }
	| { kind: 'submit' }

export type KitInput = {
	portalId: string
	/** The revision that the form was opened with. */
	seen: number
	typed: readonly TypedKitItem[]
	/** To the shop. */
	note: string
	step: KitStep
}

/** Fields that cannot be kept, by name; the kit is not saved. */
export type KitSaved = { ok: true } | { ok: false; errors: KitErrors }

/** Whether the entry is plain, or its design exists and is one that the team can have. */
export const isKnownDesign = (known: KitKnown, { productId, design }: KitItem): boolean =>
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
	const logo = await teamLogo(inner, look.id)
	const entries = await inTeamColors(inner, { look, ownerId, logoId: logo?.id ?? null, entries: [...sold] })
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
		case 'move':
			return moved(items, step.itemId, step.by)
		case 'deadline':
			if (step.deadlineOn !== null && step.deadlineOn < today)
				throw new Refusal('invalid', messages.lastDayPassed)
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
	{ portalId, seen, typed, step, ...written }: KitInput,
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
		const text = written.note.trim().slice(0, 1_000)
		if (step.kind === 'save' && text === kit.note && JSON.stringify(items) === JSON.stringify(kit.items))
			return { ok: true }
		if (isSent && kitChanges(catalog, items, kit.baseItemIds).length === 0)
			throw new Refusal('invalid', messages.kitUnchanged)
		const next: KitRow = {
			...kit,
			items,
			status: isSent ? 'submitted' : (kit.status ?? 'draft'),
			note: text,
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
