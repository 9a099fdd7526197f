// Which triangle each of eight samples of every pixel shows, band by band from the top, so that the memory for samples
// stays within a processor's cache.
export type Screen = {
	width: number
	height: number
	/** Per vertex x, y in picture pixels and a depth that grows towards the viewer and is linear on the screen. */
	points: Float32Array
	indices: Uint32Array
}

/** Rows `top` to `top + rows - 1`; `triangles` has 1 + the triangle's number per sample, or 0 for none. */
export type Band = {
	top: number
	rows: number
	triangles: Uint32Array
	depths: Float32Array
	/** Per pixel the depth of its farthest sample when all outsides are drawn: 0 where the ground shows. */
	floors: Float32Array
}

export const samplesPerPixel = 8
/** Places of the samples relative to the pixel's center: no two in one row or column. */
export const sampleX = Float64Array.of(1, -1, 5, -3, -5, -7, 3, 7).map((sixteenths) => sixteenths / 16)
export const sampleY = Float64Array.of(-3, 3, 1, -5, 5, -1, 7, -7).map((sixteenths) => sixteenths / 16)
const reach = 7 / 16

const bandRows = 24
/** Neighbors share their edge even after rounding. */
const slack = -1e-7

/** Per band the triangles whose outside the camera sees, then those whose inside, each in the mesh's order. */
type Binned = { starts: Uint32Array; triangles: Uint32Array }

/** Twice the triangle's area on the screen: below 0 where the camera sees its outside. */
export function areaOf({ points, indices }: Screen, triangle: number): number {
	const a = (indices[triangle * 3] ?? 0) * 3
	const b = (indices[triangle * 3 + 1] ?? 0) * 3
	const c = (indices[triangle * 3 + 2] ?? 0) * 3
	const x = points[a] ?? 0
	const y = points[a + 1] ?? 0
	return (
		((points[b] ?? 0) - x) * ((points[c + 1] ?? 0) - y) - ((points[b + 1] ?? 0) - y) * ((points[c] ?? 0) - x)
	)
}

function binned(screen: Screen, bands: number): Binned {
	const { points, indices } = screen
	const count = indices.length / 3
	const starts = new Uint32Array(2 * bands + 1)
	const visit = (handle: (bin: number, triangle: number) => void) => {
		for (let triangle = 0; triangle < count; triangle += 1) {
			const area = areaOf(screen, triangle)
			if (area === 0) continue
			const a = points[(indices[triangle * 3] ?? 0) * 3 + 1] ?? 0
			const b = points[(indices[triangle * 3 + 1] ?? 0) * 3 + 1] ?? 0
			const c = points[(indices[triangle * 3 + 2] ?? 0) * 3 + 1] ?? 0
			const first = Math.max(0, Math.floor(Math.min(a, b, c) / bandRows))
			const last = Math.min(bands - 1, Math.floor(Math.max(a, b, c) / bandRows))
			for (let band = first; band <= last; band += 1) handle(2 * band + (area > 0 ? 1 : 0), triangle)
		}
	}
	visit((bin) => (starts[bin + 1] = (starts[bin + 1] ?? 0) + 1))
	for (let bin = 0; bin < 2 * bands; bin += 1) starts[bin + 1] = (starts[bin + 1] ?? 0) + (starts[bin] ?? 0)
	const next = starts.slice()
	const triangles = new Uint32Array(starts[2 * bands] ?? 0)
	visit((bin, triangle) => {
		const place = next[bin] ?? 0
		triangles[place] = triangle
		next[bin] = place + 1
	})
	return { starts, triangles }
}

/** The weights of two corners and the depth as linear functions of the sample's offset, for the triangle being drawn. */
const offsetA = new Float64Array(samplesPerPixel)
const offsetB = new Float64Array(samplesPerPixel)
const offsetZ = new Float64Array(samplesPerPixel)

