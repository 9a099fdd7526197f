import { counted, plural } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { cartEntries } from '../rules/kits.ts'
import { cartHref, entriesPerPage, kitKey, pageOf, type CartPlace } from '../rules/place.ts'
import { unitsInCart, type Cart, type RefusedCode, type UndoLine } from '../rules/view.ts'
import { CartAddress, CartForm } from './cart-form.tsx'
import { CartKit } from './cart-kit.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary, Checkout, TierSteps } from './cart-summary.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { messages } from '../rules/labels.ts'

/** The empty cart, with links onward. */
const EmptyCart = ({ isSignedIn }: { isSignedIn: boolean }) => (
	<NothingYet
		icon="cart"
		title={messages.empty}
		ways={[
			{ href: '/builder/jerseys', label: 'Design a jersey' },
			{ href: '/sport/football/products', label: 'Shop football' },
			{ href: '/builder/spirit-wear', label: 'Browse spirit wear' },
		]}
	>
		<p>
			{isSignedIn ? (
				<>
					Order one of{' '}
					<a href="/designs" className="font-semibold text-primary underline">
						your designs
					</a>
					, or pick something ready to ship.
				</>
			) : (
				<>
					Already put something in on another device?{' '}
					<a href="/auth?next=%2Fcart" className="font-semibold text-primary underline">
						Sign in
					</a>{' '}
					to find it here.
				</>
			)}
		</p>
	</NothingYet>
)

type CartPageProps = {
	cart: Cart
	left: number
	isSignedIn: boolean
	undo: UndoLine | null
	refused: RefusedCode | null
	/** What is shown of a long cart. */
	place: CartPlace
}

/** The whole page. The `cart-page` element submits its forms and replaces the changed parts. */
export function CartPage({ cart, left, isSignedIn, undo, refused, place }: CartPageProps) {
	const units = unitsInCart(cart)
	const isEmpty = cart.lines.length === 0
	return (
		<CartAddress value={cartHref(place)}>
			<cart-page class="block" data-units={units}>
				<div className="measure pt-3 pb-16">
					<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />
					<h1 tabIndex={-1} className="display mt-5 text-title outline-none">
						Your cart
					</h1>
					<p role="status" data-part="sum" className="mt-1.5 text-muted">
						{isEmpty ? '' : `${counted(units, 'item')}, ${formatUsd(cart.totals.totalCents)} in all`}
					</p>
					<div data-part="said" className="mt-5 grid gap-3 empty:hidden">
						{undo && <Undo undo={undo} />}
						{left > 0 && <Left units={left} />}
						{cart.lines.some(({ seenUnitCents }) => seenUnitCents !== null) && <Moved />}
					</div>
					<div data-part="cart" className="mt-5">
						{isEmpty ? (
							<EmptyCart isSignedIn={isSignedIn} />
						) : (
							<Filled {...{ cart, isSignedIn, refused, place }} />
						)}
					</div>
				</div>
				<div data-part="bar">{!isEmpty && <Bar cart={cart} />}</div>
			</cart-page>
		</CartAddress>
	)
}

function Filled({ cart, isSignedIn, refused, place }: Omit<CartPageProps, 'left' | 'undo'>) {
	const { items, page, pages } = pageOf(cartEntries(cart.lines), place.page, entriesPerPage)
	return (
		<div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
			<div className="grid gap-6">
				<TierSteps {...cart} />
				<Card className="px-4 sm:px-6">
					<h2 className="sr-only">Items</h2>
					<ul className="divide-y divide-line">
						{items.map((entry) =>
							entry.kit ? (
								<CartKit key={kitKey(entry.kit)} entry={entry} place={place} />
							) : (
								<CartLine key={entry.line.id} line={entry.line} />
							),
						)}
					</ul>
					<PageLinks
						label="Pages of your cart"
						{...{ page, pages }}
						hrefOf={(next) => cartHref({ ...place, page: next, kit: '', part: 1 })}
						words={['Back', 'More']}
						className="py-4"
					/>
				</Card>
				<p>
					<a
						href="/"
						className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
					>
						Keep shopping
					</a>
				</p>
			</div>
			<div className="lg:h-full">
				<CartSummary {...{ cart, isSignedIn, refused }} />
			</div>
		</div>
	)
}

function Undo({ undo: { text, fields } }: { undo: UndoLine }) {
	const { intent, ...rest } = fields
	return (
		<div role="status" data-undo>
			<Notice tone="info">
				<CartForm intent={intent} className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<span>{`Removed: ${text}.`}</span>
					{Object.entries(rest).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<button
						id="undo"
						type="submit"
						className="font-bold text-primary underline underline-offset-2 pointer-coarse:min-h-11"
					>
						Undo
					</button>
				</CartForm>
			</Notice>
		</div>
	)
}

const Left = ({ units }: { units: number }) => (
	<Notice tone="warning" title="Not everything found room">
		{`${counted(units, 'item')} from before you signed in ${plural(units, 'waits', 'wait')} until there is room in your cart.`}
	</Notice>
)

const Moved = () => (
	<Notice tone="warning" title="Some prices have changed since you added them">
		<CartForm intent="prices" className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<p>The lines say which ones. All sums are of the new prices.</p>
			<Button type="submit" variant="outline" size="small" id="prices">
				Got it
			</Button>
		</CartForm>
	</Notice>
)

/** On phones the total and the button stay visible. */
const Bar = ({ cart }: { cart: Cart }) => (
	<div
		data-screen-only
		className="sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
	>
		<div className="measure flex items-center gap-3 py-2.5">
			<p className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.8125rem] text-muted">Total</span>
				<span className="display figures block text-[1.625rem] leading-none">
					{formatUsd(cart.totals.totalCents)}
				</span>
			</p>
			<Checkout cart={cart} className="shrink-0" />
		</div>
	</div>
)
