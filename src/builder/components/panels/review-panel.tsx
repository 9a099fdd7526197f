import { roleDiscountBp } from '#pricing/rules/price-list.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'
import { Checkbox } from '#ui/fields.tsx'
import { useChange, useConfig } from '../../editor/context.tsx'
import { FindingList } from './finding-list.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { OrderPart } from './order-part.tsx'
import { QuantityField, TierTable } from './quantity-part.tsx'
import { formatUsd, percent, signedUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown, PriceLine } from '#pricing/rules/design.ts'

type BreakdownProps = { price: DesignPriceBreakdown }

/** The complete price, from the blank garment to the total. */
function Breakdown({ price }: BreakdownProps) {
	const { lines, unit, quantity, totals } = price
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
					<td>{formatUsd(totals.subtotalCents)}</td>
				</tr>
				{totals.adjustments
					.filter(({ amountCents }) => amountCents !== 0)
					.map(({ kind, name, rateBp = 0, amountCents }) => (
						<tr key={kind} className={amountCents < 0 ? 'text-primary' : undefined}>
							<th scope="row">{`${name} ${percent(rateBp)}`}</th>
							<td>{signedUsd(amountCents)}</td>
						</tr>
					))}
			</tbody>
			<tbody className="border-t border-line">
				<tr>
					<th scope="row" className="pt-2.5! align-bottom!">
						<strong className="block">Total</strong>
						<span className="text-label text-muted">before shipping and tax</span>
					</th>
					<td className="display pt-2.5! align-bottom! text-figure leading-none">
						{formatUsd(totals.totalCents)}
					</td>
				</tr>
			</tbody>
		</table>
	)
}

/** Decorations may have equal labels; the line index identifies them. */
const rowsOf = (lines: readonly PriceLine[]) =>
	lines.map((line, index) => ({ line, key: `${index} ${line.label}` }))

type ReviewPanelProps = Pick<
	PanelProps,
	'data' | 'template' | 'price' | 'findings' | 'isLocked' | 'actions' | 'busy'
> & { isChanged: boolean }

/** Step 7: quantity, price with its breakdown, and the findings of the checks. */
export function ReviewPanel(props: ReviewPanelProps) {
	const { data, price, findings, isLocked } = props
	return (
		<PanelFrame
			title="Review & Price"
			isLocked={isLocked}
			tail={
				<>
					<OrderPart {...props} />
					<PanelPart title="Checks" aside="They never stop you from saving">
						<FindingList findings={findings} step={6} isLocked={isLocked} />
					</PanelPart>
				</>
			}
		>
			<QuantityField isLocked={isLocked} />
			<PanelPart title="What it costs" aside="per piece">
				<Breakdown price={price} />
				<RoleDiscount {...{ data, price }} />
			</PanelPart>
			<PanelPart title="More saves more">
				<TierTable {...{ price, isLocked }} />
			</PanelPart>
			<PanelPart title="Fundraising">
				<Fundraising bp={data.fundraisingBp} />
			</PanelPart>
		</PanelFrame>
	)
}

/** Names the discount that applies: the larger of the two, never both. Spec §9. */
function RoleDiscount({ data, price }: Pick<ReviewPanelProps, 'data' | 'price'>) {
	const bp = roleDiscountBp({ roles: data.roles })
	if (bp === 0) return null
	const held = heldDiscountBp(price.totals)
	const text = price.totals.adjustments.some(({ kind }) => kind === 'role')
		? `Your team discount of ${percent(bp)} is the larger one, so it counts.`
		: held === bp
			? `Your team discount and the discount for this quantity are both ${percent(bp)}. One of them counts.`
			: `Your team discount is ${percent(bp)}. The quantity saves more, so that counts.`
	return <p className="mt-2 text-label text-muted">{text}</p>
}

function Fundraising({ bp }: { bp: number }) {
	const { fundraisingEnabled } = useConfig()
	const change = useChange()
	return (
		<Checkbox
			label="Raise funds with this design"
			name="fundraising"
			checked={fundraisingEnabled}
			hint={
				bp > 0
					? `Your portal adds ${bp / 100} % of the price for your program.`
					: 'The margin is set in your team portal and added when the design is sold there.'
			}
			onChange={({ target }) => change((config) => ({ ...config, fundraisingEnabled: target.checked }))}
		/>
	)
}
