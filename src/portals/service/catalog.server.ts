// A portal's catalog: what the team can order, in which design, until when. Managed by csr and admin.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { soldAlone } from '#catalog/service/kits.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { lackingEntries } from '../rules/lacking-entries.ts'
import {
	catalogEnd,
	deleteItem,
	entriesThere,
	designsOfCoaches,
	designForItem,
	designsOfShop,
	itemsOf,
	saveItemRow,
	savePositions,
} from '../store/items.server.ts'
import { productsForSport, productsLike } from '../store/products.server.ts'
import { insertItems, raiseRevision } from '../store/portals.server.ts'
import { firstCoachOf } from '../store/people.server.ts'
import { inTeamColors } from './item-designs.server.ts'
import { teamLogo } from './request-logo.server.ts'
import { assertPortalStaff, managedPortal, type Portal } from './scope.server.ts'

export const mostItems = 200
const mostDesigns = 300
const mostShopDesigns = 1_000
const offered = 60
const foundProducts = 12

/** The catalog with its coaches' and the shop's designs of these products. Three statements. @throws Refusal forbidden */
export async function catalogOf(context: ServiceContext, portalId: string) {
	assertPortalStaff(context)
	const items = await itemsOf(context.db, portalId, mostItems)
	const productIds = items.map(({ productId }) => productId)
	if (productIds.length === 0) return { items, designs: [], shopDesigns: [] }
	const [designs, shopDesigns] = await Promise.all([
		designsOfCoaches(context.db, { portalId, productIds, limit: mostDesigns }),
		designsOfShop(context.db, { productIds, limit: mostShopDesigns }),
	])
	return { items, designs, shopDesigns }
}

/** Active products that the catalog lacks, by search terms. @throws Refusal forbidden */
export async function productsToAdd(context: ServiceContext, portalId: string, typed: string) {
	assertPortalStaff(context)
	const text = typed.trim().slice(0, 100)
	return text === '' ? [] : productsLike(context.db, { typed: text, notIn: portalId, limit: foundProducts })
}

/** Products offered for a new portal of this sport: those that can be in a team's design. @throws Refusal forbidden */
export async function offeredProducts(context: ServiceContext, sport: string) {
	assertPortalStaff(context)
	return productsForSport(context.db, sport, offered)
}

export type CatalogStep = { portalId: string; seen: number }

/** Applies one change to the catalog if its revision is the seen one. */
async function change(
	context: ServiceContext,
	{ portalId, seen }: CatalogStep,
	work: (inner: ServiceContext, portal: Portal) => Promise<{ event: string; subject: string }>,
): Promise<void> {
	assertPortalStaff(context)
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		const isLatest = await raiseRevision(inner.db, { portalId, seen, now: inner.now })
		if (!isLatest) throw new Refusal('conflict', messages.changedMeanwhile)
		await note(inner, { portalId, ...(await work(inner, portal)) })
	})
}

/**
 * Appends a product in the team's colors; of a kit, the pieces that the catalog lacks, so that families choose a size for
 * each: one item per piece, also where the kit has a product twice. @throws Refusal forbidden, not_found, invalid, conflict
 */
export const addItem = (context: ServiceContext, step: CatalogStep & { productId: string }): Promise<void> =>
	change(context, step, async (inner, look) => {
		const { db } = inner
		const { portalId, productId } = step
		const sold = isUuid(productId) ? (await soldAlone({ db }, [productId])).get(productId) : undefined
		if (!sold) throw new Refusal('invalid', messages.productsGone)
		const productIds = sold.map((one) => one.productId)
		const lacking = lackingEntries(sold, await entriesThere(db, portalId, productIds))
		if (lacking.length === 0) throw new Refusal('conflict', messages.alreadyInCatalog)
		const { items, next } = await catalogEnd(db, portalId)
		if (items + lacking.length > mostItems) throw new Refusal('invalid', messages.catalogFull)
		const ownerId = await firstCoachOf(db, portalId)
		const logoId = (await teamLogo(inner, portalId))?.id ?? null
		const entries = await inTeamColors(inner, { look, ownerId, logoId, entries: lacking })
		const rows = entries.map((entry, at) => ({ ...entry, id: randomUUID(), portalId, position: next + at }))
		await insertItems(db, rows)
		return { event: 'catalog.added', subject: productId }
	})

