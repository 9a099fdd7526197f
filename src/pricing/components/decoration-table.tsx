// The decorations of one method as a table: a row for each size, a column for each place.
import type { ReactNode } from 'react'
import { decorationLocations, type DecorationMethod } from '#garments/template.ts'
import { Table } from '#ui/table.tsx'
import { decorationLocationNames, decorationSizeLabels, type DecorationChoice } from '../rules/decorations.ts'
import { decorationSizes, type DecorationSize } from '../states.ts'

type TableProps = {
	method: DecorationMethod
	caption: string
	captionHidden?: boolean
	/** Over the sizes. */
	corner?: string
	/** Places and sizes in the language of the page. */
	word?: (label: string) => string
	/** Under the name of a size. */
	note?: (size: DecorationSize) => ReactNode
	className?: string
	/** A price, or the field for it. */
	children: (choice: DecorationChoice) => ReactNode
}

const asItIs = (label: string) => label

export const DecorationTable = ({
	method,
	corner = 'Size',
	word = asItIs,
	note,
	children,
	...table
}: TableProps) => (
	<Table {...table}>
		<thead>
			<tr>
				<th scope="col">{corner}</th>
				{decorationLocations.map((location) => (
					<th key={location} scope="col" className="text-right">
						{word(decorationLocationNames[location])}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{decorationSizes.map((size) => (
				<tr key={size}>
					<th scope="row" className="font-semibold whitespace-nowrap">
						{word(decorationSizeLabels[size])}
						{note && (
							<span className="block text-sm font-normal whitespace-normal text-muted">{note(size)}</span>
						)}
					</th>
					{decorationLocations.map((location) => (
						<td key={location} className="text-right">
							{children({ type: method, location, size })}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)
