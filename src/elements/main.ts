// The script of every page: small elements over markup that works without them. What only few pages have is loaded
// where it is.
import { defineCartCount } from './cart-count.ts'
import { defineSiteMenu, focusErrors, serveDialogs } from './dialogs.ts'
import { defineCopyText } from './copy-text.ts'
import { defineFavoriteStar } from './favorite-star.ts'
import { defineGallery } from './gallery.ts'
import { defineListPage } from './list-page.ts'
import { defineProductPicker } from './product-picker.ts'
import { defineToastRegion, showFlash } from './toast.ts'
import { serveMiniCart } from './mini-cart.ts'
import { followSessionTabs } from './session-tabs.ts'
import { defineSiteSearch } from './site-search.ts'
import { defineTeamColors } from './team-colors.ts'

serveDialogs()
defineCartCount()
serveMiniCart()
defineCopyText()
defineSiteMenu()
defineSiteSearch()
defineTeamColors()
defineFavoriteStar()
defineGallery()
defineListPage()
defineProductPicker()
defineToastRegion()
showFlash()
focusErrors()
followSessionTabs()

const has = (selector: string): boolean => document.querySelector(selector) !== null

/** What few pages have, loaded where it is. */
const onFewPages: readonly (() => Promise<void>)[] = [
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
// Not awaited: a file that needs a module of this one would wait for it, and this one for the file.
for (const load of onFewPages) void load()
