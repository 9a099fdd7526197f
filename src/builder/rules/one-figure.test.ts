import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import type { WornGarment } from '#garments/worn/model.ts'
import { wornDesign } from '#garments/worn/worn-design.ts'
import { onOneFigure } from './one-figure.ts'

/** A garment between two heights on the figure, in inches. */
const between = (id: string, low: number, high: number): { id: string; garment: WornGarment } => ({
	id,
	garment: {
		pieces: [
			{
				id: 'only',
				texture: 'front',
				cloth: 'knit',
				mesh: {
					positions: new Float32Array([0, low, 0, 1, high, 0, 2, low, 0]),
					normals: new Float32Array(9),
					uvs: new Float32Array(6),
					indices: new Uint32Array([0, 1, 2]),
				},
			},
		],
		textures: [],
		canvas: { width: 400, height: 500, pxPerInch: 10 },
		reliefIn: 0,
	},
})
const home = between('home', 31, 60)
const away = between('away', 31, 60)
const shorts = between('shorts', 22, 42)
const pants = between('pants', 10, 42)
const socks = between('socks', 3, 20)
const cap = between('cap', 66, 73)

test.each([
	['a whole kit', [home, shorts, socks, cap], ['home', 'shorts', 'socks', 'cap']],
	['the jersey that is edited, not the other one', [away, home, shorts], ['away', 'shorts']],
	['the pants that are edited, not the shorts', [pants, home, shorts], ['pants', 'home']],
	['nothing', [], []],
])('one figure wears %s', (_name, garments, worn) => {
	expect([...onOneFigure(garments).keys()]).toEqual(worn)
})

const config = DesignConfig.parse({ primaryColor: '#4b1f6f', secondaryColor: '#e8641b' })

const wornOf = (id: string) => {
	const template = templateById(id)!
	return { id, garment: wornDesign({ template, config, mode: 'thumb', packs: {} })! }
}

test.each([
	['soccer-shorts', 'soccer-jersey', 'soccer-shorts'],
	['basketball-shorts', 'basketball-jersey', 'basketball-shorts'],
	['football-pants', 'football-jersey', 'football-jersey'],
	['baseball-pants', 'baseball-jersey', 'baseball-jersey'],
])('of %s and %s, whichever is edited, %s goes under the other', (bottom, top, under) => {
	for (const order of [
		[bottom, top],
		[top, bottom],
	]) {
		const garments = order.map(wornOf)
		const dressed = onOneFigure(garments)
		const changed = garments.filter(({ id, garment }) =>
			garment.pieces.some(({ mesh }, at) => mesh !== dressed.get(id)?.pieces[at]?.mesh),
		)
		expect(changed.map(({ id }) => id)).toEqual([under])
	}
})
