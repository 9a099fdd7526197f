import { formatUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown, PriceLine } from '#pricing/design.ts'

type BreakdownProps = { price: DesignPriceBreakdown; fundraisingBp: number }

const discountLabels = { quantity: 'Quantity discount', role: 'Team discount', none: 'Discount' }

/** The whole sum, from the blank garment to the total. */
export function Breakdown({ price, fundraisingBp }: BreakdownProps) {
	const { lines, unit, quantity, subtotal, discount, discountCents, fundraisingCents, total } = price
	return (
		<table className="figures w-full text-left text-[0.9375rem] [&_td]:py-1.5 [&_td]:text-right [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3 [&_th]:align-top [&_th]:font-normal">
			<caption className="sr-only">Price breakdown</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">What</th>
					<th scope="col">Amount</th>
				</tr>
			</thead>
			<tbody>
				{rowsOf(lines).map(({ line, key }) => (
					<tr key={key}>
						<th scope="row">{line.label}</th>
						<td>{formatUsd(line.unitCents)}</td>
					</tr>
				))}
			</tbody>
			<tbody className="border-t-2 border-dashed border-stitch">
				<tr>
					<th scope="row" className="font-semibold!">
						One piece
					</th>
					<td className="font-semibold">{formatUsd(unit.unit)}</td>
				</tr>
				<tr>
					<th scope="row">{`${quantity} × ${formatUsd(unit.unit)}`}</th>
					<td>{formatUsd(subtotal)}</td>
				</tr>
				{discountCents > 0 && (
					<tr className="text-primary">
						<th scope="row">{`${discountLabels[discount.reason]} ${discount.bp / 100} %`}</th>
						<td>{`−${formatUsd(discountCents)}`}</td>
					</tr>
				)}
				{fundraisingCents > 0 && (
					<tr>
						<th scope="row">{`Fundraising ${fundraisingBp / 100} %`}</th>
						<td>{formatUsd(fundraisingCents)}</td>
					</tr>
				)}
			</tbody>
			<tbody className="border-t border-line">
				<tr>
					<th scope="row" className="pt-2.5! align-bottom!">
						<strong className="block">Total</strong>
						<span className="text-label text-muted">before shipping and tax</span>
					</th>
					<td className="display pt-2.5! align-bottom! text-figure leading-none">{formatUsd(total)}</td>
				</tr>
			</tbody>
		</table>
	)
}

/** Two decorations may be of one kind; their place in the sum tells them apart. */
const rowsOf = (lines: readonly PriceLine[]) =>
	lines.map((line, index) => ({ line, key: `${index} ${line.label}` }))
