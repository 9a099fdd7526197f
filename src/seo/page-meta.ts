// What search engines and other sites learn of a page: title, description, canonical address and social card.
import type { MetaDescriptor } from 'react-router'

export const siteName = 'Fieldhouse'

export type PageFacts = {
	/** Without the shop's name; the home page's own title is used as it stands. */
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

export const pageTitle = (title: string): string => `${title} | ${siteName}`

function card(facts: PageFacts): MetaDescriptor[] {
	const { image, publicUrl } = facts
	if (!image) return [{ name: 'twitter:card', content: 'summary' }]
	return [
		{ property: 'og:image', content: publicUrl + image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:image', content: publicUrl + image },
	]
}

/** Title, description, canonical link, Open Graph and Twitter card of an open page. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
	const { title, description, path, publicUrl, kind = 'website', isHidden = false } = facts
	const full = path === '/' ? title : pageTitle(title)
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
	({ loaderData }: { loaderData?: { publicUrl: string } | undefined }): MetaDescriptor[] =>
		pageMeta({ ...facts, publicUrl: loaderData?.publicUrl ?? '', isHidden: true })
