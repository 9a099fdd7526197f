// The one script of the open pages: small elements over markup that works without them.
import { defineCartCount } from './cart-count.ts'
import { defineCartPage } from './cart-page.ts'
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
defineCartPage()
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

if (document.querySelector('amend-order')) {
	const { defineAmendOrder } = await import('./amend-order.ts')
	defineAmendOrder()
}

// Only pages of staff have these: other visitors do not load them.
if (document.querySelector('approval-list, job-board')) {
	const { defineApprovalList, defineJobBoard } = await import('./staff-lists.ts')
	defineApprovalList()
	defineJobBoard()
}
