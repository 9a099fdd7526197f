// Splits whole cents without losing or adding any.

/**
 * Splits an amount in proportion to weights: each part is its exact share rounded down, and the cents left over go to
 * the largest remainders, the earlier one first. The parts add up to the amount exactly; without any weight all are 0.
 */
export function largestRemainder(amountCents: number, weights: readonly number[]): number[] {
	const whole = weights.reduce((sum, weight) => sum + weight, 0)
	if (whole === 0) return weights.map(() => 0)
	const remainders = weights.map((weight) => (amountCents * weight) % whole)
	const parts = weights.map((weight, at) => (amountCents * weight - (remainders[at] ?? 0)) / whole)
	const left = amountCents - parts.reduce((sum, part) => sum + part, 0)
	const ranked = remainders.map((remainder, at) => ({ remainder, at }))
	ranked.sort((a, b) => b.remainder - a.remainder || a.at - b.at)
	const luckier = new Set(ranked.slice(0, left).map(({ at }) => at))
	return parts.map((part, at) => part + (luckier.has(at) ? 1 : 0))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * The amount added to each item so that their sum equals that of `wanted`. All have the same sign: rounding never
 * credits one item while debiting another.
 */
export function movesTowards(present: readonly number[], wanted: readonly number[]): number[] {
	const sign = Math.sign(sumOf(wanted) - sumOf(present))
	let left = Math.abs(sumOf(wanted) - sumOf(present))
	return present.map((amount, at) => {
		const step = Math.min(Math.max(0, sign * ((wanted[at] ?? 0) - amount)), left)
		left -= step
		return sign * step || 0
	})
}
