import { decorationLocations, decorationMethods, type DecorationMethod } from '#garments/template.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
	decorationSizes,
} from '#pricing/rules/decorations.ts'
import { formatUsd } from '#kit/money.ts'
import { Table } from '#ui/table.tsx'

/** All sixty decoration prices of spec §9, in a closed disclosure. */
export const PriceTables = () => (
	<details className="group">
		<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
			All decoration prices
		</summary>
		<div className="mt-2 grid gap-3">
			{decorationMethods.map((method) => (
				<MethodTable key={method} method={method} />
			))}
		</div>
	</details>
)

const MethodTable = ({ method }: { method: DecorationMethod }) => (
	<Table
		caption={`${decorationMethodNames[method]}, price per unit`}
		captionHidden
		className="text-sm [&_td]:px-2! [&_th]:px-2!"
	>
		<thead>
			<tr>
				<th scope="col">{decorationMethodNames[method]}</th>
				{decorationLocations.map((location) => (
					<th key={location} scope="col" className="text-right">
						{decorationLocationNames[location]}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{decorationSizes.map((size) => (
				<tr key={size}>
					<th scope="row" className="font-semibold whitespace-nowrap">
						{decorationSizeLabels[size]}
					</th>
					{decorationLocations.map((location) => (
						<td key={location} className="text-right">
							{formatUsd(decorationPrice({ type: method, location, size }))}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)
