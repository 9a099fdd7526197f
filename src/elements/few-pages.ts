// The elements of pages that are not open to visitors, each loaded where it is.

const has = (selector: string): boolean => document.querySelector(selector) !== null

const loads: readonly (() => Promise<void>)[] = [
	async () => {
		if ('__reactRouterContext' in window || has('copy-text'))
			(await import('./copy-text.ts')).defineCopyText()
	},
	async () => {
		if (has('cart-page')) (await import('./cart-page.ts')).defineCartPage()
	},
	async () => {
		if (has('length-counter')) (await import('./length-counter.ts')).defineLengthCounter()
	},
	async () => {
		if (has('pin-place')) (await import('./pin-place.ts')).definePinPlace()
	},
	async () => {
		if (has('photo-crop')) (await import('./photo-crop.ts')).definePhotoCrop()
	},
	async () => {
		if (has('amend-order')) (await import('./amend-order.ts')).defineAmendOrder()
	},
	async () => {
		if (!has('approval-list, job-board')) return
		const { defineApprovalList, defineJobBoard } = await import('./staff-lists.ts')
		defineApprovalList()
		defineJobBoard()
	},
]

/** Defines those that the page has. */
export function defineOnFewPages(): void {
	for (const load of loads) void load()
}
