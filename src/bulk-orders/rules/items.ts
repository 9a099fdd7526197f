// Lines of a bulk cart and their changes: pure, for browser and server.
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, ColorChoice, Player, SizeChoice } from '../views.ts'
import { sizeOfGarment } from '#rosters/rules/player.ts'
import { extraCentsOf, unitCentsOf, type Nameless } from './prices.ts'

const sameSize = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase()

/** The default color: the first one in stock. */
export const firstColor = ({ colors }: CatalogItem): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some(({ stock }) => stock > 0)) ?? colors[0]

/** The variant of this size; a garment with a single size fits all players. */
export function sizeFor(color: ColorChoice | undefined, requested: string): SizeChoice | undefined {
	const sizes = color?.sizes ?? []
	return sizes.length === 1 ? sizes[0] : sizes.find(({ size }) => sameSize(size, requested))
}

type Chosen = Pick<BulkItem, 'variant_id' | 'size' | 'color' | 'price'>

/** The color that a variant belongs to. */
export const colorOf = ({ colors }: CatalogItem, variantId: string): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some((one) => one.variantId === variantId))

/** The color of a line: of its variant, else the one that was chosen, else the first one in stock. */
export const colorOfLine = (
	entry: CatalogItem,
	{ variant_id: variantId, color }: Pick<BulkItem, 'variant_id' | 'color'>,
): ColorChoice | undefined =>
	colorOf(entry, variantId) ?? entry.colors.find(({ id }) => id === color) ?? firstColor(entry)

/**
 * A line in a size of a color; a color that lacks the size stays chosen and waits for another one. The price follows what
 * the sizes cost more.
 */
function chosen(
	entry: CatalogItem,
	line: Pick<BulkItem, 'variant_id' | 'price'>,
	{ color, size }: { color: string | undefined; size: string },
): Chosen {
	const of = entry.colors.find(({ id }) => id === color) ?? firstColor(entry)
	const choice = sizeFor(of, size)
	const now = choice?.size ?? ''
	const price = line.price + (choice?.extraCents ?? 0) - extraCentsOf(entry, line.variant_id)
	return choice
		? { variant_id: choice.variantId, size: now, color: undefined, price }
		: { variant_id: '', size: now, color: of?.id, price }
}

/** False for a mark that a player does not need an item. */
export const isNeeded = ({ not_needed: mark }: Pick<BulkItem, 'not_needed'>): boolean => mark !== true

export type NewId = () => string

/** Lines of one player are grouped; a line typed by hand is its own group. */
export const playerKeyOf = ({ id, roster_id: rosterId }: Pick<BulkItem, 'id' | 'roster_id'>): string =>
	rosterId ?? id

export type PlayerGroup = { key: string; items: BulkItem[] }

/** By player, in the order of each player's first line. */
export const byPlayer = (items: readonly BulkItem[]): PlayerGroup[] =>
	[...Map.groupBy(items, playerKeyOf)].map(([key, own]) => ({ key, items: own }))

/** The displayed order, which row numbers follow. */
export const inRows = (items: readonly BulkItem[]): BulkItem[] =>
	byPlayer(items).flatMap((group) => group.items)

/** One line for this player in the roster's size; without a size the player has to choose one. */
export function lineFor(item: CatalogItem, player: Player | null, id: string): BulkItem {
	const choice = player
		? sizeFor(firstColor(item), sizeOfGarment(item.kind, player))
		: sizeFor(firstColor(item), '')
	const forWhom = {
		roster_id: player?.id ?? null,
		number: player?.number ?? '',
		variant_id: choice?.variantId ?? '',
	}
	return {
		id,
		product_id: item.productId,
		item_id: item.id,
		...forWhom,
		size: choice?.size ?? '',
		player_name: player?.printedName ?? '',
		qty: 1,
		price: unitCentsOf(item, forWhom, new Set()),
	}
}

type Loading = {
	catalog: readonly CatalogItem[]
	roster: readonly Player[]
	newId: NewId
	/** Skips garments that a player has ordered already. */
	isOnlyMissing?: boolean
}

/** A line for every player and garment; existing lines stay unchanged. */
export function loadRoster(items: readonly BulkItem[], loading: Loading): BulkItem[] {
	const { catalog, roster, newId, isOnlyMissing = false } = loading
	const present = new Set(items.map(({ roster_id: rosterId, item_id: itemId }) => `${rosterId} ${itemId}`))
	const added = roster.flatMap((player) =>
		catalog
			.filter(({ id, isClosed }) => !isClosed && !present.has(`${player.id} ${id}`))
			.filter(({ id }) => !isOnlyMissing || !player.has.includes(id))
			.map((item) => lineFor(item, player, newId())),
	)
	return inRows([...items, ...added])
}

