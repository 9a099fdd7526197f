// A picture's garments as worn: what the rasterizer draws, and what names the picture.
import { createHash } from 'node:crypto'
import { packsFor } from '#garments/packs.server.ts'
import { withImages } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { WornGarment, WornMesh, WornPiece } from '#garments/worn/model.ts'
import { renderingVersion } from '#garments/worn/raster/rasterize.ts'
import { wornDesign } from '#garments/worn/worn-design.ts'
import type { PicturedGarment, PictureSpec, PrivatePicture } from '../schemas.ts'

export type WornScene = { garments: readonly WornGarment[]; turnDeg: number }

type Images = PrivatePicture['images']

function wornGarment(
	{ config, ...garment }: PicturedGarment,
	mode: PictureSpec['mode'],
	images: Images | undefined,
): WornGarment | undefined {
	const template = templateAsSaved(garment)
	const worn = template && wornDesign({ template, config, mode, packs: packsFor(config, template) })
	if (!worn || !images) return worn
	const textures = worn.textures.map((texture) => ({
		...texture,
		cloth: withImages(texture.cloth, (href) => images[href]),
		printed: withImages(texture.printed, (href) => images[href]),
		art: withImages(texture.art, (href) => images[href]),
	}))
	return { ...worn, textures }
}

/** Undefined for a flat picture, and when a garment has no worn form. */
export function wornScene(spec: PictureSpec, images?: Images): WornScene | undefined {
	if (!spec.worn) return undefined
	const all = [spec, ...(spec.beside ?? [])]
	const garments = all.flatMap((garment) => wornGarment(garment, spec.mode, images) ?? [])
	return garments.length === all.length ? { garments, turnDeg: spec.worn.turnDeg } : undefined
}

/** Meshes are the same object for the same cut. */
const digests = new WeakMap<WornMesh, string>()

function digestOf(mesh: WornMesh): string {
	const known = digests.get(mesh)
	if (known !== undefined) return known
	const hash = createHash('sha256')
	for (const part of [mesh.positions, mesh.normals, mesh.uvs, mesh.indices])
		hash.update(String(part.length)).update(part)
	const digest = hash.digest('hex')
	digests.set(mesh, digest)
	return digest
}

const pieceText = ({ id, texture, inside, cloth, mesh }: WornPiece) => [
	id,
	texture,
	inside,
	cloth,
	digestOf(mesh),
]

/** Text that differs whenever the picture does: cloth and art as SVG, meshes, turn and way of drawing. */
export function wornFingerprint({ garments, turnDeg }: WornScene): string {
	const parts = garments.map(({ pieces, textures, canvas, reliefIn }) => [
		canvas,
		reliefIn,
		pieces.map(pieceText),
		textures.map(({ id, cloth, printed, art }) => [
			id,
			...[cloth, art, ...(printed.length > 0 ? [printed] : [])].map((nodes) =>
				toSvg({ ...canvas, title: '', nodes }),
			),
		]),
	])
	return JSON.stringify([renderingVersion, turnDeg, parts])
}
