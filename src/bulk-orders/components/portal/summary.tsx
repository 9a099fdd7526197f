// The total of all players, and the checkout button.
import type { MouseEvent } from 'react'
import { formatUsd, percent } from '#kit/money.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { isBeforeTax } from '#pricing/rules/totals.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { nextOf } from '../../rules/totals.ts'
import { bulkCheckoutUrl } from '../../urls.ts'
import { usePortalTexts } from '../portal-language.tsx'

export type SummaryProps = {
	portalId: string
	totals: Totals
	lines: number
	terms: Terms
	/** Saves the cart first, and reports an empty cart. */
	onCheckout: (event: MouseEvent<HTMLAnchorElement>) => void
}

const Checkout = ({
	portalId,
	onCheckout,
	lines,
	className,
}: Pick<SummaryProps, 'portalId' | 'onCheckout' | 'lines'> & { className: string }) => (
	<ButtonLink
		href={bulkCheckoutUrl(portalId)}
		onClick={onCheckout}
		variant={lines === 0 ? 'outline' : 'action'}
		size="large"
		className={className}
	>
		{usePortalTexts().page.summary.checkout}
		<Icon name="arrow-right" />
	</ButtonLink>
)

export function Summary(props: SummaryProps) {
	const { portalId, totals, lines, terms, onCheckout } = props
	const { fundraisingBp } = terms
	const next = nextOf(totals, terms)
	const { page, ofSum } = usePortalTexts()
	const texts = page.summary
	return (
		<div className="lg:sticky lg:top-20">
			<Card stitched className="px-5 pt-8 pb-5 sm:px-6">
				<h2 className="display text-subheading">{texts.title}</h2>
				<div className="mt-4">
					<PriceSummary totals={totals} wording="team" items={lines} said={ofSum} />
				</div>
				<Checkout
					{...{ portalId, onCheckout, lines }}
					className={`mt-5 w-full ${lines > 0 ? 'max-lg:hidden' : ''}`}
				/>
				{next && lines > 0 && (
					<p className="mt-4 rounded-notice bg-well px-3.5 py-2.5 text-sm font-semibold">
						{texts.toNext(next.unitsMore, percent(next.bp))}
					</p>
				)}
				{fundraisingBp > 0 && (
					<p className="mt-4 flex items-start gap-2.5 text-sm text-muted">
						<Icon name="team" size={18} className="mt-px text-primary" />
						{texts.raises(fundraisingBp / 100)}
					</p>
				)}
			</Card>
		</div>
	)
}

/** On phones the total and the checkout button stick to the bottom; an empty cart hides them. */
export function SummaryBar({
	portalId,
	totals,
	lines,
	onCheckout,
	isAlways = false,
}: SummaryProps & {
	/** On wide screens too. */
	isAlways?: boolean
}) {
	const texts = usePortalTexts().page.summary
	if (lines === 0) return null
	return (
		<div
			data-screen-only
			className={`sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] ${isAlways ? '' : 'lg:hidden'}`}
		>
			<div className="measure flex items-center gap-3 py-2.5">
				<p className="min-w-0 flex-1 leading-tight">
					<span className="block text-[0.8125rem] text-muted">
						{isBeforeTax(totals) ? texts.unitsBeforeTax(totals.units) : texts.units(totals.units)}
					</span>
					<span className="display figures block text-[1.625rem] leading-none">
						{formatUsd(totals.totalCents)}
					</span>
				</p>
				<Checkout {...{ portalId, onCheckout, lines }} className="shrink-0" />
			</div>
		</div>
	)
}
