// A design for production, drawn again from its saved version. When the drawing would differ, only the pictures of its
// proof are used.
import type { ServiceContext } from '#database/context.server.ts'
import { drawProof, type DrawnProof, type DrawnView } from '#designs/proof/drawn.ts'
import type { ProofArt, ProofInput } from '#designs/proof/input.ts'
import { sceneHash } from '#designs/rules/scene-hash.ts'
import { artFile, artOf, asPrinted } from '#designs/service/art.server.ts'
import { proofKey } from '#designs/service/proofs.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { drawnJob, type DrawnJobRow } from '../store/source.server.ts'
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { createHash } from 'node:crypto'
import { playerPicture } from '#designs/service/picture.server.ts'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { viewIds } from '#garments/template.ts'
import { parseJobId } from '#kit/ids.ts'
import { designWorn, isOlderSale, printedOn } from '#orders/rules/printed.ts'
import { messages } from '../messages.ts'
import type { JobSide } from '../urls.ts'

/** @throws Refusal forbidden, not_found also for products without a design */
export async function requiredDrawnJob(context: ServiceContext, idText: string): Promise<DrawnJobRow> {
	assertCan(context, productionPolicy, 'work')
	const id = parseJobId(idText)
	const job = id && (await drawnJob(context.db, id))
	if (!job) throw new Refusal('not_found', messages.noJob)
	return job
}

/** Designs are drawn for their owner: production acts as the owner to draw them. */
const asOwner = (context: ServiceContext, ownerId: string | null): ServiceContext => ({
	...context,
	actor: { ...context.actor, userId: ownerId },
})

/** The flat drawing, from which the garment is made. @throws Refusal forbidden, not_found */
export async function jobPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ jobId, side }: { jobId: string; side: JobSide },
): Promise<{ etag: string; svg: () => Promise<string> }> {
	const job = await requiredDrawnJob(context, jobId)
	const { designId, version, ownerId, config } = job
	const { name: playerName, number: playerNumber } = printedOn(job)
	if (!templateAsSaved(config)) throw new Refusal('not_found', messages.notDrawn)
	const worn = {
		designId,
		version,
		playerName,
		playerNumber,
		isOlder: isOlderSale(job),
		...(side !== 'worn' && { side }),
	}
	const tag = createHash('sha256')
		.update(JSON.stringify(Object.values(worn)))
		.digest('base64url')
	return {
		etag: `"${tag.slice(0, 24)}"`,
		svg: async () => {
			const { spec, images } = await playerPicture(asOwner(context, ownerId), store, worn)
			return drawPicture(spec, images)
		},
	}
}

type Source = Pick<DrawnJobRow, 'designId' | 'version' | 'config' | 'sceneHash' | 'createdAt' | 'ownerId'>

/** The art of a design as its designer uploaded it. */
async function filesOf(
	context: ServiceContext,
	store: ObjectStore,
	{ config, ownerId }: Source,
): Promise<Record<string, ProofArt>> {
	const assets = asPrinted(await artOf(context, [config], { userId: ownerId, visitorKey: null }), [config])
	const files = await Promise.all(
		assets.map(async ({ url, kind, name, inks, width, height }): Promise<[string, ProofArt][]> => {
			const file = await artFile(store, url)
			if (!file) return []
			const base64 = Buffer.from(file.bytes).toString('base64')
			return [[url, { kind, name, inks, base64, aspectRatio: width / height }]]
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

type Product = { source: Source; product: ProofInput['product'] }

/** The input for rendering in another process. */
export async function designInput(
	context: ServiceContext,
	store: ObjectStore,
	{ source, product }: Product,
): Promise<ProofInput> {
	return inputOf(source, { art: await filesOf(context, store, source), product })
}

export type DrawnDesign = { input: ProofInput; drawn: DrawnProof }

/** @throws NotAsSaved when this program's drawing differs from the saved and approved one */
export async function drawnDesign(
	context: ServiceContext,
	store: ObjectStore,
	wanted: Product,
): Promise<DrawnDesign> {
	const input = await designInput(context, store, wanted)
	return { input, drawn: await drawProof(input) }
}

/** The pictures of the proof with this scene hash, as scenes; empty when there is no such proof. */
export async function provenViews(
	store: ObjectStore,
	{ designId, version, sceneHash: hash }: Source,
): Promise<{ views: DrawnView[]; art: Record<string, ProofArt> }> {
	const found = await Promise.all(
		viewIds.map(async (view) => {
			const href = proofKey({ designId, version }, hash, `${view}.png`)
			const png = await store.get(href)
			if (!png) return []
			const file: ProofArt = {
				kind: 'raster',
				name: view,
				inks: [],
				base64: Buffer.from(png).toString('base64'),
			}
			const size = { width: 400, height: 500 }
			const picture = { type: 'image' as const, href, x: 0, y: 0, ...size }
			return [
				{ href, file, drawn: { view, scene: { ...size, pxPerInch: 1, title: view, nodes: [picture] } } },
			]
		}),
	)
	return {
		views: found.flat().map(({ drawn }) => drawn),
		art: Object.fromEntries(found.flat().map(({ href, file }) => [href, file])),
	}
}

type Worn = Pick<DrawnJobRow, 'designId' | 'customization' | 'snapshot'>

/** The views of the design as the line's player wears it. */
export function wornViews({ input, drawn: { template } }: DrawnDesign, line: Worn): DrawnView[] {
	const config = designWorn(input.config, line)
	const packs = packsFor(config, template)
	return template.views.map(({ id }) => ({
		view: id,
		scene: renderDesign({ template, config, view: id, mode: 'preview', packs }),
	}))
}

/** The input for one player, whose name and number give the drawing its own hash. */
export async function wornInput(
	{ input, drawn: { template } }: DrawnDesign,
	line: Worn,
): Promise<ProofInput> {
	const config = designWorn(input.config, line)
	const packs = packsFor(config, template)
	return {
		...input,
		config,
		sceneHash: await sceneHash({ template, config, packs }),
		roster: [{ ...printedOn(line), size: line.customization.size }],
	}
}
