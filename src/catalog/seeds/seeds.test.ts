import { expect, test } from 'vitest'
import { expectEvery } from '../../../tests/matrix.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import { withDerivedDecorations } from '#designs/rules/elements.ts'
import { teamColors } from '#garments/colors.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templateById, templates, templateToWorkOn } from '#garments/templates/index.ts'
import { hasYouthSizes, sizesOf } from '../rules/size-runs.ts'
import { clothOf, colorwaysOf, contrast, seedDesign } from './design.ts'
import { kitCerts, kitColorwaysOf, kitPieces } from './kits.ts'
import { seedKits, seedProducts } from './products.ts'
import { knownSports, standardSports } from '#sports/sports.ts'
import { seedCerts } from './products.ts'
import { variantsOf } from './stock.ts'

const colorwayRows = seedProducts.flatMap((product) =>
	colorwaysOf(product).map((colorway) => ({ product, colorway })),
)
const everything = [...seedProducts, ...seedKits]
const named = (pattern: RegExp) => everything.filter((product) => pattern.test(product.model))
const doublesIn = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

test('the catalog holds at least 84 products', () => {
	expect(seedProducts.length).toBeGreaterThanOrEqual(84)
})

test.each([...standardSports, 'spirit'])('%s has enough products', (sport) => {
	const count = everything.filter((product) => product.sport === sport).length
	expect(count).toBeGreaterThanOrEqual(sport === 'spirit' ? 20 : 10)
	expect(count).toBeLessThanOrEqual(sport === 'spirit' ? 30 : 16)
})

test('codes, names and variant codes are unique', () => {
	expect(doublesIn(everything.map((product) => product.sku))).toEqual([])
	expect(doublesIn(everything.map((product) => `${product.brand} ${product.model}`))).toEqual([])
	expect(doublesIn(seedProducts.flatMap(variantsOf).map((variant) => variant.sku))).toEqual([])
})

test('every catalog page of the specification has products, under every sport', () => {
	const sportsOf = (pattern: RegExp) => new Set(named(pattern).map((product) => product.sport))
	expect([...sportsOf(/jersey/i)].toSorted()).toEqual(knownSports().toSorted())
	expect([...sportsOf(/uniform|pants|shorts/i)].toSorted()).toEqual(knownSports().toSorted())
	expect([...sportsOf(/shirt|hoodie|hat|apparel/i)]).toEqual(['spirit'])
})

test('every product is on exactly one of the three pages', () => {
	const pages = [/jersey/i, /uniform|pants|shorts/i, /shirt|hoodie|hat|apparel/i]
	const strays = everything.filter(({ model }) => pages.filter((page) => page.test(model)).length !== 1)
	expect(strays.map((product) => product.model)).toEqual([])
})

test.each([/shirt/i, /hoodie/i, /hat/i])('the spirit wear category %s has products', (category) => {
	expect(named(category).length).toBeGreaterThanOrEqual(5)
})

test('each sport has jerseys in several price tiers, and a blank', () => {
	for (const sport of standardSports) {
		const jerseys = seedProducts.filter((product) => product.sport === sport && /jersey/i.test(product.model))
		expect(new Set(jerseys.map((product) => product.baseCents)).size, sport).toBeGreaterThanOrEqual(5)
		expect(
			jerseys.some((product) => !product.customizable),
			sport,
		).toBe(true)
	}
})

test('prices are whole cents from 12 to 240 dollars', () => {
	const prices = seedProducts.map((product) => product.baseCents)
	expect(prices.every(Number.isSafeInteger)).toBe(true)
	expect(Math.min(...prices)).toBe(1_200)
	expect(Math.max(...prices)).toBeLessThanOrEqual(24_000)
})

test('certifications are honest', () => {
	for (const { sku, safetyCerts, sizeRun, sport, templateId } of seedProducts) {
		expect(Object.values(seedCerts), sku).toEqual(expect.arrayContaining([...safetyCerts]))
		if (safetyCerts.includes(seedCerts.youth)) expect(hasYouthSizes(sizeRun), sku).toBe(true)
		if (hasYouthSizes(sizeRun)) expect(safetyCerts, sku).toContain(seedCerts.youth)
		if (safetyCerts.includes(seedCerts.nfhsFootball))
			expect([sport, templateId]).toEqual(['football', 'football-jersey'])
		expect(safetyCerts.join(' '), sku).not.toMatch(/NOCSAE|ASTM|SEI|CE |ANSI/)
	}
})

