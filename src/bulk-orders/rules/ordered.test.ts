import { expect, test } from 'vitest'
import { orderedLines } from './ordered.ts'

const item = {
	id: crypto.randomUUID(),
	product_id: crypto.randomUUID(),
	item_id: crypto.randomUUID(),
	roster_id: crypto.randomUUID(),
	player_name: ' Robin ',
	variant_id: crypto.randomUUID(),
	size: 'M',
	number: '00',
	qty: 1,
	price: 5_000,
}

test.each([
	['plain', null, true],
	['plain, the name not wanted', null, false],
	['designed', { id: crypto.randomUUID(), version: 2, prints: { name: false, number: false } }, true],
	[
		'designed, the name not wanted',
		{ id: crypto.randomUUID(), version: 1, prints: { name: true, number: true } },
		false,
	],
])('every line says who it is for: %s', (_, design, printsName) => {
	const catalog = [{ id: item.item_id, design, omits: [] }]
	const [line] = orderedLines([item], { catalog, players: [{ id: item.roster_id, printsName }] })
	expect(line).toMatchObject({ playerName: 'Robin', playerNumber: '00', rosterId: item.roster_id })
	expect(line?.omitsName).toBe(printsName ? undefined : true)
	expect(line?.design?.version).toBe(design?.version)
})

test('a row of another team is for no player of the roster', () => {
	const [line] = orderedLines([item], {
		catalog: [{ id: item.item_id, design: null, omits: [] }],
		players: [],
	})
	expect(line).toMatchObject({ playerName: 'Robin', rosterId: null })
})

test('what the entry leaves out is printed for nobody', () => {
	const design = { id: crypto.randomUUID(), version: 1, prints: { name: false, number: false } }
	const players = [{ id: item.roster_id, printsName: true }]
	const [line] = orderedLines([item], { catalog: [{ id: item.item_id, design, omits: ['number'] }], players })
	expect(line).toMatchObject({ omitsNumber: true, playerNumber: '00' })
	expect(line?.omitsName).toBeUndefined()
})
