import type { PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { discountCents } from '#pricing/rules/totals.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { kitUnitsLabel } from '#orders/rules/kits.ts'
import {
	cartEntries,
	kitCents,
	kitProblems,
	kitSizes,
	missingPieces,
	unitsOfKit,
	type CartKitEntry,
} from '../rules/kits.ts'
import { kitTexts } from '../rules/kit-texts.ts'
import { miniCartTexts } from '../rules/mini-cart-texts.ts'
import { problemIn } from '../rules/problem-phrases.ts'
import { kitKey } from '../rules/place.ts'
import type { Cart, CartLine } from '../rules/view.ts'
import { CartLanguage, useCartTexts } from './cart-language.tsx'
import { playerOf } from './cart-line.tsx'
import { Checkout } from './cart-summary.tsx'
import { LinePicture } from './line-picture.tsx'

/** Number of latest lines and kits in the panel. */
const shown = 4

function useMiniCartTexts() {
	const { language, texts, colorsIn } = useCartTexts()
	return { language, texts: miniCartTexts[language], ofCart: texts, colorsIn }
}

/** The cart panel of the header: the latest lines, their total, and links to cart and checkout. */
export const MiniCart = ({ cart, language }: { cart: Cart; language: PageLanguage }) => (
	<CartLanguage value={language}>{cart.lines.length === 0 ? <Empty /> : <Filled cart={cart} />}</CartLanguage>
)

function Filled({ cart }: { cart: Cart }) {
	const { texts } = useMiniCartTexts()
	const entries = cartEntries(cart.lines)
	const latest = entries.toReversed().slice(0, shown)
	const discount = discountCents(cart.totals)
	const more = entries.length - latest.length
	return (
		<>
			<ul className="divide-y divide-line">
				{latest.map((entry) =>
					entry.kit ? (
						<MiniKit key={kitKey(entry.kit)} entry={entry} />
					) : (
						<MiniLine key={entry.line.id} line={entry.line} />
					),
				)}
			</ul>
			{more > 0 && <p className="border-t border-line py-3 text-sm text-muted">{texts.more(more)}</p>}
			<div className="sticky bottom-0 -mx-5 mt-auto border-t border-line bg-card px-5 pt-4 pb-5">
				<p className="flex items-baseline justify-between gap-4">
					<span className="font-semibold">{texts.subtotal}</span>
					<span className="display figures text-subheading leading-none">
						{formatUsd(cart.totals.subtotalCents)}
					</span>
				</p>
				<p className="mt-1 text-sm text-muted">
					{discount > 0 ? texts.discount(formatUsd(discount)) : texts.costs}
				</p>
				<Ways cart={cart} />
			</div>
		</>
	)
}

function MiniLine({ line }: { line: CartLine }) {
	const { model, color, size, wanted, lineCents, problem, href } = line
	const player = playerOf(line)
	const { language, colorsIn } = useMiniCartTexts()
	return (
		<li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3.5 py-3.5">
			<div className="stage overflow-hidden rounded-control border border-line p-1">
				<LinePicture line={line} width={64} />
			</div>
			<div className="min-w-0 text-[0.9375rem]">
				<p className="leading-snug font-bold">
					<a href={href} className="hover:underline">
						{model}
					</a>
				</p>
				<p className="text-sm text-muted">{`${colorsIn(color)}, ${size} × ${wanted.quantity}`}</p>
				{player && <p className="text-sm font-semibold break-words">{player}</p>}
				{problem && <p className="text-sm font-semibold text-danger">{problemIn(language, problem)}</p>}
			</div>
			<p className="figures font-semibold">{lineCents === null ? '–' : formatUsd(lineCents)}</p>
		</li>
	)
}

function MiniKit({ entry }: { entry: CartKitEntry }) {
	const { kit, lines } = entry
	const sum = kitCents(entry)
	const { language } = useMiniCartTexts()
	return (
		<li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3.5 py-3.5">
			<div className="stage overflow-hidden rounded-control border border-line p-1">
				<LinePicture line={lines[0]} width={64} />
			</div>
			<div className="min-w-0 text-[0.9375rem]">
				<p className="leading-snug font-bold">
					<a href={lines[0].href} className="hover:underline">
						{kit.model}
					</a>
				</p>
				{kit.name !== null && <p className="text-sm break-words">{kit.name}</p>}
				<details className="group">
					<summary className="figures inline-flex min-h-8 cursor-pointer items-center gap-1 text-sm text-muted pointer-coarse:min-h-11">
						{kitUnitsLabel(unitsOfKit(entry), kitTexts[language].units)}
						<Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
					</summary>
					<ul className="figures grid gap-0.5 border-l-2 border-line pl-2.5 text-sm">
						{kitSizes(entry).map((sizes) => (
							<li key={sizes}>{sizes}</li>
						))}
					</ul>
				</details>
				{kitProblems(entry, language).map((problem) => (
					<p key={problem} className="text-sm font-semibold text-danger">
						{problem}
					</p>
				))}
				{missingPieces(entry, language).map((missing) => (
					<p key={missing} className="text-sm font-semibold">
						{missing}
					</p>
				))}
			</div>
			<p className="figures font-semibold">{sum === null ? '–' : formatUsd(sum)}</p>
		</li>
	)
}

/** A cart with problems links to the cart page instead of the checkout. */
function Ways({ cart }: { cart: Cart }) {
	const { texts } = useMiniCartTexts()
	if (cart.hasProblems)
		return (
			<div className="mt-3 grid gap-3">
				<p className="text-sm font-semibold text-danger">{texts.problems}</p>
				<ButtonLink href="/cart" variant="action" size="large">
					{texts.change}
				</ButtonLink>
			</div>
		)
	return (
		<div className="mt-4 grid grid-cols-2 gap-2.5">
			<ButtonLink href="/cart" variant="outline" size="large">
				{texts.view}
			</ButtonLink>
			<Checkout cart={cart} />
		</div>
	)
}

function Empty() {
	const { texts, ofCart } = useMiniCartTexts()
	return (
		<div className="py-5">
			<NothingYet
				icon="cart"
				title={ofCart.empty}
				level={3}
				ways={[
					{ href: '/builder/jerseys', label: ofCart.ways.design },
					{ href: '/sport/football/products', label: ofCart.ways.football },
				]}
			>
				<p>{texts.pick}</p>
			</NothingYet>
		</div>
	)
}
