// Drafts of signed-in users: unsaved work follows them to another device.
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

/** The id of the product of a new design, else of the user's own design. @throws Refusal not_found */
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

/** Saves the draft; the last write wins. @throws Refusal signed_out, not_found, conflict */
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

/** Deletes the draft: work restarts from the saved design or the defaults. @throws Refusal signed_out, not_found */
export async function dropDraft(context: ServiceContext, bench: BuilderDraft): Promise<void> {
	const subjectId = await benchOf(context, bench)
	await deleteDraft(context.db, { userId: designerOf(context), subjectId })
}
