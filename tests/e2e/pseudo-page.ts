// Checks of a page in the pseudo-language.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { teamColors } from '#garments/colors.ts'
import { namesInData } from './new-family.ts'
import { shownTexts, textsBeyondScreen } from './shown-texts.ts'

/** Names, addresses, sizes, colors, days and the like are the same in every language. */
const data = [
	new RegExp(teamColors.map(({ name }) => name).join('|'), 'g'),
	/“[^”]*”/g,
	namesInData,
	/Gridiron Elite Game Jersey|Pat Kim|Robin Vale|Avery Stone|Casey Rowe|Parker Dunn|Sam Alvarez|Chris Okafor|Riley Johnson|Jordan Lee/g,
	/Football|Fall|Alma|ALMA|Zubizarreta|ZUBIZARRETA|Luz|LUZ|12 Mill Lane|Lakewood|\bOH\b|Español/g,
	/[\w.…•*-]+@[\w.-]+/g,
	/https?:\S+/g,
	/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g,
	/\b(?:A?Y?X{0,5}[SML]|\d?X+L|AM|PM|E[SD]T|UTC|USD|fieldhouse-demo|Purple|Orange|Navy|Gold|Black|White)\b/g,
	/\bFH-[A-Z0-9]+\b|\b[A-Za-z-]+-certified [a-z]+|NOCSAE[^,]*|\bSEI\b/g,
	/#[0-9a-f]{8}/g,
	// The letters of a vote's designs.
	/\b[A-F]: /g,
	// The key of an authenticator app.
	/\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b/g,
]

function outsideBrackets(text: string): string {
	let rest = text
	while (/\[[^[\]]*\]/.test(rest)) rest = rest.replaceAll(/\[[^[\]]*\]/g, '')
	for (const known of data) rest = rest.replaceAll(known, '')
	return /\p{L}/u.test(rest) ? text : ''
}

/** Texts that are in no table. */
export const leftOut = async (page: Page): Promise<string[]> =>
	(await shownTexts(page)).filter((text) => outsideBrackets(text) !== '')

const nameOf = (page: Page) => page.url().replaceAll(/[\w-]{36,43}/g, '…')

/** Every text is from a table, and none reaches beyond the screen. */
export async function expectPseudo(page: Page): Promise<void> {
	expect.soft(await leftOut(page), nameOf(page)).toEqual([])
	expect.soft(await textsBeyondScreen(page), nameOf(page)).toEqual([])
	expect.soft((await shownTexts(page)).filter((text) => text.startsWith('[')).length).toBeGreaterThan(2)
}

export const inPseudo = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en-XA`

/** Opens each address and checks it. */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const response = await page.goto(inPseudo(path))
		// A page of an error is translated, too.
		expect(response?.status(), path).toBeLessThan(500)
		await expectPseudo(page)
	}
}

/** Presses a button that answers with a new page. */
export const press = (page: Page, button: string) =>
	Promise.all([page.waitForEvent('load'), page.locator(`main ${button}`).first().click()])
