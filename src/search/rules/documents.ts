// The indexed document of a product, a service or a help page, and the weights of its words.
import { compoundsIn, formsOf, isStopWord, keyOf, tokensOf } from './tokens.ts'

export const documentKinds = ['product', 'service', 'help'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type SearchDocument = {
	/** `product:<id>`, `service:<slug>` or `help:<slug>`. */
	id: string
	kind: DocumentKind
	title: string
	code?: string
	detail: string
	href: string
	/** Hash of the picture. */
	image?: string
	sport?: string
	category: string
	brand?: string
	priceCents?: number
	inStock?: boolean
	/** Lower comes first for equal scores. */
	rank: number
	/** Other names besides the title: model code, sport, kind, brand, synonyms. */
	names: string
	/** Colors and other attributes. */
	traits?: string
	/** Prose. */
	text: string
}

type Weight = 'A' | 'B' | 'C' | 'D'

const lexemesOf = (text: string): string[] => [...tokensOf(text), ...compoundsIn(text)].flatMap(formsOf)

/** A tsvector as text. Each word gets the highest weight of its positions. */
export function wordsOf(document: SearchDocument): string {
	const weights = new Map<string, Weight>()
	const add = (text: string, weight: Weight) => {
		for (const word of lexemesOf(text)) if (!weights.has(word)) weights.set(word, weight)
	}
	add(`${document.title} ${document.code ?? ''}`, 'A')
	add(document.names, 'B')
	add(document.traits ?? '', 'C')
	add(document.text, 'D')
	return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}

/** Words for spelling correction: whole words of three letters or more. */
export function termsOf(document: SearchDocument): Set<string> {
	const text = [document.title, document.names, document.traits ?? '', document.text].join(' ')
	const words = [...tokensOf(text), ...compoundsIn(text)]
	return new Set(words.filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word) && !isStopWord(word)))
}

export const titleKeyOf = (document: Pick<SearchDocument, 'title'>): string => keyOf(document.title)

/** The first words of a text, for one line of a list. */
export function shorten(text: string, length = 140): string {
	if (text.length <= length) return text
	return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[,;:.]$/, '')} …`
}
