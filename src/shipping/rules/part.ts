// Partial shipments: which units ship, and whether any are left after them.

/** An order line: units to ship in total, and units shipped. */
export type LineStatus = { lineId: string; position: number; wanted: number; sent: number }
/** Units of the line at this position. */
export type PartUnits = { position: number; quantity: number }

export type ChosenPart = { lines: { lineId: string; quantity: number }[]; isRest: boolean }

const leftOf = ({ wanted, sent }: LineStatus): number => Math.max(0, wanted - sent)

/** `isRest` when nothing is left to ship after it. */
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
