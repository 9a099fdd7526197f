import { expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign, resolveDesign } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import { templates } from '#garments/templates/index.ts'
import { sportRecords } from '#sports/records/index.ts'
import { checkDesign } from '../checks/check-design.ts'
import { inTeamColors, sampleOf, withGalleryDesign } from './apply.ts'
import { galleryGarments, galleryOf, type GalleryDesign } from './records.ts'

const team = (primary: TeamColorId, secondary: TeamColorId, teamName?: string) => ({
	primary: teamColor(primary).hex,
	secondary: teamColor(secondary).hex,
	...(teamName !== undefined && { teamName }),
})
const pairs = [
	team('navy', 'gold'),
	team('white', 'black', 'Oak Hill'),
	team('kelly', 'orange', 'Wolverines'),
	team('gold', 'silver'),
]

const galleryDesigns = Object.values(templates).flatMap(galleryOf)
const galleryDesign = (id: string) => galleryDesigns.find((design) => design.id === id)

const svgOf = ({ template }: GalleryDesign, config: DesignConfig) =>
	template.views
		.map(({ id: view }) => {
			const packs = packsFor(config, template)
			return toSvg(renderDesign({ template, config, view, mode: 'thumb', packs }), { idPrefix: 'g' })
		})
		.join('')

test('every customizable product and every garment of a sport has at least eight designs of its own', () => {
	const sold = new Set(seedProducts.filter(({ customizable }) => customizable).map((sold) => sold.templateId))
	const worn = Object.values(sportRecords).flatMap(({ garments }) => Object.keys(garments))
	for (const id of [...sold, ...worn]) expect(galleryOf(templates[id]!).length, id).toBeGreaterThanOrEqual(8)
	for (const id of galleryGarments) expect(templates[id], id).toBeDefined()
	expect(new Set(galleryDesigns.map(({ id }) => id)).size).toBe(galleryDesigns.length)
})

test('the sample of every design is what the schema makes of it', () => {
	for (const design of galleryDesigns) {
		const sample = sampleOf(design)
		expect(JSON.stringify(DesignConfig.parse(sample)), design.id).toBe(JSON.stringify(sample))
	}
})

test('every design names only zones, patterns and options that its garment has', () => {
	for (const { id, template, styles, pattern, zones } of galleryDesigns) {
		const { colors } = resolveDesign(template, sampleOf(galleryDesign(id)!), 'thumb')
		for (const zone of Object.keys(zones)) expect(Object.keys(colors)).toContain(zone)
		for (const [style, option] of Object.entries(styles))
			expect(template.styles.find((one) => one.id === style)?.options.map((one) => one.id)).toContain(option)
		if (pattern) expect(template.patterns).toContain(pattern.id)
	}
})

test('no two designs of a garment look the same', () => {
	const pictures = galleryDesigns.map((design) => `${design.template.id} ${svgOf(design, sampleOf(design))}`)
	expect(new Set(pictures).size).toBe(galleryDesigns.length)
	for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/)
})

test('every design can be made in every pair of colors: no finding blocks it or is a strong warning', () => {
	for (const design of galleryDesigns) {
		for (const colors of pairs) {
			const config = inTeamColors(design, colors)
			const { template } = design
			const packs = packsFor(config, template)
			const findings = checkDesign({ template, config, packs, assets: {}, sport: template.sport })
			const severe = findings.filter(({ severity }) => severity === 'blocks-proof' || severity === 'strong')
			expect(severe, design.id).toEqual([])
		}
	}
})

test('a finished design keeps texts, art, quantity and places, and is one that can be saved', () => {
	const own = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		templateId: 'football-jersey',
		teamName: 'Hawks',
		playerName: 'LEE',
		playerNumber: '8',
		quantity: 30,
		pattern: { id: 'hoop', color: '#f2b21b', opacity: 1 },
		logos: [{ url: '/files/a', placement: 'chest', x: 1, y: 1, width: 3, height: 3 }],
		lettering: { places: { number: { front: { downIn: 1 } } } },
	})
	const design = galleryDesign('football-jersey.road-white')!
	const { lettering, pattern, ...result } = withGalleryDesign(own, design, team('maroon', 'white'))
	const { teamName, playerName, playerNumber, quantity, logos } = own
	expect(result).toMatchObject({ teamName, playerName, playerNumber, quantity, logos })
	expect(pattern).toBeUndefined()
	expect(lettering?.places).toEqual(own.lettering?.places)
	expect(result.zoneColors?.cuff).toBe(teamColor('maroon').hex)
	expect(withGalleryDesign(own, design, team('maroon', 'white', 'Oak Hill')).teamName).toBe('Oak Hill')
	const whole = withGalleryDesign(own, design, team('maroon', 'white'))
	expect(DesignConfig.parse(JSON.parse(JSON.stringify(whole)))).toEqual(JSON.parse(JSON.stringify(whole)))
})
