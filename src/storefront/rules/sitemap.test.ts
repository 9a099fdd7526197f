import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { hideProduct, insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { blogFeed, mainSitemap, partOfSitemap } from '../service/sitemap.server.ts'
import { specShell } from '#kit/shop.ts'
import { openPages, robots, sitemapIndex, urlSet } from './sitemap.ts'
import { countProducts } from '../store/storefront.server.ts'

const { database, context } = await openTestDatabase()
const publicUrl = 'https://shop.example.com'
const site = { publicUrl, shop: specShell }
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('the sitemap lists every open page and every active product once, in three statements', async () => {
	const before = database.statements()
	const xml = await mainSitemap(context, site)
	expect(database.statements() - before).toBe(3)
	const listed = addresses(xml)
	expect(listed).toHaveLength(openPages().length + 3 + (await countProducts(context.db)))
	expect(new Set(listed).size).toBe(listed.length)
	expect(listed).toEqual(
		expect.arrayContaining(
			['/', '/sport/hockey/products', '/builder/jerseys', '/blog/legal-numbers-by-sport', '/support'].map(
				(path) => publicUrl + path,
			),
		),
	)
	expect(xml).toMatch(
		/<loc>https:\/\/shop\.example\.com\/product\/[0-9a-f-]{36}<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
	)
})

test('a kit with a hidden piece is not in the sitemap, as its page is not found', async () => {
	const pieces = [await insertProduct(context.db), await insertProduct(context.db)]
	const address = `${publicUrl}/product/${await insertKit(context.db, pieces)}`
	expect(addresses(await mainSitemap(context, site))).toContain(address)
	await hideProduct(context.db, pieces[1]!)
	expect(addresses(await mainSitemap(context, site))).not.toContain(address)
	expect(addresses(await partOfSitemap(context, site, 'products-1'))).not.toContain(address)
})

test('a shop without posts has no blog in its sitemap', () => {
	expect(openPages({ ...specShell, hasBlog: false }).map(({ path }) => path)).not.toContain('/blog')
})

test('no page behind a sign-in stands in the sitemap', () => {
	const closed = /^\/(account|auth|approvals|checkout|portal|team\/dashboard|admin|search)/
	expect(openPages().filter(({ path }) => closed.test(path))).toEqual([])
})

test('a part of the sitemap that does not exist is refused', async () => {
	for (const name of [
		'products-2',
		'products-0',
		'products-01',
		'products-99999',
		'products-x',
		'',
		'../pages',
	])
		await expect(partOfSitemap(context, site, name)).rejects.toMatchObject({ code: 'not_found' })
	await expect(partOfSitemap(context, site, 'products-1')).resolves.toContain('/product/')
	await expect(partOfSitemap(context, site, 'pages')).resolves.not.toContain('/product/')
})

test('addresses are escaped', () => {
	expect(urlSet(publicUrl, [{ path: '/a?b=1&c=<' }])).toContain('/a?b=1&amp;c=&lt;</loc>')
	expect(sitemapIndex(publicUrl, ['/sitemap/pages.xml'])).toContain(
		`<sitemap><loc>${publicUrl}/sitemap/pages.xml</loc></sitemap>`,
	)
})

test('robots name the sitemap and keep crawlers out of personal pages', () => {
	expect(robots(publicUrl)).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
	expect(robots(publicUrl)).toContain('Disallow: /account')
})

test('the feed has the three posts with absolute addresses', async () => {
	const feed = await blogFeed(context, { publicUrl, shopName: 'Bolt & Sons' })
	expect(feed).toContain('<title>Bolt &amp; Sons Blog</title>')
	expect(feed.match(/<item>/g)).toHaveLength(3)
	expect(feed).toContain(`<link>${publicUrl}/blog/legal-numbers-by-sport</link>`)
	expect(feed).toContain('<pubDate>Thu, 12 Jun 2025 00:00:00 GMT</pubDate>')
})
