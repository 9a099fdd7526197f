// The camera of worn pictures: mild perspective, one scale for all turns of a garment.
import type { WornPiece } from '../model.ts'

/** What a picture shows: the height and the depth of its center on the figure and its width, in inches. */
export type Frame = { centerY: number; centerZ: number; widthIn: number }

/** How far the camera looks down, in degrees. */
export const defaultPitchDeg = 4

export type Camera = { frame: Frame; turnDeg: number; pitchDeg: number; width: number; height: number }

/** Distance of the camera in picture widths, as of a lens of about 130 mm. */
const distanceInWidths = 3.75
/** Distance of the camera from the figure's axis in inches. */
export const distanceOf = ({ widthIn }: Frame): number => widthIn * distanceInWidths
/** Share of the picture that a garment fills; turned, its seen height is larger than its own. */
const fill = { width: 0.9, height: 0.88, seenHeight: 0.94 } as const
export const pictureAspect = 1.25

/** In inches on the figure: the depth of a garment's axis, the largest distance from it, and heights. */
export type Extent = { centerZ: number; radius: number; low: number; high: number }

/** What the pieces take up at every turn; no pieces take up nothing. */
export function extentOf(pieces: readonly WornPiece[]): Extent {
	const box = { low: Infinity, high: -Infinity, back: Infinity, front: -Infinity }
	for (const { mesh } of pieces)
		for (let at = 0; at < mesh.positions.length; at += 3) {
			const [y, z] = [mesh.positions[at + 1] ?? 0, mesh.positions[at + 2] ?? 0]
			box.low = Math.min(box.low, y)
			box.high = Math.max(box.high, y)
			box.back = Math.min(box.back, z)
			box.front = Math.max(box.front, z)
		}
	const { low, high, back, front } = box
	if (low > high) return { centerZ: 0, radius: 0, low: 0, high: 0 }
	// Turned around its middle, a cap with its brim stays as large as it can be.
	const centerZ = (back + front) / 2
	let radius = 0
	for (const { mesh } of pieces)
		for (let at = 0; at < mesh.positions.length; at += 3)
			radius = Math.max(radius, Math.hypot(mesh.positions[at] ?? 0, (mesh.positions[at + 2] ?? 0) - centerZ))
	return { centerZ, radius, low, high }
}

/** Heights over the middle of the picture, in inches there, of the highest and the lowest point at every turn. */
function heightsInPicture(pieces: readonly WornPiece[], frame: Frame): { above: number; below: number } {
	const pitch = (defaultPitchDeg * Math.PI) / 180
	const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
	const distance = distanceOf(frame)
	let [above, below] = [-Infinity, Infinity]
	for (const { mesh } of pieces)
		for (let at = 0; at < mesh.positions.length; at += 3) {
			const y = (mesh.positions[at + 1] ?? 0) - frame.centerY
			const around = Math.hypot(mesh.positions[at] ?? 0, (mesh.positions[at + 2] ?? 0) - frame.centerZ)
			const near = ((y * cos - around * sin) * distance) / (distance - y * sin - around * cos)
			const far = ((y * cos + around * sin) * distance) / (distance - y * sin + around * cos)
			above = Math.max(above, near, far)
			below = Math.min(below, near, far)
		}
	return { above, below }
}

/**
 * The frame that holds the pieces at every turn, on a picture of 4 by 5. A hem that turns towards the viewer reaches
 * lower than its height, so what is seen is centered, not the garment.
 */
export function frameOf(pieces: readonly WornPiece[]): Frame {
	const { centerZ, radius, low, high } = extentOf(pieces)
	const widthIn = Math.max((2 * radius) / fill.width, (high - low) / fill.height / pictureAspect)
	const frame = { centerY: (low + high) / 2, centerZ, widthIn: widthIn || 1 }
	if (!widthIn) return frame
	const { above, below } = heightsInPicture(pieces, frame)
	return {
		...frame,
		centerY: frame.centerY + (above + below) / 2,
		widthIn: Math.max(widthIn, (above - below) / fill.seenHeight / pictureAspect),
	}
}

/**
 * Screen positions of a mesh: x and y in picture pixels, then 1 / distance to the camera in inches, which grows towards
 * the viewer and is linear on the screen.
 */
export function project(positions: Float32Array, camera: Camera): Float32Array {
	const { frame, width, height } = camera
	const turn = (camera.turnDeg * Math.PI) / 180
	const pitch = (camera.pitchDeg * Math.PI) / 180
	const [cosTurn, sinTurn, cosPitch, sinPitch] = [
		Math.cos(turn),
		Math.sin(turn),
		Math.cos(pitch),
		Math.sin(pitch),
	]
	const distance = distanceOf(frame)
	const scale = (width / frame.widthIn) * distance
	const projected = new Float32Array(positions.length)
	for (let at = 0; at < positions.length; at += 3) {
		const x = positions[at] ?? 0
		const y = (positions[at + 1] ?? 0) - frame.centerY
		const z = (positions[at + 2] ?? 0) - frame.centerZ
		const towards = x * sinTurn + z * cosTurn
		const nearness = 1 / (distance - y * sinPitch - towards * cosPitch)
		projected[at] = width / 2 + (x * cosTurn - z * sinTurn) * scale * nearness
		projected[at + 1] = height / 2 - (y * cosPitch - towards * sinPitch) * scale * nearness
		projected[at + 2] = nearness
	}
	return projected
}

/** From axes of the figure to the camera's, x to the right, y up, z to the viewer: a matrix, row by row. */
export function rotationOf({ turnDeg, pitchDeg }: Pick<Camera, 'turnDeg' | 'pitchDeg'>): Float64Array {
	const turn = (turnDeg * Math.PI) / 180
	const pitch = (pitchDeg * Math.PI) / 180
	const [cosTurn, sinTurn, cosPitch, sinPitch] = [
		Math.cos(turn),
		Math.sin(turn),
		Math.cos(pitch),
		Math.sin(pitch),
	]
	const rows = [
		[cosTurn, 0, -sinTurn],
		[-sinTurn * sinPitch, cosPitch, -cosTurn * sinPitch],
		[sinTurn * cosPitch, sinPitch, cosTurn * cosPitch],
	]
	return Float64Array.from(rows.flat())
}
