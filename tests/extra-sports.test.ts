// Sports besides the standard six: enabled by the setting, and one that only this test adds.
import { afterEach, expect, test } from 'vitest'
import { seedDemo } from '#app/demo.server.ts'
import { noFilters } from '#catalog/rules/filters.ts'
import { builderLists } from '#catalog/rules/builder-lists.ts'
import { browseBuilderList } from '#catalog/service/builder-lists.server.ts'
import { listProducts } from '#catalog/service/listings.server.ts'
import { publishedProduct } from '#catalog/service/products.server.ts'
import { seedProducts } from '#catalog/seeds/products.ts'
import type { SeedProduct } from '#catalog/seeds/products.ts'
import { sizeChart, sizeChartIdOf } from '#catalog/rules/size-charts.ts'
import { announceChange } from '#database/versions.server.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import { letteringStyle } from '#garments/lettering/defaults.ts'
import { templateById, templates } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { sportOptions } from '#portals/states.ts'
import { portalRequestSchema } from '#portals/rules/request-form.ts'
import { numberTrouble } from '#rosters/rules/notes.ts'
import { showOfferedSports } from '#search/service/indexing.server.ts'
import { search } from '#search/service/search.server.ts'
import { readView } from '#search/rules/filters.ts'
import type { SportRecord } from '#sports/record.ts'
import { sportRecords } from '#sports/records/index.ts'
import { offerExtraSports, type Sport } from '#sports/sports.ts'
import { homePage } from '#storefront/service/home.server.ts'
import { menuGroupsOf } from '#storefront/rules/menu.ts'
import { openPages } from '#storefront/rules/sitemap.ts'
import { openTestDatabase } from './database.ts'
import { dressed } from './factories/designs/checked-design.ts'
import { latestShell, shellNow, soldSports } from '#shop-settings/service/shop.server.ts'

const { database, context } = await openTestDatabase()
const { db } = database

const skusOf = (sport: string) => seedProducts.filter((seed) => seed.sport === sport).length
const listed = async (sport: string) => (await listProducts(context, sport, noFilters)).total
const foundBy = async (q: string) =>
	(await search(context, readView(soldSports(), new URLSearchParams({ q })))).found.map(({ title }) => title)
const jerseySports = async () =>
	(await browseBuilderList(context, 'jerseys', { chosen: undefined, show: 240 })).cards.map(
		({ sport }) => sport,
	)
const tilesOfMenu = () =>
	menuGroupsOf(latestShell()).flatMap(({ tiles = [] }) => tiles.map(({ label }) => label))
const isRequestable = (sport: string) =>
	!portalRequestSchema(soldSports()).shape.sport.safeParse(sport).error &&
	sportOptions(soldSports()).some(({ value }) => value === sport)

/** Applies the setting as the start of the shop does. */
async function startWith(extras: readonly Sport[]): Promise<void> {
	offerExtraSports(extras)
	await seedDemo(database)
	await shellNow(context)
	await showOfferedSports(db)
	announceChange()
}
afterEach(async () => {
	offerExtraSports([])
	await shellNow(context)
})

test('softball and volleyball are nowhere until the setting names them', async () => {
	await expect(listed('softball')).rejects.toThrow(Refusal)
	await expect(listed('softball')).rejects.toThrow('We do not carry that sport.')
	expect(await jerseySports()).not.toContain('softball')
	expect(tilesOfMenu()).toHaveLength(6)
	expect(isRequestable('volleyball')).toBe(false)
	expect(openPages(latestShell()).map(({ path }) => path)).not.toContain('/sport/softball/products')
	expect((await homePage(context)).tiles).toHaveLength(6)
	expect(builderLists.jerseys.filter.options(soldSports())).toHaveLength(6)
	expect(await foundBy('fastpitch')).not.toContain('Rise Ball Pro Game Jersey')
})

test('switched on they are everywhere, switched off again they are gone with their products', async () => {
	await startWith(['softball', 'volleyball'])
	expect([await listed('softball'), await listed('volleyball')]).toEqual([
		skusOf('softball'),
		skusOf('volleyball'),
	])
	expect(await jerseySports()).toEqual(expect.arrayContaining(['softball', 'volleyball', 'football']))
	expect(tilesOfMenu().slice(6)).toEqual(['Softball', 'Volleyball'])
	expect(['softball', 'volleyball'].every(isRequestable)).toBe(true)
	expect(builderLists.uniforms.filter.options(soldSports()).map(({ value }) => value)).toContain('softball')
	expect((await homePage(context)).tiles.map(({ sport, count }) => [sport, count])).toContainEqual([
		'volleyball',
		skusOf('volleyball'),
	])
	expect(await foundBy('fastpitch jersey')).toContain('Rise Ball Pro Game Jersey')
	expect(await foundBy('voleyball')).toContain('Match Point Pro Jersey')
	const { cards } = await listProducts(context, 'softball', noFilters)
	const id = cards[0]?.id
	expect((await publishedProduct(context, id)).sport).toBe('softball')

	await startWith([])
	await expect(listed('softball')).rejects.toThrow(Refusal)
	await expect(publishedProduct(context, id)).rejects.toThrow('Product not found')
	expect(await foundBy('Rise Ball Pro Game Jersey')).not.toContain('Rise Ball Pro Game Jersey')
})

