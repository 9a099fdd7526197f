// The pieces of a kit for staff: each with its price and stock, on its own page.
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'
import { adminProductUrl } from '../../urls.ts'
import type { ProductForStaff } from '../../views.ts'
import { Cell, Record, Records } from '../records.tsx'
import { Shortage } from './product-table.tsx'
import { StatusBadge } from './status-sheet.tsx'

export const KitPieces = ({ pieces }: Pick<ProductForStaff, 'pieces'>) => (
	<Records
		caption="Pieces with price and stock"
		columns={[
			{ label: 'Piece' },
			{ label: 'Product' },
			{ label: 'Price', isNumber: true },
			{ label: 'Units', isNumber: true },
			{ label: 'Sizes to look at' },
			{ label: 'State' },
		]}
	>
		{pieces.map(({ id, name, product }) => (
			<Record key={id}>
				<Cell>
					<span className="font-bold">{name}</span>
				</Cell>
				<Cell label="Product">
					{product ? (
						<a href={adminProductUrl(product.id)} className="font-bold text-primary hover:underline">
							{product.brand} {product.model}
						</a>
					) : (
						'Missing'
					)}
				</Cell>
				<Cell label="Price" isNumber>
					{formatUsd(product?.priceCents ?? 0)}
				</Cell>
				<Cell label="Units" isNumber>
					{(product?.stock ?? 0).toLocaleString('en-US')}
				</Cell>
				<Cell label="Sizes to look at">
					<Shortage low={product?.low ?? 0} out={product?.out ?? 0} />
				</Cell>
				<Cell label="State">
					{product ? <StatusBadge status={product.status} /> : <Badge>Missing</Badge>}
				</Cell>
			</Record>
		))}
	</Records>
)
