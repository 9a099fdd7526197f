// The text that a seal is made of.
import type { Sealed } from '../schemas.ts'

/** JSON with the names of every object in order: the same content gives the same text, wherever it was kept. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
	if (typeof value !== 'object' || value === null) return JSON.stringify(value)
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/** Lines in the order of their positions, whatever order they came in. */
export const sealText = (sealed: Sealed): string =>
	canonical({ ...sealed, lines: sealed.lines.toSorted((a, b) => a.position - b.position) })

/** Rows, from 1, whose design is not there any more. */
export const rowsWithoutDrawing = ({ lines }: Sealed): number[] =>
	lines.flatMap(({ position, designId, sceneHash }) =>
		designId !== null && sceneHash === '' ? [position + 1] : [],
	)
