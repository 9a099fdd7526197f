// The starting design of the tests of the checks: navy and gold, everything legal and readable.
import type { Asset } from '#files/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import { DesignConfig, StoredDesign, type LetteringStyle } from '#garments/schemas.ts'
import { templateById, templateToWorkOn } from '#garments/templates/index.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import type { DesignToCheck, Finding } from '#designs/rules/checks/finding.ts'

export const lettering = (part: Partial<LetteringStyle> = {}): LetteringStyle => ({
	font: 'graduate',
	fill: '#f7f7f5',
	borders: [],
	shape: 'straight',
	tracking: 6,
	...part,
})

/** In view pixels, as in schema version 1. */
export const logo = (part: object = {}) => ({
	id: 'crest',
	url: '/crest.png',
	placement: '',
	x: 232,
	y: 155,
	width: 40,
	height: 40,
	rotation: 0,
	...part,
})

export const asset = (part: Partial<Asset> = {}): Asset => ({
	id: '3f0c1c1e-7d0b-4f0e-9d57-0d6a0f6f2f10',
	url: '/crest.png',
	kind: 'raster',
	name: 'crest.png',
	width: 1_200,
	height: 1_200,
	inks: [{ hex: '#14284f', share: 1 }],
	warnings: [],
	...part,
})

/** A garment with a design of schema version 1 and the glyph packs that it needs. */
export function dressed(id: string, part: object = {}, assets: readonly Asset[] = []): DesignToCheck {
	const newest = templateById(id)
	if (!newest) throw new Error(`No template ${id}`)
	const colors = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }
	const config = readDesign(StoredDesign.parse({ ...colors, templateId: id, ...part }))
	const template = templateToWorkOn(newest, { ...config, templateVersion: newest.version })
	return {
		template,
		config,
		packs: packsFor(config, template),
		assets: Object.fromEntries(assets.map((one) => [one.id, one])),
		sport: template.sport,
	}
}

export const found = (design: DesignToCheck, id: string): Finding | undefined =>
	checkDesign(design).find((finding) => finding.id === id)

/** The design after the one-click fix of a finding. */
export function fixed(design: DesignToCheck, id: string): DesignToCheck {
	const fix = found(design, id)?.fix
	if (!fix) throw new Error(`Nothing mends ${id}`)
	const config = DesignConfig.parse(fix.apply(design.config))
	return { ...design, config, packs: packsFor(config, design.template) }
}

/** The product of a checked design, as a price takes it. */
export const pricedJersey = {
	id: 'p1',
	brand: 'Gridiron',
	model: 'Pro Game Jersey',
	sport: 'football',
	kind: 'Jersey',
	templateId: 'football-jersey',
	baseCents: 4_900,
	pictureHash: null,
	sublimated: false,
	colorways: [],
}
