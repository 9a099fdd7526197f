// Drafts of people who are signed in: what is on the bench follows them to another device.
import type { ServiceContext } from '#database/context.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { StoredDesign } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId, parseProductId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { ownDesign } from '../store/designs.server.ts'
import { deleteDraft, upsertDraft } from '../store/drafts.server.ts'
import { designerOf } from './save.server.ts'
import { subjectOf } from './subject.server.ts'

type BuilderDraft = { productId: string; designId: string | null }

/** A product for a new design, else the design, of one's own. @throws Refusal not_found */
async function benchOf(context: ServiceContext, { productId, designId }: BuilderDraft): Promise<string> {
	const userId = designerOf(context)
	if (designId === null) {
		const { product } = await subjectOf(context, parseProductId(productId))
		return product.id
	}
	const id = parseDesignId(designId)
	const design = id && (await ownDesign(context.db, { id, userId }))
	if (!design) throw new Refusal('not_found', messages.designNotFound)
	if (design.locked) throw new Refusal('conflict', messages.locked)
	return design.id
}

/** Keeps the work; the latest writer's stands. @throws Refusal signed_out, not_found, conflict */
export async function saveDraft(
	context: ServiceContext,
	draft: BuilderDraft & { config: StoredDesign; baseVersion: number },
): Promise<void> {
	const subjectId = await benchOf(context, draft)
	await upsertDraft(context.db, {
		userId: designerOf(context),
		subjectId,
		config: readDesign(draft.config),
		baseVersion: draft.baseVersion,
		updatedAt: context.now,
	})
}

/** Begins anew from what is saved, or from the product's defaults. @throws Refusal signed_out, not_found */
export async function dropDraft(context: ServiceContext, bench: BuilderDraft): Promise<void> {
	const subjectId = await benchOf(context, bench)
	await deleteDraft(context.db, { userId: designerOf(context), subjectId })
}
