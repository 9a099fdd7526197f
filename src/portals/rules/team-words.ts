// The words of a query by which teams are found. Pure.
import { allowedEdits, spellingCost } from '#search/rules/spelling.ts'
import { isStopWord, mostTokens, tokensOf } from '#search/rules/tokens.ts'

const shortestQuery = 2

/** Without words that mean nothing, if others are left; none for a text of one letter. */
export function wordsOf(query: string): string[] {
	const all = [...new Set(tokensOf(query))]
	if (all.join('').length < shortestQuery) return []
	const telling = all.filter((word) => !isStopWord(word))
	return (telling.length > 0 ? telling : all).slice(0, mostTokens)
}

/** Whether each word begins one of the team, or is one with the errors that the search corrects. */
export function isMeant(words: readonly string[], team: string): boolean {
	const own = tokensOf(team)
	return words.every((word) =>
		own.some((other) => {
			const allowed = allowedEdits(word.length)
			return other.startsWith(word) || spellingCost(word, other, allowed) < allowed + 1
		}),
	)
}
