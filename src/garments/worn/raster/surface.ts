// Finds what each pixel shows of a garment and how it is lit. See `fragments.ts`.
import type { WornPiece } from '../model.ts'
import type { Assembly } from './assembly.ts'
import { distanceOf, project, type Camera } from './camera.ts'
import { sheens, structureAt } from './cloth.ts'
import {
	axisScale,
	bumpScale,
	emptyList,
	glossScale,
	lightScale,
	resized,
	structureScale,
	type FragmentList,
	type Fragments,
} from './fragments.ts'
import { drawBands, samplesPerPixel, sampleX, sampleY, type Band, type Screen } from './samples.ts'
import { glossLight, keyLight, litStride, roomLight } from './studio.ts'

export type SurfaceSource = {
	pieces: readonly WornPiece[]
	assembly: Assembly
	/** From `lightUp`. */
	lit: Float32Array
	camera: Camera
	pxPerInch: number
}

type Seen = SurfaceSource & {
	screen: Screen
	/** Per triangle twice its piece's index, plus 1 where the camera sees its inside. */
	sides: Uint16Array
	list: FragmentList
	/** Samples of one side further apart are separate, in the screen's depth. */
	depthGap: number
}

function sidesOf({ points, indices }: Screen, pieceOf: Uint8Array): Uint16Array {
	const sides = new Uint16Array(indices.length / 3)
	for (let triangle = 0; triangle < sides.length; triangle += 1) {
		const a = indices[triangle * 3] ?? 0
		const b = (indices[triangle * 3 + 1] ?? 0) * 3
		const c = (indices[triangle * 3 + 2] ?? 0) * 3
		const x = points[a * 3] ?? 0
		const y = points[a * 3 + 1] ?? 0
		const area =
			((points[b] ?? 0) - x) * ((points[c + 1] ?? 0) - y) -
			((points[b + 1] ?? 0) - y) * ((points[c] ?? 0) - x)
		sides[triangle] = 2 * (pieceOf[a] ?? 0) + (area > 0 ? 1 : 0)
	}
	return sides
}

/** The samples of one pixel that show one side of one piece. */
type Sight = { pixel: number; triangle: number; samples: number; x: number; y: number }

/** The vertex values at the sight, then the change of u and v by a pixel to the right and by one down. */
const at = new Float64Array(litStride + 4)

function interpolate({ screen, lit }: Seen, { triangle, x, y }: Sight): void {
	const { points, indices } = screen
	const a = indices[triangle * 3] ?? 0
	const b = indices[triangle * 3 + 1] ?? 0
	const c = indices[triangle * 3 + 2] ?? 0
	const cx = points[c * 3] ?? 0
	const cy = points[c * 3 + 1] ?? 0
	const ax = (points[a * 3] ?? 0) - cx
	const ay = (points[a * 3 + 1] ?? 0) - cy
	const bx = (points[b * 3] ?? 0) - cx
	const by = (points[b * 3 + 1] ?? 0) - cy
	const area = ax * by - ay * bx
	// Weights on the screen, then on the triangle because of the perspective.
	const screenA = ((x - cx) * by - (y - cy) * bx) / area
	const screenB = (ax * (y - cy) - ay * (x - cx)) / area
	const onA = screenA * (points[a * 3 + 2] ?? 0)
	const onB = screenB * (points[b * 3 + 2] ?? 0)
	const sum = onA + onB + (1 - screenA - screenB) * (points[c * 3 + 2] ?? 0)
	const wa = onA / sum
	const wb = onB / sum
	const fromA = a * litStride
	const fromB = b * litStride
	const fromC = c * litStride
	for (let value = 0; value < litStride; value += 1) {
		const base = lit[fromC + value] ?? 0
		at[value] = base + wa * ((lit[fromA + value] ?? 0) - base) + wb * ((lit[fromB + value] ?? 0) - base)
	}
	const ua = (lit[fromA + 3] ?? 0) - (lit[fromC + 3] ?? 0)
	const va = (lit[fromA + 4] ?? 0) - (lit[fromC + 4] ?? 0)
	const ub = (lit[fromB + 3] ?? 0) - (lit[fromC + 3] ?? 0)
	const vb = (lit[fromB + 4] ?? 0) - (lit[fromC + 4] ?? 0)
	at[litStride] = (ua * by - ub * ay) / area
	at[litStride + 1] = (va * by - vb * ay) / area
	at[litStride + 2] = (ub * ax - ua * bx) / area
	at[litStride + 3] = (vb * ax - va * bx) / area
}

const quantized = (value: number, limit: number) => Math.max(-limit, Math.min(limit, Math.round(value)))

function nextIndex(list: FragmentList): number {
	const index = list.count
	if (index === list.fragments.pixel.length) list.fragments = resized(list, index * 2)
	list.count += 1
	return index
}

/** Writes the place on the texture; returns the larger size of the pixel there, in canvas pixels. */
function writePlace(fragments: Fragments, index: number): number {
	const uPerX = at[litStride] ?? 0
	const vPerX = at[litStride + 1] ?? 0
	const uPerY = at[litStride + 2] ?? 0
	const vPerY = at[litStride + 3] ?? 0
	const spanX = Math.sqrt(uPerX * uPerX + vPerX * vPerX)
	const spanY = Math.sqrt(uPerY * uPerY + vPerY * vPerY)
	fragments.u[index] = at[3] ?? 0
	fragments.v[index] = at[4] ?? 0
	fragments.axisU[index] = quantized((spanX > spanY ? uPerX : uPerY) * axisScale, 32_767)
	fragments.axisV[index] = quantized((spanX > spanY ? vPerX : vPerY) * axisScale, 32_767)
	return Math.max(spanX, spanY)
}

