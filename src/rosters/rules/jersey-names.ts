// The name that a jersey prints, when the team wrote none: the last name in capitals, of namesakes with initials.
import { maxNameLength, type Player } from './player.ts'

export type NamedPlayer = Pick<Player, 'name' | 'jerseyName'>

/** Jr., Sr., II to IV: part of a last name, never one alone. */
const suffix = /^(?:[js]r\.?|i{2,3}|iv)$/i

/** "Maria de la Cruz", "Kim Van Dyke", "Sam St. James". */
const particle =
	/^(?:d[eiou]|del|della|d[ao]s?|la|las|los|v[ao]n|de[nr]|ter|st\.?|san|santa|mc|mac|bin|al|el)$/i

const inCapitals = (text: string): string => text.toLocaleUpperCase('en-US').normalize('NFC')

/** Cut between words where that leaves most of it. */
function shortened(name: string): string {
	const letters = [...name]
	if (letters.length <= maxNameLength) return name
	const cut = letters.slice(0, maxNameLength).join('')
	const end = /[\s-]/u.test(letters[maxNameLength] ?? '') ? cut : cut.replace(/[\s-][^\s-]*$/u, '')
	return ([...end].length * 2 >= maxNameLength ? end : cut).replace(/[\s.,'’-]+$/u, '') || cut
}

type Parts = { first: string; last: string }

function partsOf(name: string): Parts {
	const words = name
		.normalize('NFC')
		.split(/[\s,]+/u)
		.filter((word) => word !== '')
	// Where a suffix begins; a name of one word is no suffix.
	const firstSuffix = words.findIndex((word, at) => at > 0 && suffix.test(word))
	const end = firstSuffix < 0 ? words.length : firstSuffix
	let start = Math.max(0, end - 1)
	while (start > 1 && particle.test(words[start - 1] ?? '')) start -= 1
	return {
		first: inCapitals(start > 0 ? (words[0] ?? '') : ''),
		last: inCapitals(words.slice(start).join(' ')),
	}
}

const startOf = (text: string, letters: number): string => [...text].slice(0, letters).join('')

/** As many letters of the first name as tell it from those of the others. */
function initialsOf(first: string, others: readonly string[]): string {
	const length = [...first].length
	let letters = 1
	while (letters < length && others.some((other) => startOf(other, letters) === startOf(first, letters)))
		letters += 1
	const initials = startOf(first, letters)
	return letters < length && !initials.endsWith('.') ? `${initials}.` : initials
}

/** Without a point, so that "J." and "John" count as alike in their first letter. */
const plainFirst = ({ first }: Parts): string => first.replace(/\.+$/u, '')

function proposalOf(parts: Parts, namesakes: readonly Parts[]): string {
	const first = plainFirst(parts)
	const others = namesakes.map(plainFirst).filter((other) => other !== first)
	if (namesakes.length === 0 || first === '') return shortened(parts.last)
	const initials = initialsOf(first, others)
	const dotted = [...first].length === 1 ? `${initials}.` : initials
	return shortened(`${dotted} ${parts.last}`)
}

/**
 * What the jerseys of one team print, in the order of its players, at most 20 characters each: the name that the team
 * wrote for a jersey, else the last name in capitals. Namesakes have the first letters that tell them apart: "J. SMITH",
 * "JO. SMITH". Empty for a player without a name. Whether a name is printed at all is not decided here.
 */
export function jerseyNames(players: readonly NamedPlayer[]): string[] {
	const parts = players.map(({ name }) => partsOf(name))
	const byLast = Map.groupBy(parts, ({ last }) => last)
	return players.map(({ jerseyName }, at) => {
		if (jerseyName !== '') return jerseyName
		const own = parts[at]
		if (!own || own.last === '') return ''
		return proposalOf(
			own,
			(byLast.get(own.last) ?? []).filter((other) => other !== own),
		)
	})
}

/** The players of one team with what their jerseys print. */
export function withJerseyNames<Row extends NamedPlayer>(
	players: readonly Row[],
): (Row & { printedName: string })[] {
	const names = jerseyNames(players)
	return players.map((player, at) => ({ ...player, printedName: names[at] ?? '' }))
}

/** What the jerseys print, by row. */
export const jerseyNamesById = (players: readonly (NamedPlayer & { id: string })[]): Map<string, string> =>
	new Map(withJerseyNames(players).map(({ id, printedName }) => [id, printedName]))
