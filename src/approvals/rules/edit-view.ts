// The page on which lines of an order are changed, as its components show it.
import type { Totals } from '#pricing/schemas.ts'
import type { PlayerView, ThreadEntry } from '../views.ts'

export type Choice = { value: string; label: string; disabled?: boolean }

export type EditLine = PlayerView & {
	/** Empty for a design. */
	color: string
	variantId: string
	design: string
	unitCents: number
	sizes: Choice[]
	/** Empty for what is sold as it is. */
	designs: Choice[]
}

export type EditPage = {
	id: string
	orderId: string
	reference: string
	/** The buyer sends it again; staff withdraws an approval by it. */
	mode: 'buyer' | 'staff'
	revision: string
	poNumber: string
	pricing: Totals
	lines: EditLine[]
	/** Of the whole order. */
	total: number
	page: number
	pages: number
	thread: ThreadEntry[]
	/** Since the last decision. */
	changed: string[]
}
