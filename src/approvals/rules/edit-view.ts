// View model of the page that changes lines of an order.
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
	/** Empty when no design is available. */
	designs: Choice[]
}

export type EditPage = {
	id: string
	orderId: string
	reference: string
	/** A buyer resubmits with it; staff voids an approval with it. */
	mode: 'buyer' | 'staff'
	revision: string
	poNumber: string
	pricing: Totals
	lines: EditLine[]
	/** Number of lines of the whole order. */
	total: number
	page: number
	pages: number
	thread: ThreadEntry[]
	/** Changes since the last decision. */
	changed: string[]
}
