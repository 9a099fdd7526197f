import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { productionMethods } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { wornDesign } from '#garments/worn/worn-design.ts'
import { wornPicture } from './worn-textures.ts'

const template = templateById('football-jersey')!

test.each(productionMethods)('a white number by %s on navy cloth reads white', (method) => {
	const letters = {
		font: 'full-block',
		fill: '#f7f7f5',
		borders: [],
		shape: 'straight' as const,
		tracking: 0,
	}
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#14284f',
		playerNumber: '1',
		lettering: { number: letters },
		sublimated: method === 'sublimation',
		decorations:
			method === 'sublimation'
				? []
				: [{ type: method, location: 'front', size: 'large', itemId: 'number-front' }],
	})
	const packs = packsFor(config, template)
	const { rgba, width, height } = wornPicture(wornDesign({ template, config, mode: 'thumb', packs })!, {
		turnDeg: 0,
		width: 320,
	})
	// A strip across the chest: all that is not cloth is the number.
	const row = Math.round(height * 0.47)
	const strip = Array.from({ length: Math.round(width * 0.3) }, (_, at) => {
		const pixel = (row * width + Math.round(width * 0.35) + at) * 4
		return Math.min(...rgba.subarray(pixel, pixel + 3))
	})
	const bright = strip.filter((value) => value > 200)
	expect(bright.length).toBeGreaterThan(8)
	expect(Math.max(...strip)).toBeGreaterThan(215)
	expect(Math.min(...strip)).toBeLessThan(60)
})
