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
export type Band = { top: number; rows: number; triangles: Uint32Array; depths: Float32Array }

export const samplesPerPixel = 8
/** Places of the samples relative to the pixel's center: no two in one row or column. */
export const sampleX = Float64Array.of(1, -1, 5, -3, -5, -7, 3, 7).map((sixteenths) => sixteenths / 16)
export const sampleY = Float64Array.of(-3, 3, 1, -5, 5, -1, 7, -7).map((sixteenths) => sixteenths / 16)
const reach = 7 / 16

const bandRows = 24
/** Neighbors share their edge even after rounding. */
const slack = -1e-7

type Binned = { starts: Uint32Array; triangles: Uint32Array }

function rowsOf({ points, indices }: Screen, triangle: number): readonly [low: number, high: number] {
	const a = points[(indices[triangle * 3] ?? 0) * 3 + 1] ?? 0
	const b = points[(indices[triangle * 3 + 1] ?? 0) * 3 + 1] ?? 0
	const c = points[(indices[triangle * 3 + 2] ?? 0) * 3 + 1] ?? 0
	return [Math.floor(Math.min(a, b, c)), Math.floor(Math.max(a, b, c))]
}

/** The triangles of each band, in the mesh's order. */
function binned(screen: Screen, bands: number): Binned {
	const count = screen.indices.length / 3
	const starts = new Uint32Array(bands + 1)
	const visit = (handle: (band: number, triangle: number) => void) => {
		for (let triangle = 0; triangle < count; triangle += 1) {
			const [low, high] = rowsOf(screen, triangle)
			const last = Math.min(bands - 1, Math.floor(high / bandRows))
			for (let band = Math.max(0, Math.floor(low / bandRows)); band <= last; band += 1) handle(band, triangle)
		}
	}
	visit((band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 1))
	for (let band = 0; band < bands; band += 1) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0)
	const next = starts.slice()
	const triangles = new Uint32Array(starts[bands] ?? 0)
	visit((band, triangle) => {
		const place = next[band] ?? 0
		triangles[place] = triangle
		next[band] = place + 1
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
	if (area === 0) return
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

/** Calls `handle` for each band from the top; the band's arrays are reused. */
export function drawBands(screen: Screen, handle: (band: Band) => void): void {
	const { width, height } = screen
	const bands = Math.ceil(height / bandRows)
	const { starts, triangles } = binned(screen, bands)
	const size = width * bandRows * samplesPerPixel
	const band: Band = { top: 0, rows: 0, triangles: new Uint32Array(size), depths: new Float32Array(size) }
	for (let index = 0; index < bands; index += 1) {
		const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0]
		if (from === to) continue
		band.top = index * bandRows
		band.rows = Math.min(bandRows, height - band.top)
		band.triangles.fill(0)
		band.depths.fill(0)
		for (let at = from; at < to; at += 1) drawTriangle(band, screen, triangles[at] ?? 0)
		handle(band)
	}
}
