// A part of the index as a process keeps it: documents in their order for equal scores, and which of them have a word.
// Words and the documents of each are packed, a byte or two for one document: a large catalog has millions of these.
import type { MatchGroup } from './facets.ts'

/** What ranking needs of a stored document. */
export type RankedDocument = {
	id: string
	titleKey: string
	code: string
	inStock: boolean
	rank: number
	/** Its facet values. */
	group: Omit<MatchGroup, 'count'>
	/** A tsvector as text. */
	words: string
}

/** The best place of a word in a document: 0 for none, then text, traits, names, and 4 for the title. */
export const inText = 1
export const inTraits = 2
export const inNames = 3
export const inTitle = 4

export type Segment = {
	ids: readonly string[]
	titleKeys: readonly string[]
	codes: readonly string[]
	/** Two characters of title and code: most documents need no look at the texts themselves. */
	titleStarts: Uint32Array
	codeStarts: Uint32Array
	/** The least place in which a word counts as one of the title: a product's names do, a page's do not. */
	titlePlaces: Uint8Array
	ranks: Int32Array
	inStock: Uint8Array
	/** Each document's number among the groups of the index. */
	groups: Uint32Array
	/** Not only products. */
	hasPages: boolean
	/** Order among all documents of the index. */
	places: Float64Array
	/** 1 for documents that were removed or replaced since. */
	isGone: Uint8Array
	/** All words in order, without separators; `wordStarts` has one more entry than there are words. */
	words: string
	wordStarts: Uint32Array
	/** Per word and document the distance from the one before and the place in it, seven bits a byte. */
	postings: Uint8Array
	postingStarts: Uint32Array
}

type OrderKey = Pick<RankedDocument, 'inStock' | 'rank' | 'titleKey' | 'id'>

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Goods in stock first, then by rank, title and id. */
export const compareOrder = (a: OrderKey, b: OrderKey): number =>
	Number(b.inStock) - Number(a.inStock) ||
	a.rank - b.rank ||
	byText(a.titleKey, b.titleKey) ||
	byText(a.id, b.id)

export const orderKeyAt = ({ ids, titleKeys, ranks, inStock }: Segment, at: number): OrderKey => ({
	id: ids[at] ?? '',
	titleKey: titleKeys[at] ?? '',
	rank: ranks[at] ?? 0,
	inStock: inStock[at] === 1,
})

const placeOfWeight: Readonly<Record<string, number>> = { A: inTitle, B: inNames, C: inTraits }

/** `'jersey':1A,3B` as the word and its best place. */
function readWord(entry: string): [word: string, place: number] {
	const end = entry.lastIndexOf("':")
	let place = inText
	for (let at = end + 2; at < entry.length; at += 1)
		place = Math.max(place, placeOfWeight[entry.charAt(at)] ?? inText)
	return [entry.slice(1, end), place]
}

type Packing = { last: number; bytes: number[] }

function packWords(documents: readonly RankedDocument[]): Map<string, Packing> {
	const packings = new Map<string, Packing>()
	for (const [at, { words }] of documents.entries()) {
		for (const entry of words.split(' ')) {
			if (entry === '') continue
			const [word, place] = readWord(entry)
			const packing = packings.get(word) ?? { last: 0, bytes: [] }
			if (packing.bytes.length === 0) packings.set(word, packing)
			let value = (at - packing.last) * 4 + place - 1
			for (; value > 127; value >>>= 7) packing.bytes.push((value & 127) | 128)
			packing.bytes.push(value)
			packing.last = at
		}
	}
	return packings
}

/** The first two characters as one number; what is missing counts as 0. */
export const startOf = (text: string): number =>
	(text.length > 0 ? text.charCodeAt(0) : 0) + (text.length > 1 ? text.charCodeAt(1) * 65_536 : 0)

