// The sitemap of this shop: one file for a small catalog, an index of files for a large one.
import { collectionHref } from '#catalog/urls.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ShopShell } from '#kit/shop.ts'
import { isoDate } from '#kit/time.ts'
import {
	escapeXml,
	openPages,
	productsPerFile,
	sitemapIndex,
	urlSet,
	type SitemapEntry,
} from '../rules/sitemap.ts'
import { countProducts, productAddresses, writtenAddresses } from '../store/storefront.server.ts'
import { newestPosts } from '#shop-settings/service/posts.server.ts'

const pagesFile = '/sitemap/pages.xml'
const productsFile = (number: number) => `/sitemap/products-${number}.xml`

async function productEntries({ db }: ServiceContext, number: number): Promise<SitemapEntry[]> {
	const rows = await productAddresses(db, { offset: (number - 1) * productsPerFile, limit: productsPerFile })
	return rows.map(({ id, updatedAt }) => ({ path: `/product/${id}`, changedOn: isoDate(updatedAt) }))
}

const hrefOf = ({ kind, slug }: { kind: string; slug: string }): string =>
	kind === 'post' ? `/blog/${slug}` : collectionHref(slug)

/** Pages without a database, posts and collections. One statement. */
const pageEntries = async ({ db }: ServiceContext, shop: ShopShell): Promise<SitemapEntry[]> => [
	...openPages(shop),
	...(await writtenAddresses(db)).map((row) => ({ path: hrefOf(row), changedOn: row.changedOn })),
]

type Site = { publicUrl: string; shop: ShopShell }

/** `/sitemap.xml`: all pages, or the index when the products exceed one file. At most three statements. */
export async function mainSitemap(context: ServiceContext, { publicUrl, shop }: Site): Promise<string> {
	const files = Math.ceil((await countProducts(context.db)) / productsPerFile)
	if (files <= 1)
		return urlSet(publicUrl, [...(await pageEntries(context, shop)), ...(await productEntries(context, 1))])
	const numbers = Array.from({ length: files }, (_, index) => index + 1)
	return sitemapIndex(publicUrl, [pagesFile, ...numbers.map(productsFile)])
}

/** A file of the index: `pages`, or `products-3`. @throws Refusal not_found */
export async function partOfSitemap(
	context: ServiceContext,
	{ publicUrl, shop }: Site,
	name: string,
): Promise<string> {
	if (name === 'pages') return urlSet(publicUrl, await pageEntries(context, shop))
	const [, digits] = /^products-([1-9]\d{0,3})$/.exec(name) ?? []
	const entries = digits ? await productEntries(context, Number(digits)) : []
	if (entries.length === 0) throw new Refusal('not_found', 'There is no such sitemap.')
	return urlSet(publicUrl, entries)
}

/** The feed of the newest posts, with absolute URLs. One statement. */
export async function blogFeed(
	{ db }: Pick<ServiceContext, 'db'>,
	{ publicUrl, shopName }: { publicUrl: string; shopName: string },
): Promise<string> {
	const items = (await newestPosts(db)).map(({ id, title, excerpt, author, date, category }) => {
		const address = `${publicUrl}/blog/${id}`
		return `<item><title>${escapeXml(title)}</title><link>${escapeXml(address)}</link><guid isPermaLink="true">${escapeXml(address)}</guid><description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category><dc:creator>${escapeXml(author)}</dc:creator><pubDate>${new Date(date).toUTCString()}</pubDate></item>`
	})
	const self = escapeXml(`${publicUrl}/blog/rss.xml`)
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(shopName)} Blog</title><link>${escapeXml(`${publicUrl}/blog`)}</link><description>Notes for coaches and equipment managers.</description><language>en-us</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}
