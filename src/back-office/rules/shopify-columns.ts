// The columns of a product export of Shopify, under the names of older and newer exports.

/** Names as `nameOf` writes them. The first is shown where the file has none. */
export const shopifyColumns = {
	handle: ['handle', 'url_handle'],
	title: ['title'],
	description: ['body_(html)', 'body_html', 'body', 'description'],
	vendor: ['vendor'],
	category: ['product_category', 'standard_product_type', 'standardized_product_type'],
	type: ['type', 'product_type', 'custom_product_type'],
	tags: ['tags'],
	published: ['published', 'published_on_online_store'],
	status: ['status'],
	option1Name: ['option1_name'],
	option1Value: ['option1_value'],
	option2Name: ['option2_name'],
	option2Value: ['option2_value'],
	option3Name: ['option3_name'],
	option3Value: ['option3_value'],
	sku: ['variant_sku', 'sku'],
	price: ['variant_price', 'price'],
	compareAt: ['variant_compare_at_price', 'compare_at_price'],
	stock: ['variant_inventory_qty', 'variant_inventory_quantity', 'inventory_quantity'],
	image: ['image_src', 'product_image_url'],
	imagePosition: ['image_position'],
	imageAlt: ['image_alt_text'],
	variantImage: ['variant_image', 'variant_image_url'],
	seoTitle: ['seo_title'],
	seoDescription: ['seo_description'],
} as const satisfies Record<string, readonly string[]>
export type ShopifyColumn = keyof typeof shopifyColumns

/** Columns of the shop's own format that may be added to the file, to say what Shopify does not. */
export const ownColumns = [
	'sport',
	'garment',
	'size_chart',
	'sale_price',
	'sale_from',
	'sale_to',
	'certifications',
	'customizable',
	'sublimated',
	'methods',
	'personalization',
	'fundraising',
	'search_words',
	'color',
	'primary_color',
	'secondary_color',
	'size',
	'lead_time_days',
] as const

const all = Object.values<readonly string[]>(shopifyColumns).flat()

export const isShopifyColumn = (name: string): boolean => all.includes(name)

const hasOne = (names: readonly string[], column: ShopifyColumn): boolean =>
	shopifyColumns[column].some((name) => names.includes(name))

/** Whether these are the names of a product export of Shopify. The shop's own files have no handle. */
export const isShopifyFile = (names: readonly string[]): boolean =>
	hasOne(names, 'handle') &&
	hasOne(names, 'title') &&
	(hasOne(names, 'option1Value') || hasOne(names, 'price'))
