// A person's own designs: list, rename and copy.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import type { Language } from '#kit/language.ts'
import { messages } from '../messages.ts'
import {
	DesignName,
	designsPerPage,
	type DesignCard,
	type DesignsPage,
	type DesignsView,
	type SavedCard,
} from '../rules/my-designs.ts'
import { countWorks, savedToChoose, setName, worksPage } from '../store/list.server.ts'
import { builderUrl, draftPictureUrl, pictureUrl } from '../urls.ts'
import { ownPiecesOf } from './kits.server.ts'
import { copyDesign } from './save.server.ts'

/** @throws Refusal signed_out */
function ownerIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInToSee)
	return actor.userId
}

type Work = Awaited<ReturnType<typeof worksPage>>[number]

function factsOf({ productId, isKit, made, teamName, isSold, changedAt }: Work) {
	return { productId, isKit, made, teamName: teamName.trim(), isSold, changedAt: changedAt.toISOString() }
}

function savedCard(work: Work): SavedCard {
	const { id, name, version, locked, hasDraft, proofState } = work
	return {
		...factsOf(work),
		kind: 'saved',
		id,
		name,
		version,
		locked,
		hasDraft,
		proofState,
		pictureUrl: pictureUrl(id, version),
	}
}

const cardOf = (work: Work): DesignCard =>
	work.isSaved
		? savedCard(work)
		: { ...factsOf(work), kind: 'draft', pictureUrl: draftPictureUrl(work.productId, work.changedAt) }

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

/** The user's own saved designs of these ids whose products are sold, in no order. @throws Refusal signed_out */
export async function savedDesignsById(
	context: Pick<ServiceContext, 'db' | 'actor'>,
	designIds: readonly string[],
): Promise<SavedCard[]> {
	const userId = ownerIn(context)
	const ids = designIds.flatMap((id) => parseDesignId(id) ?? [])
	if (ids.length === 0) return []
	return (await savedToChoose(context.db, { userId, ids, limit: ids.length })).map(savedCard)
}

/**
 * The user's own saved designs to choose from: the latest that a search finds, after those that are chosen already.
 * @throws Refusal signed_out
 */
export async function designsToChoose(
	context: Pick<ServiceContext, 'db' | 'actor'>,
	{ query, chosenIds }: { query: string; chosenIds: readonly string[] },
): Promise<SavedCard[]> {
	const userId = ownerIn(context)
	const chosen = await savedDesignsById(context, chosenIds)
	const found = await savedToChoose(context.db, { userId, query, limit: designsPerPage })
	const chosenSet = new Set(chosen.map(({ id }) => id))
	return [...chosen, ...found.map(savedCard).filter(({ id }) => !chosenSet.has(id))]
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
export async function copyToDraft(
	context: ServiceContext,
	designId: string,
	language: Language = 'en',
): Promise<string> {
	ownerIn(context)
	const copy = await copyDesign(context, designId, language)
	const [{ id, productId, kitProductId }] = await ownPiecesOf(context, copy.designId)
	return builderUrl(kitProductId ?? productId, id)
}
