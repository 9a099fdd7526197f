// Changing carts on both engines: quantity, size, removal and undo, and never another owner's.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { designInput, linesIn, newVisitor, put } from '../../../tests/factories/cart.ts'
import { addDesign, addLine } from './add.server.ts'
import { wantedOf } from './cart.server.ts'
import { changeSize, removeLine, setQuantity } from './change.server.ts'
import { cartOf, unitsOf } from './view.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jersey = await insertProduct(database.db, { model: 'Cart Jersey', priceCents: 5_000, stock: 40 })

const only = async (who: typeof context, owner: Parameters<typeof cartOf>[1]) => {
	const { lines } = await cartOf(who, owner)
	if (lines.length !== 1 || !lines[0]) throw new Error(`The cart has ${lines.length} lines`)
	return lines[0]
}

test('quantity, size, removal and undo change the line and nothing else', async () => {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const design = await designInput(coach, jersey)
	await addDesign(coach, owner, { ...design, qty: 2, playerName: 'LEE', playerNumber: '0' })
	await addDesign(coach, owner, { ...design, qty: 1, playerName: 'LEE', playerNumber: '00' })
	await put(coach, owner, jersey, 'S', 4)
	expect(await linesIn(coach, owner)).toEqual(['M 2 LEE 0', 'M 1 LEE 00', 'S 4'])
	const [first] = (await cartOf(coach, owner)).lines
	const lineId = first?.id ?? ''
	await setQuantity(coach, owner, { lineId, quantity: 5 })
	await changeSize(coach, owner, { lineId, size: 'L' })
	expect(await linesIn(coach, owner)).toEqual(['L 5 LEE 0', 'M 1 LEE 00', 'S 4'])
	const removed = await removeLine(coach, owner, { lineId })
	expect(await linesIn(coach, owner)).toEqual(['M 1 LEE 00', 'S 4'])
	expect(await removeLine(coach, owner, { lineId })).toBeNull()
	if (!removed || !first) throw new Error('nothing was removed')
	const { line } = removed
	await addLine(coach, owner, { wanted: wantedOf(line), addedAt: line.addedAt })
	expect(await linesIn(coach, owner)).toEqual(['L 5 LEE 0', 'M 1 LEE 00', 'S 4'])
	await setQuantity(coach, owner, { lineId: (await cartOf(coach, owner)).lines[0]?.id ?? '', quantity: 0 })
	expect(await linesIn(coach, owner)).toHaveLength(2)
})

test('a line that becomes equal to another one joins it, player by player', async () => {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const design = await designInput(coach, jersey)
	for (const [playerName, size] of [
		['LEE', 'M'],
		['LEE', 'L'],
		['KIM', 'L'],
	] as const)
		await addDesign(coach, owner, { ...design, size, qty: 2, playerName })
	const [first] = (await cartOf(coach, owner)).lines
	await changeSize(coach, owner, { lineId: first?.id ?? '', size: 'L' })
	expect(await linesIn(coach, owner)).toEqual(['L 4 LEE', 'L 2 KIM'])
	const visitor = newVisitor()
	const many = await insertProduct(database.db, { stock: 5_000 })
	await put(context, visitor, many, 'M', 999)
	await put(context, visitor, many, 'L', 1)
	const [line] = (await cartOf(context, visitor)).lines
	await expect(changeSize(context, visitor, { lineId: line?.id ?? '', size: 'L' })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(await unitsOf(context, visitor)).toBe(1_000)
})

test("no one reaches into another's cart, be it a visitor's or a person's", async () => {
	const person = await newBuyer(context)
	const owners = [newVisitor(), { userId: person.userId }]
	const stranger = newVisitor()
	await put(context, stranger, jersey, 'S', 1)
	for (const owner of owners) {
		await put(person, owner, jersey, 'M', 3)
		const { id: lineId } = await only(person, owner)
		const tries = [
			setQuantity(context, stranger, { lineId, quantity: 0 }),
			changeSize(context, stranger, { lineId, size: 'L' }),
			setQuantity(context, newVisitor(), { lineId, quantity: 1 }),
			setQuantity(context, stranger, { lineId: randomUUID(), quantity: 1 }),
		]
		for (const result of await Promise.allSettled(tries))
			expect(result).toMatchObject({
				reason: { code: 'not_found', message: 'This item is no longer in your cart.' },
			})
		expect(await removeLine(context, stranger, { lineId })).toBeNull()
		expect(await linesIn(person, owner)).toEqual(['M 3'])
	}
	expect(await linesIn(context, stranger)).toEqual(['S 1'])
})
