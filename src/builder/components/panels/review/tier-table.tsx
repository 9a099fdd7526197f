import { formatUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown, TierPrice } from '#pricing/rules/design.ts'
import { Button } from '#ui/button.tsx'
import { Table } from '#ui/table.tsx'
import { useChange } from '../../../editor/context.tsx'
import { withQuantity } from '../quantity-edits.ts'

type TierTableProps = { price: DesignPriceBreakdown; isLocked: boolean }

const range = ({ from, to }: TierPrice) => (to === undefined ? `${from}+` : `${from}–${to}`)

/** Price per piece in every quantity tier, and the total of an order at its minimum. */
export function TierTable({ price, isLocked }: TierTableProps) {
	const change = useChange()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{price.next && (
				<p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-notice border border-warning-line bg-warning-surface py-2 pr-2 pl-3.5 text-on-warning-surface">
					<strong>{`${price.next.unitsMore} more to save ${price.next.bp / 100} %`}</strong>
					{!isLocked && (
						<Button
							variant="outline"
							size="small"
							onClick={() => change((config) => withQuantity(config, nextQuantity(price)))}
						>
							{`Make it ${nextQuantity(price)}`}
						</Button>
					)}
				</p>
			)}
			<Table caption="Price by quantity" captionHidden className="[&_td]:px-2.5! [&_th]:px-2.5!">
				<thead>
					<tr>
						<th scope="col">Pieces</th>
						<th scope="col" className="text-right">
							You save
						</th>
						<th scope="col" className="text-right">
							Per piece
						</th>
						<th scope="col" className="text-right">
							Total
						</th>
					</tr>
				</thead>
				<tbody>
					{price.tiers.map((tier) => (
						<tr
							key={tier.from}
							aria-current={tier.isCurrent ? 'true' : undefined}
							className="aria-[current]:bg-selected aria-[current]:font-bold aria-[current]:text-on-selected aria-[current]:hover:bg-selected!"
						>
							<th scope="row" className="whitespace-nowrap">
								{range(tier)}
							</th>
							<td className="text-right">{tier.bp > 0 ? `${tier.bp / 100} %` : '–'}</td>
							<td className="text-right">{formatUsd(tier.perPieceCents)}</td>
							<td className="text-right whitespace-nowrap">
								{formatUsd(tier.totalCents)}
								<span className="block text-xs font-normal opacity-80">{`for ${tier.pieces}`}</span>
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</div>
	)
}

const nextQuantity = ({ quantity, next }: DesignPriceBreakdown): number => quantity + (next?.unitsMore ?? 0)
