// Responses for machine-readable files: sitemaps, the feed, robots.txt.
import { cacheableHeaders } from '#http/answers.server.ts'

/** A text file that the page cache may store. */
export const textFile = (body: string, type: string): Response =>
	new Response(body, { headers: { ...cacheableHeaders(), 'Content-Type': `${type}; charset=utf-8` } })
