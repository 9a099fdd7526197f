// The soft shadow on the ground behind a canvas with worn garments: that of the server's pictures.
import type { WornPiece } from '#garments/worn/model.ts'
import { defaultPitchDeg, frameOf, pictureAspect, type Frame } from '#garments/worn/raster/camera.ts'
import { groundShadow } from '#garments/worn/raster/ground.ts'
import type { Viewer } from './shown.ts'

/** Of the shadow's picture in pixels; it is shown larger, which a soft shadow bears. */
const width = 240
const height = width * pictureAspect

function positionsOf(pieces: readonly WornPiece[]): Float32Array {
	const positions = new Float32Array(pieces.reduce((sum, { mesh }) => sum + mesh.positions.length, 0))
	let at = 0
	for (const { mesh } of pieces) {
		positions.set(mesh.positions, at)
		at += mesh.positions.length
	}
	return positions
}

/** Adds the shadow behind the viewer's canvas, which fills its box: the frame's 4 by 5 are in the middle of it. */
export function onGround(viewer: Viewer, canvas: HTMLCanvasElement): Viewer {
	const shadow = document.createElement('canvas')
	shadow.className = canvas.className
	shadow.width = width
	shadow.height = height
	canvas.before(shadow)
	const paper = shadow.getContext('2d')
	let frame: Frame | undefined
	let positions: Float32Array = new Float32Array()
	let turnDeg = 0
	let asked = 0

	const draw = () => {
		if (!frame) return
		const camera = { frame, turnDeg, pitchDeg: defaultPitchDeg, width, height }
		const { top, rows, alpha } = groundShadow({ positions }, camera)
		paper?.clearRect(0, 0, width, height)
		if (rows === 0) return
		const picture = new ImageData(width, rows)
		for (const [at, value] of alpha.entries()) picture.data[at * 4 + 3] = value
		paper?.putImageData(picture, 0, top)
	}
	const drawSoon = () => {
		cancelAnimationFrame(asked)
		asked = requestAnimationFrame(draw)
	}
	return {
		...viewer,
		show(shown, textures) {
			viewer.show(shown, textures)
			frame = frameOf(shown)
			positions = positionsOf(shown)
			drawSoon()
		},
		turn(degrees) {
			viewer.turn(degrees)
			turnDeg = degrees
			drawSoon()
		},
		close() {
			cancelAnimationFrame(asked)
			shadow.remove()
			viewer.close()
		},
	}
}
