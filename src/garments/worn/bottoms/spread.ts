// Keeps the length of the front's cloth where hips become legs: measured from the side seam, level.
import { ramp } from '../mesh.ts'
import type { Ring } from './rings.ts'

const samples = 40
/** Height between two measured levels, in canvas pixels. */
const step = 5
/** Cloth of this share beside the center seam and the inseam, where no art is, takes up all differences. */
const loose = 0.14

type Range = { from: number; to: number; inchesAt: (y: number) => number }

/** For one level, the section's share at even shares of the cloth. */
function sharesOf(section: (share: number) => Ring, inches: number): Float64Array {
	const lengths = new Float64Array(samples + 1)
	let last = section(1)
	for (let index = 1; index <= samples; index += 1) {
		const next = section(1 - index / samples)
		lengths[index] = (lengths[index - 1] ?? 0) + Math.hypot(next.x - last.x, next.z - last.z)
		last = next
	}
	const whole = lengths[samples] ?? inches
	const shares = new Float64Array(samples + 1)
	let at = 1
	for (let index = 0; index <= samples; index += 1) {
		const cloth = index / samples
		const wanted = (1 - cloth) * inches + (whole - inches) * (1 - ramp(cloth, 0, loose))
		// From the center to the side the wanted length falls.
		at = samples
		while (at > 1 && (lengths[at - 1] ?? 0) > wanted) at -= 1
		const [from, to] = [lengths[at - 1] ?? 0, lengths[at] ?? 1]
		shares[index] = 1 - (at - 1 + Math.max(0, Math.min(1, (wanted - from) / (to - from || 1)))) / samples
	}
	return shares
}

const between = (values: ArrayLike<number>, at: number): number => {
	const index = Math.max(0, Math.min(values.length - 2, Math.floor(at)))
	const [from, to] = [values[index] ?? 0, values[index + 1] ?? 0]
	return from + (to - from) * (at - index)
}

/** The share of a section that shows a share of the flat cloth at a height of the canvas. */
export function spread(
	section: (y: number, share: number) => Ring,
	{ from, to, inchesAt }: Range,
): (y: number, share: number) => number {
	const count = Math.ceil((to - from) / step) + 1
	const levels = Array.from({ length: count }, (_, index) => {
		const y = from + ((to - from) * index) / (count - 1)
		return sharesOf((share) => section(y, share), inchesAt(y))
	})
	return (y, share) => {
		const at = ((y - from) / (to - from)) * (count - 1)
		if (at < 0 || at > count - 1) return share
		const index = Math.min(count - 2, Math.floor(at))
		const [above, below] = [levels[index] ?? [], levels[index + 1] ?? []]
		const [high, low] = [between(above, share * samples), between(below, share * samples)]
		return high + (low - high) * (at - index)
	}
}