export type ItemChange = {
	itemId: string
	required: boolean
	deadlineOn: string | null
	/** Null for the plain product. */
	design: { id: string; version: number } | null
}

/**
 * Sets an item's design, deadline and whether it is required. @throws Refusal forbidden, not_found, invalid, conflict
 */
export const saveItem = (context: ServiceContext, step: CatalogStep & ItemChange): Promise<void> =>
	change(context, step, async ({ db }) => {
		const { portalId, itemId, required, deadlineOn, design } = step
		if (!isUuid(itemId)) throw new Refusal('not_found', messages.itemGone)
		await assertCanAttach({ db }, step)
		const row = {
			required,
			deadlineOn,
			designId: design?.id ?? null,
			designVersion: design?.version ?? null,
		}
		if (!(await saveItemRow(db, { portalId, itemId }, row))) throw new Refusal('not_found', messages.itemGone)
		return { event: 'catalog.changed', subject: itemId }
	})

/**
 * A catalog item that staff is about to give this design.
 * @throws Refusal forbidden, not_found; invalid for a design that it cannot have
 */
export async function itemForDesign(
	context: ServiceContext,
	asked: { portalId: string } & Pick<ItemChange, 'itemId' | 'design'>,
) {
	assertPortalStaff(context)
	const items = await itemsOf(context.db, asked.portalId, mostItems)
	const item = items.find(({ id }) => id === asked.itemId)
	if (!item) throw new Refusal('not_found', messages.itemGone)
	await assertCanAttach(context, asked)
	const isOnlyOfProduct = items.every(({ id, productId }) => id === item.id || productId !== item.productId)
	return { ...item, isOnlyOfProduct }
}

/** @throws Refusal invalid unless the design is the shop's or a coach's, of the same product, in an existing version */
async function assertCanAttach(
	{ db }: Pick<ServiceContext, 'db'>,
	{ portalId, itemId, design }: { portalId: string } & Pick<ItemChange, 'itemId' | 'design'>,
): Promise<void> {
	if (!design) return
	const asked = { itemId, designId: design.id, version: design.version }
	if (!isUuid(design.id) || !(await designForItem(db, portalId, asked)))
		throw new Refusal('invalid', messages.designNotOfTeam)
}

/** Moves an item one place up or down; no effect at the end. @throws Refusal forbidden, not_found, conflict */
export const moveItem = (
	context: ServiceContext,
	step: CatalogStep & { itemId: string; by: -1 | 1 },
): Promise<void> =>
	change(context, step, async ({ db }) => {
		const { portalId, itemId, by } = step
		const ids = (await itemsOf(db, portalId, mostItems)).map(({ id }) => id)
		const from = ids.indexOf(itemId)
		if (from < 0) throw new Refusal('not_found', messages.itemGone)
		const to = Math.min(Math.max(0, from + by), ids.length - 1)
		await savePositions(db, portalId, ids.toSpliced(from, 1).toSpliced(to, 0, itemId))
		return { event: 'catalog.ordered', subject: itemId }
	})

/** Removes an item; placed orders keep theirs. @throws Refusal forbidden, not_found, conflict */
export const removeItem = (context: ServiceContext, step: CatalogStep & { itemId: string }): Promise<void> =>
	change(context, step, async ({ db }) => {
		const { portalId, itemId } = step
		if (!isUuid(itemId) || !(await deleteItem(db, portalId, itemId)))
			throw new Refusal('not_found', messages.itemGone)
		return { event: 'catalog.removed', subject: itemId }
	})