/** A line of a player who orders alone: with the linked roster row's printed name and number, or without a row. */
export const asOwn = (item: BulkItem, own: Pick<Player, 'id' | 'printedName' | 'number'> | null): BulkItem =>
	own
		? { ...item, roster_id: own.id, player_name: own.printedName, number: own.number }
		: { ...item, roster_id: null }

/** Restores removed lines at their old positions; later changes to other lines stay. */
export function putBackInto(
	items: readonly BulkItem[],
	{ gone, before }: { gone: readonly BulkItem[]; before: readonly BulkItem[] },
): BulkItem[] {
	const known = new Map([...gone, ...items].map((item) => [item.id, item]))
	const old = before.flatMap(({ id }) => known.get(id) ?? [])
	const stood = new Set(before.map(({ id }) => id))
	return inRows([...old, ...items.filter(({ id }) => !stood.has(id))])
}

/** The editable fields of a line. */
export type LineChange = Partial<Pick<BulkItem, 'player_name' | 'number' | 'qty' | 'size' | 'color'>>

/** A number that is added or removed changes the price that the row shows. */
function repriced(item: BulkItem, { number }: LineChange, entry: CatalogItem | undefined): number {
	if (number === undefined || !entry) return item.price
	return item.price + (Number(number.trim() !== '') - Number(item.number.trim() !== '')) * entry.numberCents
}

function changed(item: BulkItem, change: LineChange, catalog: readonly CatalogItem[]): BulkItem {
	const entry = catalog.find(({ id }) => id === item.item_id)
	const { size, color, ...typed } = change
	const next = { ...item, ...typed, price: repriced(item, change, entry) }
	if (!entry || (size === undefined && color === undefined)) return next
	return {
		...next,
		...chosen(entry, next, { color: color ?? colorOfLine(entry, item)?.id, size: size ?? item.size }),
	}
}

/** As stored in orders: trimmed, in Unicode NFC. */
export const nameOf = ({ player_name: name }: Pick<BulkItem, 'player_name'>): string =>
	name.trim().normalize('NFC')

/** Changes lines by id; other lines stay unchanged. */
export const changeLines = (
	items: readonly BulkItem[],
	changes: ReadonlyMap<string, LineChange>,
	catalog: readonly CatalogItem[],
): BulkItem[] =>
	items.map((item) => {
		const change = changes.get(item.id)
		return change ? changed(item, change, catalog) : item
	})

/** Sets the size of all lines of one garment; each keeps its color. */
export const setSizes = (items: readonly BulkItem[], entry: CatalogItem, size: string): BulkItem[] =>
	items.map((item) => {
		if (item.item_id !== entry.id || !isNeeded(item)) return item
		const next = chosen(entry, item, { color: colorOfLine(entry, item)?.id, size })
		return next.variant_id === '' ? item : { ...item, ...next }
	})

export const setColor = (items: readonly BulkItem[], entry: CatalogItem, colorId: string): BulkItem[] => {
	const isOffered = entry.colors.some(({ id }) => id === colorId)
	return items.map((item) =>
		item.item_id === entry.id && isOffered && isNeeded(item)
			? { ...item, ...chosen(entry, item, { color: colorId, size: item.size }) }
			: item,
	)
}

export const setQuantities = (items: readonly BulkItem[], itemId: string, qty: number): BulkItem[] =>
	items.map((item) => (item.item_id === itemId && isNeeded(item) ? { ...item, qty } : item))

export type Offers = { catalog: readonly CatalogItem[]; nameless: Nameless }

/** Replaces all prices with the catalog's current ones. */
export const atPrices = (items: readonly BulkItem[], { catalog, nameless }: Offers): BulkItem[] => {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	return items.map((item) => {
		const entry = entries.get(item.item_id)
		return entry ? { ...item, price: unitCentsOf(entry, item, nameless) } : item
	})
}

type Bought = { variantId: string; playerName: string; playerNumber: string; quantity: number }

const boughtKey = ({ variantId, quantity }: Pick<Bought, 'variantId' | 'quantity'>) =>
	`${variantId} ${quantity}`

/** Removes the ordered lines: each order line removes one with the same variant, quantity, number and name. */
export function withoutOrdered(items: readonly BulkItem[], ordered: readonly Bought[]): BulkItem[] {
	const left = Map.groupBy(ordered, boughtKey)
	return items.filter((item) => {
		const alike = left.get(boughtKey({ variantId: item.variant_id, quantity: item.qty }))
		const [name, number] = [nameOf(item), item.number.trim()]
		// Order lines leave details that are not printed empty.
		const at =
			alike?.findIndex(
				({ playerName, playerNumber }) =>
					(playerName === name || playerName === '') && (playerNumber === number || playerNumber === ''),
			) ?? -1
		if (at === -1) return true
		alike?.splice(at, 1)
		return false
	})
}
