// What the proof of a kit is made of, read from the database. On both engines.
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { insertKitDesign, insertUniform, type TestKit } from '../../../tests/factories/designs.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { versionForProof } from '../store/proofs.server.ts'
import { ownPiecesOf } from './kits.server.ts'
import { proofInput } from './proof-input.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const store = diskStore(tmpdir())

async function inputOf(designId: string) {
	const version = await versionForProof(db, { designId, version: 1 })
	if (!version) throw new Error('There is no such design')
	return proofInput(context, { store }, version)
}

test('one proof has every piece, every player’s sizes, and the price of a kit; a further piece has its own', async () => {
	const coach = await newBuyer(context, ['coach'])
	const player = { name: 'Rivera', number: '7', quantity: 2, size: 'M', sizes: { pants: 'L' } }
	const kit = await insertUniform(context)
	const [lead, pants] = await insertKitDesign(coach, kit, { players: [player] })
	const whole = await inputOf(lead)
	expect([whole, ...(whole.kit?.further ?? [])].map(({ piece }) => piece)).toEqual(
		kit.pieces.map(({ id, name }) => ({ id, name })),
	)
	expect([whole, ...(whole.kit?.further ?? [])].map(({ roster }) => roster?.map(({ size }) => size))).toEqual(
		[['M'], ['L']],
	)
	const cents = (await ownPiecesOf(coach, lead)).map(
		({ pricing }) => pricing.basePrice + pricing.customizationFee,
	)
	expect(whole.players).toEqual([{ ...player, unitCents: cents.reduce((sum, each) => sum + each, 0) }])
	const alone = await inputOf(pants!)
	expect([alone.kit, alone.players?.map(({ size }) => size)]).toEqual([undefined, ['L']])
})

/** A kit of three pieces. */
async function largerKit(): Promise<TestKit> {
	const pieces: TestKit['pieces'][number][] = []
	for (const id of ['jersey', 'pants', 'cap'])
		pieces.push({ id, name: id, productId: await insertProduct(db) })
	return { id: await insertKit(db, pieces), pieces }
}

test('a proof of three pieces with art is read in as many statements as one of two', async () => {
	const coach = await newBuyer(context, ['coach'])
	const assetId = await insertUpload(context, coach.userId)
	const place = { view: 'front' as const, placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
	const art = { logos: [{ url: '', assetId, ...place }] }
	const statementsFor = async (kit: TestKit) => {
		const configs = { jersey: art, pants: art, cap: art }
		const [lead] = await insertKitDesign(coach, kit, { configs })
		const before = database.statements()
		expect((await inputOf(lead)).kit?.further).toHaveLength(kit.pieces.length - 1)
		return database.statements() - before
	}
	expect(await statementsFor(await largerKit())).toBe(await statementsFor(await insertUniform(context)))
})
