// Pictures in the mails of an order: each garment once, by key alone, and never with a player's name or number.
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import { newPerson } from '../../../tests/factories/portals.ts'
import { currentTerms, pricedLines, totalsOf } from './lines.server.ts'
import { mailedPicture } from './line-picture.server.ts'
import { mailedPictures } from './mailed-pictures.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const parts = { store: diskStore(tmpdir()), shareSecret: dependencies.shareSecret }

const buyer = await newBuyer(context)
const plain = await newVariant(context)
const lines = [...(await teamLines(buyer, 3)), wanted(plain, 2)]
const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
const seenTotalCents = totalsOf(
	priced,
	await currentTerms(buyer, { portal: null, delivery: { isTaxExempt: false } }),
).totalCents
const { id: orderId } = await newOrder(buyer, dependencies, { lines, seenTotalCents })
const mail = dependencies.mails.at(-1)
const pictures = [
	...(mail?.html ?? '').matchAll(
		/<img[^>]*?src="http:\/\/shop\.test\/mailed-pictures\/([^/]+)\/(\d+)\/([^"]+)\.jpg"/g,
	),
].map(([, id = '', position = '', key = '']) => ({ orderId: id, position: Number(position), key }))

/** A mail program has no session. */
const visitor = { ...context, actor: { ...context.actor, userId: null, roles: [] } }
const asked = (place: { orderId: string; position: number; key: string }) =>
	mailedPicture(visitor, parts, place)

test('the mail has each garment once with its units, in HTML and as text', () => {
	expect(pictures.map(({ orderId: id, position }) => [id, position])).toEqual([
		[orderId, 0],
		[orderId, 3],
	])
	expect(mail?.text).toMatch(/ × 3\n.* × 2\n/)
	expect(mail?.html).not.toMatch(/Player \d/)
})

test('a mail in Spanish names a garment as the owner translated it, else in English', async () => {
	const captionsIn = async (language: 'en' | 'es') =>
		(await mailedPictures(context, dependencies, { orderId, language })).map(({ caption }) => caption)
	const english = await captionsIn('en')
	expect(await captionsIn('es')).toEqual(english)
	const model = priced.at(-1)?.snapshot.model ?? ''
	await writeTranslations(await newPerson(context, ['admin']), 'es', [
		{ english: model, text: 'Camiseta lisa' },
	])
	expect(await captionsIn('es')).toEqual(english.map((caption) => caption.replace(model, 'Camiseta lisa')))
	expect(await captionsIn('es')).toContain('Camiseta lisa × 2')
	expect(await captionsIn('en')).toEqual(english)

	await newOrder(buyer, dependencies, { lines: [wanted(plain, 2)], language: 'es' })
	expect(dependencies.mails.at(-1)?.text).toContain('Camiseta lisa × 2')
})

test('a design is shown without the player of its line, a garment without a design by its own picture', async () => {
	const [first, last] = await Promise.all(pictures.map(asked))
	expect(first).toMatchObject({ design: { spec: { config: { playerName: '', playerNumber: '' } } } })
	expect(JSON.stringify(first)).not.toContain('SAMPLE')
	expect(last).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{24}$/) })
})

test('a key opens one picture of one order', async () => {
	const [first, last] = pictures
	if (!first || !last) throw new Error('no pictures')
	const other = await newOrder(buyer, dependencies, { lines: [wanted(await newVariant(context), 1)] })
	for (const forged of [
		{ ...first, position: 1 },
		{ ...first, key: last.key },
		{ ...first, key: '' },
		{ ...first, key: `${first.key.slice(0, -1)}!` },
		{ ...first, orderId: other.id },
		{ ...first, orderId: 'no order' },
		{ ...first, position: Number.NaN },
	])
		await expect(asked(forged), JSON.stringify(forged)).rejects.toMatchObject({ code: 'not_found' })
})
