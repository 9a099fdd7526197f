import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFilters } from './filters.ts'
import { questionOf } from './question.ts'
import { rank, type RankOptions, type WordIndex } from './ranking.ts'
import { compareOrder, segmentOf, type RankedDocument } from './segment.ts'

const product = (id: string, words: string, more: Partial<RankedDocument> = {}): RankedDocument => ({
	id,
	titleKey: id,
	code: '',
	inStock: true,
	rank: 1_000,
	group: { kind: 'product', sport: 'football', category: 'Jersey', brand: 'Ace', band: '25-50' },
	words,
	...more,
})
const page = (id: string, words: string): RankedDocument => ({
	...product(id, words),
	group: { kind: 'help', sport: null, category: 'Help', brand: null, band: '100-up' },
})

/** Two or more segments, with each document between those that it stands between. */
function indexOf(...parts: RankedDocument[][]): WordIndex {
	const all = parts.flat().toSorted(compareOrder)
	const groups: WordIndex['groups'][number][] = []
	const segments = parts.map((part) => {
		const documents = part.toSorted(compareOrder)
		const places = Float64Array.from(documents, (document) => all.indexOf(document))
		return segmentOf(documents, places, (group) => groups.push(group) - 1)
	})
	return { segments, groups }
}

const everything = { from: 0, count: 100 }
const asked = (index: WordIndex, query: string, options: Partial<RankOptions> = {}) =>
	rank(index, questionOf(specSports, query, new Map()), {
		filters: noFilters,
		isRelaxed: false,
		productWindow: everything,
		otherWindow: everything,
		...options,
	})
const idsOf = (...given: Parameters<typeof asked>) => asked(...given).hits.map(({ id }) => id)

test('the title comes before colors, the text and near words', () => {
	const index = indexOf([
		product('text', "'flannel':1"),
		product('title', "'flannel':1A"),
		product('names', "'flannel':1B"),
		product('color', "'flannel':1C"),
		product('begun', "'flannels':1"),
		product('none', "'fleece':1A"),
	])
	expect(asked(index, 'flannel').hits).toEqual([
		{ id: 'names', score: 1_000 },
		{ id: 'title', score: 1_000 },
		{ id: 'color', score: 400 },
		{ id: 'text', score: 150 },
		{ id: 'begun', score: 0 },
	])
})

test('only the title of a page counts as its title', () => {
	const index = indexOf([page('names', "'flannel':1B"), page('title', "'flannel':1A")])
	expect(asked(index, 'flannel').hits).toEqual([
		{ id: 'title', score: 1_000 },
		{ id: 'names', score: 600 },
	])
})

test('a word of a translated title counts as one of the title, beside the words of the document', () => {
	const index = indexOf(
		[product('one', "'blue':1C"), page('two', "'blue':1")],
		[product('three', "'blue':1A")],
	)
	const knowledge = { word: 'trueno', documents: 0, begins: false, close: [], titles: ['one', 'two'] }
	const ranked = (query: string, isRelaxed = false) =>
		rank(index, questionOf(specSports, query, new Map([['trueno', knowledge]])), {
			filters: noFilters,
			isRelaxed,
			productWindow: everything,
			otherWindow: everything,
		}).hits
	expect(ranked('trueno')).toEqual([
		{ id: 'one', score: 1_000 },
		{ id: 'two', score: 1_000 },
	])
	expect(ranked('trueno blue').map(({ id }) => id)).toEqual(['one', 'two'])
	expect(ranked('trueno blue', true).map(({ id }) => id)).toEqual(['one', 'two', 'three'])
})

test('the best place of a word counts, wherever it stands', () => {
	expect(asked(indexOf([product('a', "'flannel':1,2C,3A")]), 'flannel').best).toBe(1_000)
})

test('all words must be there, or some of them when that is asked', () => {
	const index = indexOf([
		product('both', "'flannel':1A 'heritage':1A"),
		product('one', "'flannel':1A"),
		product('other', "'heritage':1"),
	])
	expect(idsOf(index, 'flannel heritage')).toEqual(['both'])
	expect(idsOf(index, 'flannel heritage', { isRelaxed: true })).toEqual(['both', 'one', 'other'])
})

test('a model code and a whole title come first, then their beginnings', () => {
	const words = "'fhfb210':1A 'fhfb2101':1A 'grid':1A"
	const index = indexOf([
		product('longer', words, { code: 'fhfb2101' }),
		product('same', words, { code: 'fhfb210' }),
		product('titled', words, { titleKey: 'fhfb210' }),
		product('begun', words, { titleKey: 'fhfb210 pro' }),
	])
	expect(asked(index, 'fhfb210').hits.map(({ id, score }) => [id, score])).toEqual([
		['same', 5_000],
		['titled', 4_000],
		['longer', 3_000],
		['begun', 1_300],
	])
})

test('equal scores are in order by stock, rank and title, in whichever segment they are', () => {
	const words = "'flannel':1A"
	const [a, b, c, d] = [
		product('a', words, { rank: 2 }),
		product('b', words, { rank: 2 }),
		product('c', words, { rank: 1 }),
		product('d', words, { inStock: false, rank: 0 }),
	]
	for (const parts of [
		[[a, b, c, d]],
		[
			[a, d],
			[b, c],
		],
		[
			[b, c],
			[a, d],
		],
		[[d], [c, b, a]],
	])
		expect(idsOf(indexOf(...parts), 'flannel')).toEqual(['c', 'a', 'b', 'd'])
})

