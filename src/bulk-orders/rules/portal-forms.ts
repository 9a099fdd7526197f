// Parses the forms of the portal page, sent with or without scripts.
import type { LineChange } from './items.ts'

/** Text without NUL, which the database cannot store. */
const clean = (value: FormDataEntryValue | null): string =>
	typeof value === 'string' ? value.replaceAll('\u0000', '') : ''

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const parts = { name: 'player_name', number: 'number', qty: 'qty', size: 'variant_id' } as const
type Part = keyof typeof parts

const isPart = (text: string): text is Part => Object.hasOwn(parts, text)

/** Invalid quantities such as "L", "" and "2.5" become 0, which the checks reject. */
const quantityOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0)

/** Fields of single lines, named `qty-{line}`: the submitted changes by line. */
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
			/** Skips garments that a player has ordered already. */
			isOnlyMissing: boolean
	  }
	| { intent: 'add'; itemId: string; variantId: string; qty: number }
	| { intent: 'save' }
	| { intent: 'remove'; lineId: string }
	| { intent: 'clear' }
	| { intent: 'all'; itemId: string; size: string; qty: number | null; color: string }
	| { intent: 'remind' }

/** The pressed button names the action, for example `remove:{line}`. Undefined for unknown input. */
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
