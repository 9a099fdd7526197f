// Drafts of signed-in users: unsaved work follows them to another device.
import type { ServiceContext } from '#database/context.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { deleteDraft, upsertDraft } from '../store/drafts.server.ts'
import { ownPiecesOf } from './kits.server.ts'
import type { SaveRequest } from './save.server.ts'
import { designerOf } from './saved.server.ts'
import { soldProduct } from './subject.server.ts'
import { checkedPlayers } from './work.server.ts'

type BuilderDraft = { productId: string; designId: string | null }

/** The id of the product or kit of a new design, else of the user's own design. @throws Refusal not_found */
async function subjectIdOf(context: ServiceContext, { productId, designId }: BuilderDraft): Promise<string> {
	designerOf(context)
	if (designId === null) return (await soldProduct(context, parseProductId(productId))).product.id
	const pieces = await ownPiecesOf(context, designId)
	if (pieces.some(({ locked }) => locked)) throw new Refusal('conflict', messages.locked)
	return pieces[0].id
}

/** Saves the draft; the last write wins. @throws Refusal signed_out, not_found, conflict */
export async function saveDraft(
	context: ServiceContext,
	draft: BuilderDraft & Pick<SaveRequest, 'config' | 'kit' | 'players' | 'baseVersion'>,
): Promise<void> {
	const subjectId = await subjectIdOf(context, draft)
	await upsertDraft(context.db, {
		userId: designerOf(context),
		subjectId,
		config: readDesign(draft.config),
		kit: Object.fromEntries(
			Object.entries(draft.kit ?? {}).map(([piece, config]) => [piece, readDesign(config)]),
		),
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
