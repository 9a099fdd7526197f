// Draws garments side by side into one PNG, for visual checks.
// node scripts/garment-sheet.ts <out.png> [template ids, comma separated] [tile width] [mode]
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { packsFor } from '../src/garments/packs.server.ts'
import { renderDesign } from '../src/garments/render.ts'
import { DesignConfig } from '../src/garments/schemas.ts'
import { toSvg } from '../src/garments/svg.ts'
import type { GarmentTemplate, RenderMode, ViewId } from '../src/garments/template.ts'
import { templates } from '../src/garments/templates/index.ts'

const colorways = [
	['#14284f', '#f2b21b'],
	['#f7f7f5', '#c21a2c'],
	['#17181c', '#e8641b'],
	['#b5b9bf', '#14284f'],
	['#c8ff1a', '#17181c'],
	['#10803f', '#f7f7f5'],
] as const

const [out = 'sheet.png', chosen = '', tileWidth = '360', mode = 'preview'] = process.argv.slice(2)
const width = Number(tileWidth)
const ids = chosen ? chosen.split(',') : Object.keys(templates)

function tile(template: GarmentTemplate, view: ViewId, colors: readonly [string, string]): Buffer {
	const config = DesignConfig.parse({
		primaryColor: colors[0],
		secondaryColor: colors[1],
		teamName: 'Wildcats',
		playerNumber: '24',
		playerName: 'Johnson',
	})
	const scene = renderDesign({
		template,
		config,
		view,
		mode: mode as RenderMode,
		packs: packsFor(config, template),
	})
	const svg = toSvg(scene, { background: '#f7f5ef' })
	return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
}

const tiles = ids.flatMap((id) => {
	const template = templates[id]
	if (!template) throw new Error(`No garment called ${id}`)
	return colorways
		.slice(0, ids.length > 4 ? 2 : 6)
		.flatMap((colors, index) => [
			tile(template, index % 2 === 0 || ids.length > 4 ? 'front' : 'back', colors),
			...(index === 0 || ids.length > 4 ? [tile(template, 'back', colors)] : []),
		])
})
const columns = ids.length > 4 ? 8 : 4
const height = Math.round(width * 1.25)
const sheet = sharp({
	create: {
		width: width * columns,
		height: height * Math.ceil(tiles.length / columns),
		channels: 3,
		background: '#f7f5ef',
	},
})
const placed = tiles.map((input, index) => ({
	input,
	left: (index % columns) * width,
	top: Math.floor(index / columns) * height,
}))
writeFileSync(out, await sheet.composite(placed).png().toBuffer())
