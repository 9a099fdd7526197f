// Finds the word that was meant: letters swapped, left out, doubled or mistaken.

type Table = number[][]
const at = (table: Table, row: number, column: number): number =>
	table[row]?.[column] ?? Number.POSITIVE_INFINITY

/** Edits from one word to the other: insert, delete, replace, or swap two neighbors (Damerau, restricted). */
export function editDistance(from: string, to: string): number {
	const table: Table = Array.from({ length: from.length + 1 }, (_, row) => [row])
	table[0] = Array.from({ length: to.length + 1 }, (_, column) => column)
	for (let row = 1; row <= from.length; row += 1) {
		for (let column = 1; column <= to.length; column += 1) {
			const isSame = from[row - 1] === to[column - 1]
			const isSwap =
				row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
			const best = Math.min(
				at(table, row - 1, column) + 1,
				at(table, row, column - 1) + 1,
				at(table, row - 1, column - 1) + (isSame ? 0 : 1),
				isSwap ? at(table, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
			)
			table[row]?.push(best)
		}
	}
	return at(table, from.length, to.length)
}

/** Short words are taken as typed: too much else is one letter away. */
export const shortestCorrected = 4
export const allowedEdits = (length: number): number => {
	if (length < shortestCorrected) return 0
	return length < 7 ? 1 : 2
}

export type Candidate = { term: string; documents: number }

/** The likeliest words, best first, three at most: fewest edits, same first letter, then the commonest. */
export function corrections(
	token: string,
	candidates: readonly Candidate[],
	allowed: number = allowedEdits(token.length),
): string[] {
	const scored = candidates
		.map(({ term, documents }) => ({
			term,
			documents,
			edits: editDistance(token, term) + (term[0] === token[0] ? 0 : 0.5),
		}))
		.filter(({ edits, term }) => edits < allowed + 1 && term.length >= 3)
		.toSorted((a, b) => a.edits - b.edits || b.documents - a.documents || a.term.localeCompare(b.term))
	const best = scored[0]?.edits ?? 0
	const terms = scored.filter(({ edits }) => edits <= best + 0.5).map(({ term }) => term)
	return [...new Set(terms)].slice(0, 3)
}
