// Names on the lines of carts and orders in Spanish, on both engines; the stored ones stay in English.
import { expect, test } from 'vitest'
import { writeTranslations } from '#translations/service/write.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPerson } from '../../../tests/factories/portals.ts'
import { linesInLanguage, storedLinesInLanguage } from './line-names.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const admin = await newPerson(context, ['admin'])
await writeTranslations(admin, 'es', [
	{ english: 'Rain Jersey', text: 'Camiseta Rain' },
	{ english: 'Rain Kit', text: 'Conjunto Rain' },
	{ english: 'Pants', text: 'Pantalón' },
])

const piece = { id: 'pants', name: 'Pants' }
const kit = { id: 'd', version: 1, productId: 'k', model: 'Rain Kit', piece, pieces: 2 }
const ordered = { ...kit, name: 'Our kit', allPieces: [piece, { id: 'cap', name: 'Cap' }] }

test('a line has the names of its garment, its kit and all pieces; the owner’s own name of a kit stays', async () => {
	const lines = [
		{ id: '1', model: 'Rain Jersey', kit: null },
		{ id: '2', model: 'Rain Pants', kit: ordered },
	]
	expect(await linesInLanguage(context, 'es', lines)).toEqual([
		{ id: '1', model: 'Camiseta Rain', kit: null },
		{
			id: '2',
			model: 'Rain Pants',
			kit: {
				...ordered,
				model: 'Conjunto Rain',
				piece: { id: 'pants', name: 'Pantalón' },
				allPieces: [
					{ id: 'pants', name: 'Pantalón' },
					{ id: 'cap', name: 'Cap' },
				],
			},
		},
	])
	const before = database.statements()
	expect(await linesInLanguage(context, 'en', lines)).toEqual(lines)
	expect(database.statements()).toBe(before)
})

test('stored lines are shown in Spanish and are not changed', async () => {
	const lines = [
		{ snapshot: { model: 'Rain Jersey', sku: 'R-1' } },
		{ snapshot: { model: 'Rain Jersey', sku: 'R-1', kit } },
		{ snapshot: null },
	]
	const stored = structuredClone(lines)
	expect(await storedLinesInLanguage(context, 'es', lines)).toEqual([
		{ snapshot: { model: 'Camiseta Rain', sku: 'R-1' } },
		{
			snapshot: {
				model: 'Camiseta Rain',
				sku: 'R-1',
				kit: { ...kit, model: 'Conjunto Rain', piece: { id: 'pants', name: 'Pantalón' } },
			},
		},
		{ snapshot: null },
	])
	expect(lines).toEqual(stored)
})
