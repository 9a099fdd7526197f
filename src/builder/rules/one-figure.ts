// Which pieces of a kit one figure can wear at the same time, and which of two goes under the other.
import type { WornGarment } from '#garments/worn/model.ts'
import { isTuckedIn, tuckedUnder } from '#garments/worn/tucked.ts'

type Worn = { id: string; garment: WornGarment }
type Span = { low: number; high: number }

function spanOf({ pieces }: WornGarment): Span {
	const span = { low: Infinity, high: -Infinity }
	for (const { mesh } of pieces)
		for (let at = 1; at < mesh.positions.length; at += 3) {
			const y = mesh.positions[at] ?? 0
			span.low = Math.min(span.low, y)
			span.high = Math.max(span.high, y)
		}
	return span
}

/** Garments that cover more than this share of the lower one's height exclude each other: two jerseys, but no jersey and pants. */
const mostOverlap = 0.6

const exclude = (one: Span, other: Span): boolean => {
	const shared = Math.min(one.high, other.high) - Math.max(one.low, other.low)
	return shared > mostOverlap * Math.min(one.high - one.low, other.high - other.low)
}

type Dressed = { id: string; garment: WornGarment; span: Span }

/** The garment under those of `others` that cover it. */
function fitted({ garment, span }: Dressed, others: readonly Dressed[]): WornGarment {
	const pieces = others.reduce((own, { garment: other, span: otherSpan }) => {
		if (otherSpan.high <= span.low || otherSpan.low >= span.high) return own
		const otherIsTop = otherSpan.high > span.high
		const isInside = otherIsTop ? !isTuckedIn(own) : isTuckedIn(other.pieces)
		return isInside ? tuckedUnder(own, other.pieces, otherIsTop) : own
	}, garment.pieces)
	return { ...garment, pieces }
}

/** The first garment, and all further ones that can be worn together with those before them. */
export function onOneFigure(garments: readonly Worn[]): Map<string, WornGarment> {
	const worn: Dressed[] = []
	for (const { id, garment } of garments) {
		const span = spanOf(garment)
		if (worn.every((other) => !exclude(span, other.span))) worn.push({ id, garment, span })
	}
	return new Map(
		worn.map((one) => [
			one.id,
			fitted(
				one,
				worn.filter((other) => other !== one),
			),
		]),
	)
}
