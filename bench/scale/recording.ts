// The statements that the shop sends while a page is asked for.
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const Recorded = z.object({ text: z.string(), values: z.array(z.unknown()), ms: z.number() })
export type Statement = z.infer<typeof Recorded>

/** Statements of the job queue and of transactions are no part of a page. */
const isOfPage = ({ text }: Statement): boolean =>
	!/^\s*(begin|commit|rollback|savepoint|release|set |deallocate)/i.test(text) &&
	!/pgboss|pg_advisory/i.test(text)

const positionIn = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The statements that were recorded while the work ran, in their order. */
export async function recordedWhile(file: string, work: () => Promise<unknown>): Promise<Statement[]> {
	const from = positionIn(file)
	await work()
	const lines = readFileSync(file).subarray(from).toString('utf8').split('\n').filter(Boolean)
	return lines.map((line) => Recorded.parse(JSON.parse(line))).filter(isOfPage)
}
