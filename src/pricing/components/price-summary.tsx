// A sum in rows: the same component in carts, checkouts and order pages.
import { isDiscount, priceRows, type PriceRow, type RowsOptions } from '../rules/rows.ts'
import type { Totals } from '../schemas.ts'

type SummaryProps = Omit<RowsOptions, 'refunds'> & {
	totals: Totals
	/** Refunded amount. */
	refundedCents?: number
	/** What a refund is called: a purchase order is credited. */
	refundTitle?: string
	/** The text in the language of the page. */
	said?: (text: string) => string
}

const asItIs = (text: string): string => text

function Row({ kind, name, amount, note }: PriceRow) {
	const isTotal = kind === 'total'
	const nameStyle = isTotal ? 'font-bold' : isDiscount(kind) ? 'text-primary' : 'text-muted'
	const amountStyle = isTotal ? 'display text-heading leading-none' : 'font-semibold'
	return (
		<div
			className={`figures flex items-baseline justify-between gap-4 ${isTotal ? 'mt-1 border-t border-line pt-3.5' : ''}`}
		>
			<dt className={nameStyle}>
				{name}
				{note && <span className="block text-sm font-normal text-muted">{note}</span>}
			</dt>
			<dd className={`whitespace-nowrap ${amountStyle} ${isDiscount(kind) ? 'text-primary' : ''}`}>
				{amount}
			</dd>
		</div>
	)
}

/** Every part of the sum: to be charged in a cart or checkout, charged on an order. */
export function PriceSummary({
	totals,
	refundedCents = 0,
	refundTitle = 'Refunded',
	said = asItIs,
	...options
}: SummaryProps) {
	const refunds = refundedCents > 0 ? [{ name: refundTitle, amountCents: refundedCents }] : []
	const rows = priceRows(totals, { ...options, refunds })
	return (
		<dl className="grid gap-2.5">
			{rows.map((row) => (
				<Row
					key={`${row.kind} ${row.name}`}
					{...row}
					name={said(row.name)}
					amount={said(row.amount)}
					{...(row.note && { note: said(row.note) })}
				/>
			))}
		</dl>
	)
}
