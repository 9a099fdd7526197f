// Tables that spreadsheets open: quoted, and no cell that a spreadsheet would run as a formula.
import type { ChartRow } from '../../rules/charts/chart.ts'
import { matchClassNames } from '../../rules/charts/nearest.ts'
import type { ProofPlayer } from '../input.ts'

function cell(value: string | number): string {
	const text = String(value)
	const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
	return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
	[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'

export const chartCsv = (chart: readonly ChartRow[]): string =>
	csv(
		[
			'Use',
			'Design hex',
			'Brand',
			'Code',
			'Name',
			'Approximate hex',
			'Delta E 2000',
			'Verdict',
			'Placements',
		],
		chart.map((row) => [
			row.use,
			row.designHex,
			row.brand ?? 'Fieldhouse',
			row.code,
			row.name,
			row.hex,
			row.deltaE,
			matchClassNames[row.class],
			row.placementIds.join(' '),
		]),
	)

/** Numbers are words here: 0, 00 and 01 are three players. */
export const rosterCsv = (roster: readonly ProofPlayer[]): string =>
	csv(
		['Number', 'Name', 'Size'],
		roster.map(({ number, name, size }) => [number, name, size]),
	)
