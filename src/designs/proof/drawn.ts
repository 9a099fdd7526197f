// Draws the garment of a proof: template, glyphs and the same scenes of all views as the screen.
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import type { Scene } from '#garments/scene.ts'
import { isSideView, type GarmentTemplate, type ViewId } from '#garments/template.ts'
import { templateAsSaved, templateById } from '#garments/templates/index.ts'
import { elementsOf } from '../rules/elements.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import type { ProofInput } from './input.ts'
import type { WornPrint } from './worn-print.ts'

export type DrawnView = { view: ViewId; scene: Scene }
/** `views` are front and back, and both sides when one of them is decorated. */
export type DrawnProof = {
	template: GarmentTemplate
	packs: GlyphPacks
	views: readonly DrawnView[]
	worn?: readonly WornPrint[]
}

/** A garment of the proof. */
export type PieceOfProof = { input: ProofInput; drawn: DrawnProof }

/** The current drawing differs from the saved, and therefore from the approved one. */
export class NotAsSaved extends Error {}

/** The template version that the design was saved with, in its cut. @throws NotAsSaved when this program cannot draw it. */
export function proofTemplate({
	template: wanted,
	config: { styles },
}: Pick<ProofInput, 'template' | 'config'>): GarmentTemplate {
	const template = templateAsSaved({ templateId: wanted.id, templateVersion: wanted.version, styles })
	if (template) return template
	const newest = templateById(wanted.id)
	if (!newest) throw new NotAsSaved(`No garment template called ${wanted.id}`)
	throw new NotAsSaved(`${wanted.id} is at version ${newest.version}, the design at ${wanted.version}`)
}

/** @throws NotAsSaved when the drawing's hash differs from the saved one. */
export async function drawProof(
	input: Pick<ProofInput, 'template' | 'config' | 'sceneHash'>,
): Promise<DrawnProof> {
	const { config } = input
	const template = proofTemplate(input)
	const packs = packsFor(config, template)
	const hash = await sceneHash({ template, config, packs })
	if (hash !== input.sceneHash)
		throw new NotAsSaved(`The drawing has the hash ${hash}, the saved design ${input.sceneHash}`)
	const hasSides = elementsOf({ template, config, packs }).some(({ view }) => isSideView(view.id))
	const views = template.views
		.filter(({ id }) => hasSides || !isSideView(id))
		.map(({ id }) => ({
			view: id,
			scene: renderDesign({ template, config, view: id, mode: 'preview', packs }),
		}))
	return { template, packs, views }
}
