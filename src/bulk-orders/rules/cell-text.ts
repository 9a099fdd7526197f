// What is typed into a cell of the coach's grid, and how a cell reads: "M", "M x2", "M Navy, L Navy x2", "-".
import { normalSize } from '#rosters/rules/cells.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, ColorChoice } from '../views.ts'
import { colorOfLine, isNeeded } from './items.ts'
import { mostUnits } from './checks.ts'

/** A size of an item; a size that is not made stays as it was typed, for the checks to report. */
export type Choice = {
	size: string
	/** Id of the color; undefined when none was typed. */
	color: string | undefined
	qty: number
}

export type TypedCell =
	{ kind: 'empty' } | { kind: 'notNeeded' } | { kind: 'choices'; choices: readonly [Choice, ...Choice[]] }

/** Longest size that a line of the cart holds. */
const longestSize = 20

export const notNeededText = '-'
const notNeeded = /^(?:-|–|—|0|no|none|n\/a|not needed|nn)$/i
/** Takes the size from the roster. */
const accepting = /^(?:y|yes|ok|x|✓|✔)$/i

/** Sizes of all colors, in the order of the product. */
export const sizesIn = ({ colors }: Pick<CatalogItem, 'colors'>): string[] => [
	...new Set(colors.flatMap(({ sizes }) => sizes.map(({ size }) => size))),
]

const plain = (text: string): string => text.trim().toLowerCase()

/** The item's size that a text means: as it is written, in usual words, or by its only possible beginning. */
export function sizeMeantIn(entry: Pick<CatalogItem, 'colors'>, text: string): string | undefined {
	const sizes = sizesIn(entry)
	const exactly = (wanted: string) => sizes.find((size) => plain(size) === plain(wanted))
	const begun = text.trim().length > 1 ? sizes.filter((size) => plain(size).startsWith(plain(text))) : []
	return exactly(text) ?? exactly(normalSize(text.trim())) ?? (begun.length === 1 ? begun[0] : undefined)
}

/** "M x2", "M/2", "M*2", "2 x M". The size alone is tried first: "S/M" and "2XL" are sizes. */
const sizeThenQty = /^(.+?)\s*[x×*/]\s*(\d{1,3})$/i
const qtyThenSize = /^(\d{1,3})\s*[x×*]\s*(.+)$/i
/** With spaces it is a quantity of L, without "2XL". */
const spacedQty = /^\d{1,3} [x×*] \S/i
/** "3XL" is a size also where none is made, and never three of L. */
const manyX = /^\d{1,2}x+[ls]/i

type Counted = { text: string; qty: number }

function counted(text: string): Counted {
	const [, size, after] = sizeThenQty.exec(text) ?? []
	if (size !== undefined && after !== undefined) return { text: size.trim(), qty: Number(after) }
	const [, before, of] = manyX.test(text) ? [] : (qtyThenSize.exec(text) ?? [])
	return before !== undefined && of !== undefined
		? { text: of.trim(), qty: Number(before) }
		: { text, qty: 1 }
}

/** A name of a color within the text, and the text without it. */
function colorIn({ colors }: CatalogItem, text: string): { color: ColorChoice | undefined; rest: string } {
	if (colors.length < 2) return { color: undefined, rest: text }
	const found = colors
		.flatMap((color) =>
			[color.name, ...(color.english ? [color.english] : [])].map((name) => ({ color, name })),
		)
		.toSorted((a, b) => b.name.length - a.name.length)
		.flatMap(({ color, name }) => {
			const at = plain(text).indexOf(plain(name))
			return at < 0 ? [] : [{ color, name, at }]
		})[0]
	if (!found) return { color: undefined, rest: text }
	const { color, name, at } = found
	const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`.replace(/[\s·]+/g, ' ').trim()
	return { color, rest }
}

/** @param proposed the roster's size, for texts that name none */
function choiceIn(entry: CatalogItem, typed: string, proposed: string): Choice {
	const whole = spacedQty.test(typed) ? undefined : sizeMeantIn(entry, typed)
	if (whole !== undefined) return { size: whole, color: undefined, qty: 1 }
	const { color, rest } = colorIn(entry, typed)
	const own = { color: color?.id }
	if (rest === '' || accepting.test(rest)) return { ...own, size: proposed, qty: 1 }
	const named = spacedQty.test(rest) ? undefined : sizeMeantIn(entry, rest)
	if (named !== undefined) return { ...own, size: named, qty: 1 }
	if (/^[x×*]?\s*\d{1,3}$/i.test(rest))
		return { ...own, size: proposed, qty: Number(rest.replace(/\D/g, '')) }
	const { text, qty } = counted(rest)
	return { ...own, size: sizeMeantIn(entry, text) ?? text.slice(0, longestSize), qty }
}

/** Reads a cell; several sizes of one item are separated by commas, semicolons or plus signs. */
export function typedCell(entry: CatalogItem, text: string, proposed: string): TypedCell {
	const typed = text.replaceAll(/\s+/g, ' ').trim()
	if (typed === '') return { kind: 'empty' }
	if (sizeMeantIn(entry, typed) === undefined && notNeeded.test(typed)) return { kind: 'notNeeded' }
	const parts = typed
		.split(/[,;+]/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
	const [first, ...more] = parts.map((part) => {
		const choice = choiceIn(entry, part, proposed)
		return { ...choice, qty: Math.min(choice.qty, mostUnits) }
	})
	return first ? { kind: 'choices', choices: [first, ...more] } : { kind: 'empty' }
}

/** How one line reads in its cell; empty while it has no size. */
export function lineText(entry: CatalogItem, item: BulkItem): string {
	if (!isNeeded(item)) return notNeededText
	const color = entry.colors.length > 1 ? colorOfLine(entry, item)?.name : undefined
	const parts = [item.size, color, item.qty === 1 ? '' : `x${item.qty}`]
	return item.size === '' ? '' : parts.filter(Boolean).join(' ')
}

/** What is copied from a cell, and what its editor begins with. */
export const cellText = (entry: CatalogItem, lines: readonly BulkItem[]): string =>
	lines
		.map((line) => lineText(entry, line))
		.filter((text) => text !== '')
		.join(', ')