/** Light above 1 approaches 1.3, so that highlights keep the cloth's color: at most 12 % more in sRGB. */
const softened = (light: number) => (light <= 1 ? light : 1.3 - 0.3 * Math.exp((1 - light) / 0.3))

/** Cloth darkens towards its silhouette, so that a white garment stands out from a white page. */
const edgeShade = (facing: number) => 1 - 0.24 * (1 - Math.max(0, Math.min(1, facing))) ** 2

function writeFragment(seen: Seen, sight: Sight): void {
	interpolate(seen, sight)
	const index = nextIndex(seen.list)
	const { fragments } = seen.list
	const side = seen.sides[sight.triangle] ?? 0
	fragments.pixel[index] = sight.pixel
	fragments.side[index] = side
	fragments.samples[index] = sight.samples
	const span = writePlace(fragments, index)
	const kind = seen.pieces[side >> 1]?.cloth ?? 'knit'
	const { pxPerInch } = seen
	const structure = structureAt(kind, {
		x: (at[3] ?? 0) / pxPerInch,
		y: (at[4] ?? 0) / pxPerInch,
		inchesPerPixel: span / pxPerInch,
	})
	fragments.structure[index] = quantized(structure * structureScale, 127)
	if (side & 1) {
		fragments.light[index] = quantized(Math.max(0.02, at[7] ?? 0) * lightScale, 65_535)
		fragments.bounce[index] = 90
		return
	}
	const length = Math.sqrt((at[0] ?? 0) ** 2 + (at[1] ?? 0) ** 2 + (at[2] ?? 0) ** 2) || 1
	const normal = {
		x: (at[0] ?? 0) / length,
		y: (at[1] ?? 0) / length,
		z: (at[2] ?? 0) / length,
		keyShare: at[5] ?? 0,
		roomShare: at[6] ?? 0,
	}
	const falling = keyLight(normal) * normal.keyShare + roomLight(normal) * normal.roomShare
	const light = softened(falling) * edgeShade(normal.z)
	const gloss = glossLight(normal, sheens[kind])
	fragments.light[index] = quantized(light * lightScale, 65_535)
	fragments.bounce[index] = Math.max(0, quantized((1 - normal.roomShare) * 110, 255))
	fragments.gloss[index] = quantized(gloss * glossScale, 65_535)
	fragments.bumpU[index] = quantized((at[8] ?? 0) * bumpScale, 127)
	fragments.bumpV[index] = quantized((at[9] ?? 0) * bumpScale, 127)
}

/** The fragments of one pixel whose samples start at `start` in the band. */
function writePixel(seen: Seen, band: Band, { pixel, start }: { pixel: number; start: number }): void {
	const { triangles, depths } = band
	const { sides, depthGap, screen } = seen
	const pixelX = (pixel % screen.width) + 0.5
	const pixelY = Math.floor(pixel / screen.width) + 0.5
	let done = 0
	for (let first = 0; first < samplesPerPixel; first += 1) {
		const found = triangles[start + first] ?? 0
		if (found === 0 || done & (1 << first)) continue
		const side = sides[found - 1] ?? 0
		const depth = depths[start + first] ?? 0
		let samples = 0
		let own = 0
		let x = 0
		let y = 0
		for (let sample = first; sample < samplesPerPixel; sample += 1) {
			const other = triangles[start + sample] ?? 0
			if (other === 0 || done & (1 << sample) || (sides[other - 1] ?? 0) !== side) continue
			if (Math.abs((depths[start + sample] ?? 0) - depth) > depthGap) continue
			done |= 1 << sample
			samples += 1
			if (other !== found) continue
			own += 1
			x += sampleX[sample] ?? 0
			y += sampleY[sample] ?? 0
		}
		writeFragment(seen, { pixel, triangle: found - 1, samples, x: pixelX + x / own, y: pixelY + y / own })
	}
}

function writeBand(seen: Seen, band: Band): void {
	const { triangles } = band
	const { width } = seen.screen
	for (let row = 0; row < band.rows; row += 1)
		for (let column = 0; column < width; column += 1) {
			const start = (row * width + column) * samplesPerPixel
			const y = band.top + row
			const first = triangles[start] ?? 0
			let equal = 1
			let any = first
			for (let sample = 1; sample < samplesPerPixel; sample += 1) {
				const found = triangles[start + sample] ?? 0
				any |= found
				if (found === first) equal += 1
			}
			if (any === 0) continue
			const pixel = y * width + column
			if (equal < samplesPerPixel) writePixel(seen, band, { pixel, start })
			else
				writeFragment(seen, {
					pixel,
					triangle: first - 1,
					samples: samplesPerPixel,
					x: column + 0.5,
					y: y + 0.5,
				})
		}
}

/** Room for the fragments of one view, kept for the next. */
const scratch: FragmentList = emptyList()

/** Cloth of one side within this depth counts as one surface, in inches. */
const gapIn = 0.8

export function surfaceOf(source: SurfaceSource): FragmentList {
	const { assembly, camera } = source
	const screen: Screen = {
		width: camera.width,
		height: camera.height,
		points: project(assembly.positions, camera),
		indices: assembly.indices,
	}
	const distance = distanceOf(camera.frame)
	const list = scratch
	list.count = 0
	const seen: Seen = {
		...source,
		screen,
		sides: sidesOf(screen, assembly.pieceOf),
		list,
		depthGap: gapIn / distance ** 2,
	}
	drawBands(screen, (band) => writeBand(seen, band))
	return { count: list.count, fragments: resized(list, list.count) }
}
