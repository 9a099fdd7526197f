// The columns of a product card, for every list of cards. The query must join `product_listings` and `products`.
import { sql } from 'drizzle-orm'
import { productListings as listings, products } from '../tables.ts'

export const cardColumns = {
	id: listings.productId,
	brand: listings.brand,
	model: listings.model,
	priceCents: listings.priceCents,
	customizable: listings.customizable,
	inStock: listings.inStock,
	leadTimeDays: listings.leadTimeDays,
	sizes: listings.sizes,
	colorways: products.colorways,
	pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
	pictureAlt: sql<string | null>`${products.images} -> 0 ->> 'alt'`,
}
