// Translations of the owner's texts on both engines: read by their English, written by an admin, never stale.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { readVersion } from '#database/versions.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { textTranslations } from '../tables.ts'
import { namesInLanguage, translationsOf } from './translated.server.ts'
import { spanishOfSeeds } from '../seeds/spanish.ts'
import { addStartTranslations } from './start.server.ts'
import { writeTranslations, type WrittenTranslation } from './write.server.ts'

const { context, database } = await openTestDatabase({ seeded: false })
const userId = randomUUID()
await context.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId, roles } })
const admin = by('admin')
const write = (...written: WrittenTranslation[]) => writeTranslations(admin, 'es', written)
const inSpanish = (...texts: (string | null)[]) => translationsOf(context, 'es', texts)

test('a text is shown in Spanish by its English, and a changed English has none', async () => {
	expect(await write({ english: 'Trail Jacket', text: ' Chaqueta Trail ' })).toBe(1)
	expect(await inSpanish('Trail Jacket', 'Trail Jacket', 'Other', '', null)).toEqual({
		'Trail Jacket': 'Chaqueta Trail',
	})
	expect(await inSpanish('Trail jacket', 'Trail Jacket II')).toEqual({})
	expect(await translationsOf(context, 'en', ['Trail Jacket'])).toEqual({})
	expect(await translationsOf(context, 'en-XA', ['Trail Jacket'])).toEqual({})
})

test('a page asks in one statement, a page in English or without texts in none', async () => {
	const counted = async (work: Promise<unknown>) => {
		const before = database.statements()
		await work
		return database.statements() - before
	}
	const many = Array.from({ length: 300 }, (_, at) => `Text ${at}`)
	expect(await counted(inSpanish(...many))).toBe(1)
	expect(await counted(inSpanish('', null))).toBe(0)
	expect(await counted(translationsOf(context, 'en', many))).toBe(0)
})

test('names are found by words of their translation, descriptions and words of too many names are not', async () => {
	await write(
		{ english: 'Gale Coat', text: 'Abrigo Ventarrón de lana' },
		{ english: 'Gale Coat II', text: 'Abrigo «Ventarrón» II' },
		{ english: 'A long one', text: `Ventarrón ${'y más '.repeat(40)}` },
	)
	const found = async (words: readonly string[], most = 9) =>
		Object.fromEntries(
			[...(await namesInLanguage(context, 'es', { words, most }))].map(([word, names]) => [
				word,
				names.toSorted(),
			]),
		)
	expect(await found(['lan', 'abrigo', 'ventarron', 'tarron'])).toEqual({
		lan: ['Gale Coat'],
		abrigo: ['Gale Coat', 'Gale Coat II'],
		ventarron: ['Gale Coat', 'Gale Coat II'],
	})
	expect(await found(['abrigo', 'lana'], 1)).toEqual({ lana: ['Gale Coat'] })
	expect((await namesInLanguage(context, 'en', { words: ['abrigo'], most: 9 })).size).toBe(0)
})

test('a text longer than a key of an index, or named as a property of JavaScript, has one too', async () => {
	const long = 'A shirt that wicks sweat away. '.repeat(300)
	await write({ english: long, text: 'Larga' }, { english: 'constructor', text: 'constructora' })
	expect(await inSpanish(long, 'constructor')).toEqual({ [long]: 'Larga', constructor: 'constructora' })
})

test('it is replaced, an empty one is deleted, and what stays as it is changes nothing', async () => {
	const version = () => readVersion(context.db, 'catalog')
	await write({ english: 'Cap', text: 'Gorro' })
	const first = await version()
	expect(await write({ english: 'Cap', text: 'Gorro' })).toBe(0)
	expect(await version()).toBe(first)
	expect(await write({ english: 'Cap', text: 'Gorra' }, { english: 'Nothing', text: '' })).toBe(1)
	expect(await version()).toBe(first + 1)
	expect(await inSpanish('Cap')).toEqual({ Cap: 'Gorra' })
	expect(await write({ english: 'Cap', text: '' })).toBe(1)
	expect(await inSpanish('Cap')).toEqual({})
})

test('only an admin writes them, and the audit log says how many', async () => {
	for (const who of [by(), by('csr'), by('production'), by('coach')])
		await expect(writeTranslations(who, 'es', [{ english: 'Sock', text: 'Media' }])).rejects.toMatchObject({
			code: 'forbidden',
		})
	expect(await inSpanish('Sock')).toEqual({})
	await context.db.delete(auditLog)
	await write({ english: 'Sock', text: 'Media' }, { english: 'Shoe', text: 'Zapato' })
	const noted = await context.db.select().from(auditLog)
	expect(noted).toMatchObject([
		{ event: 'translations.changed', subject: 'es', details: { saved: 2, deleted: 0 } },
	])
})

test('what the shop comes with never replaces what the owner wrote', async () => {
	const [[own, others]] = [Object.keys(spanishOfSeeds)] as [[string, string]]
	await write({ english: own, text: 'Camiseta de la casa' })
	const texts = [own, others, 'Of the owner alone']
	await inTransaction(context, ({ db, now }) => addStartTranslations(db, texts, now))
	expect(await inSpanish(...texts)).toEqual({
		[own]: 'Camiseta de la casa',
		[others]: spanishOfSeeds[others],
	})
})

test('a translation stays when the account of its writer is deleted', async () => {
	await write({ english: 'Glove', text: 'Guante' })
	await context.db.delete(profiles).where(eq(profiles.id, userId))
	expect(await inSpanish('Glove')).toEqual({ Glove: 'Guante' })
	const [row] = await context.db
		.select({ changedBy: textTranslations.changedBy })
		.from(textTranslations)
		.where(eq(textTranslations.english, 'Glove'))
	expect(row?.changedBy).toBeNull()
})
