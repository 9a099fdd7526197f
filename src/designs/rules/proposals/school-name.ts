// What a typed school name prints: the school, the nickname, and the mark that belongs to the nickname.
import { signsOf, unwritten } from '#garments/lettering/alphabet.ts'
import { marksForTeam } from '#garments/marks/library.ts'
import type { MarkFacts } from '#garments/marks/marks.ts'
import { longestTeamName, normalTeamName } from '#pictures/rules/team-choice.ts'

export type SchoolName = {
	/** As typed, shortened to what a garment prints; empty when no letter of it can be printed. */
	full: string
	/** Without the nickname: 'Westfield'. */
	school: string
	/** 'Golden Eagles'; empty without one. */
	nickname: string
	/** The library's mark for the nickname, or for a name of one word. */
	mark: MarkFacts | undefined
}

/** Words that tell no school from another. */
const generic = new Set('high hs school schools middle junior senior academy the varsity team'.split(' '))
/** Words before a nickname that belong to it. */
const attributes = new Set(
	'fighting golden mighty flying running royal lady big little blue red black white green purple silver scarlet'.split(
		' ',
	),
)
/** Nicknames that are no plural. */
const singular = new Set('storm thunder lightning fury blaze heat wolfpack pride tide wave'.split(' '))

const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whole words up to the longest name; the start of a single long word. */
function shortened(words: readonly string[]): string {
	let text = ''
	for (const word of words) {
		const longer = text === '' ? word : `${text} ${word}`
		if ([...longer].length > longestTeamName) break
		text = longer
	}
	return text === '' ? normalTeamName(words[0] ?? '') : text
}

/** Without characters that no font has. */
function printable(typed: string): string {
	const missing = new Set(unwritten(typed))
	return signsOf(typed.normalize('NFC'))
		.filter((sign) => !missing.has(sign))
		.join('')
}

const isNickname = (word: string) =>
	(/s$/i.test(word) || singular.has(plain(word))) && marksForTeam(word).length > 0

/** The place of the first word of the nickname, which is the last of the name. */
function nicknameAt(words: readonly string[]): number {
	const last = words.length - 1
	if (!isNickname(words[last] ?? '')) return -1
	let at = last
	while (at > 0 && attributes.has(plain(words[at - 1] ?? ''))) at -= 1
	return at
}

export function schoolNameIn(typed: string): SchoolName {
	const all = printable(typed)
		.split(/[^\p{L}\p{M}\p{N}.&'’-]+/u)
		.filter((word) => plain(word) !== '')
	const telling = all.filter((word) => !generic.has(plain(word)))
	const words = telling.length > 0 ? telling : all
	const at = nicknameAt(words)
	const nickname = at < 0 ? '' : shortened(words.slice(at))
	const full = shortened(words)
	return {
		full,
		school: at < 0 ? full : shortened(words.slice(0, at)),
		nickname,
		mark: at >= 0 || words.length === 1 ? marksForTeam(words.at(-1) ?? '')[0] : undefined,
	}
}
