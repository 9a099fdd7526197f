// CSV for spreadsheets: quoted, with formulas escaped.
import Papa from 'papaparse'
import { formulaStart } from '#kit/csv.ts'
import { matchClassNames, type ChartRow } from '../../rules/charts/charts.ts'
import { houseInk } from '#garments/colors.ts'
import type { RosterLine } from '../input.ts'
import type { LetteringSlot } from '#garments/template.ts'

/** Holds the files that all players of a design share. */
export const sharedFolder = 'shared'

/** True for lettering that differs between players. */
export const isOwn = ({ slot }: { slot?: LetteringSlot | undefined }): boolean =>
	slot === 'name' || slot === 'number'

/** Converts a placement's id to a folder name. */
export const folderName = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60)

export const csv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
	`${Papa.unparse([header, ...rows], { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`

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
			row.brand ?? houseInk,
			row.code,
			row.name,
			row.hex,
			row.deltaE,
			matchClassNames[row.class],
			row.placementIds.join(' '),
		]),
	)

/** Numbers are text: 0, 00 and 01 are three players. */
export const rosterCsv = (roster: readonly RosterLine[]): string =>
	csv(
		['Number', 'Name', 'Size'],
		roster.map(({ number, name, size }) => [number, name, size]),
	)
