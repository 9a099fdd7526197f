// How people who do not see all colors see a design: color matrices for checks and for the builder's preview.
import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn'
import { rgbHex, rgbOf } from './colors.ts'

export const colorVisions = ['protanopia', 'deuteranopia', 'tritanopia', 'grayscale'] as const
export type ColorVision = (typeof colorVisions)[number]

type Row = readonly [number, number, number]
/** Red, green and blue as seen, each as a sum of the red, green and blue shown; of sRGB values from 0 to 1. */
export type ColorMatrix = readonly [Row, Row, Row]

/** The matrix of a linear filter, read from what it makes of pure red, green and blue. */
function matrixOfFilter(filter: ReturnType<typeof filterDeficiencyDeuter>): ColorMatrix {
	const [red, green, blue] = [
		filter({ mode: 'rgb', r: 1, g: 0, b: 0 }),
		filter({ mode: 'rgb', r: 0, g: 1, b: 0 }),
		filter({ mode: 'rgb', r: 0, g: 0, b: 1 }),
	]
	return [
		[red.r, green.r, blue.r],
		[red.g, green.g, blue.g],
		[red.b, green.b, blue.b],
	]
}

/** The weights of CSS `grayscale(1)` (Filter Effects Module Level 1, §8). */
const gray: Row = [0.2126, 0.7152, 0.0722]

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG
 * 15(6), 2009, severity 1.0. The numbers come from culori, which applies them to sRGB values.
 */
const matrices: Record<ColorVision, ColorMatrix> = {
	protanopia: matrixOfFilter(filterDeficiencyProt(1)),
	deuteranopia: matrixOfFilter(filterDeficiencyDeuter(1)),
	tritanopia: matrixOfFilter(filterDeficiencyTrit(1)),
	grayscale: [gray, gray, gray],
}

export const matrixOf = (vision: ColorVision): ColorMatrix => matrices[vision]

/** A six-digit hex color as it is seen. */
export function seenAs(vision: ColorVision, hex: string): string {
	const { r, g, b } = rgbOf(hex)
	const [red, green, blue] = matrixOf(vision)
	const sum = ([ofRed, ofGreen, ofBlue]: Row) => ofRed * r + ofGreen * g + ofBlue * b
	return rgbHex({ r: sum(red), g: sum(green), b: sum(blue) })
}
