// Edits of a design's players, as pure functions: from an imported list, from a team's roster, by hand.
import type { DesignPlayer } from '#designs/schemas.ts'
import { isWornBelow, type Player } from '#rosters/rules/player.ts'
import { newLine, type Line, type Lines } from '#rosters/rules/sheet.ts'

export type Players = readonly DesignPlayer[]
/** What decides a player's size: the garment's kind, and its only size if it has no other. */
export type Sized = { kind: string; sizes: readonly { size: string }[] }

/** The size of the garment; a list with one column of sizes gives it for any garment. */
function sizeFor({ size, shortsSize }: Player, { kind, sizes }: Sized): string {
	const own = isWornBelow(kind) && shortsSize !== '' ? shortsSize : size
	const [only, ...others] = sizes
	return own === '' && only && others.length === 0 ? only.size : own
}

/** A player of a roster; a name that the family does not want printed stays out. */
export const playerFrom = (player: Player, sized: Sized): DesignPlayer => ({
	name: player.printsName ? player.name : '',
	number: player.number,
	size: sizeFor(player, sized),
	quantity: 1,
})

export const emptyPlayer = (sized: Sized): DesignPlayer => ({
	name: '',
	number: '',
	size: sized.sizes.length === 1 ? (sized.sizes[0]?.size ?? '') : '',
	quantity: 1,
})

/** The players as the importer's lines. */
export const linesOf = (players: Players): Line[] =>
	players.map(({ name, number, size }) => newLine({ name, number, size, shortsSize: '', printsName: true }))

/** The players after an import of `edit`; those that stay keep their quantity. */
export function imported(players: Players, edit: (lines: Lines) => Lines, sized: Sized): DesignPlayer[] {
	const lines = linesOf(players)
	const quantities = new Map(lines.map(({ key }, at) => [key, players[at]?.quantity ?? 1]))
	return edit(lines).map((line) => ({
		...playerFrom(line, sized),
		quantity: quantities.get(line.key) ?? 1,
	}))
}

const signOf = ({ name, number }: Pick<DesignPlayer, 'name' | 'number'>) => `${name.toLowerCase()}\n${number}`

/** Appends the players of a roster who are not in the list yet, by name and number. */
export function withRoster(players: Players, roster: readonly Player[], sized: Sized): DesignPlayer[] {
	const known = new Set(players.map(signOf))
	return [...players, ...roster.map((one) => playerFrom(one, sized)).filter((one) => !known.has(signOf(one)))]
}

export const withPlayer = (players: Players, at: number, part: Partial<DesignPlayer>): DesignPlayer[] =>
	players.map((player, index) => (index === at ? { ...player, ...part } : player))

export const withoutPlayer = (players: Players, at: number): DesignPlayer[] =>
	players.filter((_, index) => index !== at)

/** "M 5, L 7": pieces by size, in the order of the size run; players without a size last. */
export function piecesBySize(players: Players, { sizes }: Pick<Sized, 'sizes'>): string {
	const pieces = new Map<string, number>(sizes.map(({ size }) => [size, 0]))
	for (const { size, quantity } of players) pieces.set(size, (pieces.get(size) ?? 0) + quantity)
	return [...pieces]
		.filter(([, count]) => count > 0)
		.map(([size, count]) => `${size || 'no size'} ${count}`)
		.join(', ')
}
