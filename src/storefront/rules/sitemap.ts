// Sitemap and robots.txt as pure text: the shop's pages and the files that list its products.
import { developersUrl } from '#api/urls.ts'
import { collectionsHref } from '#catalog/urls.ts'
import { offeredSports } from '#sports/sports.ts'
import { galleryHref } from '#pictures/urls.ts'
import { specShell } from '#kit/shop.ts'

// Escapes text for XML.

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
}

export const escapeXml = (text: string): string =>
	text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Products per sitemap file; the protocol allows 50,000 URLs. */
export const productsPerFile = 10_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapEntry = { path: string; changedOn?: string }

/** Every public page except products, collections and posts. */
export const openPages = ({ facts, hasHistory, hasBlog, sports } = specShell): SitemapEntry[] => [
	{ path: '/' },
	...offeredSports(sports).map((sport) => ({ path: `/sport/${sport}/products` })),
	...['jerseys', 'uniforms', 'spirit-wear', 'equipment'].map((name) => ({ path: `/builder/${name}` })),
	{ path: collectionsHref },
	{ path: galleryHref },
	{ path: '/team' },
	{ path: '/services/embroidery-printing' },
	...(facts.hasHelmetService ? [{ path: '/services/helmet-reconditioning' }] : []),
	{ path: '/about' },
	...(hasHistory ? [{ path: '/history' }] : []),
	...(hasBlog ? [{ path: '/blog' }] : []),
	{ path: '/support' },
	{ path: '/privacy' },
	{ path: '/terms' },
	{ path: '/credits' },
	{ path: developersUrl },
]

const lastmod = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : '')

const document = (element: string, body: string) =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${namespace}">${body}</${element}>\n`

/** A sitemap file with URLs of pages. */
export const urlSet = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
	document(
		'urlset',
		entries
			.map(
				({ path, changedOn }) => `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod(changedOn)}</url>`,
			)
			.join(''),
	)

/** A sitemap index with URLs of sitemap files. */
export const sitemapIndex = (publicUrl: string, paths: readonly string[]): string =>
	document(
		'sitemapindex',
		paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>`).join(''),
	)

const privatePaths = [
	'/account',
	'/admin',
	'/approvals',
	'/auth',
	'/checkout',
	'/colors',
	'/dev/',
	'/join',
	'/orders',
	'/pay',
	'/quote',
	'/portal',
	'/production',
	'/roster',
	'/search',
	'/staff',
	'/status',
	'/team/dashboard',
	'/votes',
]

/** robots.txt: excludes personal pages and sorted lists, whose combinations are endless. */
export const robots = (publicUrl: string): string =>
	[
		'User-agent: *',
		...privatePaths.map((path) => `Disallow: ${path}`),
		'Disallow: /*?*sort=',
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
		'',
	].join('\n')
