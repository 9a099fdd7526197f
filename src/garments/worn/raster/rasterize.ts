// Draws a worn garment without WebGL, in Node and in browser workers:
// 1. `texturesFor(view)` tells which textures are visible, which part of them, and at which resolution;
// 2. the caller draws these (`drawTextures` in `src/pictures/render/worn-textures.ts` with resvg, a canvas in browsers);
// 3. `rasterize(view, textures)` returns the picture with a transparent ground.
import type { WornPiece } from '../model.ts'
import { frameOf, project, rotate, type Camera, type Frame } from './camera.ts'

export type WornView = {
	pieces: readonly WornPiece[]
	/** Of the textures' canvas. */
	pxPerInch: number
	/** Height of sewn art above the cloth, in inches. */
	reliefIn: number
	/** 0 is the front, 90 the wearer's left side, 180 the back. */
	turnDeg: number
	/** How far the camera looks down; default 4. */
	pitchDeg?: number
	/** Of the picture in pixels. */
	width: number
	height: number
	/** Default: the frame of the pieces; a kit shares one frame. */
	frame?: Frame
}

/** The part of a texture that a view shows, in canvas pixels, and its resolution. */
export type TextureNeed = {
	id: string
	box: { x: number; y: number; width: number; height: number }
	/** Texture pixels per canvas pixel. */
	scale: number
}

/** RGBA with straight alpha. */
export type Pixels = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray }
/** A drawn texture: cloth without gaps, and the art that is laid over it. */
export type DrawnTexture = Omit<TextureNeed, 'id'> & { cloth: Pixels; art?: Pixels }

const defaultPitchDeg = 4
/** Texture pixels per picture pixel. */
const oversampling = 1.5

const cameraOf = (view: WornView): Camera => ({
	frame: view.frame ?? frameOf(view.pieces),
	turnDeg: view.turnDeg,
	pitchDeg: view.pitchDeg ?? defaultPitchDeg,
	width: view.width,
	height: view.height,
})

/** The textures of the view in the order of its pieces. */
export function texturesFor(view: WornView): TextureNeed[] {
	const boxes = new Map<string, { left: number; top: number; right: number; bottom: number }>()
	for (const { texture, mesh } of view.pieces) {
		const box = boxes.get(texture) ?? { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
		for (let at = 0; at < mesh.uvs.length; at += 2) {
			const u = mesh.uvs[at] ?? 0
			const v = mesh.uvs[at + 1] ?? 0
			box.left = Math.min(box.left, Math.floor(u) - 2)
			box.right = Math.max(box.right, Math.ceil(u) + 2)
			box.top = Math.min(box.top, Math.floor(v) - 2)
			box.bottom = Math.max(box.bottom, Math.ceil(v) + 2)
		}
		boxes.set(texture, box)
	}
	const { frame } = cameraOf(view)
	const scale = (view.width / frame.widthIn / view.pxPerInch) * oversampling
	return [...boxes].map(([id, { left, top, right, bottom }]) => ({
		id,
		box: { x: left, y: top, width: right - left, height: bottom - top },
		scale,
	}))
}

const samplesPerSide = 2
const lights = [
	{ x: -0.45, y: 0.55, z: 0.75, strength: 0.86 },
	{ x: 0.9, y: 0.15, z: 0.15, strength: 0.2 },
	{ x: -0.7, y: 0.2, z: -0.6, strength: 0.1 },
].map(({ x, y, z, strength }) => {
	const length = Math.hypot(x, y, z)
	return { x: x / length, y: y / length, z: z / length, strength }
})

type Target = { width: number; height: number; depth: Float32Array; color: Float32Array; covered: Uint8Array }

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

function lightAt(x: number, y: number, z: number): number {
	let light = 0.2 + 0.26 * (0.5 + 0.5 * y)
	for (const lamp of lights) light += lamp.strength * Math.max(0, x * lamp.x + y * lamp.y + z * lamp.z)
	return light
}

function drawPiece(
	target: Target,
	piece: WornPiece,
	{ camera, texture }: { camera: Camera; texture: DrawnTexture },
) {
	const { width, height, depth, color, covered } = target
	const { indices, uvs } = piece.mesh
	const points = project(piece.mesh.positions, { ...camera, width, height })
	const normals = rotate(piece.mesh.normals, camera)
	const { cloth, art, box, scale } = texture
	for (let at = 0; at < indices.length; at += 3) {
		const [a, b, c] = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0]
		const [ax, ay, az] = [points[a * 3] ?? 0, points[a * 3 + 1] ?? 0, points[a * 3 + 2] ?? 0]
		const [bx, by, bz] = [points[b * 3] ?? 0, points[b * 3 + 1] ?? 0, points[b * 3 + 2] ?? 0]
		const [cx, cy, cz] = [points[c * 3] ?? 0, points[c * 3 + 1] ?? 0, points[c * 3 + 2] ?? 0]
		const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
		if (area === 0) continue
		const isInside = area > 0
		const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
		const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))
		const top = Math.max(0, Math.floor(Math.min(ay, by, cy)))
		const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))
		for (let y = top; y <= bottom; y += 1)
			for (let x = left; x <= right; x += 1) {
				const px = x + 0.5
				const py = y + 0.5
				const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
				const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
				const wc = 1 - wa - wb
				if (wa < 0 || wb < 0 || wc < 0) continue
				const z = az * wa + bz * wb + cz * wc
				const o = y * width + x
				if (z <= (depth[o] ?? 0)) continue
				depth[o] = z
				covered[o] = 1
				const blend = (values: Float32Array, stride: number, offset: number) =>
					((values[a * stride + offset] ?? 0) * wa * az +
						(values[b * stride + offset] ?? 0) * wb * bz +
						(values[c * stride + offset] ?? 0) * wc * cz) /
					z
				const u = Math.round((blend(uvs, 2, 0) - box.x) * scale - 0.5)
				const v = Math.round((blend(uvs, 2, 1) - box.y) * scale - 0.5)
				const texel =
					4 *
					(Math.max(0, Math.min(cloth.height - 1, v)) * cloth.width +
						Math.max(0, Math.min(cloth.width - 1, u)))
				let [nx, ny, nz] = [blend(normals, 3, 0), blend(normals, 3, 1), blend(normals, 3, 2)]
				const length = Math.hypot(nx, ny, nz) || 1
				nx /= length
				ny /= length
				nz /= length
				const light = isInside ? 0.1 : lightAt(nx, ny, nz)
				const over = art && !isInside ? (art.rgba[texel + 3] ?? 0) / 255 : 0
				for (let channel = 0; channel < 3; channel += 1) {
					const base = linear[cloth.rgba[texel + channel] ?? 0] ?? 0
					const laid = linear[art?.rgba[texel + channel] ?? 0] ?? 0
					color[o * 3 + channel] = (base + (laid - base) * over) * light
				}
			}
	}
}

