// What anyone with a vote's link can do: see the designs, vote, change the vote, and read the result when it is shown.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { describeDesign } from '#designs/rules/describe.ts'
import { descriptionLanguages } from '#designs/rules/description-languages.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isOpen, letterOf, showsResultTo } from '../rules/vote.ts'
import { ballotOf, saveBallot } from '../store/ballots.server.ts'
import { choicesOf, holdVote, piecesOfChoices, voteByToken, type VoteRow } from '../store/votes.server.ts'
import type { Result, VoterView } from '../views.ts'
import { resultOf } from './result.server.ts'

/** Per address and hour: enough for a school behind one address, too few for a script to decide a vote. */
const limit = { name: 'ballot', turns: 200, windowMs: 3_600_000 }

/** The holder of a link needs no account. */
type Voting = Pick<ServiceContext, 'db' | 'now'>

/** The vote behind a link. @throws Refusal not_found, the same for every link that does not work */
export async function voteBehindLink(
	{ db }: Pick<ServiceContext, 'db'>,
	token: string | undefined,
	read: typeof voteByToken = voteByToken,
): Promise<VoteRow> {
	const vote = token && /^[\w-]{43}$/.test(token) ? await read(db, token) : undefined
	if (!vote) throw new Refusal('not_found', messages.linkNotFound)
	return vote
}

/** Another one in each vote, so that the ballots of a device are not connected. */
const hashOf = (voteId: string, device: string): string =>
	createHash('sha256').update(`${voteId}\0${device}`).digest('hex')

async function shownResult(context: Voting, voteId: string): Promise<Result> {
	const { rows, total } = await resultOf(context, voteId)
	return { rows: rows.map(({ designId: _design, version: _version, ...row }) => row), total }
}

/** Each design in sentences, all pieces of a kit, by position; a garment that is not drawn any more has none. */
async function descriptionsOf(
	{ db }: Voting,
	voteId: string,
	language: PageLanguage,
): Promise<Map<number, string>> {
	const described = new Map<number, string>()
	for (const { position, config } of await piecesOfChoices(db, voteId)) {
		const template = templateAsSaved(config)
		if (!template) continue
		const sentences = describeDesign(
			{ template, config, packs: packsFor(config, template) },
			descriptionLanguages[language],
		)
		described.set(position, [described.get(position) ?? '', ...sentences].join(' ').trim())
	}
	return described
}

/** @param device the id in the browser's cookie; null without one @throws Refusal not_found */
export async function voteForVoter(
	context: Voting,
	{
		token,
		device,
		language = 'en',
	}: { token: string | undefined; device: string | null; language?: PageLanguage },
): Promise<VoterView> {
	const vote = await voteBehindLink(context, token)
	const described = await descriptionsOf(context, vote.id, language)
	const choices = (await choicesOf(context.db, vote.id)).map(({ position, name, made }) => ({
		position,
		letter: letterOf(position),
		name,
		made,
		description: described.get(position) ?? '',
	}))
	const deviceHash = device === null ? null : hashOf(vote.id, device)
	const ballot = deviceHash === null ? undefined : await ballotOf(context.db, { voteId: vote.id, deviceHash })
	const own = choices.find(({ position }) => position === ballot?.position) ?? null
	const open = isOpen(vote, shopDay(context.now))
	const state = { isOpen: open, showsResult: vote.showsResult }
	const isShown = showsResultTo(state, { hasVoted: own !== null })
	return {
		title: vote.title,
		closesOn: vote.closesOn,
		isOpen: open,
		choices,
		own,
		result: isShown ? await shownResult(context, vote.id) : null,
	}
}

type Cast = {
	token: string | undefined
	/** As sent; anything but a place of a design is refused. */
	position: string
	device: string | null
	/** For the limit alone. */
	clientAddress: string
}

/**
 * Counts the device's vote; a later one replaces it as long as the vote is open.
 * @throws Refusal not_found; invalid without a choice or a cookie; too_many; conflict when the vote is closed
 */
export async function castBallot(
	context: ServiceContext,
	{ token, position, device, clientAddress }: Cast,
): Promise<void> {
	await voteBehindLink(context, token)
	if (!(await takeTurn(context.db, context.now, { ...limit, subject: clientAddress })))
		throw new Refusal('too_many', messages.tooManyBallots)
	await inTransaction(context, async (inner) => {
		const vote = await voteBehindLink(inner, token, holdVote)
		if (!isOpen(vote, shopDay(inner.now))) throw new Refusal('conflict', messages.over)
		if (device === null) throw new Refusal('invalid', messages.noCookie)
		const choices = await choicesOf(inner.db, vote.id)
		const chosen = choices.find((choice) => String(choice.position) === position)
		if (!chosen) throw new Refusal('invalid', messages.chooseOne)
		await saveBallot(inner.db, {
			voteId: vote.id,
			deviceHash: hashOf(vote.id, device),
			position: chosen.position,
			votedAt: inner.now,
		})
	})
}
