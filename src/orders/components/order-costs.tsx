import { formatUsd } from '#kit/money.ts'
import type { OrderPricing } from '../schemas.ts'

type CostsProps = {
	pricing: OrderPricing
	/** Of what is being counted now; an order keeps the amount alone. */
	taxBp?: number
	/** What went back since. */
	refundedCents?: number
}

const looks = { quiet: 'text-muted', saving: 'text-primary', strong: 'font-bold' }

function Row({
	name,
	children,
	look = 'quiet',
}: {
	name: string
	children: string
	look?: keyof typeof looks
}) {
	const isStrong = look === 'strong'
	return (
		<div
			className={`figures flex items-baseline justify-between gap-4 ${isStrong ? 'mt-1 border-t border-line pt-3.5' : ''}`}
		>
			<dt className={looks[look]}>{name}</dt>
			<dd
				className={`whitespace-nowrap ${isStrong ? 'display text-heading leading-none' : 'font-semibold'} ${look === 'saving' ? looks.saving : ''}`}
			>
				{children}
			</dd>
		</div>
	)
}

const percent = (bp: number) => `${bp / 100} %`

/** Why there is a discount, in words. */
const discountLabels = ({ discount }: Pick<OrderPricing, 'discount'>): string =>
	`${discount.reason === 'role' ? 'Team' : 'Quantity'} discount, ${percent(discount.bp)}`

/** Every part of the sum: what is charged in the cart and at checkout, what was charged on an order. */
export function OrderCosts({ pricing, taxBp, refundedCents = 0 }: CostsProps) {
	const { units, subtotal, discountCents, fundraisingCents, shippingCents, taxCents, total } = pricing
	return (
		<dl className="grid gap-2.5">
			<Row name={`Subtotal, ${units} ${units === 1 ? 'item' : 'items'}`}>{formatUsd(subtotal)}</Row>
			{discountCents > 0 && (
				<Row name={discountLabels(pricing)} look="saving">{`−${formatUsd(discountCents)}`}</Row>
			)}
			{fundraisingCents > 0 && <Row name="Fundraising">{formatUsd(fundraisingCents)}</Row>}
			<Row name="Shipping">{shippingCents === 0 ? 'Free' : formatUsd(shippingCents)}</Row>
			<Row name={taxBp === undefined ? 'Sales tax' : `Sales tax, ${percent(taxBp)}`}>
				{formatUsd(taxCents)}
			</Row>
			<Row name="Total" look="strong">
				{formatUsd(total)}
			</Row>
			{refundedCents > 0 && (
				<>
					<Row name="Refunded">{`−${formatUsd(refundedCents)}`}</Row>
					<Row name="Remains">{formatUsd(total - refundedCents)}</Row>
				</>
			)}
		</dl>
	)
}