/** Mean of the samples of each pixel, in sRGB with straight alpha. */
function resolved({ width, height, color, covered }: Target): Pixels {
	const out = { width: width / samplesPerSide, height: height / samplesPerSide }
	const rgba = new Uint8ClampedArray(out.width * out.height * 4)
	for (let y = 0; y < out.height; y += 1)
		for (let x = 0; x < out.width; x += 1) {
			let [red, green, blue, count] = [0, 0, 0, 0]
			for (let sample = 0; sample < samplesPerSide ** 2; sample += 1) {
				const o =
					(y * samplesPerSide + Math.floor(sample / samplesPerSide)) * width +
					x * samplesPerSide +
					(sample % samplesPerSide)
				if (covered[o] === 0) continue
				count += 1
				red += color[o * 3] ?? 0
				green += color[o * 3 + 1] ?? 0
				blue += color[o * 3 + 2] ?? 0
			}
			if (count === 0) continue
			const pixel = (y * out.width + x) * 4
			rgba[pixel] = 255 * (red / count) ** (1 / 2.2)
			rgba[pixel + 1] = 255 * (green / count) ** (1 / 2.2)
			rgba[pixel + 2] = 255 * (blue / count) ** (1 / 2.2)
			rgba[pixel + 3] = (255 * count) / samplesPerSide ** 2
		}
	return { ...out, rgba }
}

/** The picture of the view; pieces without a drawn texture are left out. */
export function rasterize(view: WornView, textures: ReadonlyMap<string, DrawnTexture>): Pixels {
	const camera = cameraOf(view)
	const [width, height] = [view.width * samplesPerSide, view.height * samplesPerSide]
	const target: Target = {
		width,
		height,
		depth: new Float32Array(width * height),
		color: new Float32Array(width * height * 3),
		covered: new Uint8Array(width * height),
	}
	for (const piece of view.pieces) {
		const texture = textures.get(piece.texture)
		if (texture) drawPiece(target, piece, { camera, texture })
	}
	return resolved(target)
}
