// A design as it is made: drawn again from what was saved, and refused when the drawing is another one.
import type { ServiceContext } from '#database/context.server.ts'
import { drawProof, type DrawnProof, type DrawnView } from '#designs/proof/drawn.ts'
import type { ProofArt, ProofInput } from '#designs/proof/input.ts'
import { sceneHash } from '#designs/scene-hash.ts'
import { artOf } from '#designs/service/art.server.ts'
import type { ObjectStore } from '#files/object-store.server.ts'
import { artByUrl } from '#files/service.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { wornBy } from '../rules/drawn-jobs.ts'
import type { DrawnJobRow } from '../store/pictures.server.ts'

type Source = Pick<DrawnJobRow, 'designId' | 'version' | 'config' | 'sceneHash' | 'createdAt' | 'ownerId'>

/** The art of a design as its designer uploaded it. */
async function filesOf(
	context: ServiceContext,
	store: ObjectStore,
	{ config, ownerId }: Source,
): Promise<Record<string, ProofArt>> {
	const assets = await artOf(context, config, { userId: ownerId, visitorKey: null })
	const files = await Promise.all(
		assets.map(async ({ url, kind, name, inks }): Promise<[string, ProofArt][]> => {
			const file = await artByUrl(store, url)
			return file ? [[url, { kind, name, inks, base64: Buffer.from(file.bytes).toString('base64') }]] : []
		}),
	)
	return Object.fromEntries(files.flat())
}

const inputOf = (
	{ designId, version, config, sceneHash: hash, createdAt }: Source,
	{ art, product }: { art: ProofInput['art']; product: ProofInput['product'] },
): ProofInput => ({
	designId,
	version,
	sceneHash: hash,
	product,
	template: { id: config.templateId ?? '', version: config.templateVersion ?? 1 },
	config,
	facts: [],
	checks: [],
	art,
	createdAt: createdAt.toISOString(),
})

export type DrawnDesign = { input: ProofInput; drawn: DrawnProof }

/** @throws Error when the drawing of this program is not the one that was saved and approved */
export async function drawnDesign(
	context: ServiceContext,
	store: ObjectStore,
	{ source, product }: { source: Source; product: ProofInput['product'] },
): Promise<DrawnDesign> {
	const input = inputOf(source, { art: await filesOf(context, store, source), product })
	return { input, drawn: await drawProof(input) }
}

type Named = { name: string; number: string }

/** Its views as this player wears it. */
export function wornViews({ input, drawn: { template } }: DrawnDesign, player: Named): DrawnView[] {
	const config = wornBy(input.config, player)
	const packs = packsFor(config, template)
	return template.views.map(({ id }) => ({
		view: id,
		scene: renderDesign({ template, config, view: id, mode: 'preview', packs }),
	}))
}

/** The same for one player, whose name and number make it another drawing with a hash of its own. */
export async function wornInput(
	{ input, drawn: { template } }: DrawnDesign,
	player: Named,
): Promise<ProofInput> {
	const config = wornBy(input.config, player)
	const packs = packsFor(config, template)
	return {
		...input,
		config,
		sceneHash: await sceneHash({ template, config, packs }),
		roster: [{ ...player, size: '' }],
	}
}
