import { expect, test } from 'vitest'
import { numberFonts } from '#garments/lettering/fonts.ts'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { viewOf } from '#garments/render.ts'
import { placementsOf } from '../placements.ts'
import { contours, type Contour } from './contours.server.ts'
import { flatPaths } from './outlines.ts'

const template = templateById('football-jersey')!
const borderIn = 0.25

function cutLayers(font: string): Contour[] {
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		playerNumber: '8',
		lettering: {
			number: {
				font,
				fill: '#ffffff',
				borders: [{ color: '#c21a2c', widthIn: borderIn }],
				shape: 'straight',
				tracking: 0,
			},
		},
	})
	const placements = placementsOf({ template, config, packs: packsFor(config, template), art: {} })
	const front = placements.find(({ view }) => view === 'front')
	const outlines = front?.source.kind === 'lettering' ? front.source.outlines() : []
	return contours(flatPaths(outlines), viewOf(template, 'front').pxPerInch)
}

const heightOf = ({ rings }: Contour) => {
	const heights = rings.flatMap((ring) => ring.map(({ y }) => y))
	return Math.max(...heights) - Math.min(...heights)
}

test.each(numberFonts)(
	'an 8 in $name is cut 8.00 in high, and its border a quarter inch around it',
	({ id }) => {
		const [border, face] = cutLayers(id)
		expect(heightOf(face!)).toBeCloseTo(8, 2)
		expect(heightOf(border!)).toBeCloseTo(8 + 2 * borderIn, 2)
	},
)

test('the border below a face and its rim is one piece, which carries both', () => {
	const [border, face] = cutLayers('collegiate-outline')
	// Rim, gap and face of an eight: an outer edge and two counters each.
	expect(face!.rings).toHaveLength(9)
	expect(border!.rings).toHaveLength(3)
})
