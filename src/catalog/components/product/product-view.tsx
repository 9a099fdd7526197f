import type { PickerSheet, Today } from '../../rules/product/availability.ts'
import { safeJson } from '#seo/components/structured-data.tsx'
import type { Choice, ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import { viewOf } from '../../rules/product/view.ts'
import { saidPhrases, viewIn } from '../../rules/product/view-phrases.ts'
import { useCatalogLanguage } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'
import { BuyBar } from './add-to-cart.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFrame, type Neighbor } from './product-frame.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'

export type ProductViewProps = {
	product: ProductDetail
	sheet: ProductSheet
	choice: Choice
	today: Today
	neighbors: readonly Neighbor[]
	/** The address of a preview: nothing can be ordered, starred or customized. */
	previewHref?: string
}

/** Without ids of variants, which `product-picker` never reads: a tenth of the page as it is sent. */
const forBrowser = (sheet: ProductSheet): ProductSheet => ({
	...sheet,
	variants: sheet.variants.map(([, ...facts]) => ['', ...facts]),
})

/** The whole page. `product-picker` updates it on each choice; without JavaScript the choices are a form. */
export function ProductView(props: ProductViewProps) {
	const { product, sheet, choice, today, neighbors, previewHref } = props
	const language = useCatalogLanguage()
	const view = viewIn(language, viewOf(sheet, choice, today), sheet.colorways)
	const said = saidPhrases(language, sheet.colorways)
	const { workdays, holidays } = today
	const { timeZone } = useShop()
	const picked: PickerSheet = {
		...forBrowser(sheet),
		timeZone,
		businessDays: { workdays, holidays },
		...(said && { said }),
	}
	return (
		<product-picker class="block">
			<script type="application/json" dangerouslySetInnerHTML={{ __html: safeJson(picked) }} />
			<ProductFrame product={product} neighbors={neighbors}>
				<Gallery sheet={sheet} choice={choice} inTeamColors={product.attributes.customizable} />
				<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
					<BuyBox {...{ product, sheet, choice, view }} {...(previewHref && { previewHref })} />
				</div>
				<ProductTabs product={product} sheet={sheet} choice={choice} today={today} />
			</ProductFrame>
			{!previewHref && <BuyBar product={product} choice={choice} view={view} />}
		</product-picker>
	)
}

/** For a missing, unpublished or malformed id; the text is from the spec. */
export function ProductNotFound() {
	const { notFound } = useProductTexts()
	return (
		<section className="measure grid min-h-[62vh] place-content-center justify-items-center gap-4 py-20 text-center">
			<span className="patch grid size-20 place-items-center bg-well text-primary">
				<Icon name="shirt" size={44} />
			</span>
			<h1 className="display text-title">{notFound.title}</h1>
			<p className="max-w-text text-body text-balance">{notFound.text}</p>
			<ButtonLink href="/" className="mt-2">
				{notFound.home}
			</ButtonLink>
		</section>
	)
}
