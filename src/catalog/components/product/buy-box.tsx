import { buttonLook } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import {
	choiceQuery,
	unitCentsAt,
	type Choice,
	type ProductDetail,
	type ProductSheet,
} from '../../rules/product/sheet.ts'
import { ladderOf, type ProductView } from '../../rules/product/view.ts'
import { useDataLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { builderPath, InTeamColors } from './in-team-colors.tsx'
import { PicturedOrBlank } from './pictured-or-blank.tsx'
import { ColorPicker, SizePicker, TextSlot, useProductTexts } from './variant-picker.tsx'
import { formatUsd, percent } from '#kit/money.ts'

export type BuyBoxProps = {
	product: ProductDetail
	sheet: ProductSheet
	choice: Choice
	view: ProductView
	previewHref?: string
}

/** Name, price and all choices in one form, which adds to the cart or reloads the page with the choice. */
export function BuyBox({ product, sheet, choice, view, previewHref }: BuyBoxProps) {
	const texts = useProductTexts()
	const { textOf } = useOwnersTexts()
	return (
		<form
			id="buy"
			method="post"
			action="/cart"
			autoComplete="off"
			className="grid gap-4.5 lg:sticky lg:top-20"
		>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="product" value={product.id} />
			<Title product={product} />
			<div className="grid gap-3">
				<div className="flex items-center justify-between gap-4">
					<PriceLine view={view} />
					{!previewHref && (
						<FavoriteStar productId={product.id} name={textOf(product.model)} className="shrink-0" />
					)}
				</div>
				<PriceLadder sheet={sheet} choice={choice} current={view.step} />
				<p className="-mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm">
					<TextSlot name="next" texts={view.texts} className="font-semibold text-primary" />
					<span className="text-muted">{texts.allCount}</span>
				</p>
			</div>
			<ColorPicker sheet={sheet} colorways={product.colorways} choice={choice} texts={view.texts} />
			<SizePicker sheet={sheet} choice={choice} view={view} />
			<PicturedOrBlank sheet={sheet} choice={choice} texts={view.texts} />
			<noscript>
				<button
					type="submit"
					formMethod="get"
					formAction={previewHref ?? `/product/${product.id}`}
					formNoValidate
					className={buttonLook({ variant: 'outline', className: 'w-full' })}
				>
					{texts.showChoice}
				</button>
			</noscript>
			{!previewHref && <Order {...{ product, sheet, choice, view }} />}
		</form>
	)
}

const Order = ({ product, sheet, choice, view }: Omit<BuyBoxProps, 'previewHref'>) => (
	<>
		{product.attributes.customizable && <InTeamColors {...{ product, sheet, choice, view }} />}
		<AddToCart choice={choice} view={view} />
		{product.attributes.customizable && <CustomizeLinks product={product} choice={choice} />}
	</>
)

/** In English, and marked so, where the owner did not translate it. */
export function ModelName({ name }: { name: string }) {
	const { textOf, langOf } = useOwnersTexts()
	const language = langOf(name)
	return language ? <span lang={language}>{name}</span> : textOf(name)
}

function Title({ product }: { product: ProductDetail }) {
	const { customizable } = useProductTexts()
	const language = useDataLanguage()
	return (
		<div>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
				<span lang={language} className="font-semibold text-ink">
					{product.brand}
				</span>
				<span>{product.sku}</span>
				{product.attributes.customizable && <Badge tone="primary">{customizable}</Badge>}
			</p>
			<h1 className="display mt-2 text-[2.25rem] leading-[0.95] sm:text-[2.5rem]">
				<ModelName name={product.model} />
			</h1>
		</div>
	)
}

function PriceLine({ view: { texts } }: { view: ProductView }) {
	const { each } = useProductTexts()
	const isOnSale = texts.sale !== '' || undefined
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
			<span className="display figures text-[2.75rem] leading-none" aria-hidden={isOnSale}>
				<TextSlot name="each" texts={texts} />
			</span>
			<TextSlot name="sale" texts={texts} className="sr-only" />
			<span className="text-muted">{each}</span>
			<span aria-hidden={isOnSale}>
				<TextSlot name="was" texts={texts} as="s" className="figures text-muted" />
			</span>
			<TextSlot name="total" texts={texts} className="figures font-semibold max-lg:w-full" />
		</p>
	)
}

