import { roleDiscountBp } from '#pricing/rules/terms.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useChange, useConfig } from '../../editor/context.tsx'
import { FindingList } from './checks/finding-list.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { Breakdown } from './review/breakdown.tsx'
import { OrderPart } from './review/order-part.tsx'
import { QuantityField } from './review/quantity-field.tsx'
import { TierTable } from './review/tier-table.tsx'

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
	const words = price.totals.adjustments.some(({ kind }) => kind === 'role')
		? `Your team discount of ${bp / 100} % is the larger one, so it counts.`
		: `Your team discount is ${bp / 100} %. The quantity saves more, so that counts.`
	return <p className="mt-2 text-label text-muted">{words}</p>
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
