// The form of a product's colors and sizes.
import { listed, type CellsChange } from '#catalog/rules/colors-and-sizes.ts'
import { centsIn } from './staff-forms.ts'
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
	const typed = [...fieldsOf(fields, 'extra')]
	const extras = new Map(typed.map(([size, text]) => [size, text === '' ? 0 : centsIn(text)]))
	const unread = typed.find(([size]) => extras.get(size) === undefined)
	if (unread)
		return { problem: `Extra price of ${unread[0]}: enter it in dollars, such as 2.00, or leave it empty.` }
	const change = {
		names: fieldsOf(fields, 'name'),
		removed: [...fieldsOf(fields, 'remove').keys()],
		added: added ? [added] : [],
		sizes: listed(fields['sizes'] ?? ''),
		skus: fieldsOf(fields, 'sku'),
		extras: new Map([...extras].map(([size, cents = 0]) => [size, cents])),
	}
	return { seenAt: Number(fields['seenAt'] ?? 0), change }
}
