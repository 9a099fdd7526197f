import { specSports } from '#kit/shop.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Connection } from '#database/client.server.ts'
import { announceChange, raiseVersion } from '#database/versions.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { SearchDocument } from '../rules/documents.ts'
import { noFilters } from '../rules/filters.ts'
import { questionOf } from '../rules/question.ts'
import { rank, type WordIndex } from '../rules/ranking.ts'
import { deleteDocuments, insertDocuments } from '../store/index.server.ts'
import { searchDocuments } from '../tables.ts'
import { indexEverything } from './indexing.server.ts'
import { openIndex, wordIndex } from './word-index.server.ts'

const { database } = await openTestDatabase()
const { db } = database

const documentOf = (id: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
	id: `product:${id}`,
	kind: 'product',
	title: `Quokka ${id}`,
	detail: '',
	href: '/',
	category: 'Jersey',
	rank: 1_000,
	names: '',
	text: '',
	...more,
})

/** Replaces documents as a change of products does, in a transaction of its own. */
async function replace(documents: readonly SearchDocument[], gone: readonly string[] = []): Promise<void> {
	await db.transaction(async (inner) => {
		await raiseVersion(inner, 'catalog')
		await deleteDocuments(inner, [...documents.map(({ id }) => id), ...gone])
		await insertDocuments(inner, documents)
	})
	announceChange()
}

const foundIn = (index: WordIndex, query: string) =>
	rank(index, questionOf(specSports, query, new Map()), {
		filters: noFilters,
		isRelaxed: false,
		productWindow: { from: 0, count: 5_000 },
		otherWindow: { from: 0, count: 100 },
	})
const idsOf = async (query: string) => foundIn(await wordIndex(db), query).hits.map(({ id }) => id)

/** The same whether read at once or change by change. */
async function expectAsReadAnew(...queries: string[]) {
	const [kept, anew] = [await wordIndex(db), await openIndex(db)()]
	const byKey = ({ groups, ...ranking }: ReturnType<typeof foundIn>) => ({
		...ranking,
		groups: groups.map((group) => JSON.stringify(group, Object.keys(group).toSorted())).toSorted(),
	})
	for (const query of queries) expect(byKey(foundIn(kept, query)), query).toEqual(byKey(foundIn(anew, query)))
}

test('added, changed and removed documents are read, each between those that it stands between', async () => {
	await wordIndex(db)
	await replace([documentOf('b'), documentOf('d', { rank: 1 }), documentOf('c', { inStock: false })])
	expect(await idsOf('quokka')).toEqual(['product:d', 'product:b', 'product:c'])
	await replace([documentOf('b', { rank: 2_000 }), documentOf('a', { text: 'jersey' })], ['product:c'])
	expect(await idsOf('quokka')).toEqual(['product:d', 'product:a', 'product:b'])
	await expectAsReadAnew('quokka', 'jersey', 'football jersey', 'j')
})

test('documents of the whole index that change or go are replaced', async () => {
	const before = await idsOf('hoodie')
	const [first = '', second = ''] = before
	await replace([documentOf(first.slice('product:'.length))], [second])
	expect(await idsOf('hoodie')).toEqual(before.slice(2))
	expect(await idsOf('quokka')).toContain(first)
	await expectAsReadAnew('hoodie', 'jersey')
})

test('nothing is read while the version is the same, and two statements are enough for a change', async () => {
	const before = database.statements()
	const index = await wordIndex(db)
	await wordIndex(db)
	expect(database.statements() - before).toBeLessThanOrEqual(1)
	await replace([documentOf('e')])
	const changed = database.statements()
	expect(await wordIndex(db)).not.toBe(index)
	expect(database.statements() - changed).toBeLessThanOrEqual(3)
})

test('requests at the same time read together', async () => {
	await replace([documentOf('f')])
	const before = database.statements()
	const found = await Promise.all(Array.from({ length: 20 }, () => wordIndex(db)))
	expect(new Set(found).size).toBe(1)
	expect(database.statements() - before).toBeLessThanOrEqual(3)
})

test('a new index of everything is read as a whole', async () => {
	await indexEverything(db)
	announceChange()
	expect(await idsOf('quokka')).toEqual([])
	await expectAsReadAnew('hoodie', 'jersey', 'shipping')
})

test('with many changes the whole is read anew', async () => {
	const many = Array.from({ length: 1_200 }, (_, at) => documentOf(`many ${at}`))
	await replace(many)
	expect(await idsOf('quokka')).toHaveLength(many.length)
	// Read again in the background, and still complete.
	const sizes = ({ segments }: WordIndex) => segments.map(({ ids }) => ids.length)
	const expectReadAgain = async () => {
		const anew = sizes(await openIndex(db)())
		await expect.poll(async () => sizes(await wordIndex(db)), { timeout: 10_000 }).toEqual(anew)
	}
	await expectReadAgain()
	expect(await idsOf('quokka')).toHaveLength(many.length)
	await replace(
		[],
		many.map(({ id }) => id),
	)
	expect(await idsOf('quokka')).toEqual([])
	// What is read in the background would else take the place of what the next test reads.
	await expectReadAgain()
})

test('a later change to a document that no release notes is read when it is one of ours', async () => {
	await replace([documentOf('g')])
	expect(await idsOf('quokka')).toEqual(['product:g'])
	// From before the column, and restored from a server whose numbers lie ahead.
	for (const changed of [null, '9223372036854775807'])
		await db.update(searchDocuments).set({ changed }).where(eq(searchDocuments.id, 'product:g'))
	await replace([documentOf('h')])
	expect(await idsOf('quokka')).toEqual(['product:g', 'product:h'])
	await expectAsReadAnew('quokka')
})

test.runIf(database.engine === 'postgresql')(
	'a transaction that ends after a later one is not missed',
	async () => {
		const write = async (inner: Connection, id: string) => {
			await inner.execute(sql`select pg_current_xact_id()`)
			await insertDocuments(inner, [documentOf(id)])
		}
		let proceed = () => {}
		const mayEnd = new Promise<void>((resolve) => (proceed = resolve))
		let begun = () => {}
		const hasBegun = new Promise<void>((resolve) => (begun = resolve))
		const slow = db.transaction(async (inner) => {
			await write(inner, 'slow')
			begun()
			await mayEnd
			await raiseVersion(inner, 'catalog')
		})
		await hasBegun
		await replace([documentOf('quick')])
		expect(await idsOf('quokka')).toContain('product:quick')
		expect(await idsOf('quokka')).not.toContain('product:slow')
		proceed()
		await slow
		announceChange()
		expect(await idsOf('quokka')).toContain('product:slow')
	},
)
