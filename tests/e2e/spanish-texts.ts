// Whether a page in Spanish has a text of ours in English.
import type { Page } from 'playwright'
import { teamColors } from '#garments/colors.ts'
import { spanishOfSeeds } from '#translations/seeds/spanish.ts'
import { expect } from 'vitest'
import { namesInData } from './new-family.ts'
import { shownTexts } from './shown-texts.ts'

const english =
	/\b(?:the|your|you|and|of|with|without|please|order(?:ed)?|pay|paid|payment|size|name|number|player|team|coach|family|is|are|was|not|this|for|cancelled|choose|back|help|day|until|closes|required|each|item|items|tax|shipping|delivery|email|open|done|thank|thanks|by|on)\b/gi

/** The palette's names, as the shop writes them. */
const englishColors = new RegExp(String.raw`\b(?:${teamColors.map(({ name }) => name).join('|')})\b`, 'g')

/** The demo's own texts in Spanish, which keep names of lines such as “Two-A-Day”; the longest first. */
const ownersTexts = new RegExp(
	Object.values(spanishOfSeeds)
		.toSorted((a, b) => b.length - a.length)
		.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
		.join('|'),
	'gi',
)

/** The name of a product of the demo on a page in Spanish. */
export const spanishNameOf = (name: string): string => spanishOfSeeds[name] ?? name

export function englishIn(text: string): string[] {
	const own = text.replaceAll(namesInData, '').replaceAll(ownersTexts, '')
	return [...(own.match(english) ?? []), ...(own.match(englishColors) ?? [])]
}

/** The label of a star is in Spanish, the name of its product is not. */
const nameOfProduct = /^Favorito: /

/** English words that a person reads or hears on the page, with its title. */
const englishOn = async (page: Page): Promise<string[]> =>
	englishIn((await shownTexts(page)).filter((text) => !nameOfProduct.test(text)).join('\n'))

export async function expectSpanish(page: Page): Promise<void> {
	const spoken = page.getByRole('heading', { level: 1 })
	expect(await spoken.evaluate((title) => title.closest('[lang]')?.getAttribute('lang'))).toBe('es-US')
	expect(await page.locator('main').innerText()).not.toBe('')
	expect(await englishOn(page), page.url().replace(/[\w-]{43}/, '…')).toEqual([])
}
