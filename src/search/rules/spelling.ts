// Spelling correction for swapped, missing, doubled and wrong letters.

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keys = keyboard.flatMap((row, y) => [...row].map((letter, x) => ({ letter, x: x + y / 2, y })))
/** Pairs of letters on adjacent keys, as `ab`. */
const neighborKeys = new Set(
	keys.flatMap((one) =>
		keys
			.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1.2)
			.map((other) => one.letter + other.letter),
	),
)
const vowels = new Set('aeiouy')

/** Cost of an error in addition to the edit: frequent errors cost less. */
const surcharges = {
	doubled: 0,
	swapped: 0,
	dropped: 0.01,
	nearKey: 0.04,
	vowel: 0.04,
	added: 0.06,
	replaced: 0.08,
}
/** Extra cost of an error in the first letter, which is rare. */
const firstLetter = 0.04

type Slip = keyof typeof surcharges
const costOf = (slip: Slip, place: number): number => 1 + surcharges[slip] + (place === 0 ? firstLetter : 0)

function replacement(typed: string, meant: string): Slip {
	if (neighborKeys.has(typed + meant)) return 'nearKey'
	return vowels.has(typed) && vowels.has(meant) ? 'vowel' : 'replaced'
}

function addition(letter: string, before = '', after = ''): Slip {
	if (letter === before) return 'doubled'
	return neighborKeys.has(letter + before) || neighborKeys.has(letter + after) ? 'nearKey' : 'added'
}

/** A bit for each letter of the word; letters share bits, so that a bit may stand for several. */
function lettersIn(word: string): number {
	let bits = 0
	for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
	return bits
}

function countBits(bits: number): number {
	let count = 0
	for (let left = bits; left !== 0; left &= left - 1) count += 1
	return count
}

/** One edit brings or takes at most one letter that the other word does not have. */
function isFar(typed: string, meant: string, most: number): boolean {
	const [own, wanted] = [lettersIn(typed), lettersIn(meant)]
	return countBits(own & ~wanted) > most || countBits(wanted & ~own) > most
}

/**
 * Restricted Damerau–Levenshtein distance with weights: a letter added, dropped or replaced, or two adjacent ones
 * swapped. The integer part counts the edits, the fraction grows for unusual ones. Infinite for more than `most`
 * edits. The fractions must stay below 1, so `most` is at most 4.
 */
export function spellingCost(typed: string, meant: string, most: number): number {
	if (Math.abs(typed.length - meant.length) > most || isFar(typed, meant, most))
		return Number.POSITIVE_INFINITY
	let twoBefore: number[] = []
	let before: number[] = [0]
	for (let column = 1; column <= meant.length; column += 1)
		before.push((before[column - 1] ?? 0) + dropped(meant, column))
	for (let row = 1; row <= typed.length; row += 1) {
		const letter = typed.charAt(row - 1)
		const extra = costOf(addition(letter, typed[row - 2], typed[row]), row - 1)
		const costs = [(before[0] ?? 0) + extra]
		for (let column = 1; column <= meant.length; column += 1) {
			const wanted = meant.charAt(column - 1)
			const diagonal = before[column - 1] ?? 0
			let cost = letter === wanted ? diagonal : diagonal + costOf(replacement(letter, wanted), row - 1)
			cost = Math.min(cost, (before[column] ?? 0) + extra, (costs[column - 1] ?? 0) + dropped(meant, column))
			const isSwapped = row > 1 && letter === meant[column - 2] && wanted === typed[row - 2]
			if (isSwapped) cost = Math.min(cost, (twoBefore[column - 2] ?? 0) + costOf('swapped', row - 2))
			costs.push(cost)
		}
		if (Math.min(...before, ...costs) >= most + 1) return Number.POSITIVE_INFINITY
		twoBefore = before
		before = costs
	}
	const cost = before[meant.length] ?? 0
	return cost < most + 1 ? cost : Number.POSITIVE_INFINITY
}

const dropped = (meant: string, column: number): number =>
	costOf(meant[column - 1] === meant[column - 2] ? 'doubled' : 'dropped', column - 1)

/** Shorter words are not corrected: too many other words are one letter away. */
export const shortestCorrected = 4
export const allowedEdits = (length: number): number => {
	if (length < shortestCorrected) return 0
	return length < 7 ? 1 : 2
}

export type Candidate = { term: string; documents: number }

/** Bonus for common words, on the scale of the surcharges. */
const commonness = 0.015
/** Words within this cost of the best one also count. */
const closeCall = 0.03

/**
 * The most likely words, best first, at most three. Fewer edits always rank higher; for equal edits, more frequent
 * errors and more common words do.
 */
export function corrections(
	token: string,
	candidates: readonly Candidate[],
	allowed: number = allowedEdits(token.length),
): string[] {
	const scored = candidates
		.filter(({ term }) => term.length >= 3)
		.map(({ term, documents }) => {
			const cost = spellingCost(token, term, allowed)
			return { term, edits: Math.floor(cost), cost: cost - commonness * Math.log1p(documents) }
		})
		.filter(({ edits }) => edits <= allowed)
		.toSorted((a, b) => a.edits - b.edits || a.cost - b.cost || a.term.localeCompare(b.term))
	const [best] = scored
	if (!best) return []
	const likely = scored.filter(({ edits, cost }) => edits === best.edits && cost <= best.cost + closeCall)
	return [...new Set(likely.map(({ term }) => term))].slice(0, 3)
}
