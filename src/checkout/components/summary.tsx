// The ordered items and the price, beside the form.
import { formatUsd, percent } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCheckoutTexts } from './checkout-language.tsx'
import { ForSchool } from './school-fields.tsx'
import type { CheckoutEntry, CheckoutKit, CheckoutLine, CheckoutView } from '../views.ts'

function Line({ line }: { line: CheckoutLine }) {
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

const InCart = ({ children }: { children: string }) => (
	<p className="py-3 text-sm text-muted">
		{children}{' '}
		<a href="/cart" className="font-semibold text-primary underline">
			{useCheckoutTexts().texts.summary.inCart}
		</a>
	</p>
)

/** One entry that opens; its problems and missing pieces are seen while it is closed. */
function Kit({ kit: { model, units, sumCents, problems, missing, lines, more } }: { kit: CheckoutKit }) {
	const { summary } = useCheckoutTexts().texts
	return (
		<li className="py-3.5">
			<details className="group">
				<summary className="grid cursor-pointer grid-cols-[4rem_1fr_auto] items-start gap-3.5 rounded-control">
					<LinePicture picture={lines[0]?.picture ?? ''} className="w-full" />
					<span className="min-w-0">
						<span className="block leading-snug font-bold">{model}</span>
						<span className="figures block text-sm text-muted">{units}</span>
						<span className="inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-primary">
							{summary.pieces}
							<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
						</span>
					</span>
					<span className="figures font-semibold">{sumCents === null ? '–' : formatUsd(sumCents)}</span>
				</summary>
				<div className="border-l-2 border-line pl-3">
					<ul className="divide-y divide-line">
						{lines.map((line) => (
							<Line key={line.id} line={line} />
						))}
					</ul>
					{more > 0 && <InCart>{summary.moreLines(more)}</InCart>}
				</div>
			</details>
			{problems.map((problem) => (
				<p key={problem} className="mt-1 text-sm font-semibold text-danger">
					{problem}
				</p>
			))}
			{missing.map((lacking) => (
				<p key={lacking} className="mt-1 text-sm font-semibold">
					{lacking}
				</p>
			))}
		</li>
	)
}

const Entries = ({ entries }: { entries: readonly CheckoutEntry[] }) => (
	<ul className="divide-y divide-line">
		{entries.map(({ line, kit }) =>
			kit ? <Kit key={kit.id} kit={kit} /> : <Line key={line.id} line={line} />,
		)}
	</ul>
)

/** Lines and kits shown at first; the rest can be expanded. */
const shownFirst = 4

type SummaryProps = { view: Pick<CheckoutView, 'entries' | 'more' | 'totals' | 'exemptTotals' | 'next'> }

export function Summary({ view }: SummaryProps) {
	const { entries, more } = view
	const { texts, said } = useCheckoutTexts()
	const { summary } = texts
	const [first, rest] = [entries.slice(0, shownFirst), entries.slice(shownFirst)]
	return (
		<div className="grid gap-4">
			<div className="flex items-center justify-between gap-4">
				<h2 id="your-order" className="display text-subheading">
					{summary.title}
				</h2>
				<a
					href="/cart"
					className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
				>
					{summary.change}
				</a>
			</div>
			<div className="border-y border-line">
				<Entries entries={first} />
				{rest.length > 0 && (
					<details className="group border-t border-line">
						<summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-primary">
							{summary.more(rest.length + more)}
							<Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
						</summary>
						<div className="border-t border-line">
							<Entries entries={rest} />
							{more > 0 && <InCart>{summary.moreItems(more)}</InCart>}
						</div>
					</details>
				)}
			</div>
			<ForSchool view={view}>
				{(totals) => <PriceSummary totals={totals} wording="cart" said={said} />}
			</ForSchool>
			{view.next && (
				<p className="rounded-notice bg-well px-3.5 py-2.5 text-sm">
					{`${summary.toNext(view.next.unitsMore, percent(view.next.bp))} `}
					<a href="/cart" className="font-semibold text-primary underline underline-offset-2">
						{texts.toCart}
					</a>
				</p>
			)}
		</div>
	)
}
