// Files for machines: the sitemap and its parts, the feed of the blog, robots.txt.
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { ShopShell } from '#kit/shop.ts'
import { manifestOf } from '../rules/manifest.ts'
import { robots } from '../rules/sitemap.ts'
import { blogFeed, mainSitemap, partOfSitemap } from '../service/sitemap.server.ts'
import type { Route } from './+types/text-files'

type Asked = { services: ServiceContext; publicUrl: string; shop: ShopShell; url: URL }
type TextFile = { type: string; body: (asked: Asked) => string | Promise<string> }

/** By the pattern of the route, without its first slash. */
const files: Readonly<Record<string, TextFile>> = {
	'robots.txt': { type: 'text/plain', body: ({ publicUrl }) => robots(publicUrl) },
	'blog/rss.xml': {
		type: 'application/rss+xml',
		body: ({ services, publicUrl, shop }) => blogFeed(services, { publicUrl, shopName: shop.facts.name }),
	},
	'manifest.webmanifest': { type: 'application/manifest+json', body: ({ shop }) => manifestOf(shop) },
	'sitemap.xml': {
		type: 'application/xml',
		body: ({ services, ...site }) => mainSitemap(services, site),
	},
	'sitemap/:name.xml': {
		type: 'application/xml',
		body: ({ services, url, ...site }) => {
			const name = url.pathname.replaceAll(/^\/sitemap\/|\.xml$/g, '')
			return orNotFound(() => partOfSitemap(services, site, name))
		},
	},
}

/** A text file that the page cache may store. */
export async function loader({ context, url, pattern }: Route.LoaderArgs): Promise<Response> {
	const file = files[pattern.replace(/^\//, '')]
	if (!file) throw new Error(`${pattern} is no file`)
	const { publicUrl } = context.get(siteContext)
	const shop = context.get(shopContext)
	const body = await file.body({ services: context.get(serviceContext), publicUrl, shop, url })
	return new Response(body, {
		headers: { ...cacheableHeaders(), 'Content-Type': `${file.type}; charset=utf-8` },
	})
}
