import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PromotionCode } from './promotion-code.tsx'
import type { Cart, RefusedCode } from '../rules/view.ts'
import { isEstimate } from '#pricing/rules/delivery.ts'
import { useCartTexts } from './cart-language.tsx'

type SummaryProps = {
	cart: Pick<Cart, 'totals' | 'hasProblems' | 'delivery' | 'promotion'>
	isSignedIn: boolean
	refused: RefusedCode | null
}

/** Every part of the total, before the buyer enters any data. */
export function CartSummary({ cart, isSignedIn, refused }: SummaryProps) {
	const { texts, said } = useCartTexts()
	const { summary } = texts
	return (
		<Card stitched className="px-5 pt-8 pb-5 sm:px-6 lg:sticky lg:top-20">
			<h2 className="display text-subheading">{summary.title}</h2>
			<div className="mt-4">
				<PriceSummary totals={cart.totals} wording="cart" said={said} />
			</div>
			<PromotionCode promotion={cart.promotion} refused={refused} />
			<Checkout cart={cart} className="mt-5 w-full max-lg:hidden" />
			{cart.hasProblems && (
				<p id="checkout-waits" className="mt-3 text-sm font-semibold text-danger">
					{summary.problems}
				</p>
			)}
			<ul className="mt-5 grid gap-2 text-sm text-muted">
				<Assurance icon="lock">{summary.card}</Assurance>
				<Assurance icon="truck">
					{isEstimate(cart.delivery.prices) ? summary.estimated : summary.final}
				</Assurance>
				{!isSignedIn && <Assurance icon="user">{summary.signIn}</Assurance>}
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
			{useCartTexts().texts.summary.checkout}
			<Icon name="arrow-right" />
		</ButtonLink>
	)
}
