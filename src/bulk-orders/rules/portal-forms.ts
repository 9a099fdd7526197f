// What the forms of the portal page send, with scripts or without.
import type { LineChange } from './items.ts'

/** Text without the one character that the database cannot hold. */
const clean = (value: FormDataEntryValue | null): string =>
	typeof value === 'string' ? value.replaceAll('\u0000', '') : ''

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const parts = { name: 'player_name', number: 'number', qty: 'qty', size: 'variant_id' } as const
type Part = keyof typeof parts

const isPart = (text: string): text is Part => Object.hasOwn(parts, text)

/** "L", "" and 2.5 are no quantity of anything: they come back as what the checks will refuse. */
const quantityOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0)

/** Fields of single lines, `qty-{line}`; of each line what was sent. */
export function lineChangesOf(form: FormData): Map<string, LineChange> {
	const changes = new Map<string, LineChange>()
	for (const [name, value] of form) {
		const cut = name.indexOf('-')
		const [part, id] = [name.slice(0, cut), name.slice(cut + 1)]
		if (cut < 1 || !isPart(part) || !isId(id)) continue
		const text = clean(value)
		const change = {
			name: { player_name: text.slice(0, 100) },
			number: { number: text.slice(0, 10) },
			qty: { qty: quantityOf(text) },
			size: { variant_id: isId(text) ? text : '' },
		}[part]
		changes.set(id, { ...changes.get(id), ...change })
	}
	return changes
}

export type PortalInput =
	| {
			intent: 'load'
			itemIds: string[]
			/** Leaves out who has ordered a garment already. */
			isOnlyMissing: boolean
	  }
	| { intent: 'add'; itemId: string; variantId: string; qty: number }
	| { intent: 'save' }
	| { intent: 'remove'; lineId: string }
	| { intent: 'clear' }
	| { intent: 'all'; itemId: string; size: string; qty: number | null; color: string }
	| { intent: 'remind' }

/** The button that was pressed says what is wanted: `remove:{line}`. Undefined for what no form of ours sends. */
export function portalInputOf(form: FormData): PortalInput | undefined {
	const [intent = '', subject = ''] = clean(form.get('intent')).split(':', 2)
	const qty = clean(form.get(`allQty-${subject}`))
	switch (intent) {
		case 'load':
			return {
				intent,
				itemIds: subject === '' ? form.getAll('item').map(clean) : [subject],
				isOnlyMissing: form.get('only') === 'missing',
			}
		case 'add':
			return {
				intent,
				itemId: subject,
				variantId: clean(form.get(`variantOf-${subject}`)),
				qty: quantityOf(clean(form.get(`qtyOf-${subject}`)) || '1'),
			}
		case 'remove':
			return { intent, lineId: subject }
		case 'all':
			return {
				intent,
				itemId: subject,
				size: clean(form.get(`allSize-${subject}`)),
				color: clean(form.get(`allColor-${subject}`)),
				qty: qty.trim() === '' ? null : quantityOf(qty),
			}
		case 'save':
		case 'clear':
		case 'remind':
			return { intent }
		default:
			return undefined
	}
}
