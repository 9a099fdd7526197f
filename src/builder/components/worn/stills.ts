// The viewer of browsers without WebGL: stills from the rasterizer of the server's pictures, drawn in a worker.
import type { Pixels } from '#garments/worn/raster/rasterize.ts'
import { hasArt, type ShownPiece, type ShownTexture, type Viewer } from './shown.ts'
import type { StillOrder } from './stills-worker.ts'

/** Width of a still in pixels. */
const stillWidth = 480

const pixelsOf = (canvas: HTMLCanvasElement): Pixels => {
	const { width, height } = canvas
	const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
	return { width, height, rgba: data ?? new Uint8ClampedArray(width * height * 4) }
}

/** @param onFailed called when the worker cannot be loaded or throws: no still comes any more */
export function createStills(canvas: HTMLCanvasElement, onFailed: () => void): Viewer {
	const worker = new Worker(new URL('stills-worker.ts', import.meta.url), { type: 'module' })
	worker.addEventListener('error', onFailed)
	let pieces: readonly ShownPiece[] = []
	let textures: ReadonlyMap<string, ShownTexture> = new Map()
	let turnDeg = 0
	let isDrawing = false
	let isStale = false

	const order = () => {
		if (isDrawing || pieces.length === 0) {
			isStale = isDrawing
			return
		}
		isDrawing = true
		isStale = false
		const drawn = [...textures].map(
			([id, { box, scale, canvas: cloth, art }]) =>
				[
					id,
					{
						box,
						scale,
						cloth: pixelsOf(cloth),
						...(hasArt({ art }) && { art: pixelsOf(art) }),
					},
				] as const,
		)
		worker.postMessage({ pieces, textures: drawn, turnDeg, width: stillWidth } satisfies StillOrder)
	}
	worker.addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
		canvas.width = data.width
		canvas.height = data.height
		const picture = new ImageData(new Uint8ClampedArray(data.rgba), data.width, data.height)
		canvas.getContext('2d')?.putImageData(picture, 0, 0)
		isDrawing = false
		if (isStale) order()
	})
	return {
		show(shown, drawn) {
			pieces = shown
			textures = drawn
			order()
		},
		renew: order,
		turn(degrees) {
			turnDeg = degrees
			order()
		},
		resize: () => {},
		close: () => worker.terminate(),
	}
}
