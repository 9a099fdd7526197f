import { decorationSizeUses } from '#catalog/rules/services.ts'
import { decorationLocations, decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
	decorationSizes,
} from '#pricing/rules/decorations.ts'
import { NumberCell, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'

/** Every decoration price per unit, a tab per method (spec §9). */
export function PriceTable() {
	return (
		<Tabs
			className="min-w-0"
			legend="Decoration method"
			name="method"
			tabs={decorationMethods.map((method) => ({
				id: method,
				label: decorationMethodNames[method],
				panel: <MethodPrices method={method} />,
			}))}
		/>
	)
}

const MethodPrices = ({ method }: { method: DecorationMethod }) => (
	<Table caption={`${decorationMethodNames[method]}, price per unit`} captionHidden>
		<thead>
			<tr>
				<th scope="col">Size</th>
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
					<th scope="row" className="min-w-44 font-semibold">
						{decorationSizeLabels[size]}
						<span className="block text-sm font-normal text-muted">{decorationSizeUses[size]}</span>
					</th>
					{decorationLocations.map((location) => (
						<NumberCell key={location}>
							{formatUsd(decorationPrice({ type: method, location, size }))}
						</NumberCell>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)
