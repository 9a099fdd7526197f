// Lines of a kit, shown as one entry in carts, orders and on paper.
import { counted } from '#kit/plural.ts'
import type { LineKit } from '../schemas.ts'

export type LineEntry<Line> = { kit: null; line: Line }
export type KitEntry<Line, Kit extends LineKit = LineKit> = { kit: Kit; lines: [Line, ...Line[]] }
export type Entry<Line, Kit extends LineKit = LineKit> = LineEntry<Line> | KitEntry<Line, Kit>

const keyOf = ({ id, version }: Pick<LineKit, 'id' | 'version'>): string => `${id} ${version}`

/** In the order of the lines; a kit's lines stand together where its first one stood. */
export function entriesOf<Line, Kit extends LineKit>(
	lines: readonly Line[],
	kitOf: (line: Line) => Kit | null | undefined,
): Entry<Line, Kit>[] {
	const kits = new Map<string, KitEntry<Line, Kit>>()
	return lines.flatMap((line): Entry<Line, Kit>[] => {
		const kit = kitOf(line)
		if (!kit) return [{ kit: null, line }]
		const known = kits.get(keyOf(kit))
		if (known) {
			known.lines.push(line)
			return []
		}
		const entry: KitEntry<Line, Kit> = { kit, lines: [line] }
		kits.set(keyOf(kit), entry)
		return [entry]
	})
}

export type KitUnits = { kit: LineKit; quantity: number }

/** Units of each piece, by its id. */
export function unitsByPiece(lines: readonly KitUnits[]): Map<string, number> {
	const units = new Map<string, number>()
	for (const { kit, quantity } of lines) units.set(kit.piece.id, (units.get(kit.piece.id) ?? 0) + quantity)
	return units
}

/** How many whole kits these lines of one kit are; null when a piece is missing or there are more of one than of another. */
export function wholeKits(lines: readonly KitUnits[]): number | null {
	const [first, ...further] = unitsByPiece(lines).values()
	const pieces = lines[0]?.kit.pieces ?? 0
	return first !== undefined && further.length + 1 === pieces && further.every((units) => units === first)
		? first
		: null
}

export type KitWords = Record<'kits' | 'pieces', (count: number) => string>

export const kitWords: KitWords = {
	kits: (count) => counted(count, 'kit'),
	pieces: (count) => counted(count, 'piece'),
}

/** "12 kits, 36 pieces", or of a kit that is not whole "35 pieces: 12 Jersey, 11 Pants, 12 Socks". */
export function kitUnitsLabel(lines: readonly KitUnits[], words: KitWords = kitWords): string {
	const pieces = words.pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0))
	const kits = wholeKits(lines)
	if (kits !== null) return `${words.kits(kits)}, ${pieces}`
	const names = new Map(lines.map(({ kit: { piece } }) => [piece.id, piece.name]))
	const each = [...unitsByPiece(lines)].map(([id, units]) => `${units} ${names.get(id) ?? id}`)
	return `${pieces}: ${each.join(', ')}`
}

/** The first line of each piece, whose pictures stand for the kit. */
export function onePerPiece<Line extends { kit: LineKit | null }>(lines: readonly Line[]): Line[] {
	const first = new Map<string, Line>()
	for (const line of lines) {
		const piece = line.kit?.piece.id ?? ''
		if (!first.has(piece)) first.set(piece, line)
	}
	return [...first.values()]
}

/** "Elite Uniform Set · Pants". */
export const kitPieceName = ({ model, piece }: Pick<LineKit, 'model' | 'piece'>): string =>
	`${model} · ${piece.name}`

/** The lines with a mark on those of kits of which every piece is there as often. */
export function withWholeKits<
	Line extends { wanted: { quantity: number }; snapshot: { kit?: LineKit | undefined } },
>(lines: readonly Line[]): Line[] {
	const whole = new Set(
		entriesOf(lines, ({ snapshot }) => snapshot.kit).flatMap((entry) => {
			if (!entry.kit) return []
			const units = entry.lines.flatMap(({ snapshot: { kit }, wanted }) =>
				kit ? [{ kit, quantity: wanted.quantity }] : [],
			)
			return wholeKits(units) === null ? [] : [keyOf(entry.kit)]
		}),
	)
	return lines.map((line) => {
		const { kit } = line.snapshot
		if (!kit || !whole.has(keyOf(kit))) return line
		return { ...line, snapshot: { ...line.snapshot, kit: { ...kit, isWhole: true as const } } }
	})
}
