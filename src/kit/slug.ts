// Names in addresses and of files.
import { z } from 'zod'
import type { ShopFacts } from './shop.ts'

const longestSlug = 60

export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address has small letters, digits and single hyphens between them')
	.max(longestSlug, `At most ${longestSlug} characters`)

/** The end of an address, of a title: `Game day & fan gear` becomes `game-day-fan-gear`. */
export const slugOf = (title: string): string =>
	title
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, longestSlug)
		.replace(/-+$/, '')

/** The name of a file that people download: `bolt-sons-products-2026-11-21.csv`. */
export const downloadName = ({ name }: Pick<ShopFacts, 'name'>, rest: string): string =>
	`${slugOf(name) || 'shop'}-${rest}`
