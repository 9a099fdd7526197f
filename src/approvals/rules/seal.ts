// The sealed content of an order: the text that is hashed, and the differences between two states.
import type { Sealed, SealedLine } from '../schemas.ts'
import { formatUsd } from '#kit/money.ts'

type Wording = {
	/** False for stored text: players' names are stored only in the lines. */
	withNames: boolean
}

const placeOf = ({ position, number }: SealedLine): string =>
	`Line ${position + 1}${number === '' ? '' : `, #${number}`}`

const was = (what: string, before: string, after: string): string =>
	`${what} ${before === '' ? 'none' : before}, now ${after === '' ? 'none' : after}`

function describe(line: SealedLine, { withNames }: Wording): string {
	const { playerName, size, qty, unitCents } = line
	const parts = [withNames && playerName, `size ${size}`, `${qty} × ${formatUsd(unitCents)}`]
	return parts.filter(Boolean).join(', ')
}

function designChanges(before: SealedLine, after: SealedLine): string[] {
	if (before.designId !== after.designId)
		return [after.designId === null ? 'its design is gone' : `another design, version ${after.designVersion}`]
	if (before.designVersion !== after.designVersion)
		return [was('design version', String(before.designVersion ?? ''), String(after.designVersion ?? ''))]
	return before.sceneHash === after.sceneHash ? [] : ['the drawing of its design is another one']
}

function lineLabel(before: SealedLine, after: SealedLine, { withNames }: Wording): string[] {
	const changes: string[] = []
	if (before.productId !== after.productId) changes.push('another product')
	if (before.playerName !== after.playerName)
		changes.push(withNames ? was('name', before.playerName, after.playerName) : 'name changed')
	if (before.number !== after.number) changes.push(was('number', before.number, after.number))
	if (before.size !== after.size) changes.push(was('size', before.size, after.size))
	else if (before.variantId !== after.variantId) changes.push('another garment of the same size')
	if (before.qty !== after.qty) changes.push(was('quantity', String(before.qty), String(after.qty)))
	for (const slot of ['name', 'number'] as const)
		if ((before.prints?.[slot] ?? false) !== (after.prints?.[slot] ?? false))
			changes.push(`${slot} ${after.prints?.[slot] ? 'printed now' : 'not printed any more'}`)
	changes.push(...designChanges(before, after))
	if (before.unitCents !== after.unitCents)
		changes.push(was('price', formatUsd(before.unitCents), formatUsd(after.unitCents)))
	return changes
}

/** One sentence per changed line, then the PO number and the total; empty when nothing changed. */
export function differences(before: Sealed, after: Sealed, wording: Wording): string[] {
	const earlier = new Map(before.lines.map((line) => [line.position, line]))
	const later = new Map(after.lines.map((line) => [line.position, line]))
	const positions = [...new Set([...earlier.keys(), ...later.keys()])].toSorted((a, b) => a - b)
	const changes = positions.flatMap((position): string[] => {
		const [old, now] = [earlier.get(position), later.get(position)]
		if (old && !now) return [`${placeOf(old)} removed: ${describe(old, wording)}`]
		if (now && !old) return [`${placeOf(now)} added: ${describe(now, wording)}`]
		const changed = old && now ? lineLabel(old, now, wording) : []
		return old && changed.length > 0 ? [`${placeOf(old)}: ${changed.join('; ')}`] : []
	})
	if (before.poNumber !== after.poNumber) changes.push(was('PO number', before.poNumber, after.poNumber))
	if (before.totalCents !== after.totalCents)
		changes.push(was('Total', formatUsd(before.totalCents), formatUsd(after.totalCents)))
	return changes
}

/** JSON with sorted keys: the same content always gives the same text. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
	if (typeof value !== 'object' || value === null) return JSON.stringify(value)
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/** Sorts the lines by position. */
export const sealText = (sealed: Sealed): string =>
	canonical({ ...sealed, lines: sealed.lines.toSorted((a, b) => a.position - b.position) })

/** Rows, from 1, whose design no longer exists. */
export const rowsWithoutDrawing = ({ lines }: Sealed): number[] =>
	lines.flatMap(({ position, designId, sceneHash }) =>
		designId !== null && sceneHash === '' ? [position + 1] : [],
	)