test('removed documents are neither found nor counted', () => {
	const index = indexOf([product('gone', "'flannel':1A"), product('here', "'flannel':1A")])
	index.segments[0]?.isGone.set([1])
	for (const isRelaxed of [false, true]) {
		expect(idsOf(index, 'flannel', { isRelaxed })).toEqual(['here'])
		expect(asked(index, 'flannel', { isRelaxed }).groups.map(({ count }) => count)).toEqual([1])
	}
})

test('filters leave the counts of all matches, and a page after the last is the last', () => {
	const index = indexOf(
		Array.from({ length: 130 }, (_, at) => product(String(at).padStart(3, '0'), "'flannel':1A")),
		[page('help', "'flannel':1A")],
	)
	const { groups, hits } = asked(index, 'flannel', {
		filters: { ...noFilters, type: ['help'] },
	})
	expect(hits.map(({ id }) => id)).toEqual(['help'])
	expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(131)
	const last = { productWindow: { from: 4_800, count: 120 }, otherWindow: { from: 0, count: 0 } }
	expect(idsOf(index, 'flannel', last)).toEqual(Array.from({ length: 10 }, (_, at) => String(120 + at)))
})

test('every window is a part of the whole order, with changed documents between the others', () => {
	const documents = Array.from({ length: 300 }, (_, at) =>
		product(String(at).padStart(3, '0'), at % 2 === 0 ? "'flannel':1A" : "'flannel':1C"),
	)
	const kept = documents.filter((_, at) => at % 5 !== 3)
	const changed = documents.filter((_, at) => at % 5 === 3)
	const index = indexOf(kept.slice(0, 100), kept.slice(100), changed)
	const within = (from: number, count: number) => idsOf(index, 'flannel', { productWindow: { from, count } })
	const even = documents.filter((_, at) => at % 2 === 0)
	const odd = documents.filter((_, at) => at % 2 === 1)
	const whole = [...even, ...odd].map(({ id }) => id)
	for (const from of [0, 120, 240])
		for (const count of [1, 8, 120]) expect(within(from, count)).toEqual(whole.slice(from, from + count))
})

test('the first hits alone are those of all matches', () => {
	const words = ['flannel', 'flannels', 'fleece', 'cap']
	const rarely = (usual: string, ...others: string[]) =>
		fc.constantFrom(...Array<string>(12).fill(usual), ...others)
	const document = fc.record({
		words: fc.uniqueArray(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', 'A', 'B', 'C')), {
			selector: ([word]) => word,
			minLength: 1,
		}),
		kind: fc.constantFrom(...Array<'product'>(6).fill('product'), 'help' as const),
		titleKey: rarely('a thing', 'flannel', 'flannel shirt'),
		code: rarely('', 'flan1', 'flannel'),
		rank: fc.integer({ min: 1, max: 3 }),
		isGone: fc.boolean(),
	})
	const query = fc.constantFrom('flannel', 'fl', 'flannel cap', 'fleece flannel', 'cap', 'flan1', 'nothing')
	fc.assert(
		fc.property(
			fc.array(document, { maxLength: 80 }),
			query,
			fc.integer({ min: 1, max: 6 }),
			(all, q, size) => {
				const made = all.map(({ words: own, kind, isGone, ...rest }, at) => ({
					...product(`d${at}`, own.map(([word, weight]) => `'${word}':1${weight}`).join(' '), rest),
					group: kind === 'help' ? page('', '').group : product('', '').group,
					isGone,
				}))
				const [changed, kept] = [made.filter((_, at) => at % 7 === 0), made.filter((_, at) => at % 7 !== 0)]
				const inOrder = kept.toSorted(compareOrder)
				const parts = Array.from({ length: Math.ceil(inOrder.length / size) }, (_, at) =>
					inOrder.slice(at * size, (at + 1) * size),
				)
				const index = indexOf(...parts, changed)
				const gone = new Set(made.flatMap(({ id, isGone }) => (isGone ? [id] : [])))
				for (const segment of index.segments)
					segment.isGone.set(segment.ids.map((id) => Number(gone.has(id))))
				for (const isRelaxed of [false, true]) {
					const windows = {
						productWindow: { from: 0, count: 2 },
						otherWindow: { from: 0, count: 1 },
						isRelaxed,
					}
					const first = asked(index, q, { ...windows, onlyHits: true })
					const whole = asked(index, q, windows)
					expect([first.hits, first.best]).toEqual([whole.hits, whole.best])
				}
			},
		),
		{ numRuns: 500 },
	)
})

test('packed words are those that were given, for any documents', () => {
	const word = fc.stringMatching(/^[a-cж]{1,3}$/)
	const entry = fc.record({ word, mark: fc.constantFrom('', 'A', 'B', 'C') })
	const documents = fc.array(fc.uniqueArray(entry, { selector: (one) => one.word, maxLength: 5 }), {
		maxLength: 300,
	})
	const strictScores: Record<string, number> = { A: 1_000, B: 1_000, C: 400, '': 150 }
	fc.assert(
		fc.property(documents, word, (given, asks) => {
			const index = indexOf(
				given.map((entries, at) =>
					product(String(at), entries.map((one) => `'${one.word}':1${one.mark}`).join(' ')),
				),
			)
			const scores = new Map(
				asked(index, asks, { productWindow: { from: 0, count: 300 } }).hits.map(({ id, score }) => [
					id,
					score,
				]),
			)
			for (const [at, entries] of given.entries()) {
				const same = entries.find((one) => one.word === asks)
				if (same) expect(scores.get(String(at))).toBeGreaterThanOrEqual(strictScores[same.mark] ?? 0)
				else if (!entries.some((one) => one.word.startsWith(asks))) expect(scores.has(String(at))).toBe(false)
			}
		}),
		{ numRuns: 50 },
	)
})
