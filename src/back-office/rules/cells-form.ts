// The form of a product's colors and sizes.
import { listed, type CellsChange } from '#catalog/rules/colors-and-sizes.ts'
import { newColorIn, type Fields } from './product-form.ts'

/** The fields of a kind by what follows the dash. */
const fieldsOf = (fields: Fields, kind: string): Map<string, string> =>
	new Map(
		Object.entries(fields).flatMap(([name, value]) =>
			name.startsWith(`${kind}-`) ? [[name.slice(kind.length + 1), value.trim()] as const] : [],
		),
	)

/** @returns the requested change, or the problem with it */
export function cellsIn(fields: Fields): { seenAt: number; change: CellsChange } | { problem: string } {
	const added = newColorIn(fields)
	if (added && 'problem' in added) return added
	const change = {
		names: fieldsOf(fields, 'name'),
		removed: [...fieldsOf(fields, 'remove').keys()],
		added: added ? [added] : [],
		sizes: listed(fields['sizes'] ?? ''),
		skus: fieldsOf(fields, 'sku'),
	}
	return { seenAt: Number(fields['seenAt'] ?? 0), change }
}
