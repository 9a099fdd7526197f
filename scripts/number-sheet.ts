// Draws all number families into one PNG, for visual checks: node scripts/number-sheet.ts <out.png> [family ids, comma separated]
// Per family: the ten digits, then pairs in one border and pairs in two.
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { twill } from '../src/garments/lettering/finishes.ts'
import { numberFonts, type GlyphPack } from '../src/garments/lettering/fonts.ts'
import { layoutLine } from '../src/garments/lettering/layout.ts'
import { numberPack } from '../src/garments/lettering/numbers/pack.ts'
import { mapOutline } from '../src/garments/lettering/outline.ts'
import { toSvg } from '../src/garments/svg.ts'
import { path, type SceneNode } from '../src/garments/scene.ts'

const [out = 'numbers.png', chosen = ''] = process.argv.slice(2)
const families = numberFonts.filter(({ id }) => chosen === '' || chosen.split(',').includes(id))

/** The height of a number: 8 in at 20 px per inch. */
const capHeight = 160
const pxPerInch = 20
const width = 3100
const rowHeight = 208

const [navy, gold, white, red, gray] = ['#14284f', '#f2b21b', '#f7f7f5', '#c21a2c', '#9aa0a6']
type Row = { words: readonly string[]; cloth: string; fill: string; borders: readonly string[] }
const rows: readonly Row[] = [
	{ words: [...'0123456789'], cloth: white, fill: navy, borders: [] },
	{
		words: ['11', '14', '17', '47', '70', '71', '74', '77', '88', '00', '24', '35'],
		cloth: navy,
		fill: white,
		borders: [gold],
	},
	{
		words: ['10', '12', '23', '41', '69', '79', '56', '97', '34', '13', '07', '84'],
		cloth: gray,
		fill: navy,
		borders: [white, red],
	},
]

const borderIn = 0.2

function rowNodes(pack: GlyphPack, { words, cloth, fill, borders }: Row, top: number): SceneNode[] {
	let pen = 24
	const gap = borders.length === 0 ? 40 : 26
	const numbers = words.flatMap((word) => {
		const line = layoutLine(pack, word, { capHeight })
		const x = pen + line.box.width / 2
		pen += line.box.width + gap
		const outline = mapOutline(line.outline, ([px, py]) => [px + x, py + top + capHeight + 24])
		const style = {
			fill,
			effects: { letters: outline },
			borders: borders.map((color) => ({ color, width: borderIn * pxPerInch })),
		}
		return twill(outline, style, 'flat')
	})
	const ground = path(`M0 ${top}L${width} ${top}L${width} ${top + rowHeight}L0 ${top + rowHeight}Z`, {
		fill: cloth,
	})
	return [ground, ...numbers]
}

const nodes = families.flatMap((font, index) => {
	const pack = numberPack(font)
	return rows.flatMap((row, at) => rowNodes(pack, row, (index * rows.length + at) * rowHeight))
})
const height = families.length * rows.length * rowHeight
const svg = toSvg({ width, height, pxPerInch, title: 'Number families', nodes })
writeFileSync(out, new Resvg(svg).render().asPng())
