// The one script of the open pages: small elements over markup that works without them.
import { defineCartCount } from './cart-count.ts'
import { defineSiteMenu, focusErrors, serveDialogs } from './dialogs.ts'
import { defineCopyText } from './copy-text.ts'
import { defineFavoriteStar } from './favorite-star.ts'
import { defineGallery } from './gallery.ts'
import { defineProductPicker } from './product-picker.ts'
import { defineTeamColors } from './team-colors.ts'
import { defineToastRegion, showFlash } from './toast.ts'
import { defineListPage } from './list-page.ts'
import { serveMiniCart } from './mini-cart.ts'
import { followSessionTabs } from './session-tabs.ts'
import { defineSiteSearch } from './site-search.ts'

serveDialogs()
defineCartCount()
serveMiniCart()
defineCopyText()
defineFavoriteStar()
defineGallery()
defineProductPicker()
defineListPage()
defineSiteMenu()
defineSiteSearch()
defineTeamColors()
defineToastRegion()
showFlash()
focusErrors()
followSessionTabs()

/** Elements of few pages: the others do not load them. */
const onFewPages = [
	['cart-page', async () => (await import('./cart-page.ts')).defineCartPage()],
	['length-counter', async () => (await import('./length-counter.ts')).defineLengthCounter()],
	['pin-place', async () => (await import('./pin-place.ts')).definePinPlace()],
	['photo-crop', async () => (await import('./photo-crop.ts')).definePhotoCrop()],
	['amend-order', async () => (await import('./amend-order.ts')).defineAmendOrder()],
	[
		'approval-list, job-board',
		async () => {
			const { defineApprovalList, defineJobBoard } = await import('./staff-lists.ts')
			defineApprovalList()
			defineJobBoard()
		},
	],
] as const
for (const [selector, define] of onFewPages) if (document.querySelector(selector)) await define()
