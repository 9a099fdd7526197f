// The garment of a proof, drawn: template, glyphs and the scenes of all views, the very ones of the screen.
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import type { Scene } from '#garments/scene.ts'
import type { GarmentTemplate, ViewId } from '#garments/template.ts'
import { templateAsSaved, templateById } from '#garments/templates/index.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import type { ProofInput } from './input.ts'

export type DrawnView = { view: ViewId; scene: Scene }
export type DrawnProof = { template: GarmentTemplate; packs: GlyphPacks; views: readonly DrawnView[] }

export const viewNames: Record<ViewId, string> = {
	front: 'Front',
	back: 'Back',
	left: 'Left side',
	right: 'Right side',
}

/** What is drawn here and now is not what was saved, and therefore not what was approved. */
export class NotAsSaved extends Error {}

/** The template in the version the design was saved with. @throws NotAsSaved when this program does not draw it. */
export function proofTemplate({ template: wanted }: Pick<ProofInput, 'template'>): GarmentTemplate {
	const template = templateAsSaved({ templateId: wanted.id, templateVersion: wanted.version })
	if (template) return template
	const newest = templateById(wanted.id)
	if (!newest) throw new NotAsSaved(`No garment template called ${wanted.id}`)
	throw new NotAsSaved(`${wanted.id} is at version ${newest.version}, the design at ${wanted.version}`)
}

/** @throws NotAsSaved when this drawing is not the one with the hash that the design was saved with. */
export async function drawProof(
	input: Pick<ProofInput, 'template' | 'config' | 'sceneHash'>,
): Promise<DrawnProof> {
	const { config } = input
	const template = proofTemplate(input)
	const packs = packsFor(config, template)
	const hash = await sceneHash({ template, config, packs })
	if (hash !== input.sceneHash)
		throw new NotAsSaved(`The drawing has the hash ${hash}, the saved design ${input.sceneHash}`)
	const views = template.views.map(({ id }) => ({
		view: id,
		scene: renderDesign({ template, config, view: id, mode: 'preview', packs }),
	}))
	return { template, packs, views }
}
