// The views of a proof as PNG, for approval cards and emails.
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Scene, SceneNode } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { ViewId } from '#garments/template.ts'
import { dataUri } from './art.ts'
import type { DrawnView } from './drawn.ts'
import type { ProofArt, ProofInput } from './input.ts'

export const pictureWidth = 1000

export type ProofPicture = { view: ViewId; png: Uint8Array }

function resolved(node: SceneNode, art: ProofInput['art']): SceneNode[] {
	if (node.type === 'group')
		return [{ ...node, children: node.children.flatMap((child) => resolved(child, art)) }]
	if (node.type === 'path') return [node]
	const file: ProofArt | undefined = art[node.href]
	return file ? [{ ...node, href: dataUri(file) }] : []
}

/** Inlines every upload, so that renderers fetch nothing; unknown files are omitted. */
export const resolveImages = (scene: Scene, art: ProofInput['art']): Scene => ({
	...scene,
	nodes: scene.nodes.flatMap((node) => resolved(node, art)),
})

/** PNG of one view, 1000 pixels wide, transparent around the garment. */
export async function viewPicture({ view, scene }: DrawnView, art: ProofInput['art']): Promise<ProofPicture> {
	const svg = toSvg(resolveImages(scene, art), { idPrefix: 'p' })
	const drawn = new Resvg(svg, {
		fitTo: { mode: 'width', value: pictureWidth },
		font: { loadSystemFonts: false },
	}).render()
	const png = await sharp(drawn.asPng()).png({ compressionLevel: 6 }).toBuffer()
	return { view, png: new Uint8Array(png) }
}
