// Textures of cloth. Left out of thumbnails.
import { path, round, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'
import { rememberedByContent } from './curves.ts'

/** Mesh has round holes, knit fine columns, fleece fine flecks, smooth no texture. */
export type Texture = 'mesh' | 'knit' | 'fleece' | 'smooth'

type Area = { left: number; right: number; top: number; bottom: number }
type Rows = { area: Area; pitch: number }

const lines = ({ top, bottom }: Area, pitch: number, line: (y: string, row: number) => string) =>
	Array.from({ length: Math.ceil((bottom - top) / pitch) }, (_, row) =>
		line(round(top + row * pitch), row),
	).join('')

/** Rows of holes, every other one shifted by half a step. */
const holes = rememberedByContent(({ area, pitch }: Rows): string => {
	const starts = [round(area.left), round(area.left + pitch / 2)]
	const right = round(area.right)
	return lines(area, pitch, (y, row) => `M${starts[row % 2]} ${y}H${right}`)
})

/** Rows with different starts, so that flecks appear scattered. */
const flecks = rememberedByContent(({ area, pitch }: Rows): string => {
	const right = round(area.right)
	return lines(area, pitch, (y, row) => {
		const start = area.left - ((row * row * 0.381966 + row * 0.618034) % 1) * 83
		return `M${round(start)} ${y}H${right}`
	})
})

const columns = rememberedByContent(({ area: { left, right, top, bottom }, pitch }: Rows): string =>
	Array.from({ length: Math.ceil((right - left) / pitch) }, (_, column) => {
		return `M${round(left + column * pitch)} ${round(top)}V${round(bottom)}`
	}).join(''),
)

function mesh({ tone }: Cloth, area: Area): SceneNode[] {
	const pitch = 3.4
	const dots = { dash: [0.01, pitch], cap: 'round' } as const
	const lower = { ...area, top: area.top + 0.7, bottom: area.bottom + 0.7 }
	return [
		path(holes({ area: lower, pitch }), {
			stroke: white,
			strokeWidth: 0.8,
			...dots,
			opacity: 0.12 * tone.light,
		}),
		path(holes({ area, pitch }), { stroke: black, strokeWidth: 0.9, ...dots, opacity: 0.2 * tone.shadow }),
	]
}

/** The large holes of open mesh panels. */
export function openMesh({ tone, fine }: Cloth, area: Area): SceneNode[] {
	if (!fine) return []
	const pitch = 5.4
	const dots = { dash: [0.01, pitch], cap: 'round' } as const
	const lower = { ...area, top: area.top + 0.9, bottom: area.bottom + 0.9 }
	return [
		path(holes({ area: lower, pitch }), {
			stroke: white,
			strokeWidth: 2.2,
			...dots,
			opacity: 0.16 * tone.light,
		}),
		path(holes({ area, pitch }), { stroke: black, strokeWidth: 2.3, ...dots, opacity: 0.3 * tone.shadow }),
	]
}

const knit = ({ tone }: Cloth, area: Area): SceneNode[] => [
	path(columns({ area, pitch: 2.2 }), {
		stroke: black,
		strokeWidth: 0.6,
		dash: [1.3, 0.9],
		opacity: 0.055 * tone.shadow,
	}),
]

const darkFlecks = [1.4, 4.1, 0.6, 7.3, 2.1, 5.2, 0.9, 3.7, 1.1, 9.4, 0.5, 6.1, 1.8, 11.3, 0.7, 4.9]
const brightFlecks = [1.7, 6.3, 0.7, 9.1, 1.2, 5.6, 0.6, 12.7, 1.5, 8.2, 0.9, 10.4]

const fleece = ({ tone }: Cloth, area: Area): SceneNode[] => [
	path(flecks({ area, pitch: 1.7 }), {
		stroke: black,
		strokeWidth: 0.7,
		dash: darkFlecks,
		opacity: 0.085 * tone.shadow,
	}),
	path(flecks({ area, pitch: 2.3 }), {
		stroke: white,
		strokeWidth: 0.6,
		dash: brightFlecks,
		opacity: 0.07 * tone.light,
	}),
]

/** The weave over an area; the caller clips it by its piece. */
export function weave(cloth: Cloth, texture: Texture, area: Area): SceneNode[] {
	if (!cloth.fine || texture === 'smooth') return []
	if (texture === 'mesh') return mesh(cloth, area)
	return texture === 'knit' ? knit(cloth, area) : fleece(cloth, area)
}
