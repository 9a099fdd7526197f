// The axis of the chart: round dollars, few lines, all values visible.

export type Scale = { lowCents: number; highCents: number; ticks: number[] }

const steps = [
	100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
]
const mostTicks = 5

/** Covers all amounts and 0; at most five lines above it, at round amounts. */
export function scaleFor(amounts: readonly number[]): Scale {
	const high = Math.max(100, ...amounts)
	const low = Math.min(0, ...amounts)
	const step = steps.find((one) => (high - low) / one <= mostTicks) ?? Math.ceil((high - low) / mostTicks)
	const lowCents = Math.floor(low / step) * step
	const highCents = Math.ceil(high / step) * step
	const count = Math.round((highCents - lowCents) / step) + 1
	return { lowCents, highCents, ticks: Array.from({ length: count }, (_, at) => lowCents + at * step) }
}
