import { formatUsd, percent, signedUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown, PriceLine } from '#pricing/rules/design.ts'

type BreakdownProps = { price: DesignPriceBreakdown }

/** The complete price, from the blank garment to the total. */
export function Breakdown({ price }: BreakdownProps) {
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
