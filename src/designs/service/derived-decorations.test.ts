// Saving derives the decorations of a design from its elements.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '../messages.ts'
import { designs } from '../tables.ts'
import { saveDesign } from './save.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)

async function designer(): Promise<ServiceContext> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles: ['coach'] } }
}

const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]>) =>
	saveDesign(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: plain,
		owner: { userId: who.actor.userId, visitorKey: null },
		...change,
	})

const storedDecorations = async (designId: string) => {
	const [row] = await database.db.select().from(designs).where(eq(designs.id, designId))
	return row?.config.decorations
}

test('decorations are derived at each save; what a browser sends for elements is not believed', async () => {
	const coach = await designer()
	const sent = { type: 'screen', location: 'sleeve', size: 'small', description: '' } as const
	const flag = { type: 'embroidery', location: 'custom', size: 'small', description: 'Flag' } as const
	const config = {
		...plain,
		teamName: 'Wildcats',
		playerNumber: '24',
		sublimated: true,
		decorations: [{ ...sent, itemId: 'number-back' }, { ...sent, itemId: 'name-back' }, flag],
	}
	const { designId } = await save(coach, { config })
	expect((await storedDecorations(designId))?.map(({ itemId, location }) => [itemId, location])).toEqual([
		['team-front', 'chest'],
		['number-front', 'front'],
		['number-back', 'back'],
		[undefined, 'custom'],
	])
	await save(coach, { designId, baseVersion: 1, config: { ...config, teamName: '' } })
	expect(await storedDecorations(designId)).toHaveLength(3)
})

test('words are not saved in a number family; a number is', async () => {
	const coach = await designer()
	const style = { font: 'pro-block', fill: '#ffffff', borders: [], shape: 'straight', tracking: 0 } as const
	const lettered = (slot: 'team' | 'name' | 'number') => ({
		config: { ...plain, lettering: { [slot]: style } },
	})
	const message = messages.digitsOnly('Pro Block')
	await expect(save(coach, lettered('team'))).rejects.toMatchObject({ code: 'invalid', message })
	await expect(save(coach, lettered('name'))).rejects.toMatchObject({ code: 'invalid', message })
	await expect(save(coach, lettered('number'))).resolves.toMatchObject({ version: 1 })
})

test('art cannot pose as lettering, and decorations in words have a limit', async () => {
	const coach = await designer()
	const place = { url: '/a.png', placement: '', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
	const refused = (config: Partial<typeof plain>, message: string) =>
		expect(save(coach, { config: { ...plain, ...config } })).rejects.toMatchObject({ message })
	await refused({ logos: [{ ...place, id: 'name-back' }] }, messages.logoIds)
	const twice = { ...place, id: 'crest' }
	await refused({ logos: [twice, twice] }, messages.logoIds)
	const flag = { type: 'embroidery', location: 'custom', size: 'small', description: 'Flag' } as const
	const decorations = Array.from({ length: 13 }, () => flag)
	await refused({ decorations }, messages.tooManyDecorations)
})

test('twill in words is refused on a dyed garment, embroidery is not', async () => {
	const coach = await designer()
	const dyed = await insertProduct(database.db, { sublimated: true })
	const further = (type: 'tackle_twill' | 'embroidery') =>
		save(coach, {
			productId: dyed,
			config: { ...plain, decorations: [{ type, location: 'custom', size: 'small', description: 'Flag' }] },
		})
	await expect(further('tackle_twill')).rejects.toMatchObject({ message: messages.twillOnDyed })
	expect(await storedDecorations((await further('embroidery')).designId)).toHaveLength(1)
})
