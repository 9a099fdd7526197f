// Draws a worn garment without WebGL, in Node and in browser workers:
// 1. `texturesFor(view)` tells which textures are visible, which part of them, and at which resolution;
// 2. the caller draws these (`drawTextures` in `src/pictures/render/worn-textures.ts` with resvg, a canvas in browsers);
// 3. `rasterize(view, textures)` returns the picture with a transparent ground.
// What depends on the meshes and the camera only is remembered: another design of the same cut costs its colors.
import type { WornMesh, WornPiece } from '../model.ts'
import { assemble } from './assembly.ts'
import { sheens } from './cloth.ts'
import { defaultPitchDeg, frameOf, type Camera, type Frame } from './camera.ts'
import type { FragmentList } from './fragments.ts'
import { groundShadow, type GroundShadow } from './ground.ts'
import { foldShade, occlusionOf } from './occlusion.ts'
import { paint } from './paint.ts'
import { createMemory } from './remembered.ts'
import { lightingOf, tangentsOf, type LitSource } from './lighting.ts'
import { surfaceOf } from './surface.ts'
import { readyTexture, textureKey, type DrawnTexture, type Pixels, type TextureNeed } from './textures.ts'

/** Raised with every change of what is drawn from equal input: it is part of the pictures' names. */
export const renderingVersion = 5

export type { DrawnTexture, Frame, Pixels, TextureNeed }
export { frameOf, textureKey }

export type WornView = {
	pieces: readonly WornPiece[]
	/** Of the textures' canvas. */
	pxPerInch: number
	/** Height of sewn art above the cloth, in inches. */
	reliefIn: number
	/** 0 is the front, 90 the wearer's left side, 180 the back. */
	turnDeg: number
	/** How far the camera looks down; default `defaultPitchDeg`. */
	pitchDeg?: number
	/** Of the picture in pixels. */
	width: number
	height: number
	/** Default: the frame of the pieces; a kit shares one frame. */
	frame?: Frame
}

/** Texture pixels per picture pixel. */
const oversampling = 1.2
/** Canvas pixels around the visible part of a texture, for interpolation. */
const margin = 3

type Surface = FragmentList & { ground: GroundShadow; needs: TextureNeed[] }

const mebibyte = 2 ** 20
const bytesOf = (arrays: readonly ArrayBufferView[]) =>
	arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)

const lightSources = createMemory<LitSource>(16 * mebibyte, ({ assembly, occlusion, folds, tangents }) => {
	const { positions, normals, uvs, indices, pieceOf } = assembly
	const { seen, known, maps } = occlusion
	const depths = maps.flatMap(({ highest, lowest }) => [highest, lowest])
	return bytesOf([positions, normals, uvs, indices, pieceOf, seen, known, ...depths, folds, tangents])
})
const surfaces = createMemory<Surface>(36 * mebibyte, ({ fragments, ground }) =>
	bytesOf([...Object.values(fragments), ground.alpha]),
)

/** Forgets all remembered geometry, for tests and measurements. */
export function forgetGeometry(): void {
	lightSources.clear()
	surfaces.clear()
}

const numbers = new WeakMap<WornMesh, number>()
let lastNumber = 0
function numberOf(mesh: WornMesh): number {
	const known = numbers.get(mesh)
	if (known !== undefined) return known
	lastNumber += 1
	numbers.set(mesh, lastNumber)
	return lastNumber
}

const cutOf = (pieces: readonly WornPiece[]) =>
	pieces.map(({ mesh, cloth }) => `${numberOf(mesh)} ${cloth}`).join(',')

function lightSourceOf(pieces: readonly WornPiece[]): LitSource {
	return lightSources.get(cutOf(pieces), () => {
		const assembly = assemble(pieces)
		return {
			assembly,
			occlusion: occlusionOf(assembly),
			folds: foldShade(assembly),
			tangents: tangentsOf(assembly),
			sheens: pieces.map(({ cloth }) => sheens[cloth]),
		}
	})
}

type Bounds = { left: number; top: number; right: number; bottom: number }
const nowhere: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** By twice a piece's index, plus 1 for its inside: what the fragments show of its texture. */
function shownBy({ fragments, count }: FragmentList, pieces: readonly WornPiece[]): Bounds[] {
	const boxes = pieces.flatMap(() => [{ ...nowhere }, { ...nowhere }])
	for (let index = 0; index < count; index += 1) {
		const box = boxes[fragments.side[index] ?? 0]
		if (!box) continue
		const u = fragments.u[index] ?? 0
		const v = fragments.v[index] ?? 0
		if (u < box.left) box.left = u
		if (u > box.right) box.right = u
		if (v < box.top) box.top = v
		if (v > box.bottom) box.bottom = v
	}
	return boxes
}

/** The box of each texture that the fragments show, insides with a color of their own aside. */
function needsOf(list: FragmentList, pieces: readonly WornPiece[], scale: number): TextureNeed[] {
	const needs = new Map<string, { id: string; isInside: boolean; bounds: Bounds }>()
	for (const [side, own] of shownBy(list, pieces).entries()) {
		const piece = pieces[side >> 1]
		const isInside = side % 2 === 1
		if (!piece || own.left > own.right || (isInside && piece.inside !== undefined)) continue
		const need = { id: piece.texture, isInside }
		const { bounds } = needs.get(textureKey(need)) ?? { bounds: nowhere }
		needs.set(textureKey(need), {
			...need,
			bounds: {
				left: Math.min(bounds.left, own.left),
				top: Math.min(bounds.top, own.top),
				right: Math.max(bounds.right, own.right),
				bottom: Math.max(bounds.bottom, own.bottom),
			},
		})
	}
	return [...needs.values()].map(({ bounds: { left, top, right, bottom }, ...need }) => {
		const [x, y] = [Math.floor(left) - margin, Math.floor(top) - margin]
		const box = { x, y, width: Math.ceil(right) + margin - x, height: Math.ceil(bottom) + margin - y }
		return { ...need, box, scale }
	})
}

function surfaceFor(view: WornView): Surface {
	const { pieces, pxPerInch, width, height, turnDeg } = view
	const frame = view.frame ?? frameOf(pieces)
	const camera: Camera = { frame, turnDeg, pitchDeg: view.pitchDeg ?? defaultPitchDeg, width, height }
	const textureIds = pieces.map(({ texture }) => texture).join(' ')
	const coloredInsides = pieces.map(({ inside }) => (inside === undefined ? 0 : 1)).join('')
	const key = JSON.stringify([cutOf(pieces), textureIds, coloredInsides, camera, pxPerInch])
	return surfaces.get(key, () => {
		const source = lightSourceOf(pieces)
		const { assembly } = source
		const list = surfaceOf({ pieces, assembly, lighting: lightingOf(source, camera), camera, pxPerInch })
		const scale = (width / frame.widthIn / pxPerInch) * oversampling
		return { ...list, ground: groundShadow(assembly, camera), needs: needsOf(list, pieces, scale) }
	})
}

/** The textures that the view shows, each with its visible part. */
export const texturesFor = (view: WornView): TextureNeed[] => surfaceFor(view).needs

/**
 * The picture of the view, with textures by `textureKey`. An inside without its own texture shows the cloth of the
 * outside's; what has neither is left out.
 */
export function rasterize(view: WornView, textures: ReadonlyMap<string, DrawnTexture>): Pixels {
	const { pieces, pxPerInch, reliefIn, width, height } = view
	const ready = new Map([...textures].map(([id, texture]) => [id, readyTexture(texture)]))
	return paint({ ...surfaceFor(view), width, height, pieces, textures: ready, pxPerInch, reliefIn })
}
