// Ranks all documents of the index for a question and counts what the facets need. Pure.
import { passes, type MatchGroup } from './facets.ts'
import { mostShown, type SearchFilters, type Window } from './filters.ts'
import type { Question, Term } from './question.ts'
import { inNames, inText, inTraits, markBeginning, markWords, startOf, type Segment } from './segment.ts'

export type WordIndex = {
	/** Those read at once in the order of all; then one of the documents changed since. */
	segments: readonly Segment[]
	/** All facet values that documents have together. */
	groups: readonly Omit<MatchGroup, 'count'>[]
}

export type RankOptions = {
	filters: SearchFilters
	/** Some of the words are enough. */
	isRelaxed: boolean
	productWindow: Window
	otherWindow: Window
}

export type Hit = { id: string; score: number }
export type Ranking = {
	/** Highest score of all matches, before facet filters; null without a match. */
	best: number | null
	/** All matches, before facet filters. */
	groups: MatchGroup[]
	/** The products and other pages of their windows, in one order by score. */
	hits: Hit[]
}

const noMatch = -1

type Places = { exact: Uint8Array; loose: Uint8Array }

/** Where each document has the word: as typed or an equal name, and also as a near name or a beginning. */
function placesOf(segment: Segment, { exact, near, prefix }: Term): Places {
	const found = new Uint8Array(segment.ids.length)
	markWords(segment, exact, found)
	const loose = found.slice()
	markWords(segment, near, loose)
	if (prefix !== '') markBeginning(segment, prefix, loose)
	return { exact: found, loose }
}

function lower(places: Uint8Array, others: Uint8Array): void {
	for (let at = 0; at < places.length; at += 1)
		if ((others[at] ?? 0) < (places[at] ?? 0)) places[at] = others[at] ?? 0
}

/** By the worst place of all words: exact words in the title before the text, and near ones. */
function strictScores(segment: Segment, { terms }: Question): Int32Array {
	const [first, ...others] = terms.map((term) => placesOf(segment, term))
	const scores = new Int32Array(segment.ids.length).fill(noMatch)
	if (!first) return scores
	const { exact, loose } = first
	for (const other of others) {
		lower(exact, other.exact)
		lower(loose, other.loose)
	}
	const { isGone, titlePlaces } = segment
	for (let at = 0; at < scores.length; at += 1) {
		const near = loose[at] ?? 0
		if (near === 0 || isGone[at] === 1) continue
		const place = exact[at] ?? 0
		if (place >= (titlePlaces[at] ?? 0)) scores[at] = 1000
		else scores[at] = (place >= inTraits ? 400 : place >= inText ? 150 : 0) + (near >= inNames ? 200 : 0)
	}
	return scores
}

/** By the weights of the words that the document has. */
function relaxedScores(segment: Segment, { terms }: Question): Int32Array {
	const scores = new Int32Array(segment.ids.length).fill(noMatch)
	for (const term of terms) {
		const { exact, loose } = placesOf(segment, term)
		for (let at = 0; at < scores.length; at += 1) {
			const near = loose[at] ?? 0
			if (near === 0 || segment.isGone[at] === 1) continue
			const times = near >= inNames ? 2 : (exact[at] ?? 0) > 0 ? 1 : 0
			scores[at] = Math.max(scores[at] ?? 0, 0) + times * term.weight
		}
	}
	return scores
}

const beginsWith = (text: string, beginning: string, least: number): boolean =>
	beginning.length >= least && text.startsWith(beginning)

/** Adds to the scores of matches with this model code or whole title, or with its beginning. */
function addWholeScores(
	{ codes, titleKeys, ...segment }: Segment,
	{ code, key }: Question,
	scores: Int32Array,
): void {
	const { codeStarts, titleStarts } = segment
	const [codeStart, titleStart] = [startOf(code), startOf(key)]
	for (let at = 0; at < scores.length; at += 1) {
		const score = scores[at] ?? noMatch
		if (score === noMatch) continue
		if (codeStarts[at] === codeStart) {
			const own = codes[at] ?? ''
			scores[at] = score + (own === code ? 4000 : beginsWith(own, code, 4) ? 2000 : 0)
		}
		if (titleStarts[at] === titleStart) {
			const own = titleKeys[at] ?? ''
			scores[at] = (scores[at] ?? 0) + (own === key ? 3000 : beginsWith(own, key, 3) ? 300 : 0)
		}
	}
}

