// Colors of cloth since version 2: white stays white and navy stays navy under light and folds.
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { expectEvery, type Matrix } from '../../../tests/matrix.ts'
import { renderDesign } from '../render.ts'
import { DesignConfig } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import type { GarmentTemplate } from '../template.ts'
import { drawn } from './index.ts'

const dyed: Matrix<GarmentTemplate> = {
	cases: drawn.filter(
		({ version, id, zones }) =>
			version === 2 && id !== 'hockey-socks' && zones.some((zone) => zone.id === 'body'),
	),
	atLeast: 24,
	name: ({ id }) => id,
}

type Rgb = [red: number, green: number, blue: number]

/** Left, top, width and height in a 200th of the canvas: the trunk below the chest, hips, or the crown of a hat. */
const middles: Partial<Record<GarmentTemplate['kind'], readonly [number, number, number, number]>> = {
	pants: [62, 62, 76, 30],
	shorts: [62, 76, 76, 46],
	cap: [62, 82, 76, 60],
}

/** The colors of the middle of the front, with all cloth in one color. */
function middleColors(template: GarmentTemplate, color: string): Rgb[] {
	const [left, top, wide, high] = middles[template.kind] ?? [54, 115, 92, 80]
	const zoneColors = Object.fromEntries(template.zones.map(({ id }) => [id, color]))
	const config = DesignConfig.parse({ primaryColor: color, secondaryColor: color, zoneColors })
	const scene = renderDesign({ template, config, view: 'front', mode: 'thumb', packs: {} })
	const { pixels, width } = new Resvg(toSvg(scene), { fitTo: { mode: 'width', value: 200 } }).render()
	const rows = Array.from({ length: high }, (_, row) => row + top)
	const columns = Array.from({ length: wide }, (_, column) => column + left)
	return rows.flatMap((y) =>
		columns.map((x): Rgb => {
			const at = (y * width + x) * 4
			return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
		}),
	)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a white garment is white: its brightest cloth at 246 or more, and no grey sides', async () => {
	await expectEvery(dyed, (template) => {
		const light = middleColors(template, '#f7f7f5').map((rgb) => mean(rgb))
		expect(Math.max(...light)).toBeGreaterThanOrEqual(246)
		expect(mean(light)).toBeGreaterThan(230)
	})
})

test('a navy garment is navy: on average within 8 of its dye, rounder pants and hats within 12', async () => {
	await expectEvery(dyed, (template) => {
		const most = middles[template.kind] ? 12 : 8
		const colors = middleColors(template, '#14284f')
		for (const [index, dye] of [0x14, 0x28, 0x4f].entries()) {
			expect(Math.abs(mean(colors.map((rgb) => rgb[index] ?? 0)) - dye)).toBeLessThan(most)
		}
	})
})
