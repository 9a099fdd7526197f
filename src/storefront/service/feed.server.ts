// The blog as RSS 2.0.
import { posts } from '#content/posts.ts'
import { escapeXml } from '../rules/xml.ts'

/** The feed, with absolute URLs. */
export function blogFeed(publicUrl: string): string {
	const items = posts.map(({ id, title, excerpt, author, date, category }) => {
		const address = `${publicUrl}/blog/${id}`
		return `<item><title>${escapeXml(title)}</title><link>${escapeXml(address)}</link><guid isPermaLink="true">${escapeXml(address)}</guid><description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category><dc:creator>${escapeXml(author)}</dc:creator><pubDate>${new Date(date).toUTCString()}</pubDate></item>`
	})
	const self = escapeXml(`${publicUrl}/blog/rss.xml`)
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Fieldhouse Blog</title><link>${escapeXml(`${publicUrl}/blog`)}</link><description>Notes for coaches and equipment managers.</description><language>en-us</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}
