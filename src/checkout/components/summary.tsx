// The ordered items and the price, beside the form.
import { formatUsd } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CheckoutView } from '../views.ts'

function Line({ line }: { line: CheckoutView['lines'][number] }) {
	const { picture, model, color, size, quantity, lineCents, personalized, problem } = line
	return (
		<li className="grid grid-cols-[4rem_1fr_auto] items-start gap-3.5 py-3.5">
			<LinePicture picture={picture} className="w-full" />
			<div className="min-w-0">
				<p className="leading-snug font-bold">{model}</p>
				<p className="text-sm text-muted">{`${color}, ${size} × ${quantity}`}</p>
				{personalized && <p className="text-sm font-semibold break-words">{personalized}</p>}
				{problem && <p className="text-sm font-semibold text-danger">{problem}</p>}
			</div>
			<p className="figures font-semibold">{lineCents === null ? '–' : formatUsd(lineCents)}</p>
		</li>
	)
}

/** Lines shown at first; the rest can be expanded. */
const shownFirst = 4

export function Summary({ view }: { view: CheckoutView }) {
	const [first, rest] = [view.lines.slice(0, shownFirst), view.lines.slice(shownFirst)]
	return (
		<div className="grid gap-4">
			<div className="flex items-center justify-between gap-4">
				<h2 id="your-order" className="display text-subheading">
					Your order
				</h2>
				<a
					href="/cart"
					className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
				>
					Change
				</a>
			</div>
			<div className="border-y border-line">
				<ul className="divide-y divide-line">
					{first.map((line) => (
						<Line key={line.id} line={line} />
					))}
				</ul>
				{rest.length > 0 && (
					<details className="group border-t border-line">
						<summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-primary">
							{`${rest.length} more`}
							<Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
						</summary>
						<ul className="divide-y divide-line border-t border-line">
							{rest.map((line) => (
								<Line key={line.id} line={line} />
							))}
						</ul>
					</details>
				)}
			</div>
			<PriceSummary totals={view.totals} wording="cart" />
			{view.next && (
				<p className="rounded-notice bg-well px-3.5 py-2.5 text-sm">
					{`${view.next.unitsMore} more to save ${view.next.bp / 100} % on everything. `}
					<a href="/cart" className="font-semibold text-primary underline underline-offset-2">
						Back to the cart
					</a>
				</p>
			)}
		</div>
	)
}
