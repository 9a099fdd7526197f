// The script of every page: small elements over markup that works without them. What only some pages have is loaded
// where it is.
import { defineCartCount } from './cart-count.ts'
import { defineSiteMenu, focusErrors, serveDialogs } from './dialogs.ts'
import { defineCopyText } from './copy-text.ts'
import { defineToastRegion, showFlash } from './toast.ts'
import { serveMiniCart } from './mini-cart.ts'
import { followSessionTabs } from './session-tabs.ts'
import { defineSiteSearch } from './site-search.ts'

serveDialogs()
defineCartCount()
serveMiniCart()
defineCopyText()
defineSiteMenu()
defineSiteSearch()
defineToastRegion()
showFlash()
focusErrors()
followSessionTabs()

/** React adds elements to its pages later. */
const isReactPage = '__reactRouterContext' in window

const has = (selector: string): boolean => document.querySelector(selector) !== null

/**
 * Garments keep the colors of the shop where none are picked and no form picks any. The cookie's name stands here because
 * its module brings the palette.
 */
const showsTeamColors = (): boolean =>
	isReactPage ||
	has('form[data-team-form], fieldset[data-team-pairs]') ||
	new URLSearchParams(location.search).has('colors') ||
	document.cookie.includes('team-colors=')

async function followTeamColors(): Promise<void> {
	if (showsTeamColors()) (await import('./team-colors.ts')).defineTeamColors()
}

// Another tab may have picked colors while this page was in the browser's page cache.
window.addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void followTeamColors()
})

/** A visitor's favorites join the account on the first page after signing in. */
const favorites = 'favorite-star, list-page, header[data-signed-in]'

/** What each page has, loaded where it is. */
const onSomePages: readonly (() => Promise<void>)[] = [
	followTeamColors,
	async () => {
		if (!has('product-picker, product-gallery')) return
		const { defineGallery, defineProductPicker } = await import('./product-page.ts')
		defineGallery()
		defineProductPicker()
	},
	async () => {
		if (has(favorites)) await (await import('./favorite-star.ts')).defineFavoriteStar()
	},
	async () => {
		if (has('list-page')) (await import('./list-page.ts')).defineListPage()
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
await Promise.all(onSomePages.map(async (load) => load()))
