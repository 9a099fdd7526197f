// The product page of a kit. Every choice is a link or a field, so the page needs no script of its own.
import { addressOf } from '../../rules/product/kit-page.ts'
import type { KitPage } from '../../rules/product/kit-page.ts'
import type { ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import type { Today } from '../../rules/product/availability.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { Price } from '#ui/price.tsx'
import type { CSSProperties } from 'react'
import { FavoriteStar, ModelName } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { KitOrder } from './kit-order.tsx'
import { KitPieces } from './kit-pieces.tsx'
import { KitTabs } from './kit-tabs.tsx'
import { useOwnersTexts } from '../catalog-language.tsx'
import { ProductFrame, type Neighbor } from './product-frame.tsx'
import { swatchFace, swatchFrame, soldOutLine, useColorIn, useProductTexts } from './variant-picker.tsx'

export type KitViewProps = {
	product: ProductDetail
	/** Of its pictures only. */
	sheet: ProductSheet
	kit: KitPage
	today: Today
	neighbors: readonly Neighbor[]
}

export function KitView({ product, sheet, kit, today, neighbors }: KitViewProps) {
	const texts = useProductTexts()
	const { textOf } = useOwnersTexts()
	const choice = { colorway: kit.colorway, size: -1, quantity: 1, isBlank: false }
	const names = Object.fromEntries(kit.pieces.map(({ id, name }) => [id, name]))
	return (
		<ProductFrame product={product} neighbors={neighbors}>
			<Gallery sheet={sheet} choice={choice} names={names} inTeamColors />
			<div className="grid content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				<Title product={product} />
				<div className="flex items-center justify-between gap-4">
					<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
						<Price
							cents={product.basePriceCents}
							wasCents={product.regularPriceCents ?? undefined}
							from
							size="large"
						/>
						<span className="text-muted">{texts.kit.of(kit.pieces.length)}</span>
					</p>
					<FavoriteStar productId={product.id} name={textOf(product.model)} className="shrink-0" />
				</div>
				<Colors product={product} kit={kit} />
				<KitPieces pieces={kit.pieces} />
				<Customize product={product} kit={kit} />
				<KitOrder product={product} kit={kit} today={today} />
			</div>
			<KitTabs product={product} kit={kit} today={today} />
		</ProductFrame>
	)
}

const Title = ({ product }: Pick<KitViewProps, 'product'>) => (
	<div>
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
			<span className="font-semibold text-ink">{product.brand}</span>
			<span>{product.sku}</span>
			<Badge tone="primary">{useProductTexts().customizable}</Badge>
		</p>
		<h1 className="display mt-2 text-[2.25rem] leading-[0.95] sm:text-[2.5rem]">
			<ModelName name={product.model} />
		</h1>
	</div>
)

type PartProps = Pick<KitViewProps, 'product' | 'kit'>

/** A link for each color; a sold-out one can be looked at. */
function Colors({ product: { id, colorways }, kit }: PartProps) {
	const texts = useProductTexts()
	const nameIn = useColorIn()
	return (
		<nav aria-label={texts.color}>
			<p className="mb-1.5 text-label font-semibold">
				{texts.color}:{' '}
				<span className="font-normal text-body">{nameIn(colorways[kit.colorway]?.name ?? '')}</span>
			</p>
			<ul className="flex flex-wrap gap-1.5">
				{colorways.map((colorway, at) => {
					const isAvailable = kit.available[at] ?? false
					const own = nameIn(colorway.name)
					const name = isAvailable ? own : texts.soldOut(own)
					return (
						<li key={colorway.id}>
							<a
								href={addressOf(id, colorway.id)}
								title={name}
								aria-current={at === kit.colorway ? 'true' : undefined}
								className={`${swatchFrame} aria-[current]:outline-2 aria-[current]:-outline-offset-1 aria-[current]:outline-primary`}
							>
								<span
									className={isAvailable ? swatchFace : `${swatchFace} ${soldOutLine}`}
									style={{ '--first': colorway.primary, '--second': colorway.secondary } as CSSProperties}
								/>
								<span className="sr-only">{name}</span>
							</a>
						</li>
					)
				})}
			</ul>
		</nav>
	)
}

/** The builder opens what is pictured in this color, or the plain garments. */
function Customize({ product: { id, colorways }, kit }: PartProps) {
	const texts = useProductTexts()
	const color = colorways[kit.colorway]?.id
	const query = new URLSearchParams(color === undefined ? {} : { color })
	return (
		<div className="grid gap-1">
			<ButtonLink
				href={`/builder/${id}?${query}`}
				data-team-design
				variant="action"
				size="large"
				className="w-full"
			>
				{texts.kit.customize}
			</ButtonLink>
			<a
				href={`/builder/${id}?${query}&start=plain`}
				data-team-design
				className="inline-flex min-h-11 items-center justify-self-start text-[0.9375rem] font-semibold text-primary underline underline-offset-2"
			>
				{texts.customize.startPlain}
			</a>
		</div>
	)
}
