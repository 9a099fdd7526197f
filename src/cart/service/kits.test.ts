// Removing a whole kit and bringing it back, and what a kit lacks. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { addPlayers } from './add-pieces.server.ts'
import { changeSize, removeLine } from './change.server.ts'
import { removeKit, restoreKit } from './kits.server.ts'
import { cartOf } from './view.server.ts'
import { linesIn, put } from '../../../tests/factories/cart.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { cartEntries, missingPieces } from '../rules/kits.ts'

const { database, context } = await openTestDatabase({ seeded: false })

/** A cart with a plain line, a kit of two players, and another plain line. */
async function kitBetweenLines() {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const kit = await insertUniform(context)
	const players = ['Ava', 'Bo'].map((name) => ({
		name,
		number: '',
		size: 'M',
		sizes: { pants: 'L' },
		quantity: 1,
	}))
	const [id] = await insertKitDesign(coach, kit, {
		configs: { jersey: { playerName: 'Rodriguez' } },
		players,
	})
	const product = await insertProduct(database.db)
	await put(coach, owner, product, 'S')
	await addPlayers(coach, owner, { design: id, version: 1 })
	await put(coach, owner, product, 'L')
	return { coach, owner, kit, ref: { id, version: 1 } }
}

test('a removed kit leaves the other lines, and comes back with its changes at its place', async () => {
	const { coach, owner, ref } = await kitBetweenLines()
	const { lines } = await cartOf(coach, owner)
	await changeSize(coach, owner, { lineId: lines[2]!.id, size: 'S' })
	const before = await linesIn(coach, owner)
	expect(before).toEqual(['S 1', 'M 1 Ava', 'S 1 Ava', 'M 1 Bo', 'L 1 Bo', 'L 1'])
	const removed = await removeKit(coach, owner, ref)
	expect(removed).toMatchObject({ model: 'Elite Uniform Set', units: 4 })
	expect(await linesIn(coach, owner)).toEqual(['S 1', 'L 1'])
	expect(await removeKit(coach, owner, ref)).toBeNull()
	expect(await restoreKit(coach, owner, removed!.packed)).toBe(true)
	expect(await linesIn(coach, owner)).toEqual(before)
})

test('what sold out meanwhile stays away and is reported; anything unreadable changes nothing', async () => {
	const { coach, owner, kit, ref } = await kitBetweenLines()
	const removed = await removeKit(coach, owner, ref)
	await database.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, kit.pieces[1]!.productId))
	expect(await restoreKit(coach, owner, removed!.packed)).toBe(false)
	expect(await linesIn(coach, owner)).toEqual(['S 1', 'M 1 Ava', 'M 1 Bo', 'L 1'])
	for (const packed of ['', 'no', removed!.packed.slice(4)])
		await expect(restoreKit(coach, owner, packed)).rejects.toMatchObject({ code: 'invalid' })
})

test('another person removes nothing, and restores no design of others', async () => {
	const { coach, owner, ref } = await kitBetweenLines()
	const stranger = await newBuyer(context)
	const theirs = { userId: stranger.userId }
	expect(await removeKit(stranger, theirs, ref)).toBeNull()
	expect(await linesIn(coach, owner)).toHaveLength(6)
	const removed = await removeKit(coach, owner, ref)
	await expect(restoreKit(stranger, theirs, removed!.packed)).rejects.toMatchObject({ code: 'not_found' })
	expect(await linesIn(stranger, theirs)).toEqual([])
})

test('a kit without one player’s pants says so, though no pants are left in the cart', async () => {
	const { coach, owner } = await kitBetweenLines()
	const missing = async () =>
		cartEntries((await cartOf(coach, owner)).lines).flatMap((entry) =>
			entry.kit ? missingPieces(entry) : [],
		)
	expect(await missing()).toEqual([])
	const pants = (await cartOf(coach, owner)).lines.filter(({ kit }) => kit?.piece.id === 'pants')
	await removeLine(coach, owner, { lineId: pants[1]!.id })
	expect(await missing()).toEqual(['Pants missing for Bo.'])
	await removeLine(coach, owner, { lineId: pants[0]!.id })
	expect(await missing()).toEqual(['Pants missing for Ava and Bo.'])
})
