import { formatUsd } from '#kit/money.ts'
import type { OrderPricing } from '../schemas.ts'

type CostsProps = { pricing: OrderPricing; refundedCents: number }

const Row = ({
	name,
	children,
	isStrong = false,
}: {
	name: string
	children: string
	isStrong?: boolean
}) => (
	<div
		className={`figures flex items-baseline justify-between gap-4 ${isStrong ? 'border-t border-line pt-3' : ''}`}
	>
		<dt className={isStrong ? 'font-bold' : 'text-muted'}>{name}</dt>
		<dd className={`whitespace-nowrap ${isStrong ? 'display text-figure' : ''}`}>{children}</dd>
	</div>
)

const percent = (bp: number) => `${bp / 100}%`

/** Why there is a discount, in words. */
export const discountWords = ({ discount }: Pick<OrderPricing, 'discount'>, units: number): string =>
	discount.reason === 'role'
		? `Team discount, ${percent(discount.bp)}`
		: `Quantity discount, ${percent(discount.bp)} for ${units} items`

/** Every part of the sum as it was when the order was placed, and what went back since. */
export function OrderCosts({ pricing, refundedCents }: CostsProps) {
	const { units, subtotal, discountCents, fundraisingCents, shippingCents, taxCents, total } = pricing
	return (
		<dl className="grid gap-2">
			<Row name={`Subtotal, ${units} ${units === 1 ? 'item' : 'items'}`}>{formatUsd(subtotal)}</Row>
			{discountCents > 0 && <Row name={discountWords(pricing, units)}>{`−${formatUsd(discountCents)}`}</Row>}
			{fundraisingCents > 0 && <Row name="Fundraising">{formatUsd(fundraisingCents)}</Row>}
			<Row name="Shipping">{shippingCents === 0 ? 'Free' : formatUsd(shippingCents)}</Row>
			<Row name="Sales tax">{formatUsd(taxCents)}</Row>
			<Row name="Total" isStrong>
				{formatUsd(total)}
			</Row>
			{refundedCents > 0 && (
				<>
					<Row name="Refunded so far">{`−${formatUsd(refundedCents)}`}</Row>
					<Row name="Remains">{formatUsd(total - refundedCents)}</Row>
				</>
			)}
		</dl>
	)
}
