// The grid of a product list. The list carries the cards' styles, which keeps each card's HTML small.
import { useContext, type CSSProperties, type ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { useTranslationsOf } from '#translations/components/translated-texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { useKeptMarkup } from '#ui/kept-markup.tsx'
import { PriceLanguage, saleText } from '#ui/price.tsx'
import { priceTexts } from '#ui/price-texts.ts'
import { cardTexts } from '../rules/card-texts.ts'
import {
	InCatalogLanguage,
	useCatalogLanguage,
	useDataLanguage,
	useOwnersTexts,
} from './catalog-language.tsx'
import { dotsOf, sizeRange } from '../rules/cards.ts'
import type { Colorway } from '../schemas.ts'

export type CardProduct = {
	id: string
	brand: string
	model: string
	priceCents: number
	/** While a sale is charged. */
	regularPriceCents: number | null
	customizable: boolean
	inStock: boolean
	leadTimeDays: number
	sizes: readonly string[]
	colorways: readonly Colorway[]
	pictureHash: string | null
	pictureAlt: string | null
}

const useCardTexts = () => cardTexts[useCatalogLanguage()]

const listStyles = [
	'grid grid-cols-2 gap-2.5 sm:gap-4.5 md:grid-cols-3',
	'*:lift *:relative *:flex *:flex-col *:overflow-hidden *:rounded-card *:border *:border-line *:bg-card *:focus-within:border-primary',
	'[&_img]:stage [&_img]:aspect-4/5 [&_img]:w-full [&_img]:object-contain [&_img]:px-3 [&_img]:pt-8 sm:[&_img]:p-5',
	'[&_h3]:mb-2 [&_h3]:leading-snug [&_h3]:font-bold [&_h3]:hyphens-auto [&_h3]:text-[0.9375rem] sm:[&_h3]:text-base',
	'[&_i]:size-4 [&_i]:rounded-full [&_i]:bg-(image:--pair) [&_i]:shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] [&_i]:forced-color-adjust-none',
	'[&_b]:display [&_b]:figures [&_b]:text-xl sm:[&_b]:text-[1.75rem] [&_b]:leading-none',
].join(' ')

const pairOf = ({ primary, secondary }: Pick<Colorway, 'primary' | 'secondary'>) =>
	({ '--pair': `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)` }) as CSSProperties

function Colors({ colorways }: Pick<CardProduct, 'colorways'>) {
	const { dots, more } = dotsOf(colorways)
	const texts = useCardTexts()
	return (
		<p role="img" aria-label={texts.colors(colorways.length)} className="flex flex-wrap items-center gap-1">
			{dots.map((colorway) => (
				<i key={colorway.id} style={pairOf(colorway)} />
			))}
			{more > 0 && <span className="text-xs text-muted">+{more}</span>}
		</p>
	)
}

function Star({ id, model }: Pick<CardProduct, 'id' | 'model'>) {
	const { favorite } = useCardTexts()
	const { textOf } = useOwnersTexts()
	return (
		<favorite-star data-product={id} class="absolute top-1 right-1 z-10 noscript:hidden">
			<button
				type="button"
				aria-pressed="false"
				aria-label={favorite(textOf(model))}
				className="grid size-11 place-items-center rounded-full text-on-stage hover:text-on-stage-focus aria-pressed:text-on-stage-focus [&[aria-pressed=true]_svg]:fill-current"
			>
				<Icon name="star" />
			</button>
		</favorite-star>
	)
}

function CardPrice({ priceCents, regularPriceCents }: Pick<CardProduct, 'priceCents' | 'regularPriceCents'>) {
	const language = useContext(PriceLanguage)
	const { from } = priceTexts[language]
	const price = <b className="text-ink">{formatUsd(priceCents)}</b>
	if (regularPriceCents === null)
		return (
			<>
				{from} {price}
			</>
		)
	return (
		<>
			<span className="sr-only">{saleText(priceCents, regularPriceCents, language)}</span>
			<span aria-hidden="true">
				{from} {price} <s>{formatUsd(regularPriceCents)}</s>
			</span>
		</>
	)
}

type Corner = (product: CardProduct) => ReactNode

type CardProps = { product: CardProduct; isFirst: boolean }

function ProductCard({ product, isFirst, corner }: CardProps & { corner: Corner | undefined }) {
	const language = useCatalogLanguage()
	const translations = useTranslationsOf([product.model, product.pictureAlt ?? ''])
	const kept = useKeptMarkup(
		'card',
		{ product, language, translations },
		<InCatalogLanguage language={language} translations={translations}>
			<CardBody product={product} isFirst={false} />
			<Star {...product} />
		</InCatalogLanguage>,
	)
	// React puts the address of the first picture into the head of the page, which kept markup cannot.
	if (!corner && !isFirst) return <li data-id={product.id} {...kept} />
	return (
		<li data-id={product.id}>
			<CardBody product={product} isFirst={isFirst} />
			{corner ? corner(product) : <Star {...product} />}
		</li>
	)
}

function CardBody({ product, isFirst }: CardProps) {
	const { id, brand, model, inStock } = product
	const texts = useCardTexts()
	const language = useDataLanguage()
	const { textOf, langOf } = useOwnersTexts()
	return (
		<>
			{product.pictureHash && (
				<Picture
					hash={product.pictureHash}
					alt={textOf(product.pictureAlt ?? '')}
					lang={langOf(product.pictureAlt ?? '')}
					sizes="(min-width: 1024px) 250px, (min-width: 768px) calc(33vw - 4rem), calc(50vw - 2.9rem)"
					widths={[160, 240, 320, 480]}
					isFirst={isFirst}
					inTeamColors={product.customizable}
				/>
			)}
			{product.customizable && (
				<span className="patch absolute top-2.5 left-2.5 bg-patch px-1.5 py-1 text-[0.6875rem] leading-none font-bold text-on-turf">
					{texts.customizable}
				</span>
			)}
			<div className="flex grow flex-col px-3 pt-2.5 pb-3.5 sm:px-4.5 sm:pb-4.5">
				<p lang={language} className="text-xs font-semibold text-muted">
					{brand}
				</p>
				<h3 lang={langOf(model)}>
					<a href={`/product/${id}`} className="cover-link">
						{textOf(model)}
					</a>
				</h3>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
					<Colors colorways={product.colorways} />
					<p className="text-label text-muted">{sizeRange(product.sizes)}</p>
				</div>
				<div className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
					<p className="text-label whitespace-nowrap text-muted">
						<CardPrice {...product} />
					</p>
					<p
						className={`text-xs whitespace-nowrap sm:text-label ${inStock ? 'font-semibold text-primary' : 'patch bg-danger-surface px-1.5 py-0.5 font-bold text-on-danger-surface'}`}
					>
						{inStock ? texts.ships(product.leadTimeDays) : texts.soldOut}
					</p>
				</div>
			</div>
		</>
	)
}

/** The first picture loads with priority; the others of its row would share the connection with it. `corner` replaces the star. */
export function ProductCards({ products, corner }: { products: readonly CardProduct[]; corner?: Corner }) {
	return (
		<ul className={listStyles} data-part="cards" data-keeps="">
			{products.map((product, index) => (
				<ProductCard key={product.id} product={product} isFirst={index === 0} corner={corner} />
			))}
		</ul>
	)
}
