// What the owner of a vote can do: ask for votes, read the result, close, open again, delete.
import { randomBytes } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { designsToChoose, savedDesignsById } from '#designs/service/list.server.ts'
import { designsPerPage, titleOf, type SavedCard } from '#designs/rules/my-designs.ts'
import { builderOrderUrl } from '#designs/urls.ts'
import { Refusal } from '#kit/errors.ts'
import type { IsoDate } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isOpen, lastClosing, mayCloseOn, mayHaveDesigns, voteLimits } from '../rules/vote.ts'
import type { NewVote } from '../rules/vote-form.ts'
import {
	countedChoices,
	countVotes,
	deleteOwnVote,
	insertVote,
	lockOwnVote,
	ownVote,
	updateVote,
	votesOfUser,
	type VoteRow,
} from '../store/votes.server.ts'
import type { ListedVote, NewVoteView, OwnerRow, OwnerView } from '../views.ts'
import { resultOf } from './result.server.ts'

/** @throws Refusal signed_out */
function ownerIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	return actor.userId
}

/** @throws Refusal signed_out, not_found for missing and for other people's votes alike */
async function found(context: ServiceContext, voteId: string, read: typeof ownVote): Promise<VoteRow> {
	const userId = ownerIn(context)
	const vote = isUuid(voteId) ? await read(context.db, { id: voteId, userId }) : undefined
	if (!vote) throw new Refusal('not_found', messages.notFound)
	return vote
}

/** @throws Refusal invalid */
function assertMayCloseOn(day: IsoDate, today: IsoDate): void {
	if (!mayCloseOn(day, today)) throw new Refusal('invalid', messages.dayOutside(today, lastClosing(today)))
}

/** The actor's votes, latest first. @throws Refusal signed_out */
export async function myVotes(context: ServiceContext): Promise<ListedVote[]> {
	const today = shopDay(context.now)
	const votes = await votesOfUser(context.db, ownerIn(context))
	return votes.map(({ showsResult: _shows, createdAt: _created, ...vote }) => ({
		...vote,
		isOpen: isOpen(vote, today),
	}))
}

/** What the form of a new vote offers. @throws Refusal signed_out */
export async function newVoteView(
	context: ServiceContext,
	asked: { query: string; chosenIds: readonly string[] },
): Promise<NewVoteView> {
	const cards = await designsToChoose(context, asked)
	const isSearchable = asked.query !== '' || cards.length >= designsPerPage
	return { cards, isSearchable, today: shopDay(context.now) }
}

/** The designs in the order of the form. @throws Refusal invalid */
async function chosenDesigns(context: ServiceContext, designIds: readonly string[]): Promise<SavedCard[]> {
	const cards = new Map((await savedDesignsById(context, designIds)).map((card) => [card.id, card]))
	return designIds.map((id) => {
		const card = cards.get(id)
		if (!card) throw new Refusal('invalid', messages.designGone)
		return card
	})
}

/**
 * Starts a vote between the present versions of these designs; the same form sent twice makes one.
 * @returns its id
 * @throws Refusal signed_out; invalid for too few, too many or foreign designs and for the day; conflict
 */
export async function createVote(context: ServiceContext, form: NewVote): Promise<string> {
	const userId = ownerIn(context)
	const { key: id, title, closesOn, showsResult, designIds } = form
	if (!mayHaveDesigns(new Set(designIds).size)) throw new Refusal('invalid', messages.howMany)
	assertMayCloseOn(closesOn, shopDay(context.now))
	return inTransaction(context, async (inner) => {
		if (await ownVote(inner.db, { id, userId })) return id
		const designs = await chosenDesigns(inner, [...new Set(designIds)])
		if ((await countVotes(inner.db, userId)) >= voteLimits.votes)
			throw new Refusal('conflict', messages.tooManyVotes)
		const token = randomBytes(32).toString('base64url')
		const isNew = await insertVote(
			inner.db,
			{ id, userId, title, token, closesOn, showsResult, createdAt: inner.now },
			designs.map((card, position) => ({
				voteId: id,
				position,
				designId: card.id,
				version: card.version,
				name: titleOf(card),
				made: card.made,
			})),
		)
		if (isNew) await note(inner, { event: 'vote.created', subject: id, details: { designs: designs.length } })
		else if (!(await ownVote(inner.db, { id, userId }))) throw new Refusal('conflict', messages.formUsed)
		return id
	})
}

