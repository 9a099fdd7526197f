// Part of an order leaves: which units, and whether anything is left after them.

/** A line of the order: units that are wanted, and units that have left. */
export type LineStatus = { lineId: string; position: number; wanted: number; sent: number }
/** Units of the line at this position. */
export type PartUnits = { position: number; quantity: number }

export type ChosenPart = { lines: { lineId: string; quantity: number }[]; isRest: boolean }

const leftOf = ({ wanted, sent }: LineStatus): number => Math.max(0, wanted - sent)

/** `isRest` when nothing is left to send after it. */
export function chosenPart(
	order: readonly LineStatus[],
	part: readonly PartUnits[],
): ChosenPart | { problem: string } {
	const asked = part.filter(({ quantity }) => quantity > 0)
	if (asked.length === 0) return { problem: 'Choose what is in the package.' }
	const quantities = new Map(asked.map(({ position, quantity }) => [position, quantity]))
	const chosen = order.filter(({ position }) => quantities.has(position))
	const isTooMuch = chosen.some((line) => (quantities.get(line.position) ?? 0) > leftOf(line))
	if (isTooMuch || chosen.length < quantities.size || quantities.size < asked.length)
		return { problem: 'That is more than is left to send.' }
	const left = order.reduce((sum, line) => sum + leftOf(line) - (quantities.get(line.position) ?? 0), 0)
	return {
		lines: chosen.map(({ lineId, position }) => ({ lineId, quantity: quantities.get(position) ?? 0 })),
		isRest: left === 0,
	}
}
