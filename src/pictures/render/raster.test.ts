import sharp from 'sharp'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import { templateById } from '#garments/templates/index.ts'
import { wildcats } from '../../../tests/factories/designs/wildcats.ts'
import { raster, withoutLayers } from './raster.ts'

const template = templateById('football-jersey')!
const config = readDesign(StoredDesign.parse(wildcats), template)
const packs = packsFor(config, template)
const svg = toSvg(renderDesign({ template, config, view: 'back', mode: 'preview', packs }))

test('pixels are those of the same picture as PNG', async () => {
	const png = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().asPng()
	expect(Buffer.compare(await raster(svg, 300).raw().toBuffer(), await sharp(png).raw().toBuffer())).toBe(0)
})

test('a garment without layers looks the same', async () => {
	const flat = withoutLayers(svg)
	expect(flat).not.toBe(svg)
	const [layered, direct] = await Promise.all(
		[svg, flat].map((drawing) => raster(drawing, 300).raw().toBuffer()),
	)
	const differences = [...layered!].map((value, at) => Math.abs(value - (direct![at] ?? 0)))
	const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
	expect(mean).toBeLessThan(0.7)
	expect(differences.filter((value) => value > 12).length / differences.length).toBeLessThan(0.001)
})
