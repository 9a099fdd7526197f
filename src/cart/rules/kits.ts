// A cart's kits: each is one entry of its lines.
import { listIn, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { joinedByAnd } from '#kit/plural.ts'
import { entriesOf, unitsByPiece, type Entry, type KitEntry } from '#orders/rules/kits.ts'
import type { OrderedKit } from '#orders/rules/lines.ts'
import { kitTexts } from './kit-texts.ts'
import { entriesPerPage, kitKey, kitLinesPerPage, pageOf, type CartPlace } from './place.ts'
import { problemIn } from './problem-phrases.ts'
import type { CartLine as Line } from './view.ts'

export type CartKitEntry = KitEntry<Line, OrderedKit>

export type CartEntry = Entry<Line, OrderedKit>

export const cartEntries = (lines: readonly Line[]): CartEntry[] => entriesOf(lines, ({ kit }) => kit)

/** The lines on the cart's page at this place, those of its closed kits too. */
export const linesAt = (lines: readonly Line[], place: CartPlace): Line[] =>
	pageOf(cartEntries(lines), place.page, entriesPerPage).items.flatMap((entry) => {
		if (!entry.kit) return [entry.line]
		const part = place.kit === kitKey(entry.kit) ? place.part : 1
		return pageOf(entry.lines, part, kitLinesPerPage).items
	})

export const unitsOfKit = ({ lines }: { lines: readonly Line[] }) =>
	lines.flatMap(({ kit, wanted }) => (kit ? [{ kit, quantity: wanted.quantity }] : []))

/** The sum of the lines that can be bought; null when there is none. */
export function kitCents({ lines }: Pick<CartKitEntry, 'lines'>): number | null {
	const sums = lines.flatMap(({ lineCents }) => lineCents ?? [])
	return sums.length === 0 ? null : sums.reduce((sum, cents) => sum + cents, 0)
}

/** Each problem once, with the number of lines that have it. */
export const kitProblems = (
	{ lines }: Pick<CartKitEntry, 'lines'>,
	language: PageLanguage = 'en',
): string[] =>
	[...Map.groupBy(lines, ({ problem }) => problem)].flatMap(([problem, own]) =>
		problem === null ? [] : [`${kitTexts[language].lines(own.length)}: ${problemIn(language, problem)}`],
	)

/** Each piece with its sizes, in the order of the lines: "Pants: 3 × M, 1 × L". */
export function kitSizes({ lines }: Pick<CartKitEntry, 'lines'>): string[] {
	const byPiece = Map.groupBy(lines, ({ kit }) => kit?.piece.name ?? '')
	return [...byPiece].map(([piece, own]) => {
		const sizes = [...Map.groupBy(own, ({ size }) => size)].map(
			([size, same]) => `${same.reduce((sum, { wanted }) => sum + wanted.quantity, 0)} × ${size}`,
		)
		return `${piece}: ${sizes.join(', ')}`
	})
}

/** Whom a line of a kit is for, printed on this piece or on another one. */
export const kitPlayerOf = ({ wanted: { playerName, playerNumber } }: Pick<Line, 'wanted'>): string =>
	[playerNumber && `#${playerNumber}`, playerName].filter(Boolean).join(' ')

/** Players named in a sentence. */
const mostNamed = 5

/** The player, or the kits without one, that lack a piece. */
type Lacking = { player: string; missing: number; kits: number }

type Texts = (typeof kitTexts)[PageLanguage]

function lackingLabel({ player, missing, kits }: Lacking, texts: Texts): string {
	const some = missing < kits ? texts.someKits(missing, kits) : ''
	if (player === '') return some || texts.kits(kits)
	return some ? `${player} (${some})` : player
}

/** "#7 Ava, #8 Bo and 3 more players". */
function lackingLabels(lacking: readonly Lacking[], language: PageLanguage): string {
	const texts = kitTexts[language]
	const named = lacking.slice(0, mostNamed).map((one) => lackingLabel(one, texts))
	const more = lacking.length - named.length
	const all = more > 0 ? [...named, texts.morePlayers(more)] : named
	return readerLanguage(language) === 'en' ? joinedByAnd(all) : listIn(language, all)
}

type Holding = { kit: Pick<OrderedKit, 'allPieces'>; lines: readonly Line[] }

/** What keeps the lines from being whole kits: "Pants missing for #7 Ava.", "Socks missing for 3 of 5 kits." */
export function missingPieces({ kit, lines }: Holding, language: PageLanguage = 'en'): string[] {
	const byPlayer = [...Map.groupBy(lines, kitPlayerOf)]
	const owners = byPlayer
		.toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
		.map(([player, own]) => {
			const units = unitsByPiece(unitsOfKit({ lines: own }))
			return { player, units, kits: Math.max(...units.values()) }
		})
	return kit.allPieces.flatMap(({ id, name }) => {
		const lacking = owners.flatMap(({ player, units, kits }) => {
			const missing = kits - (units.get(id) ?? 0)
			return missing > 0 ? [{ player, missing, kits }] : []
		})
		return lacking.length === 0 ? [] : [kitTexts[language].missing(name, lackingLabels(lacking, language))]
	})
}