test('stock items ship in 2 to 5 days, customized ones in 10 to 21', () => {
	for (const { sku, customizable, leadTimeDays } of seedProducts) {
		const [least, most] = customizable ? [10, 21] : [2, 5]
		expect(leadTimeDays, sku).toBeGreaterThanOrEqual(least)
		expect(leadTimeDays, sku).toBeLessThanOrEqual(most)
	}
})

test('every product comes in 3 to 9 colorways and all template ids are used', () => {
	const odd = everything.filter(({ colorways }) => colorways.length < 3 || colorways.length > 9)
	expect(odd.map((product) => product.sku)).toEqual([])
	expect(new Set(seedProducts.map((product) => product.templateId))).toEqual(new Set(Object.keys(templates)))
})

test('descriptions say something in one to four sentences', () => {
	for (const { sku, description } of everything) {
		expect(description.length, sku).toBeGreaterThan(80)
		expect(description.split(/[.!?] (?=[A-Z])/).length, sku).toBeLessThanOrEqual(6)
		expect(description, sku).toMatch(/\d/)
	}
})

test('sold-out lists name sizes and colorways that exist', () => {
	for (const product of seedProducts) {
		const { soldOutSizes = [], soldOutColorways = [] } = product.stock
		expect(sizesOf(product.sizeRun)).toEqual(expect.arrayContaining([...soldOutSizes]))
		expect(colorwaysOf(product).map(({ id }) => id)).toEqual(expect.arrayContaining([...soldOutColorways]))
	}
})

test('some products are sold out entirely, some in a size or a color, most are in stock', () => {
	const left = seedProducts.map((product) => variantsOf(product).map((variant) => variant.stock))
	const soldOut = left.filter((counts) => counts.every((count) => count === 0)).length
	const partly = left.filter((counts) => counts.includes(0) && counts.some((count) => count > 0)).length
	expect(soldOut).toBeGreaterThanOrEqual(4)
	expect(partly).toBeGreaterThanOrEqual(20)
	expect(left.flat().every((count) => Number.isSafeInteger(count) && count >= 0 && count <= 400)).toBe(true)
	expect(left.filter((counts) => counts.some((count) => count > 0)).length).toBeGreaterThanOrEqual(84)
})

test('stock is the same at every start', () => {
	const [first] = seedProducts
	expect(
		first &&
			variantsOf(first)
				.slice(0, 3)
				.map(({ sku, stock }) => [sku, stock]),
	).toEqual([
		['FH-FB210-NAVYGOLD-YS', 184],
		['FH-FB210-NAVYGOLD-YM', 132],
		['FH-FB210-NAVYGOLD-YL', 224],
	])
})

test('no two colorways of the shop have the same design', () => {
	const designs = colorwayRows.map(({ product, colorway }) => JSON.stringify(seedDesign(product, colorway)))
	expect(doublesIn(designs)).toEqual([])
})

test('no two products show the same lead colors with the same cut', () => {
	const leads = seedProducts.map((product) => {
		const [lead] = colorwaysOf(product)
		return JSON.stringify([product.templateId, lead?.primary, lead?.secondary, product.trim.pattern?.id])
	})
	expect(doublesIn(leads)).toEqual([])
})

test('blanks carry no lettering', () => {
	const lettered = seedProducts.filter((product) => !product.customizable && product.lettering)
	expect(lettered.map((product) => product.sku)).toEqual([])
})

test('sample lettering is readable and its numbers are legal', () => {
	for (const { product, colorway } of colorwayRows) {
		const { number, team } = seedDesign(product, colorway).lettering ?? {}
		const cloth = clothOf(colorway)
		const fill = teamColors.find((color) => color.hex === team?.fill)
		if (fill) expect(contrast(fill.id, cloth), `${product.sku} ${colorway.id}`).toBeGreaterThanOrEqual(3)
		if (product.sport === 'basketball' && number)
			expect(product.lettering?.number ?? '').toMatch(/^[0-5]{0,2}$/)
		expect(product.lettering?.number ?? '0').toMatch(/^(\d|[1-9]\d)$/)
	}
})

test('contrast follows the WCAG formula', () => {
	expect(contrast('white', 'navy')).toBeCloseTo(13.5, 0)
	expect(contrast('red', 'red')).toBe(1)
	expect(contrast('gold', 'white')).toBeCloseTo(contrast('white', 'gold'))
})

