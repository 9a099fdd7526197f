// What a page shows and says to its reader, for checks of its language and of its space.
import type { Page } from 'playwright'

/**
 * The texts of the page with its header, footer and title: text nodes, and names that only screen readers say. What is marked
 * as being in another language is left out, and without its box nothing is seen, such as the options of a closed list.
 */
export async function shownTexts(page: Page): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const main = document.querySelector('main')
		const title = main?.querySelector('h1, [role=heading][aria-level="1"]')
		const own = title?.closest('[lang]')?.getAttribute('lang') ?? ''
		const isOther = (element: Element | null) => {
			const language = element?.closest('[lang]')?.getAttribute('lang')
			return language !== own || element?.closest('style, script, noscript') !== null
		}
		// Pictures beside their own text.
		const isUnsaid = (element: Element, name: string) =>
			['aria-label', 'alt'].includes(name) && element.closest('[aria-hidden=true]') !== null
		const found: string[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (walker.nextNode()) {
			const node = walker.currentNode
			const range = document.createRange()
			range.selectNodeContents(node)
			if (!isOther(node.parentElement) && range.getClientRects().length > 0)
				found.push(node.textContent ?? '')
		}
		for (const element of document.querySelectorAll('body [aria-label], [alt], [title], [placeholder]'))
			for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
				if (!isOther(element) && !isUnsaid(element, name)) found.push(element.getAttribute(name) ?? '')
		return found
	})
	return [await page.title(), ...texts].map((text) => text.trim()).filter((text) => text !== '')
}

/**
 * Texts that reach beyond the screen, also where the page itself cannot scroll sideways. A field for bots stands there on
 * purpose.
 */
export const textsBeyondScreen = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = []
		const width = document.documentElement.clientWidth
		if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways')
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (walker.nextNode()) {
			const node = walker.currentNode
			const range = document.createRange()
			range.selectNodeContents(node)
			const isOut = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1)
			const scrolls = node.parentElement?.closest(
				'[class*="overflow-x-auto"], [class*="sr-only"], [class*="-left-[200vw]"], [popover], script, style',
			)
			if (isOut && !scrolls) found.push(node.textContent ?? '')
		}
		return found
	})
