// Drafts of signed-in users: unsaved work follows them to another device.
import type { ServiceContext } from '#database/context.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { StoredDesign } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { deleteDraft, upsertDraft } from '../store/drafts.server.ts'
import { checkedPlayers } from './save.server.ts'
import { designerOf, ownDesignOf } from './saved.server.ts'
import { subjectOf } from './subject.server.ts'

type BuilderDraft = { productId: string; designId: string | null }

/** The id of the product of a new design, else of the user's own design. @throws Refusal not_found */
async function subjectIdOf(context: ServiceContext, { productId, designId }: BuilderDraft): Promise<string> {
	designerOf(context)
	if (designId === null) return (await subjectOf(context, parseProductId(productId))).product.id
	const design = await ownDesignOf(context, designId)
	if (design.locked) throw new Refusal('conflict', messages.locked)
	return design.id
}

/** Saves the draft; the last write wins. @throws Refusal signed_out, not_found, conflict */
export async function saveDraft(
	context: ServiceContext,
	draft: BuilderDraft & { config: StoredDesign; players?: readonly unknown[]; baseVersion: number },
): Promise<void> {
	const subjectId = await subjectIdOf(context, draft)
	await upsertDraft(context.db, {
		userId: designerOf(context),
		subjectId,
		config: readDesign(draft.config),
		players: checkedPlayers(draft.players),
		baseVersion: draft.baseVersion,
		updatedAt: context.now,
	})
}

/** Deletes the draft: work restarts from the saved design or the defaults. @throws Refusal signed_out, not_found */
export async function dropDraft(context: ServiceContext, draft: BuilderDraft): Promise<void> {
	const subjectId = await subjectIdOf(context, draft)
	await deleteDraft(context.db, { userId: designerOf(context), subjectId })
}
