// Colors the fragments of a view with a design's textures.
import type { WornPiece } from '../model.ts'
import { encode, exposureOf, linearColor } from './colors.ts'
import {
	axisScale,
	bumpScale,
	glossScale,
	lightScale,
	structureScale,
	type FragmentList,
} from './fragments.ts'
import type { GroundShadow } from './ground.ts'
import { maxBump, shadowIn, shadowStrength } from './rules.ts'
import { samplesPerPixel } from './samples.ts'
import { addColor, placeOn, textureKey, type Pixels, type ReadyTexture } from './textures.ts'

type Linear = readonly [red: number, green: number, blue: number]

/** An inside shows cloth without art or, without a texture, its own color. All have one form, which runs faster. */
type Material = { isInside: boolean; texture: ReadyTexture | undefined; plain: Linear }
const black: Linear = [0, 0, 0]

type Paint = FragmentList & {
	/** By the fragments' `side`. */
	materials: readonly (Material | undefined)[]
	pxPerInch: number
	reliefIn: number
}

const maxTaps = 4

/** Linear color of the fragment being painted. */
const color = new Float64Array(3)

/** Mean color along the longer axis of the pixel on the texture. */
function lookUp({ fragments }: Paint, index: number, material: Material): void {
	const { isInside, texture, plain } = material
	color[0] = plain[0]
	color[1] = plain[1]
	color[2] = plain[2]
	if (!texture) return
	const colors = isInside ? texture.bare : texture.dressed
	const u = fragments.u[index] ?? 0
	const v = fragments.v[index] ?? 0
	const axisU = (fragments.axisU[index] ?? 0) / axisScale
	const axisV = (fragments.axisV[index] ?? 0) / axisScale
	const length = Math.sqrt(axisU * axisU + axisV * axisV) * texture.scale
	const taps = Math.max(1, Math.min(maxTaps, Math.round(length)))
	for (let tap = 0; tap < taps; tap += 1) {
		const away = (tap + 0.5) / taps - 0.5
		addColor(color, colors, placeOn(texture, u + axisU * away, v + axisV * away))
	}
	color[0] = (color[0] ?? 0) / taps
	color[1] = (color[1] ?? 0) / taps
	color[2] = (color[2] ?? 0) / taps
}

/** By which share the relief of sewn art changes the light here. */
function reliefAt({ fragments, pxPerInch, reliefIn }: Paint, index: number, texture: ReadyTexture): number {
	const { art, scale, width } = texture
	if (!art) return 0
	const u = fragments.u[index] ?? 0
	const v = fragments.v[index] ?? 0
	const bumpU = (fragments.bumpU[index] ?? 0) / bumpScale
	const bumpV = (fragments.bumpV[index] ?? 0) / bumpScale
	const { at, fx, fy } = placeOn(texture, u, v)
	const a = (art[at] ?? 0) >>> 24
	const b = (art[at + 1] ?? 0) >>> 24
	const c = (art[at + width] ?? 0) >>> 24
	const d = (art[at + width + 1] ?? 0) >>> 24
	const strength = Math.sqrt(bumpU * bumpU + bumpV * bumpV)
	if (strength < 0.02) return 0
	const towards = (shadowIn * pxPerInch) / Math.max(0.3, strength)
	const source = placeOn(texture, u - bumpU * towards, v - bumpV * towards)
	const above = (art[source.at] ?? 0) >>> 24
	if (a === b && a === c && a === d && above === a) return 0
	const perInch = (reliefIn * scale * pxPerInch) / 255
	const slopeU = ((b - a) * (1 - fy) + (d - c) * fy) * perInch
	const slopeV = ((c - a) * (1 - fx) + (d - b) * fx) * perInch
	const here = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy
	const shadow = (shadowStrength * Math.min(1, strength * 2) * Math.max(0, above - here)) / 255
	return Math.max(-maxBump, Math.min(maxBump, slopeU * bumpU + slopeV * bumpV)) - shadow
}

