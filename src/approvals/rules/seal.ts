// The canonical text that a seal hashes.
import type { Sealed } from '../schemas.ts'

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
