// Ranks all documents of the index for a question and counts what the facets need. Pure.
import { passes, type MatchGroup } from './facets.ts'
import { mostShown, type SearchFilters, type Window } from './filters.ts'
import type { Question, Term } from './question.ts'
import {
	inNames,
	inText,
	inTraits,
	hasWord,
	markBeginning,
	markTitles,
	markWords,
	startOf,
	type Segment,
} from './segment.ts'

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
	/** The first hits alone, of all documents: matches are not counted. */
	onlyHits?: true
	productWindow: Window
	otherWindow: Window
}

export type Hit = { id: string; score: number }
export type Ranking = {
	/** Highest score of all matches, before facet filters; null without a match. */
	best: number | null
	/** All matches, before facet filters; not all of them with `onlyHits`. */
	groups: MatchGroup[]
	/** The products and other pages of their windows, in one order by score. */
	hits: Hit[]
}

const noMatch = -1
const exactInTitle = 1000
const nearInNames = 200

/** Where each document of a segment has a word: as typed or an equal name, and also as a near name or a beginning. */
type Places = { exact: Uint8Array; loose: Uint8Array; titles: ReadonlySet<string> }

/** One for all segments of a ranking: each is as long as the longest of them. */
type Scratch = { places: readonly Places[]; scores: Int32Array }

function scratchFor(segments: readonly Segment[], { terms }: Question): Scratch {
	const size = Math.max(0, ...segments.map(({ ids }) => ids.length))
	const places = terms.map(({ titles }) => ({
		exact: new Uint8Array(size),
		loose: new Uint8Array(size),
		titles: new Set(titles),
	}))
	return { places, scores: new Int32Array(size) }
}

/** @returns whether a document has the word */
function findPlaces(segment: Segment, { exact, near, prefix }: Term, places: Places): boolean {
	const count = segment.ids.length
	places.exact.fill(0, 0, count)
	const isTitle = markTitles(segment, places.titles, places.exact)
	const isExact = markWords(segment, exact, places.exact)
	places.loose.set(places.exact)
	const isNear = markWords(segment, near, places.loose)
	const isBegun =
		prefix !== '' && markBeginning(segment, { prefix, except: [...exact, ...near] }, places.loose)
	return isTitle || isExact || isNear || isBegun
}

function lower(places: Uint8Array, others: Uint8Array, count: number): void {
	for (let at = 0; at < count; at += 1)
		if ((others[at] ?? 0) < (places[at] ?? 0)) places[at] = others[at] ?? 0
}

/**
 * By the worst place of all words: exact words in the title before the text, and near ones.
 * @returns whether there may be a match; else the scores are not set
 */
function strictScores(segment: Segment, { terms }: Question, { places, scores }: Scratch): boolean {
	const { isGone, titlePlaces, ids } = segment
	const [first, ...others] = places
	if (!first) return false
	for (const [at, term] of terms.entries()) if (!findPlaces(segment, term, places[at] ?? first)) return false
	const { exact, loose } = first
	for (const other of others) {
		lower(exact, other.exact, ids.length)
		lower(loose, other.loose, ids.length)
	}
	for (let at = 0; at < ids.length; at += 1) {
		const near = loose[at] ?? 0
		const place = exact[at] ?? 0
		if (near === 0 || isGone[at] === 1) scores[at] = noMatch
		else if (place >= (titlePlaces[at] ?? 0)) scores[at] = exactInTitle
		else
			scores[at] = (place >= inTraits ? 400 : place >= inText ? 150 : 0) + (near >= inNames ? nearInNames : 0)
	}
	return true
}

/** The highest that `strictScores` can give here. */
const mostStrict = (segment: Segment, { terms }: Question): number =>
	terms.every(({ exact, titles = [] }) => titles.length > 0 || hasWord(segment, exact))
		? exactInTitle
		: nearInNames

/** By the weights of the words that the document has. @returns as above */
function relaxedScores(segment: Segment, { terms }: Question, { places, scores }: Scratch): boolean {
	const { isGone, ids } = segment
	let hasMatch = false
	scores.fill(noMatch)
	for (const [number, term] of terms.entries()) {
		const found = places[number]
		if (!found || !findPlaces(segment, term, found)) continue
		hasMatch = true
		const { exact, loose } = found
		for (let at = 0; at < ids.length; at += 1) {
			const near = loose[at] ?? 0
			if (near === 0 || isGone[at] === 1) continue
			const times = near >= inNames ? 2 : (exact[at] ?? 0) > 0 ? 1 : 0
			scores[at] = Math.max(scores[at] ?? 0, 0) + times * term.weight
		}
	}
	return hasMatch
}

const beginsWith = (text: string, beginning: string, least: number): boolean =>
	beginning.length >= least && text.startsWith(beginning)

const codeScore = (own: string, asked: string): number =>
	own === asked ? 4000 : beginsWith(own, asked, 4) ? 2000 : 0

const titleScore = (own: string, asked: string): number =>
	own === asked ? 3000 : beginsWith(own, asked, 3) ? 300 : 0

