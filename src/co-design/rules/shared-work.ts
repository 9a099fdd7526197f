// The work of a design as a tree of fields: the lists of a design become tables by id, so that two people can change two rows.
import { withPieces } from '#designs/rules/players.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import type { DesignConfig, PatternPrint } from '#garments/schemas.ts'
import { isEqual, isObject, type Json, type JsonObject } from './operations.ts'

/** The designs of all pieces of a kit and their players; of a design outside kits, one piece. */
export type Work = { configs: Readonly<Record<string, DesignConfig>>; players: readonly DesignPlayer[] }

/** Rows by id. `order` may miss rows that were added at the same time: they come last. */
export type Table = { order: readonly string[]; rows: JsonObject }

/** The same as a tree: `whole` is what all pieces have in common. */
export type SharedWork = JsonObject & { whole: JsonObject; pieces: JsonObject; players: Table & JsonObject }

/** The ids of rows that have none of their own, by object; ids survive edits of other rows. */
export type RowIds = WeakMap<object, string>

export type Encoding = { ids: RowIds; newId: () => string }

/** Cast: designs and their rows are made of JSON. */
const jsonOf = (value: object): JsonObject => value as JsonObject

const withoutUndefined = (value: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))

/** Ids of rows: those known, those of equal rows before, then those of the remaining rows in their order, then new ones. */
function idsFor(rows: readonly object[], before: Table | undefined, { ids, newId }: Encoding): string[] {
	const free = new Set(before?.order.filter((id) => Object.hasOwn(before.rows, id)))
	const used = new Set<string>()
	const found = rows.map((row) => {
		const known = ids.get(row)
		if (known === undefined || used.has(known)) return undefined
		used.add(known)
		free.delete(known)
		return known
	})
	for (const [at, row] of rows.entries()) {
		if (found[at] !== undefined) continue
		const same = [...free].find((id) => isEqual(before?.rows[id], jsonOf(row)))
		if (same !== undefined && free.delete(same)) found[at] = same
	}
	const left = [...free]
	return rows.map((row, at) => {
		const id = found[at] ?? left.shift() ?? newId()
		ids.set(row, id)
		return id
	})
}

const tableOf = (
	rows: readonly object[],
	keys: readonly string[],
	inRow = withoutUndefined,
): Table & JsonObject => ({
	order: keys,
	rows: Object.fromEntries(rows.map((row, at) => [keys[at] ?? '', inRow(jsonOf(row))])),
})

/** The rows' own keys, made unique. */
function uniqueKeys(keys: readonly string[]): string[] {
	const seen = new Map<string, number>()
	return keys.map((key) => {
		const times = (seen.get(key) ?? 0) + 1
		seen.set(key, times)
		return times === 1 ? key : `${key}~${times}`
	})
}

function rowsIn<Row>(table: Json | undefined): Row[] {
	if (!isObject(table) || !isObject(table['rows'])) return []
	const { rows } = table
	const order = Array.isArray(table['order']) ? table['order'].map(String) : []
	const listed = [...new Set(order)].filter((id) => Object.hasOwn(rows, id))
	const others = Object.keys(rows)
		.filter((id) => !listed.includes(id))
		.toSorted()
	// Cast: the reader of the whole work checks the rows.
	return [...listed, ...others].map((id) => rows[id] as Row)
}

const idsIn = (table: Table): string[] => {
	const listed = [...new Set(table.order)].filter((id) => Object.hasOwn(table.rows, id))
	return [
		...listed,
		...Object.keys(table.rows)
			.filter((id) => !listed.includes(id))
			.toSorted(),
	]
}

type Decoration = DesignConfig['decorations'][number]

/** Decorations of elements by element, those in words by an id of their own. */
function decorationKeys(
	rows: readonly Decoration[],
	before: Table | undefined,
	encoding: Encoding,
): string[] {
	const inWords = rows.filter(({ itemId }) => itemId === undefined)
	const wordsBefore = before && { order: before.order.filter((id) => id.startsWith('w')), rows: before.rows }
	const ids = idsFor(inWords, wordsBefore, { ...encoding, newId: () => `w${encoding.newId()}` })
	let next = 0
	return uniqueKeys(rows.map(({ itemId }) => (itemId === undefined ? (ids[next++] ?? '') : `e${itemId}`)))
}

type Places = NonNullable<NonNullable<DesignConfig['lettering']>['places']>

const placesTree = (places: Places = {}): JsonObject =>
	Object.fromEntries(
		Object.entries(places).flatMap(([slot, views]) => {
			const moved = Object.entries(views ?? {}).flatMap(([view, place]) =>
				place === undefined ? [] : [[view, withoutUndefined(jsonOf(place))] as const],
			)
			return moved.length === 0 ? [] : [[slot, Object.fromEntries(moved)]]
		}),
	)

const kitWide = ['quantity', 'fundraisingEnabled', 'portalId'] as const
const isKitWide = (key: string) => kitWide.some((one) => one === key)

/** Logos of old designs have no ids: their places are their ids, as in the editor. */
function logoTable(logos: DesignConfig['logos']): Table & JsonObject {
	const named = logos.map((logo, at) => ({ ...logo, id: logo.id ?? String(at) }))
	return tableOf(named, uniqueKeys(named.map(({ id }) => id)))
}

/** A tile is part of the choice of a pattern: one person may upload it while another one chooses a pattern of the shop. */
function patternTree({ tile, id, ...print }: PatternPrint): JsonObject {
	return withoutUndefined(jsonOf({ ...print, id: tile ? { tile: withoutUndefined(jsonOf(tile)) } : id }))
}

