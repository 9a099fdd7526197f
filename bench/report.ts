// A finding and its row in the table.
import { cpus } from 'node:os'

export type Finding = {
	what: string
	/** Figure with its unit. */
	measured: string
	bar: string
	holds: boolean
}

/** The machine in one line; the figures depend on its processors. */
export const machine = (): string =>
	`${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`

/** Rows of a Markdown table. */
export const tableOf = (findings: readonly Finding[]): string =>
	[
		'| What | Measured | Bar | Holds |',
		'|---|---|---|---|',
		...findings.map(
			({ what, measured, bar, holds }) => `| ${what} | ${measured} | ${bar} | ${holds ? 'yes' : '**no**'} |`,
		),
	].join('\n')