/** Whether one of the places of this start is meant. */
function hasOne(starts: Uint32Array, start: number, isMeant: (at: number) => boolean): boolean {
	for (let at = starts.indexOf(start); at >= 0; at = starts.indexOf(start, at + 1))
		if (isMeant(at)) return true
	return false
}

/** A document as one number: a list of all matches of a large catalog holds no objects. */
const perSegment = 2 ** 20

type Found = Hit & { place: number }

/** Documents of one score, in their order; those of the last segment may be changed ones, which belong between the others. */
type Same = { score: number; count: number; documents: number[]; lastSegment: number[] }

/** Documents by score, those of a score in their order: as many as the window needs, and the number of all. */
function openList(segments: readonly Segment[], { from, count }: Window) {
	const most = from + count
	const firstOfLast = (segments.length - 1) * perSegment
	const byScore = new Map<number, Same>()
	let total = 0
	/** A score that fills the first page: documents of lower ones are not shown there, nor later ones of the same. */
	let enough = noMatch
	const open = (score: number): Same => ({ score, count: 0, documents: [], lastSegment: [] })
	let latest = open(noMatch)
	const foundOf = (document: number, score: number): Found => {
		const [segment, at] = [segments[Math.floor(document / perSegment)], document % perSegment]
		return { id: segment?.ids[at] ?? '', score, place: segment?.places[at] ?? 0 }
	}
	const inOrder = ({ score, documents, lastSegment }: Same): readonly Found[] => {
		const [ones, others] = [documents, lastSegment].map((some) => some.map((one) => foundOf(one, score)))
		return [...(ones ?? []), ...(others ?? [])].toSorted((a, b) => a.place - b.place)
	}
	return {
		/** Whether later documents of this score, or of lower ones, are not shown. */
		isFull: (score: number) => score <= enough,
		add: (document: number, score: number) => {
			total += 1
			if (score < enough || (score === enough && document < firstOfLast)) return
			if (score !== latest.score) {
				latest = byScore.get(score) ?? open(score)
				byScore.set(score, latest)
			}
			latest.count += 1
			const list = document < firstOfLast ? latest.documents : latest.lastSegment
			if (list.length < most) list.push(document)
			if (from === 0 && list.length === most && score > enough) enough = score
		},
		/** A page after the last one is the last. */
		window: (): Found[] => {
			const lastPage = Math.max(0, Math.floor((total - 1) / mostShown) * mostShown)
			let skipped = from === 0 ? 0 : Math.min(from, lastPage)
			const taken: Found[] = []
			for (const same of [...byScore.values()].toSorted((a, b) => b.score - a.score)) {
				if (skipped < same.count && taken.length < count)
					taken.push(...inOrder(same).slice(skipped, skipped + count - taken.length))
				skipped = Math.max(0, skipped - same.count)
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
	const products = openList(segments, options.productWindow)
	const others = openList(segments, options.otherWindow)
	const scratch = scratchFor(segments, question)
	const { scores } = scratch
	const scoresOf = options.isRelaxed ? relaxedScores : strictScores
	const { code, key } = question
	const [codeStart, titleStart] = [startOf(code), startOf(key)]
	const { onlyHits, isRelaxed } = options
	/** Nothing that is shown: what comes before is as good, and no title or code is or begins as the question. */
	const isBehind = (segment: Segment): boolean => {
		const most = mostStrict(segment, question)
		if (!products.isFull(most) || (segment.hasPages && !others.isFull(most))) return false
		return (
			!hasOne(segment.titleStarts, titleStart, (at) => titleScore(segment.titleKeys[at] ?? '', key) > 0) &&
			!hasOne(segment.codeStarts, codeStart, (at) => codeScore(segment.codes[at] ?? '', code) > 0)
		)
	}
	let best = noMatch
	for (const [number, segment] of segments.entries()) {
		if (onlyHits && !isRelaxed && number < segments.length - 1 && isBehind(segment)) continue
		if (!scoresOf(segment, question, scratch)) continue
		const { ids, codes, codeStarts, titleKeys, titleStarts, groups: groupNumbers } = segment
		const first = number * perSegment
		for (let at = 0; at < ids.length; at += 1) {
			let score = scores[at] ?? noMatch
			if (score === noMatch) continue
			if (codeStarts[at] === codeStart) score += codeScore(codes[at] ?? '', code)
			if (titleStarts[at] === titleStart) score += titleScore(titleKeys[at] ?? '', key)
			const group = groupNumbers[at] ?? 0
			if (score > best) best = score
			counts[group] = (counts[group] ?? 0) + 1
			if (isShown[group]) (isProduct[group] ? products : others).add(first + at, score)
		}
	}
	const found = [...products.window(), ...others.window()]
	return {
		best: best === noMatch ? null : best,
		groups: groups.flatMap((group, at) => (counts[at] ? [{ ...group, count: counts[at] }] : [])),
		hits: found
			.toSorted((a, b) => b.score - a.score || a.place - b.place)
			.map(({ id, score }) => ({ id, score })),
	}
}