function pieceTree(config: DesignConfig, before: JsonObject | undefined, encoding: Encoding): JsonObject {
	const { logos, decorations, addOns, lettering, pattern, zoneColors = {}, styles = {}, ...rest } = config
	const { places, ...letterStyles } = lettering ?? {}
	// Cast: a tree of a piece is made here only.
	const decorationsBefore = before?.['decorations'] as (Table & JsonObject) | undefined
	const simple = Object.entries(withoutUndefined(jsonOf(rest))).filter(([key]) => !isKitWide(key))
	const letters = Object.entries(withoutUndefined(jsonOf(letterStyles)))
	return {
		...Object.fromEntries(
			simple.map(([key, value]) => [key, isObject(value) ? withoutUndefined(value) : value]),
		),
		...(pattern && { pattern: patternTree(pattern) }),
		zoneColors,
		styles,
		lettering: {
			...Object.fromEntries(
				letters.map(([slot, style]) => [slot, isObject(style) ? withoutUndefined(style) : style]),
			),
			places: placesTree(places),
		},
		logos: logoTable(logos),
		decorations: tableOf(decorations, decorationKeys(decorations, decorationsBefore, encoding)),
		addOns: tableOf(addOns, uniqueKeys(addOns.map(({ type }) => type))),
	}
}

const playerRow = (row: JsonObject): JsonObject => ({ ...withoutUndefined(row), sizes: row['sizes'] ?? {} })

/** The tree of the work. @param before the tree that it was edited from, whose ids its rows keep */
export function sharedWorkOf(
	{ configs, players }: Work,
	encoding: Encoding,
	before?: SharedWork,
): SharedWork {
	const [leader] = Object.values(configs)
	const whole = leader ? kitWide.map((key) => [key, leader[key]] as const) : []
	const pieces = Object.entries(configs).map(([piece, config]) => {
		const old = before?.pieces[piece]
		return [piece, pieceTree(config, isObject(old) ? old : undefined, encoding)] as const
	})
	return {
		whole: Object.fromEntries(whole.filter(([, value]) => value !== undefined)) as JsonObject,
		pieces: Object.fromEntries(pieces),
		players: tableOf(players, idsFor(players, before?.players, encoding), playerRow),
	}
}

const objectAt = (tree: JsonObject, key: string): JsonObject => {
	const value = tree[key]
	return isObject(value) ? value : {}
}

const unlessEmpty = (key: string, value: JsonObject): JsonObject =>
	Object.keys(value).length === 0 ? {} : { [key]: value }

function patternIn(pattern: JsonObject): JsonObject {
	const { id, ...print } = pattern
	return isObject(id) ? { ...print, id: ownTile, ...id } : pattern
}

function designIn(tree: JsonObject, whole: JsonObject): DesignConfig {
	const {
		logos,
		decorations,
		addOns,
		lettering: _letters,
		zoneColors: _zones,
		styles: _styles,
		pattern,
		...rest
	} = tree
	const { places: _places, ...letterStyles } = objectAt(tree, 'lettering')
	const places = Object.entries(objectAt(objectAt(tree, 'lettering'), 'places')).flatMap(([slot, views]) => {
		const moved = Object.entries(isObject(views) ? views : {}).filter(
			([, place]) => isObject(place) && Object.keys(place).length > 0,
		)
		return moved.length === 0 ? [] : [[slot, Object.fromEntries(moved)] as const]
	})
	const lettering = { ...letterStyles, ...unlessEmpty('places', Object.fromEntries(places)) }
	const config: JsonObject = {
		...rest,
		...(isObject(pattern) && { pattern: patternIn(pattern) }),
		...whole,
		...unlessEmpty('zoneColors', objectAt(tree, 'zoneColors')),
		...unlessEmpty('styles', objectAt(tree, 'styles')),
		...unlessEmpty('lettering', lettering),
		logos: rowsIn<JsonObject>(logos),
		decorations: rowsIn<JsonObject>(decorations),
		addOns: rowsIn<JsonObject>(addOns),
	}
	// Cast: the server checks every change of the tree by the schema.
	return config as unknown as DesignConfig
}

function playersIn(table: SharedWork['players'], ids: RowIds): DesignPlayer[] {
	const keys = idsIn(table)
	return rowsIn<DesignPlayer>(table).map(({ sizes = {}, ...player }, at) => {
		const row = { ...player, ...(Object.keys(sizes).length > 0 && { sizes }) }
		ids.set(row, keys[at] ?? '')
		return row
	})
}

/** The work that is in the tree, each piece with what all have in common. */
export function workIn(shared: SharedWork, ids: RowIds): Work {
	const players = playersIn(shared.players, ids)
	const configs = Object.entries(shared.pieces).map(([piece, tree]) => {
		const config = withPieces(designIn(isObject(tree) ? tree : {}, shared.whole), players)
		rememberDecorations(config, tree, ids)
		return [piece, config] as const
	})
	return { configs: Object.fromEntries(configs), players }
}

function rememberDecorations(config: DesignConfig, tree: Json | undefined, ids: RowIds): void {
	const table = isObject(tree) ? tree['decorations'] : undefined
	if (!isObject(table)) return
	// Cast: made by `tableOf`.
	const keys = idsIn(table as Table & JsonObject)
	for (const [at, row] of config.decorations.entries())
		if (row.itemId === undefined) ids.set(row, keys[at] ?? '')
}