test('every product names only zones, styles and patterns that its garment has', async () => {
	await expectEvery({ cases: seedProducts, atLeast: 84, name: ({ sku }) => sku }, ({ templateId, trim }) => {
		const template = templateById(templateId)
		expect(template?.zones.map((zone) => zone.id)).toEqual(
			expect.arrayContaining(Object.keys(trim.zones ?? {})),
		)
		const options = template?.styles.flatMap((style) =>
			style.options.map((option) => `${style.id}=${option.id}`),
		)
		const requested = Object.entries(trim.styles ?? {}).map(([style, option]) => `${style}=${option}`)
		expect(options).toEqual(expect.arrayContaining(requested))
		if (trim.pattern) expect(template?.patterns).toContain(trim.pattern.id)
	})
})

test('garments sold in youth sizes alone are pictured in the youth cut', () => {
	const ofYouth = seedProducts.filter(
		({ sizeRun, templateId }) => sizeRun === 'youth' && templateById(templateId)?.cuts,
	)
	expect(ofYouth.length).toBeGreaterThan(4)
	expect(ofYouth.filter(({ trim }) => trim.styles?.fit !== 'youth').map(({ sku }) => sku)).toEqual([])
})

test('no design of the shop carries an error or a warning', () => {
	const pictured = colorwayRows.filter(({ product }) => product.customizable)
	expect(pictured.length).toBeGreaterThan(200)
	const wrong = pictured.flatMap(({ product, colorway }) => {
		const newest = templateById(product.templateId)
		if (!newest) return `${product.sku}: no garment`
		const drawn = { ...seedDesign(product, colorway), sublimated: product.sublimated ?? false }
		const template = templateToWorkOn(newest, { ...drawn, templateVersion: newest.version })
		const packs = packsFor(drawn, template)
		const config = withDerivedDecorations({ template, config: drawn, packs })
		return checkDesign({ template, config, packs, assets: {}, sport: product.sport })
			.filter(({ severity }) => severity !== 'info')
			.map(({ message }) => `${product.sku} ${colorway.id}: ${message}`)
	})
	expect(wrong).toEqual([])
})

test('lettering is measured against the front panels of a two-tone hat', () => {
	expect(clothOf({ primary: 'navy', zoneColors: { front: 'white', body: 'navy' } })).toBe('white')
	expect(clothOf({ primary: 'navy', zoneColors: { body: 'gold' } })).toBe('gold')
	expect(clothOf({ primary: 'navy', zoneColors: {} })).toBe('navy')
})

test('every kit is made of pieces that are customized in its colors, and has a size of each in stock', () => {
	expect(seedKits.length).toBeGreaterThanOrEqual(10)
	for (const kit of seedKits) {
		expect(doublesIn(kit.pieces.map(({ id }) => id)), kit.sku).toEqual([])
		for (const colorway of kitColorwaysOf(kit))
			for (const { product, colorway: own } of kitPieces(kit, colorway)) {
				expect(product.customizable, kit.sku).toBe(true)
				expect([own.primary, own.secondary].toSorted()).toEqual(
					[colorway.primary, colorway.secondary].toSorted(),
				)
				const left = variantsOf(product).filter((variant) => variant.colorway === own.id && variant.stock > 0)
				const isSoldOut = product.stock.soldOutColorways?.includes(own.id) ?? false
				expect(left.length > 0, `${kit.sku} ${product.sku} ${own.id}`).toBe(!isSoldOut)
			}
	}
})

test('a kit has the certifications that all its pieces have', () => {
	const certsOf = (sku: string) => seedKits.filter((kit) => kit.sku === sku).flatMap(kitCerts)
	expect(certsOf('IL-2510')).toEqual([seedCerts.youth, seedCerts.fabric])
	// The cap has none of the jersey's.
	expect(certsOf('DR-5000')).toEqual([])
})

test('a kit in colors that a piece does not come in is refused', () => {
	const [kit] = seedKits
	if (!kit) throw new Error('There is a kit')
	const [colorway] = kitColorwaysOf({ ...kit, colorways: ['teal/brown'] })
	if (!colorway) throw new Error('The kit has one colorway')
	expect(() => kitPieces(kit, colorway)).toThrow(`${kit.sku} needs`)
})
