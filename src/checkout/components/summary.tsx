// What is ordered and what it costs, beside the form.
import { formatUsd } from '#kit/money.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { CheckoutView } from '../view.ts'

const Row = ({ name, children, strong = false }: { name: string; children: string; strong?: boolean }) => (
	<div className={`flex items-baseline justify-between gap-4 ${strong ? 'border-t border-line pt-3.5' : ''}`}>
		<dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
		<dd className={`figures ${strong ? 'display text-subheading' : ''}`}>{children}</dd>
	</div>
)

const discountName = ({ bp, reason }: CheckoutView['totals']['discount']): string =>
	`${reason === 'role' ? 'Team' : 'Quantity'} discount, ${bp / 100} %`

/** Every part of the sum, the same that is charged. */
export function Costs({ totals }: Pick<CheckoutView, 'totals'>) {
	return (
		<dl className="grid gap-2.5">
			<Row name={`Subtotal, ${totals.units} item${totals.units === 1 ? '' : 's'}`}>
				{formatUsd(totals.subtotal)}
			</Row>
			{totals.discountCents > 0 && (
				<Row name={discountName(totals.discount)}>{`−${formatUsd(totals.discountCents)}`}</Row>
			)}
			<Row name="Shipping">{formatUsd(totals.shippingCents)}</Row>
			<Row name="Tax, 8 %">{formatUsd(totals.taxCents)}</Row>
			<Row name="Total" strong>
				{formatUsd(totals.total)}
			</Row>
		</dl>
	)
}

function Line({ line }: { line: CheckoutView['lines'][number] }) {
	const { id, picture, isDesign, model, color, size, quantity, lineCents, personalized, problem } = line
	return (
		<li className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-3 py-3">
			<img
				src={isDesign ? `/cart/lines/${id}/picture.webp` : pictureUrl(picture, 240)}
				alt=""
				width={56}
				height={70}
				className="rounded-field bg-well"
			/>
			<div className="min-w-0">
				<p className="font-semibold">{model}</p>
				<p className="text-sm text-muted">{`${color}, ${size} × ${quantity}`}</p>
				{personalized && <p className="text-sm break-words">{personalized}</p>}
				{problem && <p className="text-sm font-semibold text-danger">{problem}</p>}
			</div>
			<p className="figures">{lineCents === null ? '–' : formatUsd(lineCents)}</p>
		</li>
	)
}

/** As many lines as are shown at once; the rest is one press away. */
const shownFirst = 6

export function Summary({ view }: { view: CheckoutView }) {
	const [first, rest] = [view.lines.slice(0, shownFirst), view.lines.slice(shownFirst)]
	return (
		<div className="grid gap-4">
			<div className="flex items-baseline justify-between gap-4">
				<h2 className="display text-subheading">Your order</h2>
				<a href="/cart" className="font-semibold text-primary hover:underline">
					Change
				</a>
			</div>
			<ul className="divide-y divide-line border-y border-line">
				{first.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</ul>
			{rest.length > 0 && (
				<details>
					<summary className="cursor-pointer font-semibold text-primary">{`${rest.length} more`}</summary>
					<ul className="divide-y divide-line">
						{rest.map((line) => (
							<Line key={line.id} line={line} />
						))}
					</ul>
				</details>
			)}
			<Costs totals={view.totals} />
			{view.next && (
				<p className="rounded-field bg-well px-3.5 py-2.5 text-sm">
					{`${view.next.unitsMore} more to save ${view.next.bp / 100} % on everything. `}
					<a href="/cart" className="font-semibold text-primary hover:underline">
						Back to the cart
					</a>
				</p>
			)}
		</div>
	)
}
