import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PromotionCode } from './promotion-code.tsx'
import { ladderOf, type Cart, type RefusedCode } from '../rules/view.ts'
import type { CSSProperties } from 'react'
import { percent } from '#kit/money.ts'
import { isEstimate } from '#pricing/rules/delivery.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'

type SummaryProps = {
	cart: Pick<Cart, 'totals' | 'hasProblems' | 'delivery' | 'promotion'>
	isSignedIn: boolean
	refused: RefusedCode | null
}

/** Every part of the total, before the buyer enters any data. */
export function CartSummary({ cart, isSignedIn, refused }: SummaryProps) {
	return (
		<Card stitched className="px-5 pt-8 pb-5 sm:px-6 lg:sticky lg:top-20">
			<h2 className="display text-subheading">Summary</h2>
			<div className="mt-4">
				<PriceSummary totals={cart.totals} wording="cart" />
			</div>
			<PromotionCode promotion={cart.promotion} refused={refused} />
			<Checkout cart={cart} className="mt-5 w-full max-lg:hidden" />
			{cart.hasProblems && (
				<p id="checkout-waits" className="mt-3 text-sm font-semibold text-danger">
					Some items cannot be ordered as they are. Change or remove them first.
				</p>
			)}
			<ul className="mt-5 grid gap-2 text-sm text-muted">
				<Assurance icon="lock">Card numbers go to our payment provider and never to us.</Assurance>
				<Assurance icon="truck">
					{isEstimate(cart.delivery.prices)
						? 'Shipping and tax are estimated. The checkout shows the sum for your address before you pay.'
						: 'That is all: nothing is added at checkout.'}
				</Assurance>
				{!isSignedIn && <Assurance icon="user">You sign in at checkout; your cart comes along.</Assurance>}
			</ul>
		</Card>
	)
}

const Assurance = ({ icon, children }: { icon: 'lock' | 'truck' | 'user'; children: string }) => (
	<li className="flex items-start gap-2.5">
		<Icon name={icon} size={18} className="mt-px text-primary" />
		{children}
	</li>
)

/** Link to the checkout; disabled while the cart has problems. */
export function Checkout({ cart, className }: { cart: Pick<Cart, 'hasProblems'>; className?: string }) {
	return (
		<ButtonLink
			href={cart.hasProblems ? undefined : '/checkout'}
			role={cart.hasProblems ? 'link' : undefined}
			aria-disabled={cart.hasProblems || undefined}
			aria-describedby={cart.hasProblems ? 'checkout-waits' : undefined}
			variant="action"
			size="large"
			className={`${className ?? ''} aria-disabled:cursor-not-allowed aria-disabled:opacity-55`}
		>
			Checkout
			<Icon name="arrow-right" />
		</ButtonLink>
	)
}

/** The quantity discount across the whole cart: the step reached, and the distance to the next. */
export function TierSteps({ totals, tiers }: Pick<Cart, 'totals' | 'tiers'>) {
	if (tiers.length === 0) return null
	const { rungs, next, progress } = ladderOf(totals, tiers)
	const bp = heldDiscountBp(totals)
	const isRole = totals.adjustments.some(({ kind }) => kind === 'role')
	return (
		<section aria-labelledby="tiers" className="turf rounded-card px-5 pt-5 pb-5 sm:px-6">
			<h2 id="tiers" className="display text-subheading">
				{next ? `${next.unitsMore} more to save ${percent(next.bp)}` : `Best price: you save ${percent(bp)}`}
			</h2>
			<p className="mt-1 text-[0.9375rem] text-on-turf-muted">
				{isRole && next
					? `Your team discount of ${percent(bp)} counts until then. `
					: bp > 0 && next
						? `You save ${percent(bp)} already. `
						: ''}
				Everything in your cart counts together.
			</p>
			<ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5 sm:gap-2.5">
				{rungs.map(({ from, bp: saves, isReached }, at) => {
					const isNext = !isReached && (rungs[at - 1]?.isReached ?? true)
					const fill = isReached ? 1 : isNext ? progress : 0
					return (
						<li key={from} className="grid gap-1.5">
							<span className="h-2 overflow-hidden rounded-full bg-on-turf/15">
								<span
									style={{ '--reached': `${Math.round(fill * 100)}%` } as CSSProperties}
									className="block h-full w-(--reached) rounded-full bg-action forced-colors:bg-[Highlight]"
								/>
							</span>
							<span className="flex flex-wrap items-baseline gap-x-1.5 text-sm max-sm:flex-col">
								<b className="display figures text-lg leading-none whitespace-nowrap">{percent(saves)}</b>
								<span className="figures text-on-turf-muted">{`${from}+`}</span>
								{isReached && (
									<>
										<Icon name="check" size={16} className="self-center text-action max-sm:hidden" />
										<span className="sr-only">reached</span>
									</>
								)}
							</span>
						</li>
					)
				})}
			</ol>
		</section>
	)
}
