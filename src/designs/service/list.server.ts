// A person's own designs: list, rename and copy.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import {
	DesignName,
	designsPerPage,
	type DesignCard,
	type DesignsPage,
	type DesignsView,
} from '../rules/my-designs.ts'
import { countWorks, setName, worksPage } from '../store/list.server.ts'
import { builderUrl, draftPictureUrl, pictureUrl } from '../urls.ts'
import { ownPiecesOf } from './kits.server.ts'
import { copyDesign } from './save.server.ts'

/** @throws Refusal signed_out */
function ownerIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInToSee)
	return actor.userId
}

type Work = Awaited<ReturnType<typeof worksPage>>[number]

function cardOf({ isSaved, id, name, version, locked, hasDraft, proofState, ...work }: Work): DesignCard {
	const { productId, isKit, made, teamName, isSold } = work
	const changedAt = work.changedAt.toISOString()
	const facts = { productId, isKit, made, teamName: teamName.trim(), isSold, changedAt }
	if (!isSaved) return { ...facts, kind: 'draft', pictureUrl: draftPictureUrl(productId, work.changedAt) }
	const pictured = pictureUrl(id, version)
	return { ...facts, kind: 'saved', id, name, version, locked, hasDraft, proofState, pictureUrl: pictured }
}

/**
 * A page of the user's own designs, latest first, in two statements regardless of their number. Beyond the last page it
 * returns the last one.
 * @throws Refusal signed_out
 */
export async function myDesigns(
	context: Pick<ServiceContext, 'db' | 'actor'>,
	{ query, page: asked }: DesignsView,
): Promise<DesignsPage> {
	const userId = ownerIn(context)
	const total = await countWorks(context.db, { userId, query })
	const page = Math.min(asked, Math.max(1, Math.ceil(total / designsPerPage)))
	const works = await worksPage(context.db, {
		userId,
		query,
		offset: (page - 1) * designsPerPage,
		limit: designsPerPage,
	})
	return { view: { query, page }, cards: works.map(cardOf), total }
}

/**
 * Sets or clears the name of the user's own design, locked or not; its versions stay unchanged.
 * @throws Refusal signed_out, invalid, not_found
 */
export async function renameDesign(
	context: Pick<ServiceContext, 'db' | 'actor'>,
	{ designId, name }: { designId: string; name: string },
): Promise<void> {
	const userId = ownerIn(context)
	const parsed = DesignName.safeParse(name)
	if (!parsed.success) throw new Refusal('invalid', parsed.error.issues[0]?.message ?? messages.renameFailed)
	const id = parseDesignId(designId)
	if (!id || !(await setName(context.db, { id, userId }, parsed.data)))
		throw new Refusal('not_found', messages.designNotFound)
}

/** @returns URL of the copy in the builder. @throws Refusal signed_out, not_found */
export async function copyToDraft(context: ServiceContext, designId: string): Promise<string> {
	ownerIn(context)
	const copy = await copyDesign(context, designId)
	const [{ id, productId, kitProductId }] = await ownPiecesOf(context, copy.designId)
	return builderUrl(kitProductId ?? productId, id)
}
