// What the builder shows of worn garments: their pieces on one figure, and their textures as canvases.
import { group, withImages, type SceneNode } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { WornGarment, WornPiece } from '#garments/worn/model.ts'

/** A piece whose texture has an id that is unique among all garments shown. */
export type ShownPiece = WornPiece

export type ShownTexture = {
	canvas: HTMLCanvasElement
	/** The sewn art alone, as large as `canvas`; one empty pixel where there is none. */
	art: HTMLCanvasElement
	/** The part of the flat view that it shows, in canvas pixels of the view. */
	box: Box
	/** Texture pixels per canvas pixel. */
	scale: number
	/** Canvas pixels per inch. */
	pxPerInch: number
}
type Box = { x: number; y: number; width: number; height: number }

/** Draws pieces on a canvas of the page; `degrees` is 0 for the front and 90 for the wearer's left side. */
export type Viewer = {
	show: (pieces: readonly ShownPiece[], textures: ReadonlyMap<string, ShownTexture>) => void
	/** The canvas of this texture has been drawn anew, or both of its canvases. */
	renew: (texture: string, isArtNew: boolean) => void
	turn: (degrees: number) => void
	/** The canvas has another size. */
	resize: () => void
	close: () => void
}

/** A drawing on its way to a texture: equal markup needs no new drawing. */
export type Wanted = Pick<ShownTexture, 'box' | 'pxPerInch'> & {
	id: string
	markup: string
	/** The markup of the sewn art alone; undefined without any. */
	art: string | undefined
}

/** Textures are at most this wide and high, in pixels. */
const largest = 1400
const bestScale = 2.6

const scaleOf = ({ width, height }: Box) => Math.min(bestScale, largest / Math.max(width, height))

/** The box around all texture coordinates of the pieces, a few pixels wider. */
function boxOf(pieces: readonly WornPiece[]): Box {
	const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
	for (const { mesh } of pieces)
		for (let at = 0; at < mesh.uvs.length; at += 2) {
			const [u, v] = [mesh.uvs[at] ?? 0, mesh.uvs[at + 1] ?? 0]
			box.left = Math.min(box.left, u)
			box.right = Math.max(box.right, u)
			box.top = Math.min(box.top, v)
			box.bottom = Math.max(box.bottom, v)
		}
	const [x, y] = [Math.floor(box.left) - 2, Math.floor(box.top) - 2]
	return { x, y, width: Math.ceil(box.right) + 2 - x, height: Math.ceil(box.bottom) + 2 - y }
}

const boxes = new WeakMap<WornPiece['mesh'], Map<string, Box>>()

/** Remembered with the first mesh of the texture: the same cut has the identical meshes. */
function rememberedBox(texture: string, pieces: readonly WornPiece[]): Box {
	const mesh = pieces[0]?.mesh
	if (!mesh) return { x: 0, y: 0, width: 1, height: 1 }
	const known = boxes.get(mesh) ?? new Map<string, Box>()
	boxes.set(mesh, known)
	const box = known.get(texture) ?? boxOf(pieces)
	known.set(texture, box)
	return box
}

/** The garments' pieces with texture ids that differ between garments. */
export const shownPieces = (garments: ReadonlyMap<string, WornGarment>): ShownPiece[] =>
	[...garments].flatMap(([id, { pieces }]) =>
		pieces.map((piece) => ({ ...piece, id: `${id}/${piece.id}`, texture: `${id}/${piece.texture}` })),
	)

function markupOf(nodes: SceneNode[], box: Box): string {
	const moved = group(nodes, { matrix: [1, 0, 0, 1, -box.x, -box.y] })
	const scene = { width: box.width, height: box.height, pxPerInch: 1, title: '', nodes: [moved] }
	return toSvg(scene, { width: box.width * scaleOf(box) })
}

/** The markup of every texture. `hrefOf` gives the data of an image: a picture of a picture loads nothing. */
export function wantedTextures(
	garments: ReadonlyMap<string, WornGarment>,
	hrefOf: (href: string) => string | undefined,
): Wanted[] {
	return [...garments].flatMap(
		([
			id,
			{
				pieces,
				textures,
				canvas: { pxPerInch },
				reliefIn,
			},
		]) =>
			textures.flatMap((texture): Wanted[] => {
				const own = pieces.filter((piece) => piece.texture === texture.id)
				if (own.length === 0) return []
				const box = rememberedBox(texture.id, own)
				const cloth = withImages(texture.cloth, hrefOf)
				const [printed, sewn] = [withImages(texture.printed, hrefOf), withImages(texture.art, hrefOf)]
				const markup = markupOf([...cloth, ...printed, ...sewn], box)
				const art = sewn.length > 0 && reliefIn > 0 ? markupOf(sewn, box) : undefined
				return [{ id: `${id}/${texture.id}`, box, pxPerInch, markup, art }]
			}),
	)
}

export const hasArt = ({ art }: Pick<ShownTexture, 'art'>): boolean => art.width > 1

/** Whether a texture has the size of what is wanted. */
export const fits = (texture: ShownTexture, { box, art }: Wanted): boolean =>
	texture.box.x === box.x &&
	texture.box.y === box.y &&
	texture.box.width === box.width &&
	texture.box.height === box.height &&
	hasArt(texture) === (art !== undefined)

function canvasOf(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas')
	canvas.width = width
	canvas.height = height
	return canvas
}

/** An empty texture of the right size. */
export function emptyTexture({ box, pxPerInch, art }: Wanted): ShownTexture {
	const scale = scaleOf(box)
	const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)]
	return {
		canvas: canvasOf(width, height),
		art: art === undefined ? canvasOf(1, 1) : canvasOf(width, height),
		box,
		scale,
		pxPerInch,
	}
}

async function draw(canvas: HTMLCanvasElement, markup: string): Promise<void> {
	const image = new Image()
	image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
	await image.decode()
	const paper = canvas.getContext('2d', { willReadFrequently: true })
	paper?.clearRect(0, 0, canvas.width, canvas.height)
	paper?.drawImage(image, 0, 0, canvas.width, canvas.height)
}

/**
 * Draws the markup on the texture's canvas, and that of the art if it is another one.
 * @returns whether the art has been drawn. @throws DOMException when the browser cannot read it: a bug of the caller
 */
export async function drawTexture(
	{ canvas, art }: ShownTexture,
	wanted: Wanted,
	drawnArt: string | undefined,
): Promise<boolean> {
	await draw(canvas, wanted.markup)
	if (wanted.art === undefined || wanted.art === drawnArt) return false
	await draw(art, wanted.art)
	return true
}

const asData = (blob: Blob): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader()
		// Cast: a data URL is read as text.
		reader.addEventListener('load', () => resolve(reader.result as string))
		reader.addEventListener('error', () => reject(new Error('This picture cannot be read')))
		reader.readAsDataURL(blob)
	})

/** The picture as a data URI. @throws Error when it cannot be loaded */
export async function imageData(href: string): Promise<string> {
	if (href.startsWith('data:')) return href
	const answer = await fetch(href)
	if (!answer.ok) throw new Error(`${answer.status} for a picture`)
	return asData(await answer.blob())
}
