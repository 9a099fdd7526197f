// Labels that templates and rules bring along for review and order, in Spanish by their English.
import { spanishSizes } from '#pricing/rules/spanish-decorations.ts'

/** Kinds of garments, which pieces of kits are called by. */
const pieces = {
	Jersey: 'Camiseta',
	'Home jersey': 'Camiseta de local',
	'Away jersey': 'Camiseta de visitante',
	Pants: 'Pantalón',
	Shorts: 'Pantalón corto',
	Socks: 'Medias',
	Hat: 'Gorra',
	Hoodie: 'Sudadera con capucha',
	'Quarter-Zip': 'Sudadera de medio cierre',
	Sweatshirt: 'Sudadera',
	'T-Shirt': 'Playera',
}

/** Lines of a price. */
const priceLines = {
	'Base price': 'Precio base',
	...spanishSizes,
}

export const reviewWords: Readonly<Record<string, string>> = { ...pieces, ...priceLines }
