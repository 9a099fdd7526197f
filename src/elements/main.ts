// The script of every page: small elements over markup that works without them. What other pages do not have is loaded
// where it is; what the first action on a page may need, the document names too (http/element-scripts.ts), so that it is there at once.
import { defineCartCount } from './cart-count.ts'
import { defineSiteMenu, focusErrors, serveDialogs } from './dialogs.ts'
import { defineFavoriteStar } from './favorite-star.ts'
import { defineToastRegion } from './toast.ts'
import { serveMiniCart } from './mini-cart.ts'
import { followSessionTabs } from './session-tabs.ts'
import { defineSiteSearch } from './site-search.ts'

// Two files need these: without a place here they would be a file of their own.
export { plainPicture } from '#pictures/rules/plain-picture.ts'
export { withoutColors } from './without-colors.ts'

serveDialogs()
defineCartCount()
serveMiniCart()
defineSiteMenu()
defineSiteSearch()
defineFavoriteStar()
defineToastRegion()
focusErrors()
followSessionTabs()

/** React adds elements to its pages later. */
const isReactPage = '__reactRouterContext' in window

const has = (selector: string): boolean => document.querySelector(selector) !== null
const hasCookie = (name: string): boolean => document.cookie.includes(`${name}=`)

/**
 * Garments keep the colors of the shop where none are picked and no form picks any. The cookies' names stand here because
 * their modules bring palette and texts.
 */
const showsTeamColors = (): boolean =>
	isReactPage ||
	has('form[data-team-form], fieldset[data-team-pairs]') ||
	new URLSearchParams(location.search).has('colors') ||
	hasCookie('team-colors')

async function followTeamColors(): Promise<void> {
	if (showsTeamColors()) await import('./on-colors.ts')
}

// Another tab may have picked colors while this page was in the browser's page cache.
window.addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void followTeamColors()
})

/** Elements of pages that are not open to visitors. */
const onFewPages =
	'amend-order, approval-list, cart-page, copy-text, job-board, length-counter, photo-crop, pin-place'

/** What not every page has. */
const onSomePages: readonly (() => Promise<unknown>)[] = [
	followTeamColors,
	async () => {
		if (has('product-picker, product-gallery')) await import('./on-product.ts')
	},
	async () => {
		if (has('list-page')) await import('./on-list.ts')
	},
	async () => {
		if (hasCookie('flash')) (await import('./flash-toast.ts')).showFlash()
	},
	async () => {
		if (isReactPage || has(onFewPages)) (await import('./few-pages.ts')).defineOnFewPages()
	},
]
// Not awaited: a file that needs a module of this one would wait for it, and this one for the file.
for (const load of onSomePages) void load()
