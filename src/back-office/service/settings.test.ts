// A saved setting holds in the search at once. On both engines.
import { expect, test } from 'vitest'
import { specShop, specSports } from '#kit/shop.ts'
import { readView } from '#search/rules/filters.ts'
import { indexEverything } from '#search/service/indexing.server.ts'
import { search } from '#search/service/search.server.ts'
import { shopSection, sportsSection } from '#shop-settings/rules/shop-section.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { changeSettings } from './settings.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
const hrefsOf = async (q: string) => {
	const { found } = await search(context, readView(specSports, new URLSearchParams({ q })))
	return found.map(({ href }) => href)
}

test('helmet reconditioning leaves the search with the setting, and comes back with it', async () => {
	await indexEverything(context.db)
	const service = '/services/helmet-reconditioning'
	expect(await hrefsOf('helmet reconditioning')).toEqual(
		expect.arrayContaining([service, '/support#helmets']),
	)
	const values = { ...specShop, claim: '', hasHelmetService: false }
	await changeSettings(admin, shopSection, { seen: 0, values })
	expect((await shellNow(context)).facts).toMatchObject({ claim: '', hasHelmetService: false })
	expect((await hrefsOf('helmet reconditioning')).filter((href) => /helmet/.test(href))).toEqual([])
	await changeSettings(admin, shopSection, { seen: 1, values: specShop })
	expect(await hrefsOf('helmet reconditioning')).toContain(service)
})

test('About us is found by the sports that are sold', async () => {
	expect(await hrefsOf('lacrosse uniform sets stands')).toContain('/about')
	await changeSettings(admin, sportsSection, { seen: 0, values: { sold: ['soccer'] } })
	expect(await hrefsOf('soccer uniform sets stands')).toContain('/about')
	await changeSettings(admin, sportsSection, { seen: 1, values: { sold: null } })
})
