// The kind of garment as lists and filters name it.
import type { SeedProduct, SeedTemplateId } from './seed-product.ts'

const kindOfTemplate: Record<SeedTemplateId, string> = {
	'football-jersey': 'Jersey',
	'basketball-jersey': 'Jersey',
	'baseball-jersey': 'Jersey',
	'soccer-jersey': 'Jersey',
	'soccer-long-sleeve': 'Jersey',
	'hockey-jersey': 'Jersey',
	'lacrosse-jersey': 'Jersey',
	pinnie: 'Jersey',
	tee: 'T-Shirt',
	'long-sleeve-tee': 'Long Sleeve',
	polo: 'Polo',
	hoodie: 'Hoodie',
	crewneck: 'Sweatshirt',
	'quarter-zip': 'Quarter-Zip',
	'basketball-shorts': 'Shorts',
	'soccer-shorts': 'Shorts',
	'lacrosse-shorts': 'Shorts',
	'football-pants': 'Pants',
	'baseball-pants': 'Pants',
	joggers: 'Pants',
	'hockey-socks': 'Socks',
	snapback: 'Hat',
	beanie: 'Hat',
}

/** A set is drawn as its jersey but sold as a set; sport long sleeves are jerseys by name. */
export function kindOf({ model, templateId }: Pick<SeedProduct, 'model' | 'templateId'>): string {
	if (/uniform set/i.test(model)) return 'Uniform Set'
	if (/jersey/i.test(model)) return 'Jersey'
	return kindOfTemplate[templateId]
}
