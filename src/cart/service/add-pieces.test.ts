// Ordering a design's players and sizes, on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { DesignId } from '#kit/ids.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { linesIn } from '../../../tests/factories/cart.ts'
import { piecesToast } from '../rules/pieces.ts'
import { CartChange } from '../schemas.ts'
import { addPlayers, addSizes } from './add-pieces.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const personal = { playerName: 'Rodriguez', playerNumber: '27' }
const player = (name: string, number: string, size = 'M', quantity = 1): DesignPlayer => ({
	name,
	number,
	size,
	quantity,
})

async function ordering(
	players: DesignPlayer[],
	{ config = personal, stock = 40 }: { config?: Partial<DesignConfig>; stock?: number } = {},
) {
	const coach = await newBuyer(context, ['coach'])
	const product = await insertProduct(database.db, { stock })
	const { designId } = await saveDesign(coach, {
		productId: product,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(coach, product), specPrices), ...config },
		players,
		owner: { userId: coach.userId, visitorKey: null },
	})
	const design = DesignId.parse(designId)
	return { coach, owner: { userId: coach.userId }, product, ordered: { design, version: 1 } }
}

test('each player of a design becomes a line with size, quantity and what the design prints', async () => {
	const players = [player('Ava', '7'), player('', '00', 'L', 2), player('Bo', '')]
	const { coach, owner, ordered } = await ordering(players)
	const added = await addPlayers(coach, owner, ordered)
	expect(await linesIn(coach, owner)).toEqual(['M 1 Ava 7', 'L 2 00', 'M 1 Bo'])
	expect(piecesToast(added)).toMatchObject({
		tone: 'success',
		title: 'Added to cart',
		detail: expect.stringMatching(/^4 × .* in 3 lines$/),
	})
})

test('a design that prints only numbers gives lines without names', async () => {
	const { coach, owner, ordered } = await ordering([player('Ava', '7'), player('Bo', '8')], {
		config: { playerNumber: '27' },
	})
	await addPlayers(coach, owner, ordered)
	expect(await linesIn(coach, owner)).toEqual(['M 1 7', 'M 1 8'])
})

test('a line that the stock cannot fill is left out as a whole, and the message names its size and no player', async () => {
	const players = [player('Ava', '7'), player('Bo', '8', 'M', 2), player('Cy', '9', 'L')]
	const { coach, owner, product, ordered } = await ordering(players, { stock: 2 })
	await database.db.update(variants).set({ stock: 0 }).where(eq(variants.size, 'L'))
	const added = await addPlayers(coach, owner, ordered)
	expect(await linesIn(coach, owner)).toEqual(['M 1 Ava 7'])
	const { tone, detail } = piecesToast(added)
	expect(tone).toBe('info')
	expect(detail).toContain('Not added: M: only 2 in stock (1 line), L: sold out (1 line).')
	expect(detail).not.toContain('Bo')
	await database.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, product))
	expect(piecesToast(await addPlayers(coach, owner, ordered)).tone).toBe('error')
})

test('players who cannot be made refuse the whole order with their rows and reasons', async () => {
	const bad = [
		player('Ava', '7'),
		player('x'.repeat(21), '8'),
		player('Bo', '123'),
		player('Cy', '9', ''),
		player('Di', '10', '9XL'),
	]
	const { coach, owner, ordered } = await ordering(bad)
	await expect(addPlayers(coach, owner, ordered)).rejects.toMatchObject({
		code: 'invalid',
		message:
			'Player 2: The name is longer than 20 characters. Player 3: The number has one or two digits. ' +
			'Player 4: Choose a size. Player 5: We do not make size 9XL of this product.',
	})
	const foreign = await ordering([player('Ava', '7'), player('Яна', '8')])
	await expect(addPlayers(foreign.coach, foreign.owner, foreign.ordered)).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringMatching(/^Player 2: Player name: our fonts have no/),
	})
	expect([await linesIn(coach, owner), await linesIn(foreign.coach, foreign.owner)]).toEqual([[], []])
})

test('another person, a visitor, a missing version and a design without players add nothing', async () => {
	const { coach, owner, ordered } = await ordering([player('Ava', '7')])
	const stranger = await newBuyer(context)
	await expect(addPlayers(stranger, { userId: stranger.userId }, ordered)).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(addPlayers(context, owner, ordered)).rejects.toMatchObject({ code: 'signed_out' })
	await expect(addPlayers(coach, owner, { ...ordered, version: 2 })).rejects.toMatchObject({
		code: 'not_found',
	})
	const empty = await ordering([])
	await expect(addPlayers(empty.coach, empty.owner, empty.ordered)).rejects.toMatchObject({
		message: 'This design has no players yet. Add them under Names & Numbers, and save.',
	})
	expect(await linesIn(coach, owner)).toEqual([])
})

const sent = (fields: Record<string, string>, { design, version }: { design: string; version: number }) =>
	CartChange.safeParse({ intent: 'add-sizes', design, version: String(version), ...fields })

test('sizes are ordered with their quantities, empty fields are none, and refusals say why', async () => {
	const { coach, owner, ordered } = await ordering([], { config: { teamName: 'Wildcats' } })
	const { data } = sent({ 'qty:M': '3', 'qty:L': ' 2 ', 'qty:XL': '', 'qty:S': '0' }, ordered)
	if (data?.intent !== 'add-sizes') throw new Error('not read')
	await addSizes(coach, owner, data)
	expect(await linesIn(coach, owner)).toEqual(['M 3', 'L 2'])
	expect(sent({ 'qty:M': 'two' }, ordered).error?.issues[0]).toMatchObject({
		path: ['qty'],
		message: 'The quantity is a whole number from 0 to 999.',
	})
	expect(sent({ 'qty:M': '1000' }, ordered).error?.issues[0]?.message).toBe(
		'One line takes 999 units at most. For a larger order, contact us.',
	)
	const none = { ...ordered, rows: [] }
	await expect(addSizes(coach, owner, none)).rejects.toMatchObject({ code: 'invalid' })
	const unknown = { ...ordered, rows: [{ sizes: { '': '9XL' }, quantity: 1 }] }
	await expect(addSizes(coach, owner, unknown)).rejects.toMatchObject({ code: 'invalid' })
})
