// Draws one still of worn garments off the page's thread.
import type { WornPiece } from '#garments/worn/model.ts'
import { sewnReliefIn } from '#garments/worn/worn-design.ts'
import { rasterize, type DrawnTexture } from '#garments/worn/raster/rasterize.ts'

export type StillOrder = {
	pieces: readonly WornPiece[]
	textures: readonly (readonly [id: string, DrawnTexture])[]
	turnDeg: number
	/** Of the still in pixels; its height is 5/4. */
	width: number
}

/** Scale of the cloth's pattern where several garments with different canvases are shown. */
const pxPerInch = 40 / 3

globalThis.addEventListener('message', ({ data }: MessageEvent<StillOrder>) => {
	const { pieces, textures, turnDeg, width } = data
	const view = { pieces, pxPerInch, reliefIn: sewnReliefIn, turnDeg, width, height: Math.round(width * 1.25) }
	globalThis.postMessage(rasterize(view, new Map(textures)))
})
