// The statements that the shop sends while a page is asked for.
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const Recorded = z.object({ text: z.string(), values: z.array(z.unknown()), ms: z.number() })
export type Statement = z.infer<typeof Recorded>

/**
 * Statements of the job queue and of transactions are no part of a page, nor is the version of the catalog, which a process asks
 * for once a second.
 */
const isOfPage = ({ text }: Statement): boolean =>
	!/^\s*(begin|commit|rollback|savepoint|release|set |deallocate)/i.test(text) &&
	!/pgboss|pg_advisory|^select "version" from "versions"/i.test(text)

/** Those that were sent with a third of the requests at least: the rest are of jobs that ran meanwhile. */
export function sentOften(statements: readonly Statement[], requests: number): Statement[] {
	const counts = new Map<string, number>()
	for (const { text } of statements) counts.set(text, (counts.get(text) ?? 0) + 1)
	return statements.filter(({ text }) => (counts.get(text) ?? 0) * 3 >= requests)
}

const positionIn = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The statements that were recorded while the work ran, in their order. */
export async function recordedWhile(file: string, work: () => Promise<unknown>): Promise<Statement[]> {
	const from = positionIn(file)
	await work()
	const lines = readFileSync(file).subarray(from).toString('utf8').split('\n').filter(Boolean)
	return lines.map((line) => Recorded.parse(JSON.parse(line))).filter(isOfPage)
}
