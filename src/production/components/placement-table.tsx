import { Table } from '#ui/table.tsx'
import { sizeWords } from '../rules/placement-labels.ts'
import { methodNames } from '../rules/methods.ts'
import type { JobPlacement } from '../schemas.ts'

const turned = ({ rotation }: JobPlacement) => (rotation === 0 ? '' : `, turned ${Math.round(rotation)}°`)

/** Placements with measures in inches. */
export const PlacementTable = ({ placements }: { placements: readonly JobPlacement[] }) => (
	<Table caption="Placements">
		<thead>
			<tr>
				<th scope="col">What</th>
				<th scope="col">Method</th>
				<th scope="col">Location</th>
				<th scope="col">Width × height</th>
				<th scope="col">Position</th>
			</tr>
		</thead>
		<tbody>
			{placements.map((placement) => (
				<tr key={placement.id} className="align-top">
					<th scope="row" className="min-w-36 font-bold break-words">
						{placement.what}
					</th>
					<td className="whitespace-nowrap">{methodNames[placement.method]}</td>
					<td>{placement.location}</td>
					<td className="font-semibold whitespace-nowrap">{sizeWords(placement)}</td>
					<td className="min-w-52">
						{placement.position}
						{turned(placement)}
					</td>
				</tr>
			))}
		</tbody>
	</Table>
)
