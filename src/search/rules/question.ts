// Turns the typed text into index queries: exact words, possible alternatives, and how they combine.
import { withoutSpanishStops } from './spanish.ts'
import { corrections, allowedEdits, type Candidate } from './spelling.ts'
import { isTradeWord, joinPhrases, nearTo, sameAs, tradeWords } from './synonyms.ts'
import { formsOf, isStopWord, keyOf, mostTokens, squash } from './tokens.ts'

/** The vocabulary's data about a word. */
export type WordKnowledge = {
	word: string
	/** Number of documents that contain it. */
	documents: number
	/** A word of the vocabulary starts with it. */
	begins: boolean
	/** Similarly spelled words; only for unknown words. */
	close: readonly Candidate[]
	/** Titles, as keys, whose translation into the reader's language has a word that begins so. */
	titles?: readonly string[]
}
export type Vocabulary = ReadonlyMap<string, WordKnowledge>

export type Term = {
	/** The corrected word. */
	text: string
	typed: string
	exact: readonly string[]
	near: readonly string[]
	/** Words with this prefix also match; empty for none. */
	prefix: string
	/** Documents of these titles have the word as one of their names. */
	titles?: readonly string[]
	/** Higher for rarer words. */
	weight: number
}

export type Question = {
	key: string
	/** The whole query read as a model code. */
	code: string
	terms: readonly Term[]
	/** The query in corrected spelling; undefined without a correction. */
	corrected: string | undefined
	/** Words similar to an unknown one: suggested, but not searched for. */
	hints: readonly string[]
}

/** The words of the query in order, without stop words; all of them if all are stop words. */
export function queryTokens(text: string): string[] {
	const all = joinPhrases(keyOf(text)).split(' ').filter(Boolean)
	const telling = withoutSpanishStops(all).filter((token) => !isStopWord(token))
	return [...new Set(telling.length > 0 ? telling : all)].slice(0, mostTokens)
}

const isWord = (token: string): boolean => /^\p{L}+$/u.test(token)
const pairsOf = (tokens: readonly string[]): [string, string][] =>
	tokens.slice(1).map((token, index) => [tokens[index] ?? '', token])

/** Words to look up in the vocabulary: every word, and adjacent words joined. */
export function wordsToLookUp(tokens: readonly string[]): string[] {
	const joined = pairsOf(tokens).map(([first, second]) => first + second)
	return [...new Set([...tokens, ...joined])].filter(isWord)
}

/** Joins "snap back" to "snapback" if the vocabulary has that word but lacks one of the parts. */
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

/** What is known of a word, in a shop that sells these sports. */
type Known = { sold: readonly string[]; knowledge: WordKnowledge | undefined }

/** Words that the documents or their translated titles have are spelled right. */
const isKnown = ({ documents, begins, titles = [] }: WordKnowledge): boolean =>
	documents > 0 || begins || titles.length > 0

function spelledRight(token: string, { sold, knowledge }: Known): string[] {
	if (!knowledge || isKnown(knowledge) || isTradeWord(sold, token)) return []
	const trade = [...tradeWords(sold)].map((term) => ({ term, documents: 0 }))
	return corrections(token, [...knowledge.close, ...trade])
}

const shortestHinted = 5
/** Hints may have one edit more than corrections. */
function hintsFor(token: string, { sold, knowledge }: Known): string[] {
	if (!knowledge || knowledge.begins || knowledge.titles?.length) return []
	if (token.length < shortestHinted || isTradeWord(sold, token)) return []
	return corrections(token, knowledge.close, allowedEdits(token.length) + 1)
}

function termOf(typed: string, isLast: boolean, { sold, knowledge }: Known): Term {
	const right = spelledRight(typed, { sold, knowledge })
	const [text = typed] = right
	const equals = [text, ...sameAs(text)]
	const others = [...right.slice(1), ...nearTo(sold, text)]
	// A single letter matches too many words: it counts as a prefix only in the last word, which is still being typed.
	const hasPrefix = right.length === 0 && (typed.length > 1 || isLast)
	return {
		text,
		typed,
		exact: [...new Set(equals.flatMap(formsOf))],
		near: [...new Set(others.flatMap(formsOf))],
		prefix: hasPrefix ? typed : '',
		...(knowledge?.titles?.length && { titles: knowledge.titles }),
		weight: Math.round(100 / (1 + Math.log1p(knowledge?.documents ?? 0))),
	}
}

/** Pure: the same sports sold, text and vocabulary give the same question. */
export function questionOf(sold: readonly string[], text: string, vocabulary: Vocabulary): Question {
	const known = (word: string): Known => ({ sold, knowledge: vocabulary.get(word) })
	const tokens = joinKnownPairs(queryTokens(text), vocabulary)
	const terms = tokens.map((token, index) => termOf(token, index === tokens.length - 1, known(token)))
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
		hints: terms.flatMap((term) => (term.text === term.typed ? hintsFor(term.typed, known(term.typed)) : [])),
	}
}