/** The vote with its result and its designs in the builder. @throws Refusal signed_out, not_found */
export async function voteForOwner(context: ServiceContext, voteId: string): Promise<OwnerView> {
	const vote = await found(context, voteId, ownVote)
	const { id, title, token, closesOn, closedAt, showsResult } = vote
	const today = shopDay(context.now)
	const { rows, total } = await resultOf(context, id)
	const saved = await savedDesignsById(
		context,
		rows.map(({ designId }) => designId),
	)
	const owned = rows.map(({ designId, ...row }): OwnerRow => {
		const card = saved.find((one) => one.id === designId)
		const latestVersion = card?.version ?? row.version
		const design = { id: designId, version: row.version, latestVersion }
		return { ...row, builderHref: card ? builderOrderUrl(card.productId, design) : null, latestVersion }
	})
	const state = { closesOn, closedAt, isOpen: isOpen(vote, today), showsResult }
	return { id, title, token, ...state, rows: owned, total, today }
}

/** Ends the vote before its last day. @throws Refusal signed_out, not_found; conflict when it is closed */
export const closeVote = (context: ServiceContext, voteId: string): Promise<void> =>
	inTransaction(context, async (inner) => {
		const vote = await found(inner, voteId, lockOwnVote)
		if (!isOpen(vote, shopDay(inner.now))) throw new Refusal('conflict', messages.closedAlready)
		await updateVote(inner.db, vote.id, { closedAt: inner.now })
		await note(inner, { event: 'vote.closed', subject: vote.id })
	})

/** Opens a closed vote to this day; its ballots stay. @throws Refusal signed_out, not_found, invalid, conflict */
export const reopenVote = (
	context: ServiceContext,
	{ voteId, closesOn }: { voteId: string; closesOn: IsoDate },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const vote = await found(inner, voteId, lockOwnVote)
		const today = shopDay(inner.now)
		if (isOpen(vote, today)) throw new Refusal('conflict', messages.openAlready)
		assertMayCloseOn(closesOn, today)
		await updateVote(inner.db, vote.id, { closesOn, closedAt: null })
	})

/** Whether those who voted see the result before the end. @throws Refusal signed_out, not_found */
export const showResult = (
	context: ServiceContext,
	{ voteId, isShown }: { voteId: string; isShown: boolean },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const vote = await found(inner, voteId, lockOwnVote)
		await updateVote(inner.db, vote.id, { showsResult: isShown })
	})

/** Deletes the vote with its ballots; its link opens nothing any more. @throws Refusal signed_out, not_found */
export async function deleteVote(context: ServiceContext, voteId: string): Promise<void> {
	const userId = ownerIn(context)
	await inTransaction(context, async (inner) => {
		if (!isUuid(voteId) || !(await deleteOwnVote(inner.db, { id: voteId, userId })))
			throw new Refusal('not_found', messages.notFound)
		await note(inner, { event: 'vote.deleted', subject: voteId })
	})
}

/** A person's votes with their results, latest first, for the data export; devices are left out. */
export async function votesForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const votes = await votesOfUser(db, userId)
	if (votes.length === 0) return []
	const choices = Map.groupBy(
		await countedChoices(
			db,
			votes.map(({ id }) => id),
		),
		({ voteId }) => voteId,
	)
	return votes.map((vote) => ({
		...vote,
		designs: (choices.get(vote.id) ?? []).map(({ designId, version, name, made, count }) => ({
			designId,
			version,
			name,
			made,
			votes: count,
		})),
	}))
}
