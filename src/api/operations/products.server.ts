// Products, variants and prices.
import { z } from 'zod'
import { extraCentsOf } from '#catalog/rules/size-prices.ts'
import { productPage } from '#catalog/service/product-page.server.ts'
import { productsToIndex } from '#catalog/service/products.server.ts'
import type { ProductDetail, ProductSheet } from '#catalog/rules/product/sheet.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import { visitor } from '#kit/roles.ts'
import { pricedLines, productsOf, termsIn, totalsOf } from '#orders/service/lines.server.ts'
import { none } from '../rules/description.ts'
import { cursorFor, positionIn, wrongCursor } from '../rules/paging.ts'
import { ApiProblem } from '../rules/problems.ts'
import { PriceQuote, PriceRequest, Product, ProductList, ProductQuery } from '../resources/products.ts'
import { sumFrom } from '../resources/values.ts'
import { operation, type Operation } from './operation.ts'

const factsOf = ({
	id,
	sku,
	sport,
	brand,
	model,
	attributes,
	...product
}: Omit<ProductDetail, 'saleEndsOn' | 'description'>) => ({
	id,
	sku,
	sport,
	kind: attributes.kind,
	brand,
	model,
	priceCents: product.basePriceCents,
	regularPriceCents: product.regularPriceCents,
	isCustomizable: attributes.customizable,
	isKit: attributes.pieces !== undefined,
})

const variantsOf = (product: ProductDetail, { variants, sizes, colorways }: ProductSheet) =>
	variants.map(([id, at, sizeAt, stock, leadTimeDays]) => {
		const [size = '', color = ''] = [sizes[sizeAt], colorways[at]?.id]
		return {
			id,
			size,
			colorway: color,
			priceCents: product.basePriceCents + extraCentsOf(product.attributes, { color, size }),
			stock,
			leadTimeDays,
		}
	})

const list = 'products'

/** The id in a cursor. @throws ApiProblem */
export function idIn(name: string, cursor: string | undefined): string | null {
	const position = positionIn(name, cursor)
	if (position !== null && !z.uuid().safeParse(position).success) throw wrongCursor()
	return position
}

/** One more than a page was read: whether there is a next one. */
export function pageFrom<Row extends { id: string }>(name: string, rows: readonly Row[], limit: number) {
	const data = rows.slice(0, limit)
	const last = data.at(-1)
	return { data, next: rows.length > limit && last ? cursorFor(name, last.id) : null }
}

export const productOperations: readonly Operation[] = [
	operation({
		id: 'listProducts',
		method: 'GET',
		path: '/products',
		tag: 'Products',
		scope: 'products:read',
		role: 'csr',
		summary: 'List products',
		description: 'Those that are in the shop now, in the order of their ids.',
		params: none,
		query: ProductQuery,
		answer: { status: 200, name: 'ProductList', schema: ProductList },
		run: async ({ context, query: { sport, kind, limit, cursor } }) => {
			const after = idIn(list, cursor) ?? undefined
			const rows = await productsToIndex(context.db, { after, limit: limit + 1, sport, kind })
			const { data, next } = pageFrom(list, rows, limit)
			return {
				data: data.map(({ sizes, inStock, ...row }) => ({ ...factsOf(row), sizes, isInStock: inStock })),
				next,
			}
		},
	}),
	operation({
		id: 'getProduct',
		method: 'GET',
		path: '/products/{productId}',
		tag: 'Products',
		scope: 'products:read',
		role: 'csr',
		summary: 'Read a product with its variants, prices and stock',
		params: z.object({ productId: z.uuid() }),
		query: z.strictObject({}),
		answer: { status: 200, name: 'Product', schema: Product },
		problems: ['not-found'],
		run: async ({ context, params }) => {
			const { product, sheet } = await productPage(context, params.productId)
			return {
				...factsOf(product),
				description: product.description,
				saleEndsOn: product.regularPriceCents === null ? null : product.saleEndsOn,
				safetyCerts: [...product.safetyCerts],
				colorways: product.colorways.map(({ id, name, primary, secondary }) => ({
					id,
					name,
					primary,
					secondary,
				})),
				pieces: (product.attributes.pieces ?? []).map(({ id, name, productId }) => ({ id, name, productId })),
				variants: variantsOf(product, sheet),
			}
		},
	}),
	operation({
		id: 'quotePrice',
		method: 'POST',
		path: '/prices/quote',
		tag: 'Products',
		scope: 'products:read',
		role: 'csr',
		summary: 'Price items as an order of them',
		description:
			'Computes what the cart of a visitor would show: quantity discounts count all units, promotions without a code apply. Nothing is stored or reserved, so no `Idempotency-Key` is needed.',
		params: none,
		query: z.strictObject({}),
		body: {
			name: 'PriceRequest',
			schema: PriceRequest,
			example: { items: [{ variantId: '3f0c2b1a-6d5e-4c7b-8a9f-0b1c2d3e4f50', quantity: 24 }] },
		},
		answer: { status: 200, name: 'PriceQuote', schema: PriceQuote },
		run: async ({ context, body: { items } }) => {
			const buyer = { ...context, actor: visitor }
			const wanted = items.map(({ variantId, quantity, design }) => ({
				variantId: VariantId.parse(variantId),
				design: design ? { id: DesignId.parse(design.id), version: design.version } : null,
				quantity,
				playerName: '',
				playerNumber: '',
			}))
			const { lines, problems, prices } = await pricedLines(buyer, wanted)
			const gone = problems.filter(({ kind }) => kind === 'gone' || kind === 'design-gone')
			if (gone.length > 0)
				throw new ApiProblem('invalid-request', {
					errors: gone.map(({ at, kind }) => ({
						field: `body.items.${at}.${kind === 'gone' ? 'variantId' : 'design'}`,
						message: kind === 'gone' ? 'Not sold' : 'Not a design of the shop for this variant',
					})),
				})
			const whole = lines.filter((line) => line !== null)
			const delivery = { isTaxExempt: false }
			const productIds = productsOf(whole)
			const terms = await termsIn(prices, buyer, { portal: null, delivery, productIds })
			const short = new Set(problems.flatMap(({ kind, at }) => (kind === 'short' ? [at] : [])))
			return {
				items: whole.map(({ wanted: { variantId, quantity }, unitCents, lineCents, snapshot }, at) => ({
					variantId,
					quantity,
					unitCents,
					lineCents,
					parts: [{ label: 'Garment', unitCents: snapshot.baseCents }, ...snapshot.extras],
					isInStock: !short.has(at),
				})),
				sum: sumFrom(totalsOf(whole, { ...terms, shippingCents: null, taxBp: null })),
			}
		},
	}),
]
