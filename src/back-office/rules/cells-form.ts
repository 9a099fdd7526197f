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

/** The checkbox that gives each color its own extra prices. */
export const byColorField = 'extrasByColor'

/** Amounts in cents, 0 for an empty field; or the first field that cannot be read. */
function centsOf(typed: ReadonlyMap<string, string>): { cents: Map<string, number> } | { unread: string } {
	const cents = new Map<string, number>()
	for (const [key, text] of typed) {
		const read = text === '' ? 0 : centsIn(text)
		if (read === undefined) return { unread: key }
		cents.set(key, read)
	}
	return { cents }
}

/** @returns the requested change, or the problem with it */
export function cellsIn(fields: Fields): { seenAt: number; change: CellsChange } | { problem: string } {
	const added = newColorIn(fields)
	if (added && 'problem' in added) return added
	const names = fieldsOf(fields, 'name')
	const isByColor = fields[byColorField] === 'on'
	const prices = centsOf(fieldsOf(fields, isByColor ? 'extraIn' : 'extra'))
	if ('unread' in prices) {
		const [color = '', ...size] = isByColor ? prices.unread.split(' ') : ['', prices.unread]
		const what = [size.join(' '), names.get(color)].filter(Boolean).join(' in ')
		return { problem: `Extra price of ${what}: enter it in dollars, such as 2.00, or leave it empty.` }
	}
	const change = {
		names,
		removed: [...fieldsOf(fields, 'remove').keys()],
		added: added ? [added] : [],
		sizes: listed(fields['sizes'] ?? ''),
		skus: fieldsOf(fields, 'sku'),
		extras: isByColor ? new Map() : prices.cents,
		cellExtras: isByColor ? prices.cents : new Map(),
	}
	return { seenAt: Number(fields['seenAt'] ?? 0), change }
}