/** A document as one number: a list of all matches of a large catalog holds no objects. */
const perSegment = 2 ** 20

type Found = Hit & { place: number }

/** Documents by score, those of a score in their order. */
function openList(segments: readonly Segment[]) {
	const byScore = new Map<number, number[]>()
	let total = 0
	let latest: { score: number; documents: number[] } = { score: noMatch, documents: [] }
	const foundOf = (document: number, score: number): Found => {
		const [segment, at] = [segments[Math.floor(document / perSegment)], document % perSegment]
		return { id: segment?.ids[at] ?? '', score, place: segment?.places[at] ?? 0 }
	}
	/** Those of the last segment may be changed ones, which belong between the others. */
	const inOrder = (documents: readonly number[], score: number): readonly number[] => {
		const placeAt = (at: number) => foundOf(documents[at] ?? 0, score).place
		const first = (segments.length - 1) * perSegment
		let start = documents.length
		while (start > 0 && (documents[start - 1] ?? 0) >= first) start -= 1
		if (start === 0 || start === documents.length || placeAt(start - 1) < placeAt(start)) return documents
		const merged: number[] = []
		for (let [one, other] = [0, start]; one < start || other < documents.length;) {
			const isFirst = other === documents.length || (one < start && placeAt(one) < placeAt(other))
			merged.push(documents[isFirst ? one++ : other++] ?? 0)
		}
		return merged
	}
	return {
		add: (document: number, score: number) => {
			total += 1
			if (score !== latest.score) {
				latest = { score, documents: byScore.get(score) ?? [] }
				byScore.set(score, latest.documents)
			}
			latest.documents.push(document)
		},
		/** A page after the last one is the last. */
		window: ({ from, count }: Window): Found[] => {
			const lastPage = Math.max(0, Math.floor((total - 1) / mostShown) * mostShown)
			let skipped = from === 0 ? 0 : Math.min(from, lastPage)
			const taken: Found[] = []
			for (const score of [...byScore.keys()].toSorted((a, b) => b - a)) {
				const same = byScore.get(score) ?? []
				if (skipped < same.length && taken.length < count) {
					const part = inOrder(same, score).slice(skipped, skipped + count - taken.length)
					taken.push(...part.map((document) => foundOf(document, score)))
				}
				skipped = Math.max(0, skipped - same.length)
			}
			return taken
		},
	}
}

/** Equal scores are ordered by stock, then by rank. */
export function rank({ segments, groups }: WordIndex, question: Question, options: RankOptions): Ranking {
	const isShown = groups.map((group) => passes(group, options.filters))
	const isProduct = groups.map(({ kind }) => kind === 'product')
	const counts = new Uint32Array(groups.length)
	const [products, others] = [openList(segments), openList(segments)]
	let best = noMatch
	for (const [number, segment] of segments.entries()) {
		const scores = options.isRelaxed ? relaxedScores(segment, question) : strictScores(segment, question)
		addWholeScores(segment, question, scores)
		for (let at = 0; at < scores.length; at += 1) {
			const score = scores[at] ?? noMatch
			if (score === noMatch) continue
			const group = segment.groups[at] ?? 0
			if (score > best) best = score
			counts[group] = (counts[group] ?? 0) + 1
			if (isShown[group]) (isProduct[group] ? products : others).add(number * perSegment + at, score)
		}
	}
	const found = [...products.window(options.productWindow), ...others.window(options.otherWindow)]
	return {
		best: best === noMatch ? null : best,
		groups: groups.flatMap((group, at) => (counts[at] ? [{ ...group, count: counts[at] }] : [])),
		hits: found
			.toSorted((a, b) => b.score - a.score || a.place - b.place)
			.map(({ id, score }) => ({ id, score })),
	}
}
