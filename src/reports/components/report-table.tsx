// The rows of a report with their sums: a dense table, or one card per row on a phone.
import { Cell, Record, Records } from '#back-office/components/records.tsx'
import { adminOrderUrl, adminPortalUrl, adminProductUrl } from '#back-office/urls.ts'
import { cellText } from '../rules/cells.ts'
import { summedColumns, type ReportFacts } from '../rules/reports.ts'
import type { Grouping, ReportId } from '../states.ts'
import type { Column, Row } from '../views.ts'

/** Pages of the things that rows stand for. */
const pageOf: Partial<Record<ReportId, (id: string) => string>> = {
	'sales-by-product': adminProductUrl,
	'sales-by-team': adminPortalUrl,
	fundraising: adminPortalUrl,
	'open-purchase-orders': adminOrderUrl,
}

const isNumber = ({ kind }: Column): boolean => kind === 'count' || kind === 'cents'

type TableProps = { id: ReportId; report: ReportFacts; rows: readonly Row[]; totals: Row; by: Grouping }

export function ReportTable({ id, report, rows, totals, by }: TableProps) {
	const { title, columns } = report
	const hrefOf = pageOf[id]
	return (
		<Records
			caption={title}
			isPlain={!rows.some((row) => hrefOf && row.id)}
			columns={columns.map((column) => ({ label: column.label, isNumber: isNumber(column) }))}
		>
			{rows.map((row) => (
				<Record key={keyOf(row, columns)}>
					{columns.map((column, at) => (
						<Cell
							key={column.key}
							label={at === 0 ? '' : column.label}
							isNumber={isNumber(column)}
							className={isNumber(column) ? 'sm:whitespace-nowrap' : at === 0 ? 'font-semibold' : ''}
						>
							{at === 0 && hrefOf && typeof row.id === 'string' ? (
								<a href={hrefOf(row.id)} className="font-semibold text-primary hover:underline">
									{cellText(column, row[column.key], by)}
								</a>
							) : (
								cellText(column, row[column.key], by) || <span className="text-muted">None</span>
							)}
						</Cell>
					))}
				</Record>
			))}
			<Totals report={report} totals={totals} />
		</Records>
	)
}

/** Groups differ in what is not summed. */
const keyOf = (row: Row, columns: readonly Column[]): string =>
	JSON.stringify([row.id, ...columns.flatMap((column) => (isNumber(column) ? [] : [row[column.key]]))])

function Totals({ report, totals }: Pick<TableProps, 'report' | 'totals'>) {
	const summed = summedColumns(report)
	return (
		<Record>
			{report.columns.map((column, at) => (
				<Cell
					key={column.key}
					label={at > 0 && summed.includes(column.key) ? column.label : ''}
					isNumber={isNumber(column)}
					className={`font-bold sm:border-t-2 sm:whitespace-nowrap ${at > 0 && !summed.includes(column.key) ? 'max-sm:hidden' : ''}`}
				>
					{at === 0
						? 'Total'
						: summed.includes(column.key)
							? cellText(column, totals[column.key], 'day')
							: ''}
				</Cell>
			))}
		</Record>
	)
}