/** Opacity of the art, 0 to 1. */
function artAt({ fragments }: Paint, index: number, texture: ReadyTexture): number {
	const { art, width } = texture
	if (!art) return 0
	const { at, fx, fy } = placeOn(texture, fragments.u[index] ?? 0, fragments.v[index] ?? 0)
	const a = (art[at] ?? 0) >>> 24
	const b = (art[at + 1] ?? 0) >>> 24
	const c = (art[at + width] ?? 0) >>> 24
	const d = (art[at + width + 1] ?? 0) >>> 24
	return ((a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy) / 255
}

/** Leaves the lit linear color of a fragment in `color`. */
function lightFragment(design: Paint, index: number, material: Material): void {
	const { fragments, reliefIn } = design
	lookUp(design, index, material)
	const structure = (fragments.structure[index] ?? 0) / structureScale
	let relief = 1 + structure
	const { texture } = material
	if (reliefIn > 0 && !material.isInside && texture?.art) {
		relief += reliefAt(design, index, texture) - structure * artAt(design, index, texture)
	}
	const exposure = exposureOf(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0)
	const light = ((fragments.light[index] ?? 0) / lightScale) * relief * exposure
	const bounce = (fragments.bounce[index] ?? 0) / 255
	const gloss = (fragments.gloss[index] ?? 0) / glossScale
	const shine = gloss * relief
	const red = color[0] ?? 0
	const green = color[1] ?? 0
	const blue = color[2] ?? 0
	color[0] = red * (light + bounce * red) + shine
	color[1] = green * (light + bounce * green) + shine
	color[2] = blue * (light + bounce * blue) + shine
}

/** Black with the shadow's alpha; then cloth over it. */
function withGround(size: Pick<Pixels, 'width' | 'height'>, ground: GroundShadow): Uint8ClampedArray {
	const rgba = new Uint8ClampedArray(size.width * size.height * 4)
	const start = ground.top * size.width
	for (let at = 0; at < ground.alpha.length; at += 1) rgba[(start + at) * 4 + 3] = ground.alpha[at] ?? 0
	return rgba
}

/** Sum of the fragments of the pixel being painted: linear red, green, blue, and samples. */
const sum = new Float64Array(4)

function writePixel(rgba: Uint8ClampedArray, pixel: number): void {
	const samples = sum[3] ?? 0
	if (samples === 0) return
	const at = pixel * 4
	const cover = samples / samplesPerPixel
	const alpha = cover + ((1 - cover) * (rgba[at + 3] ?? 0)) / 255
	const share = cover / alpha / samples
	rgba[at] = encode((sum[0] ?? 0) * share)
	rgba[at + 1] = encode((sum[1] ?? 0) * share)
	rgba[at + 2] = encode((sum[2] ?? 0) * share)
	rgba[at + 3] = Math.round(alpha * 255)
	sum[0] = sum[1] = sum[2] = sum[3] = 0
}

export type PaintRequest = FragmentList & {
	width: number
	height: number
	ground: GroundShadow
	pieces: readonly WornPiece[]
	/** By `textureKey`. */
	textures: ReadonlyMap<string, ReadyTexture>
	pxPerInch: number
	reliefIn: number
}

/** Of the outside and the inside. */
function materialsOf(
	{ texture: id, inside }: WornPiece,
	textures: PaintRequest['textures'],
): (Material | undefined)[] {
	const texture = textures.get(id)
	const outside = texture && { isInside: false, texture, plain: black }
	if (inside !== undefined)
		return [outside, { isInside: true, texture: undefined, plain: linearColor(inside) }]
	const own = textures.get(textureKey({ id, isInside: true })) ?? texture
	return [outside, own && { isInside: true, texture: own, plain: black }]
}

/** The picture; what has no texture or color is left out. */
export function paint({ width, height, ground, pieces, textures, ...request }: PaintRequest): Pixels {
	const rgba = withGround({ width, height }, ground)
	const materials = pieces.flatMap((piece) => materialsOf(piece, textures))
	const design: Paint = { ...request, materials }
	const { fragments, count } = request
	sum.fill(0)
	let pixel = -1
	for (let index = 0; index < count; index += 1) {
		const next = fragments.pixel[index] ?? 0
		if (next !== pixel) {
			writePixel(rgba, pixel)
			pixel = next
		}
		const material = materials[fragments.side[index] ?? 0]
		if (!material) continue
		lightFragment(design, index, material)
		const samples = fragments.samples[index] ?? 0
		sum[0] = (sum[0] ?? 0) + (color[0] ?? 0) * samples
		sum[1] = (sum[1] ?? 0) + (color[1] ?? 0) * samples
		sum[2] = (sum[2] ?? 0) + (color[2] ?? 0) * samples
		sum[3] = (sum[3] ?? 0) + samples
	}
	writePixel(rgba, pixel)
	return { width, height, rgba }
}
