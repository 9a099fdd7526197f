// The list of the owner's texts with their Spanish, on both engines.
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { collections, products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { specShop } from '#kit/shop.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newPerson } from '../../../tests/factories/portals.ts'
import {
	mostProducts,
	textsPerPage,
	type TranslationShow,
	type TranslationsView,
	type TypedText,
} from '../rules/translations-view.ts'
import {
	checkTranslations,
	exportTranslations,
	saveTranslationsTyped,
	translationsForAdmin,
} from './translations.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = await newPerson(context, ['admin'])
const view: TranslationsView = { show: 'missing', q: '', after: null }
const page = (changes: Partial<TranslationsView> = {}) => translationsForAdmin(admin, { ...view, ...changes })
const save = (typed: readonly TypedText[], asked: TranslationShow | 'file' = 'missing') =>
	saveTranslationsTyped(admin, typed, asked)
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
const englishOf = async (changes: Partial<TranslationsView> = {}) =>
	(await page(changes)).texts.map(({ english }) => english)
const inSpanish = (...texts: string[]) => translationsOf(context, 'es', texts)

test('texts without Spanish: the shop’s own, then products for sale with all that their pages say, then drafts', async () => {
	const sold = await insertProduct(context.db, { brand: 'Vale', model: 'Zephyr Jersey' })
	await insertProduct(context.db, { brand: 'Vale', model: 'Alto Draft', description: '', isActive: false })
	await insertProduct(context.db, { brand: 'Vale', model: 'Old One', description: '', isActive: false })
	await context.db.update(products).set({ status: 'draft' }).where(eq(products.model, 'Alto Draft'))
	await context.db.update(products).set({ status: 'archived' }).where(eq(products.model, 'Old One'))
	const [row] = await context.db.select().from(products).where(eq(products.id, sold))
	await context.db
		.update(products)
		.set({
			description: 'For windy days. ☀',
			safetyCerts: ['Wind tested'],
			attributes: { ...row!.attributes, pageTitle: 'Jerseys for wind', pageSummary: 'Stays put.' },
		})
		.where(eq(products.id, sold))
	await context.db.insert(collections).values({
		id: '7f0c0a52-4d1b-4a55-9e9c-0b5bd3f6a001',
		slug: 'wind',
		title: 'Windy fields',
		description: 'All for wind.',
		status: 'active',
		sort: 'name',
		updatedAt: context.now,
	})
	const { texts, counts, next } = await page()
	expect(texts.map(({ kind, english }) => [kind, english])).toEqual([
		['claim', specShop.claim],
		['hours', specShop.hours],
		['name', 'Zephyr Jersey'],
		['description', 'For windy days. ☀'],
		['certification', 'Wind tested'],
		['title', 'Jerseys for wind'],
		['summary', 'Stays put.'],
		['collection', 'Windy fields'],
		['about-collection', 'All for wind.'],
		['name', 'Alto Draft'],
	])
	expect(texts[2]).toMatchObject({
		place: 'Vale Zephyr Jersey',
		digest: digestOf('Zephyr Jersey'),
		spanish: '',
	})
	expect([counts, next]).toEqual([{ missing: 10, all: 11, unused: 0 }, null])
})

test('what was typed is saved, leaves the list, and is found by either language', async () => {
	const digest = digestOf('For windy days. ☀')
	const typed = [
		{ digest, text: ' Para días de viento. ', seen: '' },
		{ digest: digestOf('Zephyr Jersey'), text: '', seen: '' },
	]
	expect(await save(typed)).toEqual({ saved: 1, errors: {} })
	expect(await inSpanish('For windy days. ☀')).toEqual({ 'For windy days. ☀': 'Para días de viento.' })
	expect(await englishOf()).not.toContain('For windy days. ☀')
	expect(await englishOf({ show: 'all', q: 'DÍAS de' })).toEqual(['For windy days. ☀'])
	expect(await englishOf({ show: 'all', q: 'windy days' })).toEqual(['For windy days. ☀'])
	expect(await englishOf({ show: 'all', q: '100%' })).toEqual([])
	const [row] = (await page({ show: 'all', q: 'días' })).texts
	expect(await save([{ digest, text: '', seen: row!.seen }])).toMatchObject({
		saved: 1,
	})
	expect(await inSpanish('For windy days. ☀')).toEqual({})
})

test('a text that is wrong, gone or written meanwhile is named, and the others are saved', async () => {
	await writeTranslations(admin, 'es', [{ english: 'Stays put.', text: 'No se mueve.' }])
	const gone = digestOf('Nothing says this')
	const { saved, errors } = await save([
		{ digest: digestOf('Zephyr Jersey'), text: 'x'.repeat(161), seen: '' },
		{ digest: digestOf('Windy fields'), text: 'Campos\nde viento', seen: '' },
		{ digest: digestOf('Stays put.'), text: 'Se queda.', seen: '' },
		{ digest: digestOf('Wind tested'), text: 'Probado con viento', seen: '' },
		{ digest: gone, text: 'Nada', seen: '' },
	])
	expect(saved).toBe(1)
	expect(errors).toEqual({
		[digestOf('Zephyr Jersey')]: 'At most 160 characters',
		[digestOf('Windy fields')]: 'One line of letters, digits and signs only',
		[digestOf('Stays put.')]: 'Written meanwhile by someone else: “No se mueve.”',
		[gone]: 'The English text has been changed meanwhile.',
	})
	expect(await inSpanish('Wind tested', 'Stays put.')).toEqual({
		'Wind tested': 'Probado con viento',
		'Stays put.': 'No se mueve.',
	})
	// Left as the page showed it, it is not written again.
	expect(await save([{ digest: digestOf('Stays put.'), text: '', seen: '' }])).toEqual({
		saved: 0,
		errors: {},
	})
})

test('a translation whose English nothing has any more is listed apart and can be deleted', async () => {
	await writeTranslations(admin, 'es', [{ english: 'Former name', text: 'Nombre anterior' }])
	const { texts, counts } = await page({ show: 'unused' })
	expect(texts).toMatchObject([{ english: 'Former name', spanish: 'Nombre anterior', kind: null }])
	expect(counts.unused).toBe(1)
	const [row] = texts
	await save([{ digest: row!.digest, text: '', seen: row!.seen }], 'unused')
	expect(await englishOf({ show: 'unused' })).toEqual([])
})

test('pages follow one another without a gap, and a text of two products is listed once', async () => {
	for (let at = 0; at < 40; at += 1)
		await insertProduct(context.db, { brand: 'Many', model: `Shared ${at % 30}`, description: '' })
	const all: string[] = []
	for (let after: string | null | undefined = null; after !== undefined;) {
		const { texts, next }: Awaited<ReturnType<typeof page>> = await page({ show: 'all', after })
		expect(texts.length).toBeLessThanOrEqual(textsPerPage)
		all.push(...texts.map(({ english }) => english))
		after = next ?? undefined
	}
	const { counts } = await page()
	expect(new Set(all).size).toBe(all.length)
	expect(all.filter((text) => text.startsWith('Shared'))).toHaveLength(30)
	expect(all).toHaveLength(counts.all)
})

test('a file of the missing texts is filled in, checked and saved', async () => {
	await insertProduct(context.db, { brand: 'File', model: 'File Jersey', description: 'First.\r\nSecond.' })
	const file = await exportTranslations(admin, { ...view, q: 'fi' })
	expect(file).toContain('File Jersey,,Name of a product,File File Jersey')
	const filled = ['english,spanish', 'File Jersey,Camiseta File', '"First.\nSecond.",Primero.', 'None,Nada']
	const plan = await checkTranslations(admin, filled.join('\n'))
	expect(plan.changes.map(({ english, text }) => [english, text])).toEqual([
		['File Jersey', 'Camiseta File'],
		['First.\nSecond.', 'Primero.'],
	])
	expect(plan.problems).toMatchObject([{ row: 4, message: 'No text of the shop reads so now.' }])
	expect(await inSpanish('File Jersey')).toEqual({})
	expect(await save(plan.changes)).toEqual({ saved: 2, errors: {} })
	expect(await inSpanish('File Jersey', 'First.\r\nSecond.')).toEqual({
		'File Jersey': 'Camiseta File',
		'First.\r\nSecond.': 'Primero.',
	})
	await expect(checkTranslations(admin, 'a,b\n1,2')).rejects.toMatchObject({ code: 'invalid' })
})

test('of a large shop the lists have the products that were changed last, and a file has all', async () => {
	const [row] = await context.db.select().from(products).where(eq(products.model, 'File Jersey'))
	if (!row) throw new Error('No product')
	const others = Array.from({ length: mostProducts }, (_, at) => ({
		...row,
		id: randomUUID(),
		sku: `LARGE-${at}`,
		model: `Large ${at}`,
		description: 'One of many.',
		updatedAt: new Date(context.now.getTime() + at),
	}))
	await context.db.insert(products).values(others)
	await writeTranslations(admin, 'es', [{ english: 'Nothing says it', text: 'Nada' }])
	const { isPart, counts } = await page({ show: 'all', q: 'large' })
	expect([isPart, counts.unused]).toEqual([true, null])
	// Their names and their one description, and the texts of the shop and its collection.
	expect(counts.all).toBe(mostProducts + 1 + 4)
	expect(await englishOf({ show: 'all', q: 'File Jersey' })).toEqual([])
	expect(await exportTranslations(admin, { ...view, q: 'zephyr' })).toContain('Zephyr Jersey')
	const known = [{ digest: digestOf('Large 999'), text: 'Grande', seen: '' }]
	expect(await save(known)).toEqual({ saved: 1, errors: {} })
	const earlier = [{ digest: digestOf('Zephyr Jersey'), text: 'Zephyr', seen: '' }]
	expect(Object.keys((await save(earlier)).errors)).toHaveLength(1)
	expect(await save(earlier, 'file')).toEqual({ saved: 1, errors: {} })
	const unused = await page({ show: 'unused' })
	expect([unused.texts.map(({ english }) => english), unused.isPart]).toEqual([['Nothing says it'], true])
})
