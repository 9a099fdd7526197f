// Colors in light: sRGB to linear and back through tables.
import { brightest, shoulder, whiteFrom, whiteRange, whiteShare } from './rules.ts'

const linearOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encodedOf = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Linear light, 0 to 1, of a channel from 0 to 255. */
export const linear = Float32Array.from({ length: 256 }, (_, value) => linearOf(value / 255))

const toned = (value: number) =>
	value <= shoulder
		? value
		: shoulder + (brightest - shoulder) * (1 - Math.exp((shoulder - value) / (brightest - shoulder)))

const stepsPerUnit = 8192
const steps = 2 * stepsPerUnit
const encoded = Uint8Array.from({ length: steps }, (_, step) =>
	Math.round(255 * encodedOf(toned(step / stepsPerUnit))),
)

/** The channel, 0 to 255, of linear light. */
export const encode = (light: number): number =>
	encoded[Math.max(0, Math.min(steps - 1, Math.round(light * stepsPerUnit)))] ?? 0

/** Linear red, green and blue of a hex color such as `#14284f`. */
export const linearColor = (hex: string): readonly [number, number, number] => {
	const channel = (at: number) => linear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0
	return [channel(1), channel(3), channel(5)]
}

/** The exposure of cloth of a linear color: 1, and less the nearer the color is to white. */
export function exposureOf(red: number, green: number, blue: number): number {
	const whiteness = Math.max(0, Math.min(1, (Math.min(red, green, blue) - whiteFrom) / whiteRange))
	return 1 - whiteShare * whiteness
}
