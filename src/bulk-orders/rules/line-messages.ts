// Summarizes the problems of an order with hundreds of rows: one sentence for rows with the same problem, and only the
// first few of a kind where each row has its own message.
import { plural } from '#kit/plural.ts'
import type { BulkProblem } from '../views.ts'

type Line = Pick<BulkProblem, 'message' | 'field'>
/** A message, optionally with more folded below it. */
export type LineMessage = Line & { fold?: { label: string; errors: Line[] } }

/** How the problems of rows are said. */
export type LineTexts = {
	inRow: (row: number, message: string) => string
	/** @param list as `1–3, 7 and 9` */
	rows: (list: string) => string
	more: (count: number) => string
	and: (before: string, last: string) => string
	eachRow: string
	showRows: (count: number) => string
	moreRows: (count: number, problem: string) => string
}

export const englishLines: LineTexts = {
	inRow: (row, message) => `Row ${row}: ${message}`,
	rows: (list) => `Rows ${list}`,
	more: (count) => `${count} more`,
	and: (before, last) => `${before} and ${last}`,
	eachRow: 'Row by row',
	showRows: (count) => (count === 1 ? 'Show this row' : `Show these ${count} rows`),
	moreRows: (count, problem) => `${count} more ${plural(count, 'row')}: ${problem}`,
}

/** A language: its table, and its translation of a problem. */
export type Said = { texts: LineTexts; said: (message: string) => string }
const inEnglish: Said = { texts: englishLines, said: (message) => message }

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
export function rowList(
	rows: readonly number[],
	texts: LineTexts = englishLines,
): { text: string; isWhole: boolean } {
	const spans = spansOf(rows)
	const shown = spans.slice(0, shownSpans)
	const more = rows.length - shown.reduce((sum, { from, to }) => sum + to - from + 1, 0)
	const parts = [...shown.map(spanText), ...(more > 0 ? [texts.more(more)] : [])]
	const last = parts.pop() ?? ''
	const list = parts.length > 0 ? texts.and(parts.join(', '), last) : last
	return { text: texts.rows(list), isWhole: more === 0 }
}

const rowStart = /^Row \d+: /
/** A row's message without its row number. */
const kindOf = ({ message }: Pick<BulkProblem, 'message'>): string => message.replace(rowStart, '')

/** A problem of one row in the language of its reader. */
export function lineIn({ texts, said }: Said, { message, row, field }: BulkProblem): Line {
	const own = said(kindOf({ message }))
	const whole = row !== undefined && rowStart.test(message) ? texts.inRow(row, own) : own
	return field === undefined ? { message: whole } : { message: whole, field }
}

/** A single row keeps its own message. */
function groupLine(language: Said, group: string, problems: readonly BulkProblem[]): LineMessage[] {
	const { texts, said } = language
	const errors = problems.map((problem) => lineIn(language, problem))
	const [first, ...others] = errors
	if (!first || others.length === 0) return errors
	const numbers = problems.flatMap(({ row }) => row ?? [])
	const { text, isWhole } = rowList(numbers, texts)
	const message = `${said(group)} ${text}.`
	return [{ ...first, message, ...(!isWhole && { fold: { label: texts.eachRow, errors } }) }]
}

/** In page order: rows with their folded rest, then everything else. */
export function lineMessages(problems: readonly BulkProblem[], language: Said = inEnglish): LineMessage[] {
	const { texts, said } = language
	const lineOf = (problem: BulkProblem) => lineIn(language, problem)
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
			lines.push(...groupLine(language, group, groups.get(group) ?? []))
		}
	}
	const folded = [...kinds].flatMap(([kind, alike]): LineMessage[] => {
		const rest = alike.slice(shownOfAKind)
		if (rest.length === 0) return []
		const fold = { label: texts.showRows(rest.length), errors: rest.map(lineOf) }
		return [{ message: texts.moreRows(rest.length, said(kind)), fold }]
	})
	return [...lines, ...folded, ...problems.filter(({ row }) => row === undefined).map(lineOf)]
}

/** Number of problems to fix; a group counts once. */
export const thingsToFix = (problems: readonly BulkProblem[]): number =>
	new Set(problems.map(({ group }, at) => group ?? at)).size
