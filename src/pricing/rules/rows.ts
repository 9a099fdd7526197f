// The display rows of a sum, the same on pages, invoices and in mails.
import { counted } from '#kit/plural.ts'
import { formatUsd, percent, signedUsd } from '#kit/money.ts'
import type { Adjustment, Totals } from '../schemas.ts'
import { discountKinds, type AdjustmentKind } from '../states.ts'
import { isBeforeTax } from './totals.ts'

export type PriceRow = {
	kind: AdjustmentKind | 'items' | 'units' | 'subtotal' | 'total' | 'refund' | 'remains'
	name: string
	/** Formatted, with a minus sign for discounts. */
	amount: string
	/** Shown below the name. */
	note?: string
}

/** `cart`: to be charged. `order`: charged. `team`: a bulk cart, with its summary of spec §2. */
export type Wording = 'cart' | 'order' | 'team'

export type RowsOptions = {
	wording?: Wording
	/** Rows of a bulk cart. */
	items?: number
	refunds?: readonly (Pick<PriceRow, 'name' | 'note'> & { amountCents: number })[]
}

export const isDiscount = (kind: PriceRow['kind']): boolean => discountKinds.some((one) => one === kind)

type Text = Pick<PriceRow, 'name' | 'amount'>

function textOf({ kind, name, rateBp, amountCents }: Adjustment, wording: Wording): Text {
	const amount = signedUsd(amountCents)
	if (kind === 'shipping') return { name, amount: amountCents === 0 ? 'Free' : amount }
	if (kind === 'tax' && rateBp === undefined) return { name, amount: 'Not collected' }
	if (kind === 'tax' && wording === 'order') return { name, amount }
	if (kind === 'tax' && rateBp === 0) return { name: 'Sales tax, certificate on file', amount: 'Exempt' }
	return { name: rateBp && kind !== 'fundraising' ? `${name}, ${percent(rateBp)}` : name, amount }
}

const teamNames: Partial<Record<AdjustmentKind, string>> = { quantity: 'quantity', role: 'team' }

/** Labels of a bulk cart. */
function teamText(adjustment: Adjustment): Text {
	const { kind, name, rateBp = 0 } = adjustment
	const { amount } = textOf(adjustment, 'team')
	if (isDiscount(kind) && rateBp > 0)
		return { name: `Discounts, ${teamNames[kind] ?? name} ${rateBp / 100}\u00a0%`, amount }
	if (kind === 'fundraising') return { name: 'Fundraising for your team', amount }
	if (kind === 'shipping') return { name: 'Delivery to your school', amount }
	return textOf(adjustment, 'team')
}

function head(
	{ units, subtotalCents, adjustments }: Totals,
	{ wording, items = 0 }: RowsOptions,
): PriceRow[] {
	if (adjustments.some(({ kind }) => kind === 'donation')) return []
	const amount = formatUsd(subtotalCents)
	if (wording !== 'team') return [{ kind: 'subtotal', name: `Subtotal, ${counted(units, 'item')}`, amount }]
	return [
		{ kind: 'items', name: 'Items', amount: String(items) },
		{ kind: 'units', name: 'Units', amount: String(units) },
		{ kind: 'subtotal', name: 'Subtotal', amount },
	]
}

/** Free shipping and a tax of 0 have a row; a discount or margin of 0 has none. */
const isShown = ({ kind, amountCents }: Adjustment): boolean =>
	amountCents !== 0 || kind === 'shipping' || kind === 'tax'

function refundRows({ totalCents }: Totals, refunds: NonNullable<RowsOptions['refunds']>): PriceRow[] {
	if (refunds.length === 0) return []
	const back = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
	return [
		...refunds.map(({ amountCents, ...text }) => ({
			kind: 'refund' as const,
			...text,
			amount: signedUsd(-amountCents),
		})),
		{ kind: 'remains', name: 'Remains', amount: formatUsd(totalCents - back) },
	]
}

/** Every part of a sum. */
export function priceRows(sum: Totals, options: RowsOptions = {}): PriceRow[] {
	const { wording = 'order', refunds = [] } = options
	const text = wording === 'team' ? teamText : (one: Adjustment) => textOf(one, wording)
	return [
		...head(sum, options),
		...sum.adjustments.filter(isShown).map((one) => ({ kind: one.kind, ...text(one) })),
		{
			kind: 'total',
			name: 'Total',
			amount: formatUsd(sum.totalCents),
			...(isBeforeTax(sum) && { note: 'before tax' }),
		},
		...refundRows(sum, refunds),
	]
}
