import type { PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { cartEntries } from '../rules/kits.ts'
import { cartHref, cartQuery, entriesPerPage, kitKey, pageOf, type CartPlace } from '../rules/place.ts'
import { unitsInCart, type Cart, type RefusedCode, type UndoLine } from '../rules/view.ts'
import { CartAddress, CartForm } from './cart-form.tsx'
import { CartLanguage, useCartTexts } from './cart-language.tsx'
import { CartKit } from './cart-kit.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary, Checkout } from './cart-summary.tsx'
import { codeFormId, hasCodeField } from './promotion-code.tsx'
import { TierSteps } from './tier-steps.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'

/** The empty cart, with links onward. */
function EmptyCart({ isSignedIn }: { isSignedIn: boolean }) {
	const { texts } = useCartTexts()
	const { ways } = texts
	const [before, link, after] = isSignedIn ? texts.ownDesigns : texts.otherDevice
	return (
		<NothingYet
			icon="cart"
			title={texts.empty}
			ways={[
				{ href: '/builder/jerseys', label: ways.design },
				{ href: '/sport/football/products', label: ways.football },
				{ href: '/builder/spirit-wear', label: ways.spirit },
			]}
		>
			<p>
				{before}{' '}
				<a
					href={isSignedIn ? '/designs' : '/auth?next=%2Fcart'}
					className="font-semibold text-primary underline"
				>
					{link}
				</a>
				{isSignedIn ? after : ` ${after}`}
			</p>
		</NothingYet>
	)
}

type CartPageProps = {
	cart: Cart
	left: number
	isSignedIn: boolean
	undo: UndoLine | null
	refused: RefusedCode | null
	/** What is shown of a long cart. */
	place: CartPlace
}

export const CartPage = ({ language = 'en', ...page }: CartPageProps & { language?: PageLanguage }) => (
	<CartLanguage value={language}>
		<WholePage {...page} />
	</CartLanguage>
)

/** The whole page. The `cart-page` element submits its forms and replaces the changed parts. */
function WholePage({ cart, left, isSignedIn, undo, refused, place }: CartPageProps) {
	const { language, texts } = useCartTexts()
	const units = unitsInCart(cart)
	const isEmpty = cart.lines.length === 0
	return (
		<CartAddress value={cartHref(place)}>
			<cart-page
				class="block"
				data-units={units}
				data-unanswered={texts.unanswered.title}
				data-unanswered-text={texts.unanswered.text}
				data-no-quantity={texts.line.noQuantity}
			>
				<div className="measure pt-3 pb-16">
					<div className="flex flex-wrap items-center justify-between gap-x-6">
						<Breadcrumb
							name={texts.breadcrumb}
							crumbs={[{ label: texts.home, href: '/' }, { label: texts.cart }]}
						/>
						<div data-part="switch">
							<LanguageSwitch
								language={language}
								query={cartQuery(place)}
								{...(!isEmpty && hasCodeField(cart.promotion.code, refused) && { form: codeFormId })}
							/>
						</div>
					</div>
					<h1 tabIndex={-1} className="display mt-5 text-title outline-none">
						{texts.title}
					</h1>
					<p role="status" data-part="sum" className="mt-1.5 text-muted">
						{isEmpty ? '' : texts.sum(units, formatUsd(cart.totals.totalCents))}
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
	const { language, texts } = useCartTexts()
	const { items, page, pages } = pageOf(cartEntries(cart.lines), place.page, entriesPerPage)
	return (
		<div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
			<div className="grid gap-6">
				<TierSteps {...cart} language={language} />
				<Card className="px-4 sm:px-6">
					<h2 className="sr-only">{texts.items}</h2>
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
						label={texts.pages}
						{...{ page, pages }}
						hrefOf={(next) => cartHref({ ...place, page: next, kit: '', part: 1 })}
						words={[texts.back, texts.more]}
						placeOf={texts.pageOf}
						className="py-4"
					/>
				</Card>
				<p>
					<a
						href="/"
						className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
					>
						{texts.keepShopping}
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
	const { texts } = useCartTexts()
	return (
		<div role="status" data-undo>
			<Notice tone="info">
				<CartForm intent={intent} className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<span>{texts.removed(text)}</span>
					{Object.entries(rest).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<button
						id="undo"
						type="submit"
						className="font-bold text-primary underline underline-offset-2 pointer-coarse:min-h-11"
					>
						{texts.undo}
					</button>
				</CartForm>
			</Notice>
		</div>
	)
}

function Left({ units }: { units: number }) {
	const { left } = useCartTexts().texts
	return (
		<Notice tone="warning" title={left.title}>
			{left.text(units)}
		</Notice>
	)
}

function Moved() {
	const { moved } = useCartTexts().texts
	return (
		<Notice tone="warning" title={moved.title}>
			<CartForm intent="prices" className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p>{moved.text}</p>
				<Button type="submit" variant="outline" size="small" id="prices">
					{moved.seen}
				</Button>
			</CartForm>
		</Notice>
	)
}

/** On phones the total and the button stay visible. */
const Bar = ({ cart }: { cart: Cart }) => (
	<div
		data-screen-only
		className="sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
	>
		<div className="measure flex items-center gap-3 py-2.5">
			<p className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.8125rem] text-muted">{useCartTexts().texts.total}</span>
				<span className="display figures block text-[1.625rem] leading-none">
					{formatUsd(cart.totals.totalCents)}
				</span>
			</p>
			<Checkout cart={cart} className="shrink-0" />
		</div>
	</div>
)
