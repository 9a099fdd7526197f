// What the library has, and the search in it. Loaded when it is needed: a builder without marks never reads it.
import index from './built/library.json' with { type: 'json' }
import { isWhole, type MarkFrame } from './frames.ts'
import { markArt, type MarkArt, type FrameFacts, type Mark, type MarkFacts, type MarkGroup } from './marks.ts'

type Library = { marks: readonly MarkFacts[]; frames: Readonly<Record<MarkFrame, FrameFacts>> }

// Cast: the builder of the library writes exactly this; JSON has no literal types.
const library = index as Library
const byId: ReadonlyMap<string, MarkFacts> = new Map(library.marks.map((facts) => [facts.id, facts]))

export const allMarks: readonly MarkFacts[] = library.marks

export const markFacts = (id: string): MarkFacts | undefined => byId.get(id)

export const frameFacts = (id: MarkFrame): FrameFacts => library.frames[id]

/** The art of a mark; undefined when the library has no such mark, or not in this number of colors. */
export function markAsset(mark: Mark): MarkArt | undefined {
	const facts = byId.get(mark.id)
	if (!facts || !isWhole(mark)) return undefined
	return markArt(mark, facts, mark.frame && frameFacts(mark.frame))
}

const plain = (text: string) =>
	text
		.normalize('NFD')
		.replaceAll(/[\u0300-\u036F]/g, '')
		.toLowerCase()

/** The singular of a regular plural: 'huskies' and 'husky', 'wildcats' and 'wildcat' are one word. */
const singular = (word: string) =>
	word
		.replace(/ies$/, 'y')
		.replace(/lves$/, 'lf')
		.replace(/(o|x|sh|ch)es$/, '$1')
		.replace(/([^s])s$/, '$1')

const wordsIn = (text: string): string[] => (plain(text).match(/[a-z0-9]+/g) ?? []).map(singular)

/** Fewer letters are the start of too many words. */
const shortestStart = 3
const nameScore = 40
const exactScore = 20
const startScore = 8

type Indexed = {
	facts: MarkFacts
	name: readonly string[]
	words: readonly string[]
	others: readonly string[]
}

const indexed: readonly Indexed[] = library.marks.map((facts) => ({
	facts,
	name: wordsIn(facts.name),
	words: facts.words.map((word) => singular(plain(word))),
	others: [...facts.sports, ...wordsIn(facts.group)],
}))

/** How well a mark fits a word; its first words fit it best. 0 when it does not. */
function scoreOf({ name, words, others }: Indexed, word: string): number {
	const at = words.indexOf(word)
	if (at >= 0) return nameScore - Math.min(at, nameScore - exactScore - 1)
	if (name.includes(word) || others.includes(word)) return exactScore
	const starts =
		word.length >= shortestStart && [...words, ...name, ...others].some((own) => own.startsWith(word))
	return starts ? startScore : 0
}

const bestFirst = (found: readonly { facts: MarkFacts; score: number }[]) =>
	found.toSorted((a, b) => b.score - a.score).map(({ facts }) => facts)

/** Marks that every word fits, the best first. Without words, all of the group. */
export function searchMarks(text: string, group?: MarkGroup): MarkFacts[] {
	const words = wordsIn(text)
	const found = indexed
		.filter(({ facts }) => group === undefined || facts.group === group)
		.map((mark) => ({ facts: mark.facts, scores: words.map((word) => scoreOf(mark, word)) }))
		.filter(({ scores }) => scores.every((score) => score > 0))
	return bestFirst(
		found.map(({ facts, scores }) => ({ facts, score: scores.reduce((sum, score) => sum + score, 0) })),
	)
}

/** Marks whose mascot is a word of the team's name, the best first; none for other names. */
export function marksForTeam(teamName: string): MarkFacts[] {
	const words = wordsIn(teamName)
	const found = indexed.map((mark) => ({
		facts: mark.facts,
		score: Math.max(0, ...words.map((word) => (mark.words.includes(word) ? scoreOf(mark, word) : 0))),
	}))
	return bestFirst(found.filter(({ score }) => score > 0))
}
