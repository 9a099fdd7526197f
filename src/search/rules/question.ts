// Turns what was typed into what the index is asked: exact words, words that may be meant, and how they are joined.
import { corrections, allowedEdits, type Candidate } from './spelling.ts'
import { isTradeWord, joinPhrases, nearTo, sameAs, tradeWords } from './synonyms.ts'
import { formsOf, isStopWord, keyOf, mostTokens, squash } from './tokens.ts'

/** What the vocabulary says of a word. */
export type WordKnowledge = {
	word: string
	/** In how many documents; 0 when in none. */
	documents: number
	/** Some word of the vocabulary begins like this. */
	begins: boolean
	/** Words that look alike; asked for unknown words only. */
	close: readonly Candidate[]
}
export type Vocabulary = ReadonlyMap<string, WordKnowledge>

export type Term = {
	/** The word that is searched for, after correction. */
	text: string
	typed: string
	exact: readonly string[]
	near: readonly string[]
	/** The beginning of a word that also counts; empty for none. */
	prefix: string
	/** How much the word tells: rare words more. */
	weight: number
}

export type Question = {
	key: string
	/** The whole query as a model code. */
	code: string
	terms: readonly Term[]
	/** The query in corrected spelling; undefined when nothing was corrected. */
	corrected: string | undefined
	/** Words that look a little like an unknown one: worth asking, not worth assuming. */
	hints: readonly string[]
}

/** Words of the query that carry meaning, in order; all of them when none does. */
export function queryTokens(text: string): string[] {
	const all = joinPhrases(keyOf(text)).split(' ').filter(Boolean)
	const telling = all.filter((token) => !isStopWord(token))
	return [...new Set(telling.length > 0 ? telling : all)].slice(0, mostTokens)
}

const isWord = (token: string): boolean => /^\p{L}+$/u.test(token)
const pairsOf = (tokens: readonly string[]): [string, string][] =>
	tokens.slice(1).map((token, index) => [tokens[index] ?? '', token])

/** What to look up in the vocabulary: every word, and neighbors written as one. */
export function wordsToLookUp(tokens: readonly string[]): string[] {
	const joined = pairsOf(tokens).map(([first, second]) => first + second)
	return [...new Set([...tokens, ...joined])].filter(isWord)
}

/** "snap back" where only "snapback" is known becomes that. */
function joinKnownPairs(tokens: readonly string[], vocabulary: Vocabulary): string[] {
	const has = (word: string) => (vocabulary.get(word)?.documents ?? 0) > 0
	const joined: string[] = []
	for (const token of tokens) {
		const before = joined.at(-1)
		const isSplit = before !== undefined && has(before + token) && !(has(before) && has(token))
		if (isSplit) joined[joined.length - 1] = before + token
		else joined.push(token)
	}
	return joined
}

function spelledRight(token: string, knowledge: WordKnowledge | undefined): string[] {
	if (!knowledge || knowledge.documents > 0 || knowledge.begins || isTradeWord(token)) return []
	const trade = [...tradeWords()].map((term) => ({ term, documents: 0 }))
	return corrections(token, [...knowledge.close, ...trade])
}

const shortestHinted = 5
/** One edit more than a correction may have. */
function hintsFor(token: string, knowledge: WordKnowledge | undefined): string[] {
	if (!knowledge || knowledge.begins || token.length < shortestHinted || isTradeWord(token)) return []
	return corrections(token, knowledge.close, allowedEdits(token.length) + 1)
}

function termOf(typed: string, isLast: boolean, knowledge: WordKnowledge | undefined): Term {
	const right = spelledRight(typed, knowledge)
	const [text = typed] = right
	const equals = [text, ...sameAs(text)]
	const others = [...right.slice(1), ...nearTo(text)]
	// A single letter begins everything: only the word being typed is taken as a beginning then.
	const hasPrefix = right.length === 0 && (typed.length > 1 || isLast)
	return {
		text,
		typed,
		exact: [...new Set(equals.flatMap(formsOf))],
		near: [...new Set(others.flatMap(formsOf))],
		prefix: hasPrefix ? typed : '',
		weight: Math.round(100 / (1 + Math.log1p(knowledge?.documents ?? 0))),
	}
}

/** Pure: the same text and vocabulary give the same question. */
export function questionOf(text: string, vocabulary: Vocabulary): Question {
	const tokens = joinKnownPairs(queryTokens(text), vocabulary)
	const terms = tokens.map((token, index) =>
		termOf(token, index === tokens.length - 1, vocabulary.get(token)),
	)
	const changed = new Map(
		terms.filter((term) => term.text !== term.typed).map((term) => [term.typed, term.text]),
	)
	const key = keyOf(text)
	const corrected = key
		.split(' ')
		.map((token) => changed.get(token) ?? token)
		.join(' ')
	return {
		key: changed.size > 0 ? corrected : key,
		code: squash(text),
		terms,
		corrected: changed.size > 0 ? corrected : undefined,
		hints: terms.flatMap((term) =>
			term.text === term.typed ? hintsFor(term.typed, vocabulary.get(term.typed)) : [],
		),
	}
}

type Weights = '' | 'A' | 'AB' | 'ABC'

// Words hold only letters and digits (tokens.ts), so quotes are all the escaping that the index needs.
const lexeme = (word: string, weights: Weights, isPrefix = false): string => {
	const marks = `${isPrefix ? '*' : ''}${weights}`
	return marks ? `'${word}':${marks}` : `'${word}'`
}
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`

const exactly = (term: Term, weights: Weights): string =>
	anyOf(term.exact.map((word) => lexeme(word, weights)))
const loosely = (term: Term, weights: Weights): string =>
	anyOf([
		...[...term.exact, ...term.near].map((word) => lexeme(word, weights)),
		...(term.prefix ? [lexeme(term.prefix, weights, true)] : []),
	])

/** All words, as typed or by an equal name. */
export const exactQuery = ({ terms }: Question, weights: Weights): string =>
	terms.map((term) => exactly(term, weights)).join(' & ')
/** All words, also by a near name or as a beginning. */
export const looseQuery = ({ terms }: Question, weights: Weights): string =>
	terms.map((term) => loosely(term, weights)).join(' & ')
/** Any of the words: for when no document has all of them. */
export const relaxedQuery = ({ terms }: Question): string =>
	terms.map((term) => loosely(term, '')).join(' | ')
/** One question per word, for counting which of them a document has. */
export const singleQueries = ({ terms }: Question): { query: string; titleQuery: string; weight: number }[] =>
	terms.map((term) => ({ query: exactly(term, ''), titleQuery: loosely(term, 'AB'), weight: term.weight }))
