// The owner's size chart of a product: a column for each measure, a row for each size.
import { Button } from '#ui/button.tsx'
import { fieldBox, TextField } from '#ui/fields.tsx'
import { columnsFor, type TypedChart } from '../../rules/content-forms.ts'

type FormProps = { sizes: readonly string[]; seenAt: number; chart: TypedChart; isOwn: boolean }

export function SizeChartForm({ sizes, seenAt, chart, isOwn }: FormProps) {
	const named = chart.measures.filter((name) => name.trim() !== '').length
	const columns = Array.from({ length: Math.max(columnsFor(named), lastUsed(chart)) }, (_, at) => at)
	return (
		<form method="post" className="grid min-w-0 gap-4">
			<button type="submit" name="intent" value="save" hidden>
				Save the size chart
			</button>
			<input type="hidden" name="seenAt" value={seenAt} />
			<TextField
				label="How it fits"
				name="fit"
				maxLength={200}
				autoComplete="off"
				defaultValue={chart.fit}
				hint="One sentence above the table, such as “Runs small: take the larger size.”"
			/>
			<div
				role="region"
				aria-label="Size chart"
				tabIndex={0}
				className="relative min-w-0 overflow-x-auto rounded-notice border border-line"
			>
				<table className="figures w-full text-[0.9375rem]">
					<caption className="sr-only">Measures in inches, by size</caption>
					<thead>
						<tr>
							<th scope="col" className="px-3 py-2.5 text-left text-label text-muted">
								Size
							</th>
							{columns.map((at) => (
								<th key={at} scope="col" className="min-w-40 px-2 py-2.5 text-left font-normal">
									<input
										name={`measure-${at}`}
										aria-label={`Name of measure ${at + 1}`}
										placeholder={at === 0 ? 'Chest width' : undefined}
										maxLength={40}
										autoComplete="off"
										defaultValue={chart.measures[at] ?? ''}
										className={fieldBox}
									/>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{sizes.map((size, row) => (
							<tr key={size} className="border-t border-line">
								<th scope="row" className="px-3 py-2 text-left">
									{size}
									<input type="hidden" name={`size-${row}`} value={size} />
								</th>
								{columns.map((at) => (
									<td key={at} className="px-2 py-2">
										<input
											name={`value-${row}-${at}`}
											aria-label={`${chart.measures[at] || `Measure ${at + 1}`}, ${size}, in inches`}
											maxLength={20}
											autoComplete="off"
											defaultValue={chart.values[size]?.[at] ?? ''}
											className={fieldBox}
										/>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="text-label text-muted">
				Inches, such as 18, 18.5, 18 1/2 or 34-36. Save to get room for more measures; delete the name and
				values of a measure to remove it.
			</p>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="save" variant="action">
					Save the size chart
				</Button>
				{isOwn && (
					<Button type="submit" name="intent" value="garment" formNoValidate variant="outline">
						Show the garment’s chart instead
					</Button>
				)}
			</div>
		</form>
	)
}

/** Columns up to the last one with something in it: nothing typed is lost. */
const lastUsed = ({ measures, values }: TypedChart): number =>
	Math.max(
		0,
		...[measures, ...Object.values(values)].map(
			(cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1,
		),
	)
