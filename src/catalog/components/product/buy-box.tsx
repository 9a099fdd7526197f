import { buttonLook } from '#ui/button.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Choice } from '../../rules/product/choice.ts'
import type { ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductView } from '../../rules/product/view.ts'
import { AddToCart } from './add-to-cart.tsx'
import { ColorPicker } from './color-picker.tsx'
import { FavoriteStar } from './favorite-star.tsx'
import { PriceLadder } from './price-ladder.tsx'
import { SizePicker } from './size-picker.tsx'
import { TextSlot } from './slot.tsx'

export type BuyBoxProps = { product: ProductDetail; sheet: ProductSheet; choice: Choice; view: ProductView }

/** Name, price and all choices in one form, which adds to the cart or reloads the page with the choice. */
export function BuyBox({ product, sheet, choice, view }: BuyBoxProps) {
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
					<FavoriteStar productId={product.id} name={product.model} className="shrink-0" />
				</div>
				<PriceLadder sheet={sheet} choice={choice} current={view.step} />
				<p className="-mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm">
					<TextSlot name="next" texts={view.texts} className="font-semibold text-primary" />
					<span className="text-muted">All units in your cart count</span>
				</p>
			</div>
			<ColorPicker sheet={sheet} colorways={product.colorways} choice={choice} texts={view.texts} />
			<SizePicker sheet={sheet} choice={choice} view={view} />
			<noscript>
				<button
					type="submit"
					formMethod="get"
					formAction={`/product/${product.id}`}
					formNoValidate
					className={buttonLook({ variant: 'outline', className: 'w-full' })}
				>
					Show this color and size
				</button>
			</noscript>
			<AddToCart choice={choice} view={view} />
			{product.attributes.customizable && <CustomizeLink productId={product.id} />}
		</form>
	)
}

function Title({ product }: { product: ProductDetail }) {
	return (
		<div>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
				<span className="font-semibold text-ink">{product.brand}</span>
				<span>{product.sku}</span>
				{product.attributes.customizable && <Badge tone="primary">CUSTOMIZABLE</Badge>}
			</p>
			<h1 className="display mt-2 text-[2.25rem] leading-[0.95] sm:text-[2.5rem]">{product.model}</h1>
		</div>
	)
}

function PriceLine({ view: { texts } }: { view: ProductView }) {
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
			<span className="display figures text-[2.75rem] leading-none">
				<TextSlot name="each" texts={texts} />
			</span>
			<span className="text-muted">each</span>
			<TextSlot name="was" texts={texts} as="s" className="figures text-muted" />
			<TextSlot name="total" texts={texts} className="figures font-semibold max-lg:w-full" />
		</p>
	)
}

function CustomizeLink({ productId }: { productId: string }) {
	return (
		<a
			href={`/builder/${productId}`}
			className="group flex items-center gap-3 rounded-control border border-line bg-card px-4 py-3 hover:border-primary"
		>
			<Icon name="needle" size={26} className="text-primary" />
			<span className="min-w-0 flex-1 leading-snug">
				<span className="font-bold">Customize</span>
				<span className="block text-sm text-muted">Your colors, names and numbers, with a proof</span>
			</span>
			<Icon name="arrow-right" className="text-primary" />
		</a>
	)
}
