// What a bulk cart costs, part by part.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { taxBp, type OrderTotals } from '#pricing/rules.ts'

type BulkCostsProps = {
	totals: OrderTotals
	/** Rows of the cart. */
	lines: number
	/** `later` where tax is due and counted at the checkout alone. */
	tax?: 'counted' | 'exempt' | 'later'
}

function Row({ name, children, look = '' }: { name: ReactNode; children: ReactNode; look?: string }) {
	return (
		<div className="figures flex items-baseline justify-between gap-4">
			<dt className={look || 'text-muted'}>{name}</dt>
			<dd className={`font-semibold whitespace-nowrap ${look}`}>{children}</dd>
		</div>
	)
}

/** Spec §2: items count, units count, subtotal, discounts as subtotal minus total, total. */
export function BulkCosts({ totals, lines, tax = 'later' }: BulkCostsProps) {
	const { units, subtotal, discount, discountCents, fundraisingCents, taxCents, total } = totals
	return (
		<dl className="grid gap-2.5">
			<Row name="Items">{lines}</Row>
			<Row name="Units">{units}</Row>
			<Row name="Subtotal">{formatUsd(subtotal)}</Row>
			{discountCents > 0 && (
				<Row
					name={`Discounts, ${discount.reason === 'role' ? 'team' : 'quantity'} ${discount.bp / 100}\u00a0%`}
					look="text-primary"
				>
					{`−${formatUsd(discountCents)}`}
				</Row>
			)}
			{fundraisingCents > 0 && <Row name="Fundraising for your team">{formatUsd(fundraisingCents)}</Row>}
			<Row name="Delivery to your school">Free</Row>
			{tax === 'counted' && <Row name={`Sales tax, ${taxBp / 100} %`}>{formatUsd(taxCents)}</Row>}
			{tax === 'exempt' && <Row name="Sales tax, certificate on file">Exempt</Row>}
			<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5 font-bold">
				<dt>
					Total
					{tax === 'later' && <span className="block text-sm font-normal text-muted">before tax</span>}
				</dt>
				<dd className="display figures text-heading leading-none">{formatUsd(total)}</dd>
			</div>
		</dl>
	)
}