const ruggers = { level: 'club', from: '2025', source: 'Rules of this test 1-1' } as const
const rugby: SportRecord = {
	name: 'Rugby',
	intro: 'Jerseys that hold in the scrum.',
	numeral: '15',
	alsoCalled: ['ruck'],
	fonts: { team: 'bevan', number: 'teko', name: 'oswald' },
	numberFamily: 'round',
	archesTeamName: true,
	isPlayedInHelmets: false,
	numberRules: [
		{
			...ruggers,
			level: 'high school',
			id: 'range',
			rule: 'Rugby numbers run from 1 to 23',
			test: (number) => Number(number) >= 1 && Number(number) <= 23,
		},
	],
	numberHeights: [{ ...ruggers, view: 'back', minIn: 9 }],
	rosterRules: [],
	sleeveNumbers: null,
	jerseyColors: [],
	numberContrast: null,
	garments: { 'rugby-jersey': { kind: 'Jersey', sizeChart: 'rugby-jersey' } },
	sizeCharts: {
		'rugby-jersey': {
			fit: 'Tight.',
			wornAs: 'top',
			measures: [{ name: 'Chest width', adult: ['19', '21', '23', '25', '27', '29', '31'] }],
		},
	},
	picture: {
		template: 'rugby-jersey',
		primary: 'navy',
		secondary: 'white',
		team: 'PACK',
		number: '8',
		font: 'teko',
		letters: ['white', 'navy'],
	},
}

const softballJersey = templateById('softball-jersey')!

test('one more record with a garment and a product is in every place, without another file', async () => {
	// Casts: the shop's lists of sports, garments and products are closed; only this test extends them.
	const id = 'rugby' as Sport
	const records = sportRecords as unknown as Record<string, SportRecord>
	const garments = templates as Record<string, (typeof templates)[string]>
	const products = seedProducts as SeedProduct[]
	const example = products.find(({ sku }) => sku === 'DR-6010')
	if (!example) throw new Error('The demo has no DR-6010')
	records.rugby = rugby
	garments['rugby-jersey'] = { ...softballJersey, id: 'rugby-jersey', sport: id }
	const { trim: _trim, ...plain } = example
	products.push({
		...plain,
		sku: 'RU-1',
		sport: id,
		model: 'Scrum Jersey',
		templateId: softballJersey.id,
		trim: {},
	})
	try {
		await startWith([id])
		expect(await listed('rugby')).toBe(1)
		expect(await jerseySports()).toContain('rugby')
		expect(builderLists.jerseys.filter.options(soldSports()).at(-1)).toEqual({
			value: 'rugby',
			label: 'Rugby',
		})
		expect(tilesOfMenu().at(-1)).toBe('Rugby')
		expect(openPages(latestShell()).map(({ path }) => path)).toContain('/sport/rugby/products')
		expect((await homePage(context)).tiles.at(-1)).toMatchObject({ sport: 'rugby', count: 1 })
		// About us names the sports sold.
		expect(await foundBy('ruck')).toEqual(['Scrum Jersey', 'About us'])
		expect(isRequestable('rugby')).toBe(true)
		expect(numberTrouble('24', id)).toContain('Rugby numbers run from 1 to 23')
		const findings = checkDesign(dressed('rugby-jersey', { playerNumber: '24' })).map((finding) => finding.id)
		expect(findings).toEqual(expect.arrayContaining(['number-rugby-range', 'number-height-back']))
		expect(sizeChart(sizeChartIdOf('rugby-jersey'), ['M']).tables[1]?.rows[0]?.values).toEqual(['21'])
		const config = dressed('rugby-jersey', {}).config
		expect(
			letteringStyle({ slot: 'team', template: { sport: id, version: 1 }, cloth: '#ffffff', config }),
		).toMatchObject({
			font: 'bevan',
			shape: 'arch',
		})
	} finally {
		delete records.rugby
		delete garments['rugby-jersey']
		products.pop()
	}
})