/** The builder opens what is pictured in the chosen color; where that is the shop's design, the plain garment as well. */
function CustomizeLinks({ product, choice }: Pick<BuyBoxProps, 'product' | 'choice'>) {
	const { customize } = useProductTexts()
	return (
		<div className="grid justify-items-start gap-1">
			<a
				href={builderPath(product, choice)}
				data-builder
				className="group flex w-full items-center gap-3 rounded-control border border-line bg-card px-4 py-3 hover:border-primary in-team-colors:hidden"
			>
				<Icon name="needle" size={26} className="text-primary" />
				<span className="min-w-0 flex-1 leading-snug">
					<span className="font-bold">{customize.title}</span>
					<span className="block text-sm text-muted">
						{product.attributes.personalized === false ? customize.plain : customize.lettered}
					</span>
				</span>
				<Icon name="arrow-right" className="text-primary" />
			</a>
			{product.colorways.some(({ design }) => design) && (
				<a
					href={builderPath(product, choice, true)}
					data-builder
					data-team-design
					className="inline-flex min-h-11 items-center px-4 text-[0.9375rem] font-semibold text-primary underline underline-offset-2"
				>
					{customize.startPlain}
				</a>
			)}
		</div>
	)
}

type PriceLadderProps = { sheet: ProductSheet; choice: Choice; current: number }

/** The price tiers. Each is a link that sets the quantity to the tier's minimum. */
function PriceLadder({ sheet, choice, current }: PriceLadderProps) {
	const { each, off, tiers } = useProductTexts()
	const wrap = useDataLanguage() ? '' : 'whitespace-nowrap '
	return (
		<ol aria-label={tiers} className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1">
			{ladderOf(unitCentsAt(sheet, choice), sheet.tiers).map(({ from, label, bp, eachCents }, at) => (
				<li key={from}>
					<a
						href={choiceQuery(sheet, { ...choice, quantity: from })}
						data-choose
						data-step={at}
						aria-current={at === current ? 'true' : undefined}
						className="group patch grid h-full justify-items-center border border-line bg-card px-0.5 py-2 leading-tight transition-colors hover:border-ink aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:text-on-selected"
					>
						<span className="figures text-[0.8125rem] text-muted group-aria-[current]:text-inherit">
							{label}
						</span>
						<span
							data-step-price={at}
							className="display figures text-[1.0625rem] tracking-normal sm:text-[1.1875rem]"
						>
							{formatUsd(eachCents)}
						</span>
						<span className={`text-xs font-semibold ${wrap}text-primary group-aria-[current]:text-inherit`}>
							{bp === 0 ? each : off(percent(bp))}
						</span>
					</a>
				</li>
			))}
		</ol>
	)
}

type FavoriteStarProps = { productId: string; name: string; className?: string }

/** A toggle button whose state the browser stores. Hidden without JavaScript. */
export function FavoriteStar({ productId, name, className = '' }: FavoriteStarProps) {
	const { favorite } = useProductTexts()
	return (
		<favorite-star data-product={productId} class={`[&:not(:defined)]:invisible ${className}`}>
			<button
				type="button"
				aria-pressed="false"
				aria-label={favorite(name)}
				className="grid size-11 place-items-center rounded-full border border-line bg-card/90 text-muted transition-colors hover:border-ink hover:text-ink aria-pressed:text-ink aria-pressed:[&_svg]:fill-action"
			>
				<Icon name="star" />
			</button>
		</favorite-star>
	)
}
