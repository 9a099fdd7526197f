// What a card of a product shows, for every list of cards. Needs `product_listings` and `products` in the query.
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
