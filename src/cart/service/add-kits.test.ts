// Ordering kits: a line for each player or row and piece, all of them or none. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '#catalog/tables.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { designVersions } from '#designs/tables.ts'
import { addDesign } from './add.server.ts'
import { addKit, addPlayers, addSizes } from './add-pieces.server.ts'
import { cartOf } from './view.server.ts'
import { linesIn, newVisitor } from '../../../tests/factories/cart.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { piecesToast } from '../rules/pieces.ts'
import { CartChange } from '../schemas.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database

const jersey = { playerName: 'Rodriguez', playerNumber: '27' }
const player = (
	name: string,
	number: string,
	[size, pants]: [string, string],
	quantity = 1,
): DesignPlayer => ({
	name,
	number,
	size,
	sizes: { pants },
	quantity,
})

async function ordering(players: DesignPlayer[]) {
	const coach = await newBuyer(context, ['coach'])
	const kit = await insertUniform(context)
	const [lead, pants] = await insertKitDesign(coach, kit, { configs: { jersey }, players })
	return { coach, owner: { userId: coach.userId }, kit, pants: pants!, ordered: { design: lead, version: 1 } }
}

test('each player of a kit becomes a line per piece, with the piece’s size and what the piece prints', async () => {
	const { coach, owner, ordered } = await ordering([
		player('Ava', '7', ['M', 'L']),
		player('Bo', '00', ['S', 'S'], 2),
	])
	const added = await addPlayers(coach, owner, ordered)
	expect(await linesIn(coach, owner)).toEqual(['M 1 Ava 7', 'L 1 Ava 7', 'S 2 Bo 00', 'S 2 Bo 00'])
	expect(piecesToast(added)).toMatchObject({ tone: 'success', detail: '3 × Elite Uniform Set, 6 pieces' })
	const { lines } = await cartOf(coach, owner)
	expect(lines.map(({ printed: { name, number } }) => name + number)).toEqual(['Ava7', '', 'Bo00', ''])
})

test('players who cannot be made refuse the kit with row and piece, and name no player', async () => {
	const { coach, owner, ordered } = await ordering([
		player('Ava', '7', ['M', 'M']),
		player('Bo', '8', ['L', '9XL']),
		player('Cy', '123', ['M', '']),
	])
	await expect(addPlayers(coach, owner, ordered)).rejects.toMatchObject({
		code: 'invalid',
		message:
			'Player 2, Pants: We do not make size 9XL of this product. ' +
			'Player 3, Jersey: The number has one or two digits. Player 3, Pants: Choose a size.',
	})
	expect(await linesIn(coach, owner)).toEqual([])
})

test('a kit that the stock cannot fill adds nothing, and says which lines are in the way', async () => {
	const { coach, owner, kit, ordered } = await ordering([
		player('Ava', '7', ['M', 'M']),
		player('Bo', '8', ['L', 'L']),
	])
	await db.update(variants).set({ stock: 0 }).where(eq(variants.productId, kit.pieces[1]!.productId))
	await expect(addPlayers(coach, owner, ordered)).rejects.toMatchObject({
		code: 'conflict',
		message: 'Player 1, Pants, size M: sold out. Player 2, Pants, size L: sold out.',
	})
	expect(await linesIn(coach, owner)).toEqual([])
})

test('a later piece, a stranger, a missing version and a hidden kit or piece add nothing', async () => {
	const { coach, owner, kit, pants, ordered } = await ordering([player('Ava', '7', ['M', 'M'])])
	const single = { ...ordered, design: pants }
	const refusal = { code: 'invalid', message: 'This is one piece of a kit. Order the whole kit.' }
	await expect(addPlayers(coach, owner, single)).rejects.toMatchObject(refusal)
	await expect(addSizes(coach, owner, { ...single, rows: [] })).rejects.toMatchObject(refusal)
	const asDesign = { intent: 'add-design', size: 'M', qty: 1, playerName: '', playerNumber: '' } as const
	await expect(addDesign(coach, owner, { ...asDesign, ...ordered })).rejects.toMatchObject(refusal)
	const stranger = await newBuyer(context)
	const gone = { code: 'not_found' }
	await expect(addPlayers(stranger, { userId: stranger.userId }, ordered)).rejects.toMatchObject(gone)
	await expect(addPlayers(coach, owner, { ...ordered, version: 2 })).rejects.toMatchObject(gone)
	const hide = (id: string, status: 'active' | 'archived') =>
		db.update(products).set({ status }).where(eq(products.id, id))
	for (const id of [kit.id, kit.pieces[1]!.productId]) {
		await hide(id, 'archived')
		await expect(addPlayers(coach, owner, ordered)).rejects.toMatchObject(gone)
		await hide(id, 'active')
	}
	await db.delete(designVersions).where(eq(designVersions.designId, pants))
	await expect(addPlayers(coach, owner, ordered)).rejects.toMatchObject(gone)
	expect(await linesIn(coach, owner)).toEqual([])
})

