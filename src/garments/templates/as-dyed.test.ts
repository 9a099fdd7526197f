// Colors of cloth since version 2: white stays white and navy stays navy under light and folds.
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { expectEvery, type Matrix } from '../../../tests/matrix.ts'
import { renderDesign } from '../render.ts'
import { DesignConfig } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import type { GarmentTemplate } from '../template.ts'
import { drawn } from './index.ts'

const tops: Matrix<GarmentTemplate> = {
	cases: drawn.filter(({ version, zones }) => version === 2 && zones.some(({ id }) => id === 'body')),
	atLeast: 16,
	name: ({ id }) => id,
}

type Rgb = [red: number, green: number, blue: number]

/** The colors of the trunk between chest and hem, with all cloth in one color. */
function trunkColors(template: GarmentTemplate, color: string): Rgb[] {
	const zoneColors = Object.fromEntries(template.zones.map(({ id }) => [id, color]))
	const config = DesignConfig.parse({ primaryColor: color, secondaryColor: color, zoneColors })
	const scene = renderDesign({ template, config, view: 'front', mode: 'thumb', packs: {} })
	const { pixels, width } = new Resvg(toSvg(scene), { fitTo: { mode: 'width', value: 200 } }).render()
	const rows = Array.from({ length: 80 }, (_, row) => row + 115)
	const columns = Array.from({ length: 92 }, (_, column) => column + 54)
	return rows.flatMap((y) =>
		columns.map((x): Rgb => {
			const at = (y * width + x) * 4
			return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
		}),
	)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a white top is white: its brightest cloth at 246 or more, and no grey sides', async () => {
	await expectEvery(tops, (template) => {
		const light = trunkColors(template, '#f7f7f5').map((rgb) => mean(rgb))
		expect(Math.max(...light)).toBeGreaterThanOrEqual(246)
		expect(mean(light)).toBeGreaterThan(230)
	})
})

test('a navy top is navy: on average within 8 of its dye', async () => {
	await expectEvery(tops, (template) => {
		const colors = trunkColors(template, '#14284f')
		for (const [index, dye] of [0x14, 0x28, 0x4f].entries()) {
			expect(Math.abs(mean(colors.map((rgb) => rgb[index] ?? 0)) - dye)).toBeLessThan(8)
		}
	})
})
