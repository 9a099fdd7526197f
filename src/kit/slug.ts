// The end of an address that is made of words.
import { z } from 'zod'

const longestSlug = 60

export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address has small letters, digits and single hyphens between them')
	.max(longestSlug, `At most ${longestSlug} characters`)

/** Of a title: `Game day & fan gear` becomes `game-day-fan-gear`. */
export const slugOf = (title: string): string =>
	title
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, longestSlug)
		.replace(/-+$/, '')
