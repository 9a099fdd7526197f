// Featured products on both engines: their order in the list of a sport, and who may change it.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { ArrangeStep } from '../rules/arrange.ts'
import { mostFeatured } from '../rules/featured.ts'
import { noFilters } from '../rules/filters.ts'
import { arrangeFeatured, featuredForStaff } from './featured.server.ts'
import { listProducts } from './listings.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]
const arrange = (productId: string, step: ArrangeStep, who = admin) =>
	inTransaction(who, (inner) => arrangeFeatured(inner, { productId, step })).finally(announceChange)
const insert = (model: string, sport = 'hockey') => insertProduct(context.db, { model, sport })
const shown = async (sport = 'hockey') =>
	(await listProducts(context, sport, noFilters)).cards.map(({ model }) => model)

test('featured products come first in the list of their sport, in the order of staff', async () => {
	const [one, two, three] = [await insert('One'), await insert('Two'), await insert('Three')]
	const other = await insert('Elsewhere', 'soccer')
	expect(await arrange(three, 'add')).toEqual([three])
	await arrange(one, 'add')
	await arrange(other, 'add')
	expect(await shown()).toEqual(['Three', 'One', 'Two'])
	expect((await arrange(one, 'up')).toSorted()).toEqual([one, three].toSorted())
	expect(await shown()).toEqual(['One', 'Three', 'Two'])
	await arrange(two, 'add')
	await arrange(three, 'remove')
	expect(await shown()).toEqual(['One', 'Two', 'Three'])
	expect((await featuredForStaff(csr, 'hockey')).map(({ model }) => model)).toEqual(['One', 'Two'])
	expect(await arrange(one, 'up')).toEqual([])
	expect(await shown('soccer')).toEqual(['Elsewhere'])
})

test('only so many products are featured, and only by an admin', async () => {
	const extra = await insert('One more', 'lacrosse')
	for (let at = 1; at <= mostFeatured; at += 1)
		await insertProduct(context.db, { sport: 'lacrosse', featuredRank: at })
	await expect(arrange(extra, 'add')).rejects.toMatchObject({ code: 'conflict' })
	await expect(arrange(randomUUID(), 'add')).rejects.toMatchObject({ code: 'not_found' })
	await expect(arrange(extra, 'add', csr)).rejects.toMatchObject({ code: 'forbidden' })
	for (const who of [by(), by('coach'), by('production')])
		await expect(featuredForStaff(who, 'hockey')).rejects.toMatchObject({ code: 'forbidden' })
})
