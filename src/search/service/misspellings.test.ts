// Slight misspellings of sports and garment kinds find the word itself, with the shop's own vocabulary.
import { specSports } from '#kit/shop.ts'
import { beforeAll, expect, test } from 'vitest'
import { offeredSports } from '#sports/sports.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { readView } from '../rules/filters.ts'
import { questionOf, type WordKnowledge } from '../rules/question.ts'
import { search } from './search.server.ts'
import { spellingCost } from '../rules/spelling.ts'
import { lookUpWords } from '../store/search.server.ts'
import { isTradeWord } from '../rules/synonyms.ts'
import { stem } from '../rules/tokens.ts'

const { database, context } = await openTestDatabase()

/** Five letters or more: with one letter less they are still long enough for a correction. */
const garmentKinds = (
	'jersey shorts pants hoodie shirt tshirt uniform socks beanie snapback ' +
	'trucker joggers crewneck sweatshirt pinnie helmet reversible apparel'
).split(' ')

const spliced = (word: string, at: number, count: number, put = '') =>
	word.slice(0, at) + put + word.slice(at + count)

const slips = {
	dropped: (word: string, at: number) => spliced(word, at, 1),
	doubled: (word: string, at: number) => spliced(word, at, 0, word[at]),
	swapped: (word: string, at: number) => spliced(word, at, 2, `${word[at + 1] ?? ''}${word[at]}`),
}
const slipped = (word: string): string[] =>
	Object.values(slips).flatMap((slip) => [...word].map((_, at) => slip(word, at)))

type Misspelling = { word: string; typed: string }
const misspellings = (edit: (word: string) => string[]): Misspelling[] =>
	[...offeredSports(specSports), ...garmentKinds].flatMap((word) =>
		[...new Set(edit(word))].filter((typed) => typed !== word).map((typed) => ({ word, typed })),
	)
const once = misspellings(slipped)
/** One in five of the words of seven letters or more, which may have two errors. */
const twice = misspellings((word) => slipped(word).flatMap(slipped))
	.filter(({ typed, word }) => typed.length >= 7 && Math.floor(spellingCost(typed, word, 2)) === 2)
	.filter((_, index) => index % 5 === 0)

const known = new Map<string, WordKnowledge>()
beforeAll(async () => {
	const typed = [...new Set([...once, ...twice].map((misspelling) => misspelling.typed))]
	for (const knowledge of await lookUpWords(database.db, typed)) known.set(knowledge.word, knowledge)
})

/** The word searched for instead, if it differs from the intended one. */
function taken({ typed, word }: Misspelling): string | undefined {
	const knowledge = known.get(typed)
	if (!knowledge) throw new Error(`${typed} was not looked up`)
	if (knowledge.documents > 0 || isTradeWord(specSports, typed)) return undefined
	if (knowledge.begins && word.startsWith(typed)) return undefined
	const text = questionOf(specSports, typed, known).terms[0]?.text ?? ''
	return stem(text) === stem(word) ? undefined : `${typed}: ${text} instead of ${word}`
}

test('a letter dropped, doubled or swapped leads to the word itself, for every word and every place', () => {
	expect(once.length).toBeGreaterThan(400)
	expect(once.flatMap((misspelling) => taken(misspelling) ?? [])).toEqual([])
})

test('with two such errors in a longer word 98 of 100 lead to the word itself', () => {
	const wrong = twice.flatMap((misspelling) => taken(misspelling) ?? [])
	expect(wrong.length / twice.length, wrong.join(', ')).toBeLessThanOrEqual(0.02)
})

test.each([
	['baskeball jersey', 'basketball jersey', 'Tip-Off Pro Game Jersey'],
	['acrosse shorts', 'lacrosse shorts', 'Faceoff Game Shorts'],
	['osccer jersy', 'soccer jersey', 'Derby Match Jersey'],
])('%s is taken for %s', async (q, corrected, title) => {
	const results = await search(context, readView(specSports, new URLSearchParams({ q })))
	expect(results.corrected).toBe(corrected)
	expect(results.found.slice(0, 5).map((document) => document.title)).toContain(title)
})
