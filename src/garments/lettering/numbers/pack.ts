// The glyph pack of a number family, drawn from its measures.
import type { GlyphPack, NumberFamilyId } from '../fonts.ts'
import { capHeight } from './digits.ts'
import { numberPlans } from './families.ts'
import { numberGlyphs } from './glyphs.ts'
import { numberKerning, rowsOf, usualGap } from './spacing.ts'

const codeOfZero = 48

export function numberPack({ id, name }: { id: NumberFamilyId; name: string }): GlyphPack {
	const glyphs = numberGlyphs(numberPlans[id])
	return {
		family: name,
		upm: 1000,
		cap: capHeight,
		g: Object.fromEntries(
			glyphs.map(({ width, outline }, digit) => [
				codeOfZero + digit,
				[Math.round(width) + usualGap, outline] as const,
			]),
		),
		k: numberKerning(glyphs.map(({ upright, width }) => ({ rows: rowsOf(upright), width }))),
	}
}