test('a kit without players is ordered by rows of sizes and quantity', async () => {
	const { coach, owner, ordered } = await ordering([])
	const form = {
		intent: 'add-sizes',
		...ordered,
		'row:1:qty': '2',
		'row:1:size:jersey': 'L',
		'row:1:size:pants': 'M',
		'row:0:qty': '3',
		'row:0:size:jersey': 'M',
		'row:0:size:pants': 'S',
		'row:2:qty': '',
		'row:2:size:jersey': 'S',
	}
	const read = CartChange.parse(form)
	if (read.intent !== 'add-sizes') throw new Error('not read')
	await addSizes(coach, owner, read)
	expect(await linesIn(coach, owner)).toEqual(['M 3', 'S 3', 'L 2', 'M 2'])
	const sample = CartChange.parse({ ...form, as: 'sample', 'row:1:qty': '' })
	if (sample.intent !== 'add-sizes') throw new Error('not read')
	await addSizes(coach, owner, sample)
	expect((await linesIn(coach, owner)).toSorted()).toEqual([
		'L 2',
		'M 2',
		'M 3',
		'M 3 Rodriguez 27',
		'S 3',
		'S 3 Rodriguez 27',
	])
	await expect(
		addSizes(coach, owner, { ...ordered, rows: [{ sizes: { jersey: 'M' }, quantity: 1 }] }),
	).rejects.toMatchObject({ code: 'invalid', message: 'Row 1, Pants: Choose a size' })
	expect(CartChange.safeParse({ ...form, 'row:0:qty': '1000' }).error?.issues[0]).toMatchObject({
		path: ['qty'],
		message: 'One line takes 999 units at most. For a larger order, contact us.',
	})
})

test('the shop’s kit is ordered as pictured, also by a visitor; a person’s own is not', async () => {
	const kit = await insertUniform(context)
	const maker = await newBuyer(context)
	const [lead, pants] = await insertKitDesign(maker, kit, { configs: { jersey }, shopColorway: 'home' })
	const owner = newVisitor()
	const form = {
		intent: 'add-kit',
		design: lead,
		version: '1',
		quantity: '2',
		'size.jersey': 'M',
		'size.pants': 'L',
	}
	const read = CartChange.parse(form)
	if (read.intent !== 'add-kit') throw new Error('not read')
	await addKit(context, owner, read)
	expect(await linesIn(context, owner)).toEqual(['M 2 Rodriguez 27', 'L 2 Rodriguez 27'])
	const { lines, totals } = await cartOf(context, owner)
	expect(lines.map(({ color, problem }) => [color, problem])).toEqual([
		['Navy, as pictured', null],
		['Navy, as pictured', null],
	])
	expect(totals.units).toBe(4)
	await expect(addKit(context, owner, { ...read, sizes: { jersey: 'M' } })).rejects.toMatchObject({
		message: 'Pants: Choose a size',
	})
	await expect(addKit(context, owner, { ...read, design: pants! })).rejects.toMatchObject({ code: 'invalid' })
	const own = await ordering([])
	await expect(addKit(own.coach, own.owner, { ...read, ...own.ordered })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('two clicks at once add two whole kits', async () => {
	const { coach, owner, ordered } = await ordering([player('Ava', '7', ['M', 'L'])])
	await Promise.all([addPlayers(coach, owner, ordered), addPlayers(coach, owner, ordered)])
	expect(await linesIn(coach, owner)).toEqual(['M 2 Ava 7', 'L 2 Ava 7'])
})
