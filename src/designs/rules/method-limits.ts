// What embroidery and tackle twill cannot make of an element.
import type { Asset } from '#files/schemas.ts'
import { madeEffects } from '#garments/lettering/effects.ts'
import type { Logo } from '#garments/logos.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { slotNames } from '#garments/template.ts'
import { type LetteringItem } from './lettering-items.ts'

/** Lettering or art to be made. Without its colors, art is judged by size alone. */
export type ToMake =
	| { letters: LetteringItem }
	| {
			logo: Pick<Logo, 'width' | 'height'>
			name: string
			inks?: Asset['inks'] | undefined
			narrowest?: Asset['narrowest']
	  }

/** Narrowest inline, in inches: ink that stays open, a column of satin, a strip that a blade cuts and a needle holds. */
const minInlineIn: Record<DecorationMethod, number> = { screen: 0.02, embroidery: 0.04, tackle_twill: 0.12 }

const tooNarrow: Record<DecorationMethod, string> = {
	screen: 'to print',
	embroidery: 'to embroider',
	tackle_twill: 'to cut from twill',
}

function inlineFaults(method: DecorationMethod, { slot, style }: LetteringItem): string[] {
	const { inline } = madeEffects(style, method)
	const least = minInlineIn[method]
	if (!inline || inline.widthIn >= least) return []
	return [
		`${slotNames[slot]}: an inline ${inline.widthIn.toFixed(2)} in wide is too narrow ${tooNarrow[method]}; it needs ${least.toFixed(2)} in.`,
	]
}

/** Limits on which the guides of several digitizers agree. */
const embroidery = { minCapitalIn: 0.25, minStrokeIn: 0.04, maxThreads: 12, maxAreaSqIn: 40 }

/** Strokes of art whose outlines are known. */
function strokeFaults(what: ToMake, minIn: number, unable: string): string[] {
	if ('letters' in what || what.narrowest === undefined) return []
	const strokeIn = what.narrowest * what.logo.width
	if (strokeIn >= minIn) return []
	return [
		`${what.name} has strokes ${strokeIn.toFixed(2)} in wide at this size; ${unable} under ${minIn} in.`,
	]
}

function embroideryFaults(what: ToMake): string[] {
	if ('letters' in what) {
		const { slot, heightIn } = what.letters
		if (heightIn >= embroidery.minCapitalIn) return []
		return [`${slotNames[slot]}: ${heightIn.toFixed(2)} in is too small to embroider; capitals need 0.25 in.`]
	}
	const { name, logo, inks = [] } = what
	const area = logo.width * logo.height
	return [
		...(inks.length > embroidery.maxThreads
			? [`${name} has ${inks.length} colors; embroidery takes ${embroidery.maxThreads} threads.`]
			: []),
		...(area > embroidery.maxAreaSqIn
			? [
					`${name} covers ${Math.round(area)} sq in; over ${embroidery.maxAreaSqIn} sq in embroidery gets stiff and puckers.`,
				]
			: []),
		...strokeFaults(what, embroidery.minStrokeIn, 'thread closes strokes'),
	]
}

/** Smaller letters have strokes too thin to cut from twill. */
export const minTwillLetterIn = 1.25

/** Maximum layers of twill, and the number of inks from which art is more likely shaded than flat. */
const twill = { maxLayers: 3, maxInks: 6, minStrokeIn: 0.25 }

function twillFaults(what: ToMake): string[] {
	if ('letters' in what) {
		const { slot, style, heightIn } = what.letters
		const name = slotNames[slot]
		const { shadow, inline } = madeEffects(style, 'tackle_twill')
		const layers = 1 + style.borders.length + (shadow ? 1 : 0) + (inline ? 1 : 0)
		return [
			...(layers > twill.maxLayers
				? [`${name}: ${layers} layers of twill are too thick; 3 are the limit.`]
				: []),
			...(heightIn < minTwillLetterIn
				? [
						`${name}: letters ${heightIn.toFixed(1)} in high have strokes under 0.25 in, too thin to cut from twill.`,
					]
				: []),
		]
	}
	const { name, inks = [] } = what
	if (inks.length <= twill.maxLayers)
		return strokeFaults(what, twill.minStrokeIn, 'twill cannot be cut and sewn')
	return inks.length > twill.maxInks
		? [
				`${name} has ${inks.length} colors, so it looks shaded; twill is cut from plain cloth and shows no gradients.`,
			]
		: [`${name} has ${inks.length} colors; twill is sewn from at most ${twill.maxLayers} layers.`]
}

const faults: Record<DecorationMethod, (what: ToMake) => string[]> = {
	screen: () => [],
	embroidery: embroideryFaults,
	tackle_twill: twillFaults,
}

/** Why the method cannot make it well, one sentence each; empty when it can. */
export const methodFaults = (method: DecorationMethod, what: ToMake): string[] => [
	...faults[method](what),
	...('letters' in what ? inlineFaults(method, what.letters) : []),
]
