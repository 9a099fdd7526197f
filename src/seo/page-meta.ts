// What search engines and other sites learn of a page: title, description, canonical address and social card.
import type { MetaDescriptor } from 'react-router'
import { cardPrintOf, specShell, type ShopShell } from '#kit/shop.ts'

/** As the router hands them to `meta`. */
export type PageMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The shop in the data of the root. */
export function shopIn(matches: PageMatches | undefined): ShopShell {
	const root = matches?.find((match) => match?.id === 'root')?.loaderData
	// Cast: the root's loader answers the shop for every page.
	return (root as { shop?: ShopShell } | undefined)?.shop ?? specShell
}

export const siteNameIn = (matches: PageMatches | undefined): string => shopIn(matches).facts.name

export type PageFacts = {
	/** Of the page, which know the shop. */
	matches?: PageMatches
	/** Without the shop's name; the home page's own title comes after it. */
	title: string
	description: string
	/** Path of the page's one address, with the query only where it makes another page. */
	path: string
	/** Origin of the shop, without a slash at the end. */
	publicUrl: string
	/** Path of a 1200 × 630 picture, see `cardUrl`. */
	image?: string | undefined
	kind?: 'website' | 'article' | 'product'
	/** The page is of no use as a search result. */
	isHidden?: boolean
}

export const pageTitle = (title: string, matches?: PageMatches): string => `${title} | ${siteNameIn(matches)}`

function card(facts: PageFacts): MetaDescriptor[] {
	const { image, publicUrl, matches } = facts
	if (!image) return [{ name: 'twitter:card', content: 'summary' }]
	const print = cardPrintOf(shopIn(matches))
	// Cards are kept for good; those of a renamed shop have another address.
	const address = publicUrl + image + (print && `?shop=${print}`)
	return [
		{ property: 'og:image', content: address },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:image', content: address },
	]
}

/** Title, description, canonical link, Open Graph and Twitter card of an open page. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
	const { title, description, path, publicUrl, matches, kind = 'website', isHidden = false } = facts
	const siteName = siteNameIn(matches)
	const full = path === '/' ? `${siteName} | ${title}` : pageTitle(title, matches)
	return [
		{ title: full },
		{ name: 'description', content: description },
		...(isHidden
			? [{ name: 'robots', content: 'noindex' }]
			: [{ tagName: 'link', rel: 'canonical', href: publicUrl + path }]),
		{ property: 'og:site_name', content: siteName },
		{ property: 'og:type', content: kind },
		{ property: 'og:title', content: full },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: publicUrl + path },
		...card(facts),
	]
}

/** `meta` of a page behind a sign-in, whose loader answers `publicUrl`: search engines do not list it. */
export const hiddenMeta =
	(facts: Pick<PageFacts, 'title' | 'description' | 'path'>) =>
	({
		loaderData,
		matches,
	}: {
		loaderData?: { publicUrl: string } | undefined
		matches?: PageMatches
	}): MetaDescriptor[] =>
		pageMeta({ ...facts, matches, publicUrl: loaderData?.publicUrl ?? '', isHidden: true })
