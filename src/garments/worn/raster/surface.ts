// Finds what each pixel shows of a garment and how it is lit. See `fragments.ts`.
import type { WornPiece } from '../model.ts'
import type { Assembly } from './assembly.ts'
import { distanceOf, project, type Camera } from './camera.ts'
import { structureAt, type Spot } from './cloth.ts'
import {
	axisScale,
	bumpScale,
	emptyList,
	glossScale,
	lightScale,
	resized,
	structureScale,
	type FragmentList,
} from './fragments.ts'
import { areaOf, drawBands, samplesPerPixel, sampleX, sampleY, type Band, type Screen } from './samples.ts'
import { lightInside, lightOutside, litStride, type Lighting } from './lighting.ts'
import { insideKnown, outsideKnown } from './occlusion.ts'

export type SurfaceSource = {
	pieces: readonly WornPiece[]
	assembly: Assembly
	lighting: Lighting
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

function sidesOf(screen: Screen, pieceOf: Uint8Array): Uint16Array {
	const { indices } = screen
	const sides = new Uint16Array(indices.length / 3)
	for (let triangle = 0; triangle < sides.length; triangle += 1)
		sides[triangle] = 2 * (pieceOf[indices[triangle * 3] ?? 0] ?? 0) + (areaOf(screen, triangle) > 0 ? 1 : 0)
	return sides
}

/**
 * The samples of one pixel that show one side of one piece, and its cloth. One object each for all fragments: there are a
 * million of them in a picture, and the collector of an object for each costs more than their light.
 */
const sight = { pixel: 0, triangle: 0, samples: 0, x: 0.5, y: 0.5 }
const spot: Spot = { x: 0.5, y: 0.5, inchesPerPixel: 0.5 }

/**
 * The values of `Lighting` over the triangle of the last fragment, as linear functions of the place on the screen: at its
 * third corner and their change per pixel to the right and down. Triangles are so small that perspective is not seen.
 */
const plane = {
	triangle: -1,
	x: 0,
	y: 0,
	start: new Float64Array(litStride),
	perX: new Float64Array(litStride),
	perY: new Float64Array(litStride),
	/** The longer axis of a pixel on the texture and its length, in canvas pixels. */
	axisU: 0,
	axisV: 0,
	span: 0,
}

function lightCorner(lighting: Lighting, vertex: number, isInside: boolean): void {
	const isLit = lighting.isLit[vertex] ?? 0
	if (isInside) {
		if ((isLit & insideKnown) === 0) lightInside(lighting, vertex)
	} else if ((isLit & outsideKnown) === 0) lightOutside(lighting, vertex)
}

function setPlane({ screen, lighting, sides }: Seen, triangle: number): void {
	const { points, indices } = screen
	const { values } = lighting
	const isInside = ((sides[triangle] ?? 0) & 1) === 1
	const a = indices[triangle * 3] ?? 0
	const b = indices[triangle * 3 + 1] ?? 0
	const c = indices[triangle * 3 + 2] ?? 0
	lightCorner(lighting, a, isInside)
	lightCorner(lighting, b, isInside)
	lightCorner(lighting, c, isInside)
	const { start, perX, perY } = plane
	plane.triangle = triangle
	plane.x = points[c * 3] ?? 0
	plane.y = points[c * 3 + 1] ?? 0
	const ax = (points[a * 3] ?? 0) - plane.x
	const ay = (points[a * 3 + 1] ?? 0) - plane.y
	const bx = (points[b * 3] ?? 0) - plane.x
	const by = (points[b * 3 + 1] ?? 0) - plane.y
	const area = ax * by - ay * bx
	for (let value = 0; value < litStride; value += 1) {
		const atC = values[c * litStride + value] ?? 0
		const fromA = (values[a * litStride + value] ?? 0) - atC
		const fromB = (values[b * litStride + value] ?? 0) - atC
		start[value] = atC
		perX[value] = (fromA * by - fromB * ay) / area
		perY[value] = (fromB * ax - fromA * bx) / area
	}
	const uPerX = perX[0] ?? 0
	const vPerX = perX[1] ?? 0
	const uPerY = perY[0] ?? 0
	const vPerY = perY[1] ?? 0
	const spanX = Math.sqrt(uPerX * uPerX + vPerX * vPerX)
	const spanY = Math.sqrt(uPerY * uPerY + vPerY * vPerY)
	plane.axisU = quantized((spanX > spanY ? uPerX : uPerY) * axisScale, 32_767)
	plane.axisV = quantized((spanX > spanY ? vPerX : vPerY) * axisScale, 32_767)
	plane.span = Math.max(spanX, spanY)
}

const quantized = (value: number, limit: number) => Math.max(-limit, Math.min(limit, Math.round(value)))

function nextIndex(list: FragmentList): number {
	const index = list.count
	if (index === list.fragments.pixel.length) list.fragments = resized(list, index * 2)
	list.count += 1
	return index
}

/** @param dx pixels from the plane's start */
const lightAt = (value: number, dx: number, dy: number): number =>
	(plane.start[value] ?? 0) + (plane.perX[value] ?? 0) * dx + (plane.perY[value] ?? 0) * dy

/** Adds what `sight` shows. */
function writeFragment(seen: Seen): void {
	if (plane.triangle !== sight.triangle) setPlane(seen, sight.triangle)
	const dx = sight.x - plane.x
	const dy = sight.y - plane.y
	const index = nextIndex(seen.list)
	const { fragments } = seen.list
	const side = seen.sides[sight.triangle] ?? 0
	fragments.pixel[index] = sight.pixel
	fragments.side[index] = side
	fragments.samples[index] = sight.samples
	const u = lightAt(0, dx, dy)
	const v = lightAt(1, dx, dy)
	fragments.u[index] = u
	fragments.v[index] = v
	fragments.axisU[index] = plane.axisU
	fragments.axisV[index] = plane.axisV
	const { pxPerInch } = seen
	spot.x = u / pxPerInch
	spot.y = v / pxPerInch
	spot.inchesPerPixel = plane.span / pxPerInch
	const structure = structureAt(seen.pieces[side >> 1]?.cloth ?? 'knit', spot)
	fragments.structure[index] = quantized(structure * structureScale, 127)
	if (side & 1) {
		fragments.light[index] = lightAt(3, dx, dy) * lightScale + 0.5
		fragments.bounce[index] = 90
		fragments.gloss[index] = 0
		fragments.bumpU[index] = 0
		fragments.bumpV[index] = 0
		return
	}
	fragments.light[index] = lightAt(2, dx, dy) * lightScale + 0.5
	fragments.bounce[index] = lightAt(4, dx, dy) * 255 + 0.5
	fragments.gloss[index] = lightAt(5, dx, dy) * glossScale + 0.5
	fragments.bumpU[index] = quantized(lightAt(6, dx, dy) * bumpScale, 127)
	fragments.bumpV[index] = quantized(lightAt(7, dx, dy) * bumpScale, 127)
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
		sight.pixel = pixel
		sight.triangle = found - 1
		sight.samples = samples
		sight.x = pixelX + x / own
		sight.y = pixelY + y / own
		writeFragment(seen)
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
			if (equal < samplesPerPixel) {
				writePixel(seen, band, { pixel, start })
				continue
			}
			sight.pixel = pixel
			sight.triangle = first - 1
			sight.samples = samplesPerPixel
			sight.x = column + 0.5
			sight.y = y + 0.5
			writeFragment(seen)
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
	plane.triangle = -1
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
