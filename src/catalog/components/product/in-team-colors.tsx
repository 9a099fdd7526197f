// What a product page says while its pictures are shown in the visitor's team colors: the cart takes a color of the shop.
// All of it is hidden in the page, which visitors share; `team-colors` shows it, and a color chosen here removes it.
import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { picturesAt, type Choice, type ProductDetail, type ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductView } from '../../rules/product/view.ts'
import { TextSlot, useProductTexts } from './variant-picker.tsx'

type Customized = Pick<ProductDetail, 'id' | 'colorways'>

/** The builder with the design of the chosen color. `product-picker` follows the color by `data-builder`. */
export function builderPath(
	{ id, colorways }: Customized,
	{ colorway }: Pick<Choice, 'colorway'>,
	isPlain = false,
): string {
	const color = colorways[colorway]?.id
	const query = new URLSearchParams(isPlain ? { start: 'plain' } : {})
	if (color !== undefined) query.set('color', color)
	return `/builder/${id}?${query}`
}

type LinkProps = { product: Customized; choice: Choice; className?: string }

/** Opens the builder with the design as it is shown. */
export const CustomizeInTeamColors = ({ product, choice, className }: LinkProps) => {
	const { customize } = useProductTexts()
	return (
		<ButtonLink
			href={builderPath(product, choice)}
			variant="action"
			size="large"
			data-builder
			data-team-design
			data-team-note
			hidden
			className={className}
		>
			{customize.inColors}
		</ButtonLink>
	)
}

type InTeamColorsProps = { product: Customized; sheet: ProductSheet; choice: Choice; view: ProductView }

/** The picture and color that the cart takes, beside the way to what the large pictures show. */
export function InTeamColors({ product, sheet, choice, view: { texts } }: InTeamColorsProps) {
	const { teamColors } = useProductTexts()
	const [ordered] = picturesAt(sheet, choice)
	return (
		<div className="grid gap-3">
			<CustomizeInTeamColors product={product} choice={choice} className="max-lg:hidden" />
			<div
				data-team-note
				hidden
				className="flex items-center gap-3 rounded-control border border-line bg-card p-3"
			>
				{ordered && (
					<Picture
						hash={ordered.hash}
						alt=""
						widths={[96, 160, 240]}
						sizes="64px"
						className="stage h-20 w-16 shrink-0 rounded-chip object-contain"
					/>
				)}
				<p className="text-[0.9375rem]">
					{teamColors.orders}
					<TextSlot name="color" texts={texts} className="font-semibold" />.{' '}
					<span className="text-muted">{teamColors.made}</span>
				</p>
			</div>
		</div>
	)
}
