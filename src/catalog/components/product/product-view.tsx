import type { IsoDate } from '#kit/time.ts'
import { sportName } from '#sports/sports.ts'
import { safeJson } from '#seo/components/structured-data.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import type { Choice } from '../../rules/product/choice.ts'
import { sportPath } from '../../rules/product/facts.ts'
import type { ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import { viewOf } from '../../rules/product/view.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { Neighbors, type Neighbor } from './neighbors.tsx'
import { ProductTabs } from './product-tabs.tsx'

export type ProductViewProps = {
	product: ProductDetail
	sheet: ProductSheet
	choice: Choice
	today: IsoDate
	neighbors: readonly Neighbor[]
}

/** The whole page. `product-picker` updates it on each choice; without JavaScript the choices are a form. */
export function ProductView({ product, sheet, choice, today, neighbors }: ProductViewProps) {
	const view = viewOf(sheet, choice, today)
	return (
		<product-picker class="block">
			<script type="application/json" dangerouslySetInnerHTML={{ __html: safeJson(sheet) }} />
			<div className="measure pt-3 pb-16">
				<Breadcrumb
					crumbs={[
						{ label: 'Home', href: '/' },
						{ label: sportName(product.sport), href: sportPath(product.sport) },
						{ label: product.model },
					]}
				/>
				<div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
					<Gallery sheet={sheet} choice={choice} />
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
						<BuyBox product={product} sheet={sheet} choice={choice} view={view} />
					</div>
					<ProductTabs product={product} sheet={sheet} choice={choice} today={today} />
				</div>
				<Neighbors sport={product.sport} products={neighbors} />
			</div>
			<BuyBar view={view} />
		</product-picker>
	)
}
