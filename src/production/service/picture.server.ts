// The picture of a job: the garment as it must look.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/service/object-store.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJobId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { drawnJob, type DrawnJobRow } from '../store/pictures.server.ts'
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
export const asOwner = (context: ServiceContext, ownerId: string): ServiceContext => ({
	...context,
	actor: { ...context.actor, userId: ownerId },
})

/** @throws Refusal forbidden, not_found */
export async function jobPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ jobId, side }: { jobId: string; side: JobSide },
): Promise<{ etag: string; svg: () => Promise<string> }> {
	const { designId, version, ownerId, customization, config } = await requiredDrawnJob(context, jobId)
	if (!templateAsSaved(config)) throw new Refusal('not_found', messages.notDrawn)
	const worn = {
		designId,
		version,
		playerName: customization.player_name,
		playerNumber: customization.number,
		...(side !== 'worn' && { side }),
	}
	const tag = createHash('sha256')
		.update(JSON.stringify(Object.values(worn)))
		.digest('base64url')
	return { etag: `"${tag.slice(0, 24)}"`, svg: () => playerPicture(asOwner(context, ownerId), store, worn) }
}
