// Draws garments side by side into one PNG, for visual checks.
// Flat: node scripts/garment-sheet.ts <out.png> [template ids, comma separated] [tile width] [mode]
// Worn: node scripts/garment-sheet.ts <out.png> <template ids> [tile width] worn [--turn <degrees>] [--design light|dark|loud]
//   Per garment and design: its flat views, then the garment worn from eight sides; `--turn` and `--design` pick some,
//   such as one large picture. `--cut` is an option of the style Cut, `--ground` the page's color.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { packsFor } from '../src/garments/packs.server.ts'
import { renderDesign } from '../src/garments/render.ts'
import { DesignConfig } from '../src/garments/schemas.ts'
import { toSvg } from '../src/garments/svg.ts'
import type { GarmentTemplate, RenderMode, ViewId } from '../src/garments/template.ts'
import { templates } from '../src/garments/templates/index.ts'
import { wornDesign } from '../src/garments/worn/worn-design.ts'
import { wornPicture } from '../src/pictures/render/worn-textures.ts'

type Colors = readonly [primary: string, secondary: string]
type Tile = { image: Buffer; height: number }

const colorways: readonly Colors[] = [
	['#14284f', '#f2b21b'],
	['#f7f7f5', '#c21a2c'],
	['#17181c', '#e8641b'],
	['#b5b9bf', '#14284f'],
	['#c8ff1a', '#17181c'],
	['#10803f', '#f7f7f5'],
]
const designs: Record<string, Colors> = {
	light: ['#ffffff', '#14284f'],
	dark: ['#14284f', '#f2b21b'],
	loud: ['#c8ff1a', '#d3145a'],
}
const turns = [0, 45, 90, 135, 180, 225, 270, 315]

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		turn: { type: 'string' },
		design: { type: 'string' },
		cut: { type: 'string' },
		ground: { type: 'string', default: '#f7f5ef' },
	},
})
const [out = 'sheet.png', chosen = '', tileWidth = '360', mode = 'preview'] = positionals
const width = Number(tileWidth)
const height = Math.round(width * 1.25)
const ids = chosen ? chosen.split(',') : Object.keys(templates)

const configOf = ([primaryColor, secondaryColor]: Colors) =>
	DesignConfig.parse({
		primaryColor,
		secondaryColor,
		teamName: 'Wildcats',
		playerNumber: '24',
		playerName: 'Johnson',
		...(values.cut && { styles: { fit: values.cut } }),
	})

function flatTile(template: GarmentTemplate, view: ViewId, colors: Colors): Tile {
	const config = configOf(colors)
	const drawnMode = mode === 'worn' ? 'preview' : (mode as RenderMode)
	const packs = packsFor(config, template)
	const svg = toSvg(renderDesign({ template, config, view, mode: drawnMode, packs }), {
		background: values.ground,
	})
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
	return { image: Buffer.from(drawn.asPng()), height: drawn.height }
}

async function wornTile(template: GarmentTemplate, turnDeg: number, colors: Colors): Promise<Tile[]> {
	const config = configOf(colors)
	const garment = wornDesign({ template, config, mode: 'preview', packs: packsFor(config, template) })
	if (!garment) return []
	const picture = wornPicture(garment, { turnDeg, width })
	const raw = { width: picture.width, height: picture.height, channels: 4 } as const
	const image = await sharp(picture.rgba, { raw }).flatten({ background: values.ground }).png().toBuffer()
	return [{ image, height: picture.height }]
}

/** One row per design: the flat views, then the worn ones. */
async function wornRows(template: GarmentTemplate): Promise<Tile[][]> {
	const names = values.design ? [values.design] : Object.keys(designs)
	const rows: Tile[][] = []
	for (const name of names) {
		const colors = designs[name]
		if (!colors) throw new Error(`No design called ${name}: ${Object.keys(designs).join(', ')}`)
		const row = values.turn ? [] : template.views.map(({ id }) => flatTile(template, id, colors))
		for (const turn of values.turn ? [Number(values.turn)] : turns)
			row.push(...(await wornTile(template, turn, colors)))
		rows.push(row)
	}
	return rows
}

/** Two or six pairs of colors, front and back, in rows of one length. */
function flatRows(chosenTemplates: readonly GarmentTemplate[]): Tile[][] {
	const isMany = chosenTemplates.length > 4
	const tiles = chosenTemplates.flatMap((template) =>
		colorways
			.slice(0, isMany ? 2 : 6)
			.flatMap((colors, index) => [
				flatTile(template, index % 2 === 0 || isMany ? 'front' : 'back', colors),
				...(index === 0 || isMany ? [flatTile(template, 'back', colors)] : []),
			]),
	)
	const columns = isMany ? 8 : 4
	return Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
		tiles.slice(row * columns, (row + 1) * columns),
	)
}

const chosenTemplates = ids.map((id) => {
	const template = templates[id]
	if (!template) throw new Error(`No garment called ${id}`)
	return template
})
const rows =
	mode === 'worn' ? (await Promise.all(chosenTemplates.map(wornRows))).flat() : flatRows(chosenTemplates)
const sheet = sharp({
	create: {
		width: width * Math.max(...rows.map((row) => row.length)),
		height: height * rows.length,
		channels: 3,
		background: values.ground,
	},
})
const placed = rows.flatMap((row, y) =>
	row.map((tile, x) => ({
		input: tile.image,
		left: x * width,
		top: y * height + Math.round((height - tile.height) / 2),
	})),
)
writeFileSync(out, await sheet.composite(placed).png().toBuffer())
