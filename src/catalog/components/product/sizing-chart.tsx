import { Table } from '#ui/table.tsx'
import { sizeChart, sizeChartIdOf, type SizeTable } from '../../rules/size-charts.ts'

type SizingChartProps = { templateId: string; sizes: readonly string[]; chosen: string | undefined }

/** Body and garment in inches, a row per size of the product; the chosen size is marked. */
export function SizingChart({ templateId, sizes, chosen }: SizingChartProps) {
	const chart = sizeChart(sizeChartIdOf(templateId), sizes)
	return (
		<div className="grid gap-6">
			<p className="max-w-text text-body">{chart.fit} All measures are in inches.</p>
			<div className="grid gap-6 xl:grid-cols-2">
				{chart.tables.map((table) => (
					<ChartTable key={table.caption} table={table} chosen={chosen} />
				))}
			</div>
			{chart.howToMeasure.length > 0 && (
				<details className="group rounded-control border border-line bg-card px-4">
					<summary className="flex min-h-11 items-center font-semibold">How to measure</summary>
					<dl className="grid gap-x-6 gap-y-3 pb-4 sm:grid-cols-2">
						{chart.howToMeasure.map(({ measure, text }) => (
							<div key={measure}>
								<dt className="text-sm font-semibold">{measure}</dt>
								<dd className="text-[0.9375rem] text-body">{text}</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</div>
	)
}

function ChartTable({ table, chosen }: { table: SizeTable; chosen: string | undefined }) {
	return (
		<Table caption={table.caption} className="self-start">
			<thead>
				<tr>
					<th scope="col">Size</th>
					{table.columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{table.rows.map(({ size, values }) => (
					<tr
						key={size}
						data-size={size}
						data-chosen={size === chosen ? '' : undefined}
						className="data-chosen:bg-success-surface data-chosen:text-on-success-surface"
					>
						<th scope="row" className="font-bold">
							{size}
						</th>
						{values.map((value, at) => (
							<td key={table.columns[at]} className="whitespace-nowrap">
								{value || '–'}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	)
}