function drawTriangle(band: Band, screen: Screen, triangle: number): void {
	const { points, indices, width } = screen
	const { depths, triangles } = band
	const a = (indices[triangle * 3] ?? 0) * 3
	const b = (indices[triangle * 3 + 1] ?? 0) * 3
	const c = (indices[triangle * 3 + 2] ?? 0) * 3
	const ax = points[a] ?? 0
	const ay = points[a + 1] ?? 0
	const az = points[a + 2] ?? 0
	const bx = points[b] ?? 0
	const by = points[b + 1] ?? 0
	const bz = points[b + 2] ?? 0
	const cx = points[c] ?? 0
	const cy = points[c + 1] ?? 0
	const cz = points[c + 2] ?? 0
	const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
	const aPerX = (by - cy) / area
	const aPerY = (cx - bx) / area
	const bPerX = (cy - ay) / area
	const bPerY = (ax - cx) / area
	const zPerX = aPerX * (az - cz) + bPerX * (bz - cz)
	const zPerY = aPerY * (az - cz) + bPerY * (bz - cz)
	for (let sample = 0; sample < samplesPerPixel; sample += 1) {
		const x = sampleX[sample] ?? 0
		const y = sampleY[sample] ?? 0
		offsetA[sample] = aPerX * x + aPerY * y
		offsetB[sample] = bPerX * x + bPerY * y
		offsetZ[sample] = zPerX * x + zPerY * y
	}
	const marginA = reach * (Math.abs(aPerX) + Math.abs(aPerY))
	const marginB = reach * (Math.abs(bPerX) + Math.abs(bPerY))
	const marginC = reach * (Math.abs(aPerX + bPerX) + Math.abs(aPerY + bPerY))
	const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
	const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
	const top = Math.max(band.top, Math.floor(Math.min(ay, by, cy)))
	const bottom = Math.min(band.top + band.rows - 1, Math.floor(Math.max(ay, by, cy)))
	for (let y = top; y <= bottom; y += 1)
		for (let x = left; x <= right; x += 1) {
			const dx = x + 0.5 - cx
			const dy = y + 0.5 - cy
			const wa = aPerX * dx + aPerY * dy
			const wb = bPerX * dx + bPerY * dy
			const wc = 1 - wa - wb
			if (wa < -marginA || wb < -marginB || wc < -marginC) continue
			const z = cz + zPerX * dx + zPerY * dy
			const isWithin = wa > marginA && wb > marginB && wc > marginC
			const start = ((y - band.top) * width + x) * samplesPerPixel
			for (let sample = 0; sample < samplesPerPixel; sample += 1) {
				if (!isWithin) {
					const sa = wa + (offsetA[sample] ?? 0)
					const sb = wb + (offsetB[sample] ?? 0)
					if (sa < slack || sb < slack || 1 - sa - sb < slack) continue
				}
				const depth = z + (offsetZ[sample] ?? 0)
				if (depth <= (depths[start + sample] ?? 0)) continue
				depths[start + sample] = depth
				triangles[start + sample] = triangle + 1
			}
		}
}

function findFloors({ depths, rows, floors }: Band, width: number): void {
	for (let pixel = 0; pixel < rows * width; pixel += 1) {
		const start = pixel * samplesPerPixel
		let floor = depths[start] ?? 0
		for (let sample = 1; sample < samplesPerPixel && floor > 0; sample += 1)
			floor = Math.min(floor, depths[start + sample] ?? 0)
		floors[pixel] = floor
	}
}

/** Whether all pixels that the triangle may touch show something nearer. */
function isHidden({ top: start, rows, floors }: Band, screen: Screen, triangle: number): boolean {
	const { points, indices, width } = screen
	const a = (indices[triangle * 3] ?? 0) * 3
	const b = (indices[triangle * 3 + 1] ?? 0) * 3
	const c = (indices[triangle * 3 + 2] ?? 0) * 3
	const ax = points[a] ?? 0
	const ay = points[a + 1] ?? 0
	const bx = points[b] ?? 0
	const by = points[b + 1] ?? 0
	const cx = points[c] ?? 0
	const cy = points[c + 1] ?? 0
	const nearest = Math.max(points[a + 2] ?? 0, points[b + 2] ?? 0, points[c + 2] ?? 0)
	const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
	const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
	const top = Math.max(0, Math.floor(Math.min(ay, by, cy)) - start)
	const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)) - start)
	for (let y = top; y <= bottom; y += 1)
		for (let x = left; x <= right; x += 1) if ((floors[y * width + x] ?? 0) < nearest) return false
	return true
}

/** Calls `handle` for each band from the top; the band's arrays are reused. */
export function drawBands(screen: Screen, handle: (band: Band) => void): void {
	const { width, height } = screen
	const bands = Math.ceil(height / bandRows)
	const { starts, triangles } = binned(screen, bands)
	const size = width * bandRows
	const band: Band = {
		top: 0,
		rows: 0,
		triangles: new Uint32Array(size * samplesPerPixel),
		depths: new Float32Array(size * samplesPerPixel),
		floors: new Float32Array(size),
	}
	for (let index = 0; index < bands; index += 1) {
		const [from, insides, to] = [
			starts[2 * index] ?? 0,
			starts[2 * index + 1] ?? 0,
			starts[2 * index + 2] ?? 0,
		]
		if (from === to) continue
		band.top = index * bandRows
		band.rows = Math.min(bandRows, height - band.top)
		band.triangles.fill(0)
		band.depths.fill(0)
		for (let at = from; at < insides; at += 1) drawTriangle(band, screen, triangles[at] ?? 0)
		// Outsides hide most insides.
		findFloors(band, width)
		for (let at = insides; at < to; at += 1) {
			const triangle = triangles[at] ?? 0
			if (!isHidden(band, screen, triangle)) drawTriangle(band, screen, triangle)
		}
		handle(band)
	}
}
