// Plans of the recorded statements: asked of the database, written without figures, compared with those that are kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Statement } from './recording.ts'

const Node = z.object({
	'Node Type': z.string(),
	'Relation Name': z.string().optional(),
	'Index Name': z.string().optional(),
	get Plans() {
		return z.array(Node).optional()
	},
})
type Node = z.infer<typeof Node>
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: Node })]) })])

const largeFrom = 10_000

function linesOf(node: Node, depth = 0): string[] {
	const on = node['Relation Name'] ? ` on ${node['Relation Name']}` : ''
	const by = node['Index Name'] ? ` by ${node['Index Name']}` : ''
	const own = `${'  '.repeat(depth)}${node['Node Type']}${on}${by}`
	return [own, ...(node.Plans ?? []).flatMap((child) => linesOf(child, depth + 1))]
}

const scannedIn = (node: Node): string[] => [
	...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
	...(node.Plans ?? []).flatMap(scannedIn),
]

export type Plan = { statement: string; lines: string[]; largeScans: string[] }

/** A statement on one line, without the numbers of its parameters' lists. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Explains each statement with the values that it was sent with. */
export async function plansOf(url: string, statements: readonly Statement[]): Promise<Plan[]> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		const { rows } = await client.query<{ name: string }>(
			'select relname as name from pg_class where reltuples > $1 and relkind = $2',
			[largeFrom, 'r'],
		)
		const large = new Set(rows.map(({ name }) => name))
		const plans: Plan[] = []
		for (const { text, values } of statements) {
			const answer = await client.query(`explain (format json) ${text}`, values)
			const [row] = Explained.parse(answer.rows)
			const plan = row['QUERY PLAN'][0].Plan
			const largeScans = scannedIn(plan).filter((name) => large.has(name))
			plans.push({ statement: oneLine(text), lines: linesOf(plan), largeScans: [...new Set(largeScans)] })
		}
		return plans
	} finally {
		await client.end()
	}
}

const folder = join(import.meta.dirname, '..', 'plans')
const longestShown = 200

const textOf = (plans: readonly Plan[]): string =>
	plans
		.toSorted((a, b) => a.statement.localeCompare(b.statement))
		.map(({ statement, lines }) =>
			[statement.slice(0, longestShown), ...lines.map((line) => `    ${line}`)].join('\n'),
		)
		.join('\n\n')
		.concat('\n')

/** Whether the kept plans of the page are these; keeps them when there are none yet, or when asked to. */
export function comparePlans(page: string, plans: readonly Plan[], isWritten: boolean): boolean {
	const file = join(folder, `${page}.txt`)
	const text = textOf(plans)
	if (!isWritten && existsSync(file)) return readFileSync(file, 'utf8') === text
	mkdirSync(folder, { recursive: true })
	writeFileSync(file, text)
	return true
}
