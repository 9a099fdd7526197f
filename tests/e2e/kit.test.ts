// A kit for twelve players from the gallery to the packed bags, by keyboard on a phone: at each station the same elements,
// prices and pictures.
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { tabTo, untilBuilderRuns } from './builder-page.ts'
import { visit } from './cart-page.ts'
import { patience } from './patience.ts'
import { drawnPieces, linesOfOrder, madeOnTheFloor, payForCart, pricesInCart } from './stations.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

const press = async (page: Page, name: RegExp) => {
	await tabTo(page, name)
	await page.keyboard.press('Enter')
}

const team = Array.from({ length: 12 }, (_, at) => ({
	name: at === 11 ? '' : `Player ${'ABCDEFGHIJKL'[at] ?? ''}`,
	number: String(at + 10),
	size: ['S', 'M', 'L'][at % 3] ?? 'M',
	shorts: ['M', 'L', 'XL'][at % 3] ?? 'L',
}))
/** The last one wants no name. */
const pasted = [
	'Name\tNo.\tSize\tShorts size\tDon’t print name',
	...team.map(
		({ name, number, size, shorts }) =>
			`${name || 'Nameless'}\t${number}\t${size}\t${shorts}\t${name ? 'no' : 'yes'}`,
	),
].join('\n')

/** From a card of the gallery to the saved kit. @returns its path */
async function designedKit(page: Page): Promise<string> {
	await visit(page, '/designs/gallery?sport=basketball&kind=Uniform+set&colors=maroon-gold&team=Oak+Hill')
	await press(page, /^Visitors$/)
	await page.waitForURL(/\/builder\//)
	await untilBuilderRuns(page)
	await press(page, /Names & Numbers/)
	await tabTo(page, /^Player name/)
	await page.keyboard.insertText('Rodriguez')
	await press(page, /^Paste or upload a list$/)
	await page.getByRole('dialog').waitFor()
	await tabTo(page, /^Or paste the list/)
	await page.keyboard.insertText(pasted)
	await press(page, /^Read the list$/)
	await page.getByRole('heading', { name: 'Check the list' }).waitFor()
	await press(page, /^Take over 12 players$/)
	await page.getByText('12 players, 12 kits').waitFor()
	await tabTo(page, /^Kits of player 1$/)
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type('2')
	await page.getByText('12 players, 13 kits').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	// A jersey shows the players, also when the shorts are edited, which print none.
	const strip = page.getByRole('list', { name: 'Pieces of the kit' })
	await strip.getByRole('button', { name: /^Shorts/ }).press('Enter')
	await page.getByRole('button', { name: 'Next player' }).press('Enter')
	await page.getByText('1 of 12: #10 Player A').waitFor()
	await strip.getByRole('button', { name: /^Home jersey/, pressed: true }).waitFor()
	await press(page, /^Save/)
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	return new URL(page.url()).pathname
}

test('twelve players’ kits are drawn, priced, ordered, made and packed as one truth', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await signUp(page, newPerson())
	const design = await designedKit(page)
	const drawn = await drawnPieces(page, design)
	expect(drawn.map(({ piece }) => piece)).toEqual(['Home jersey', 'Away jersey', 'Shorts'])
	expect(drawn[0]?.elements).toContain('player name')
	// Typed on the home jersey alone.
	expect(drawn[1]?.elements).toContain('player name')
	expect(drawn[2]?.elements).not.toContain('player name')

	await page.goto(`${design}?step=6`)
	await untilBuilderRuns(page)
	await press(page, /^Add 13 kits to cart$/)
	await page.getByRole('link', { name: 'View cart' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])

	/** What each line prints: the last player has no name, the rest of the piece is the same. */
	const printed = team.flatMap(({ name }) =>
		drawn.map(({ elements }) => elements.filter((element) => name !== '' || element !== 'player name')),
	)
	const each = await pricesInCart(page)
	expect(each).toHaveLength(36)
	expect(each.slice(0, 33)).toEqual(team.slice(1).flatMap(() => drawn.map(({ perPiece }) => perPiece)))
	expect(each.at(-3)).not.toBe(drawn[0]?.perPiece)
	await expect.poll(() => page.getByText('13 kits, 39 pieces').first().isVisible(), patience).toBe(true)

	const orderId = await payForCart(page)
	const lines = await linesOfOrder(page, orderId)
	expect(lines).toEqual(printed.map((parts, at) => ({ perPiece: each[at], parts })))
	expect(await findingsAtBothWidths(page)).toEqual([])

	const floor = await openPage(browser)
	await signIn(floor, { email: 'production@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	const { jobs, labels, inBags } = await madeOnTheFloor(floor, page, orderId)
	const kinds = new Set(drawn.flatMap(({ elements }) => elements))
	const kindOf = (what: string) => [...kinds].find((element) => what.startsWith(element))
	expect(jobs.map((job) => job.map(kindOf))).toEqual(printed)
	expect(labels).toEqual(team.map(({ name, number }) => `#${number}${name && ` ${name}`}`))
	const bought = await page.getByText(/^Your design in .+, size/).allTextContents()
	const colors = bought.map((text) => /^Your design in (.+), size/.exec(text)?.[1] ?? '')
	expect(new Set(colors).size).toBeGreaterThan(1)
	expect(inBags.map((text, at) => text.includes(`· ${colors[at]}`))).toEqual(printed.map(() => true))
	expect(troubles).toEqual([])
	await closePage(floor)
	await closePage(page)
})

test('a text follows to the other jersey until it is typed for one piece alone', async () => {
	const page = await openPage(browser, screens.narrow)
	const name = page.getByRole('textbox', { name: /^Player name/ })
	const retype = async (text: string) => {
		await name.waitFor()
		await tabTo(page, /^Player name/)
		await page.keyboard.press('ControlOrMeta+A')
		await page.keyboard.press('Delete')
		await page.keyboard.insertText(text)
	}
	await visit(page, '/designs/gallery?sport=basketball&kind=Uniform+set&colors=maroon-gold')
	await press(page, /^Visitors$/)
	await page.waitForURL(/\/builder\//)
	await untilBuilderRuns(page)
	await press(page, /Names & Numbers/)
	await retype('Okafor')
	await press(page, /^Away jersey/)
	await expect.poll(() => name.inputValue()).toBe('Okafor')
	await tabTo(page, /^Pieces with the same text change with it/)
	await page.keyboard.press('Space')
	await retype('Road')
	await press(page, /^Home jersey/)
	await expect.poll(() => name.inputValue()).toBe('Okafor')
	await press(page, /^Shorts/)
	await expect.poll(() => name.inputValue()).toBe('')
	await closePage(page)
})