/** @param documents in their order @param groupNumber the number of a group among those of the index */
export function segmentOf(
	documents: readonly RankedDocument[],
	places: Float64Array,
	groupNumber: (group: RankedDocument['group']) => number,
): Segment {
	const packed = [...packWords(documents)].toSorted(([a], [b]) => byText(a, b))
	const size = packed.reduce((sum, [, { bytes }]) => sum + bytes.length, 0)
	const [postings, postingStarts] = [new Uint8Array(size), new Uint32Array(packed.length + 1)]
	const wordStarts = new Uint32Array(packed.length + 1)
	for (const [at, [word, { bytes }]] of packed.entries()) {
		postings.set(bytes, postingStarts[at])
		postingStarts[at + 1] = (postingStarts[at] ?? 0) + bytes.length
		wordStarts[at + 1] = (wordStarts[at] ?? 0) + word.length
	}
	return {
		ids: documents.map(({ id }) => id),
		titleKeys: documents.map(({ titleKey }) => titleKey),
		codes: documents.map(({ code }) => code),
		titleStarts: Uint32Array.from(documents, ({ titleKey }) => startOf(titleKey)),
		codeStarts: Uint32Array.from(documents, ({ code }) => startOf(code)),
		titlePlaces: Uint8Array.from(documents, ({ group }) => (group.kind === 'product' ? inNames : inTitle)),
		ranks: Int32Array.from(documents, ({ rank }) => rank),
		inStock: Uint8Array.from(documents, ({ inStock }) => Number(inStock)),
		groups: Uint32Array.from(documents, ({ group }) => groupNumber(group)),
		hasPages: documents.some(({ group }) => group.kind !== 'product'),
		places,
		isGone: new Uint8Array(documents.length),
		words: packed.map(([word]) => word).join(''),
		wordStarts,
		postings,
		postingStarts,
	}
}

/** The first word that is not before this one. */
function firstWordFrom({ words, wordStarts }: Segment, word: string): number {
	let [low, high] = [0, wordStarts.length - 1]
	while (low < high) {
		const middle = (low + high) >>> 1
		if (words.slice(wordStarts[middle], wordStarts[middle + 1]) < word) low = middle + 1
		else high = middle
	}
	return low
}

/** Raises the places of the documents that have the word. */
function mark({ postings, postingStarts }: Segment, word: number, places: Uint8Array): void {
	const end = postingStarts[word + 1] ?? 0
	let document = 0
	for (let at = postingStarts[word] ?? 0; at < end; at += 1) {
		let byte = postings[at] ?? 0
		let value = byte & 127
		for (let shift = 7; byte > 127; shift += 7) {
			at += 1
			byte = postings[at] ?? 0
			value |= (byte & 127) << shift
		}
		document += value >>> 2
		const place = (value & 3) + 1
		if ((places[document] ?? 0) < place) places[document] = place
	}
}

/** Undefined for a word that no document has. */
function numberOf(segment: Segment, word: string): number | undefined {
	const at = firstWordFrom(segment, word)
	return segment.words.slice(segment.wordStarts[at], segment.wordStarts[at + 1]) === word ? at : undefined
}

/** Whether a document has one of the words. */
export const hasWord = (segment: Segment, words: readonly string[]): boolean =>
	words.some((word) => numberOf(segment, word) !== undefined)

/** Raises the places of the documents that have one of the words. @returns whether one has */
export function markWords(segment: Segment, words: readonly string[], places: Uint8Array): boolean {
	const found = words.flatMap((word) => numberOf(segment, word) ?? [])
	for (const at of found) mark(segment, at, places)
	return found.length > 0
}

/** The same for every word that begins so, except those that are marked already. */
export function markBeginning(
	segment: Segment,
	{ prefix, except }: { prefix: string; except: readonly string[] },
	places: Uint8Array,
): boolean {
	const { words, wordStarts } = segment
	let isFound = false
	for (let at = firstWordFrom(segment, prefix); at < wordStarts.length - 1; at += 1) {
		const word = words.slice(wordStarts[at], wordStarts[at + 1])
		if (!word.startsWith(prefix)) break
		if (except.includes(word)) continue
		mark(segment, at, places)
		isFound = true
	}
	return isFound
}

/** The same for the documents of these titles, given as keys: a word of their translation counts as one of the title. */
export function markTitles({ titleKeys }: Segment, titles: ReadonlySet<string>, places: Uint8Array): boolean {
	if (titles.size === 0) return false
	let isFound = false
	for (const [at, titleKey] of titleKeys.entries()) {
		if (!titles.has(titleKey)) continue
		places[at] = inTitle
		isFound = true
	}
	return isFound
}
