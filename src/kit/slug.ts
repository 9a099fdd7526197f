// Names in addresses and of files.
import type { ShopFacts } from './shop.ts'

/** The end of an address, of a title: `Game day & fan gear` becomes `game-day-fan-gear`. */
export const slugOf = (title: string): string =>
	title
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, 60)
		.replace(/-+$/, '')

/** The name of a file that people download: `bolt-sons-products-2026-11-21.csv`. */
export const downloadName = ({ name }: Pick<ShopFacts, 'name'>, rest: string): string =>
	`${slugOf(name) || 'shop'}-${rest}`
