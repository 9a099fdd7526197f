// Summarizes the problems of an order with hundreds of rows: one sentence for rows with the same problem, and only the
// first few of a kind where each row has its own message.
import { plural } from '#kit/plural.ts'
import type { BulkProblem } from '../views.ts'

type Line = Pick<BulkProblem, 'message' | 'field'>
/** A message, optionally with more folded below it. */
export type LineMessage = Line & { fold?: { label: string; errors: Line[] } }

/** Messages of one kind shown before the rest is folded. */
export const shownOfAKind = 20
const shownSpans = 8

type Span = { from: number; to: number }

function spansOf(rows: readonly number[]): Span[] {
	const spans: Span[] = []
	for (const row of rows.toSorted((a, b) => a - b)) {
		const last = spans.at(-1)
		if (last && row === last.to + 1) last.to = row
		else spans.push({ from: row, to: row })
	}
	return spans
}

const spanText = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`)

/** "Rows 1–3, 7 and 9"; a long list ends with how many more. @param rows without duplicates */
export function rowList(rows: readonly number[]): { text: string; isWhole: boolean } {
	const spans = spansOf(rows)
	const shown = spans.slice(0, shownSpans)
	const more = rows.length - shown.reduce((sum, { from, to }) => sum + to - from + 1, 0)
	const parts = [...shown.map(spanText), ...(more > 0 ? [`${more} more`] : [])]
	const last = parts.pop() ?? ''
	return { text: `Rows ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}`, isWhole: more === 0 }
}

const lineOf = ({ message, field }: BulkProblem): Line =>
	field === undefined ? { message } : { message, field }

/** A single row keeps its own message. */
function groupLine(group: string, problems: readonly BulkProblem[]): LineMessage[] {
	const [first, ...others] = problems
	if (!first || others.length === 0) return problems.map(lineOf)
	const { text, isWhole } = rowList(problems.flatMap(({ row }) => row ?? []))
	return [
		{
			...lineOf({ ...first, message: `${group} ${text}.` }),
			...(!isWhole && { fold: { label: 'Row by row', errors: problems.map(lineOf) } }),
		},
	]
}

/** A row's message without its row number. */
const kindOf = ({ message }: BulkProblem): string => message.replace(/^Row \d+: /, '')

/** In page order: rows with their folded rest, then everything else. */
export function lineMessages(problems: readonly BulkProblem[]): LineMessage[] {
	const groups = Map.groupBy(problems, ({ group }) => group ?? '')
	const lines: LineMessage[] = []
	const kinds = new Map<string, BulkProblem[]>()
	const done = new Set<string>()
	for (const problem of problems.filter(({ row }) => row !== undefined)) {
		const { group } = problem
		if (group === undefined) {
			const alike = kinds.get(kindOf(problem)) ?? []
			alike.push(problem)
			kinds.set(kindOf(problem), alike)
			if (alike.length <= shownOfAKind) lines.push(lineOf(problem))
		} else if (!done.has(group)) {
			done.add(group)
			lines.push(...groupLine(group, groups.get(group) ?? []))
		}
	}
	const folded = [...kinds].flatMap(([kind, alike]): LineMessage[] => {
		const rest = alike.slice(shownOfAKind)
		const label = rest.length === 1 ? 'Show this row' : `Show these ${rest.length} rows`
		const rows = plural(rest.length, 'row')
		return rest.length === 0
			? []
			: [{ message: `${rest.length} more ${rows}: ${kind}`, fold: { label, errors: rest.map(lineOf) } }]
	})
	return [...lines, ...folded, ...problems.filter(({ row }) => row === undefined).map(lineOf)]
}

/** Number of problems to fix; a group counts once. */
export const thingsToFix = (problems: readonly BulkProblem[]): number =>
	new Set(problems.map(({ group }, at) => group ?? at)).size
