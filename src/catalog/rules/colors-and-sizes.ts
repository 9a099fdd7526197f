// The colors and sizes of a product as staff enter them, and the sizes in colors that they make.
import { z } from 'zod'
import { teamColors, type TeamColor, type TeamColorId } from '#garments/colors.ts'
import type { Colorway } from '../schemas.ts'
import { Sku, words } from './manage.ts'
import { sizeChartIdOf } from './size-charts.ts'
import { sizesOf } from './size-runs.ts'

export const mostColors = 16
export const mostSizes = 20

const TeamColorChoice = z.enum(
	teamColors.map(({ id }) => id),
	'Choose a color',
)

/** Without a name it has that of its two colors. */
export const ColorInput = z.object({
	name: words(60),
	primary: TeamColorChoice,
	secondary: TeamColorChoice,
})
export type ColorInput = z.infer<typeof ColorInput>

const colorOf = (id: TeamColorId): TeamColor =>
	// Cast: the palette has every id of its own type.
	teamColors.find((color) => color.id === id) as TeamColor

export const colorName = ({ name, primary, secondary }: ColorInput): string =>
	name || [...new Set([primary, secondary])].map((id) => colorOf(id).name).join(' / ')

const isTwice = (texts: readonly string[]) =>
	new Set(texts.map((text) => text.toLowerCase())).size < texts.length

export const ColorInputs = z
	.array(ColorInput)
	.min(1, 'At least one color')
	.max(mostColors, `At most ${mostColors} colors`)
	.refine((colors) => !isTwice(colors.map(colorName)), 'Two colors have the same name')

export const SizeName = z
	.string()
	.trim()
	.min(1, 'Size required')
	.max(12, 'A size has at most 12 characters')
	.regex(/^[A-Za-z0-9][A-Za-z0-9 ./½-]*$/, 'A size has letters, digits, spaces and . / - only')

export const SizeNames = z
	.array(SizeName)
	.min(1, 'At least one size')
	.max(mostSizes, `At most ${mostSizes} sizes`)
	.refine((sizes) => !isTwice(sizes), 'A size is in the list twice')

/** Names a size in a color. @param color its id, which has no spaces */
export const cellKey = (color: string, size: string): string => `${color} ${size}`

/** A change of the colors and sizes of a product. */
export const CellsChange = z.object({
	/** New names by the id of the color; those left out keep theirs. */
	names: z.map(z.string(), words(60).min(1, 'A color needs a name')),
	removed: z.array(z.string()),
	added: z.array(ColorInput),
	sizes: SizeNames,
	/** SKUs by the id of the size in its color; those left out keep theirs. */
	skus: z.map(z.string(), Sku),
	/** What sizes cost more in every color, in cents; those left out keep theirs. */
	extras: z.map(z.string(), z.int()),
	/** The same by `cellKey`, for sizes that are not in `extras`. */
	cellExtras: z.map(z.string(), z.int()),
})
export type CellsChange = z.infer<typeof CellsChange>

/** One per line, or separated by commas. */
export const listed = (text: string): string[] =>
	text
		.split(/[\n,]/)
		.map((part) => part.trim())
		.filter((part) => part !== '')

/** The sizes that a garment is usually made in, smallest first. */
export function usualSizes(templateId: string): readonly string[] {
	const chart = sizeChartIdOf(templateId)
	if (chart === 'hat' || chart === 'socks') return sizesOf(chart)
	return sizesOf('youth-adult')
}

/** The text, or the text with a number where it is taken. */
function unused(text: string, taken: ReadonlySet<string>): string {
	if (!taken.has(text)) return text
	let number = 2
	while (taken.has(`${text}-${number}`)) number += 1
	return `${text}-${number}`
}

/** Adds colors to a product's: each gets an id of its own, such as navy-gold. */
export function withColors(known: readonly Colorway[], added: readonly ColorInput[]): Colorway[] {
	const taken = new Set(known.map(({ id }) => id))
	const made = added.map((color): Colorway => {
		const pair = [...new Set([color.primary, color.secondary])]
		const id = unused(pair.join('-'), taken)
		taken.add(id)
		return {
			id,
			name: colorName(color),
			primary: colorOf(color.primary).hex,
			secondary: colorOf(color.secondary).hex,
			families: [...new Set(pair.map((one) => colorOf(one).family))],
		}
	})
	return [...known, ...made]
}

const codeOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '')

type Cell = { size: string; colorway: string }

/** SKUs of new sizes in colors: the product's, the color and the size. `taken` are the SKUs that the product has. */
export function variantSkus(sku: string, cells: readonly Cell[], taken: readonly string[] = []): string[] {
	const used = new Set(taken)
	return cells.map(({ colorway, size }) => {
		const code = unused(`${sku}-${codeOf(colorway)}-${codeOf(size)}`, used)
		used.add(code)
		return code
	})
}
