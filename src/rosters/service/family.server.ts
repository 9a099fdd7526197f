// A family's access through its link: one row, and no data of other players.
import type { PageLanguage } from '#kit/language.ts'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn, type Limit } from '#database/rate-limits.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { printsNothing, printsOf, type Prints } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import type { RequestSport } from '#portals/states.ts'
import { messages } from '../messages.ts'
import { besideTrouble, numberTrouble, playerNotes } from '../rules/notes.ts'
import {
	answerFields,
	emptyPlayer,
	playerIn,
	shownPlayer,
	type AnswerField,
	type Player,
	type PlayerField,
	type ShownPlayer,
} from '../rules/player.ts'
import { withJerseyNames } from '../rules/jersey-names.ts'
import { orderDifferences, type Difference } from '../rules/ordered.ts'
import type { FamilyAnswer } from '../schemas.ts'
import { lockRoster, raiseRevision } from '../store/changes.server.ts'
import {
	confirmRow,
	designsOfCatalog,
	teamDesign,
	numbersOfOthers,
	linkByHash,
	lockLink,
	orderingOf,
	type FoundLink,
} from '../store/links.server.ts'
import { namesOfTeam } from '../store/rows.server.ts'
import type { FamilyPrice } from '../views.ts'
import { familyPrices } from './family-prices.server.ts'
import { hashOf } from './links.server.ts'
import { orderedRows } from './roster.server.ts'

const hourMs = 3_600_000
/** Counted per link, because a whole team may answer from the school's network. Enough for people, not for scripts. */
export const answersPerHour = 20
export const missesPerHour = 30

export type Visit = { token: string | undefined; clientAddress: string }

/** Runs outside of any transaction, so that refused requests still count. */
async function limited({ db, now }: ServiceContext, limit: Pick<Limit, 'name' | 'subject' | 'turns'>) {
	if (!(await takeTurn(db, now, { ...limit, windowMs: hourMs })))
		throw new Refusal('too_many', messages.tooManyTries)
}

/** Unknown and revoked links give the same message; an expired link gives its own. */
async function openLink({ db, now }: ServiceContext, token: string | undefined): Promise<FoundLink> {
	const hash = hashOf(token)
	const link = hash === undefined ? undefined : await linkByHash(db, hash)
	if (!link || link.revokedAt !== null) throw new Refusal('not_found', messages.linkUnknown)
	if (link.expiresAt <= now) throw new Refusal('not_found', messages.linkExpired)
	return link
}

/** What a family's link opens: its one row, and the team's portal. */
export type FamilyLink = Pick<FoundLink, 'linkId' | 'rowId' | 'teamId' | 'portalId' | 'teamName' | 'season'>

const linkFacts = ({ linkId, rowId, teamId, portalId, teamName, season }: FoundLink): FamilyLink => ({
	linkId,
	rowId,
	teamId,
	portalId,
	teamName,
	season,
})

/** @throws Refusal not_found, with its own message for an expired link; too_many after many invalid links */
export const familyLink = async (context: ServiceContext, visit: Visit): Promise<FamilyLink> =>
	linkFacts(await openLinkLimited(context, visit))

/** The same, locked until the open transaction ends. @throws Refusal not_found */
export async function lockFamilyLink(inner: ServiceContext, token: string | undefined): Promise<FamilyLink> {
	await lockLink(inner.db, (await openLink(inner, token)).linkId)
	// Read again under the lock: it may have been revoked concurrently.
	return linkFacts(await openLink(inner, token))
}

export type FamilyRow = {
	player: ShownPlayer
	/** What is printed of the name. */
	printedName: string
	team: { name: string; school: string; season: string; sport: RequestSport }
	confirmedAt: Date | null
	/** Another player has this number too; the page does not say who. */
	isNumberShared: boolean
	/** The rule that this number breaks beside those of the team: 0 beside 00. Empty when it breaks none. */
	numberRule: string
	/** What the team's designs print of a player; null while the team has none. */
	prints: Prints | null
	/** What an answer can no longer change: this player's order, or any order of the season. Null while all is open. */
	isLate: 'ordered' | 'closed' | null
	/** The order's values where they differ from the row. */
	orderedAs: readonly Difference[]
	/** Of one each, also for a player whose order is placed; empty while nothing can be ordered. */
	prices: readonly FamilyPrice[]
}

/** @throws Refusal not_found, with its own message for an expired link; too_many after many invalid links */
export async function familyRow(
	context: ServiceContext,
	{ language = 'en', ...visit }: Visit & { language?: PageLanguage },
): Promise<FamilyRow> {
	const link = await openLinkLimited(context, visit)
	const { teamId, rowId, number, portalId } = link
	const [isOrdered, isOpen] =
		portalId === null ? [false, true] : await orderingOf(context.db, { portalId, rowId, now: context.now })
	const others = number === '' ? [] : await numbersOfOthers(context.db, { teamId, rowId })
	const player = shownPlayer(link)
	const printed = await printedName(context, link)
	return {
		player,
		team: { name: link.teamName, school: link.school, season: link.season, sport: link.sport },
		confirmedAt: link.confirmedBy === 'family' ? link.confirmedAt : null,
		isNumberShared: others.includes(number),
		numberRule: besideTrouble(number, others, link.sport) ?? '',
		prints: await teamPrints(context, portalId),
		isLate: isOrdered ? 'ordered' : isOpen ? null : 'closed',
		orderedAs: isOrdered ? await orderedAs(context, link) : [],
		printedName: printed,
		prices:
			portalId === null
				? []
				: await familyPrices(context, { portalId, player: { ...player, name: printed }, language }),
	}
}

async function teamPrints({ db }: ServiceContext, portalId: string | null): Promise<Prints | null> {
	const designs = portalId === null ? [] : await designsOfCatalog(db, portalId)
	if (designs.length === 0) return null
	const all = designs.map(({ config, omits }) => {
		const template = templateAsSaved(config)
		const prints = template ? printsOf(config, template) : printsNothing
		return {
			name: prints.name && !omits.includes('name'),
			number: prints.number && !omits.includes('number'),
		}
	})
	return { name: all.some(({ name }) => name), number: all.some(({ number }) => number) }
}

/** What is printed of the name, beside those of the team. @param name as the family has typed it */
async function printedName(
	{ db }: Pick<ServiceContext, 'db'>,
	{ teamId, rowId, name: saved }: FoundLink,
	name = saved,
): Promise<string> {
	const rows = await namesOfTeam(db, teamId)
	const named = withJerseyNames(rows.map((row) => (row.id === rowId ? { ...row, name } : row)))
	return named.find(({ id }) => id === rowId)?.printedName ?? ''
}

async function orderedAs({ db }: ServiceContext, link: FoundLink): Promise<Difference[]> {
	const { portalId, rowId } = link
	if (portalId === null) return []
	const [[, carried] = ['', []]] = (await orderedRows({ db }, { portalId, rowId })).rows
	const player = { ...playerIn(link), printedName: await printedName({ db }, link) }
	return orderDifferences(player, carried)
}

async function openLinkLimited(context: ServiceContext, visit: Visit): Promise<FoundLink> {
	try {
		return await openLink(context, visit.token)
	} catch (failure) {
		if (failure instanceof Refusal)
			await limited(context, {
				name: 'roster-miss',
				subject: visit.clientAddress,
				turns: missesPerHour,
			})
		throw failure
	}
}

const isAnswered = (field: PlayerField): field is AnswerField => answerFields.some((one) => one === field)

type FamilyErrors = Partial<Record<AnswerField, string>>

/** Errors of the answer by field. The number already on the row may stay. */
async function errorsIn(inner: ServiceContext, link: FoundLink, answer: FamilyAnswer): Promise<FamilyErrors> {
	const errors: FamilyErrors = {}
	for (const { field, tone, message } of playerNotes({ ...emptyPlayer, ...answer }))
		if (tone === 'error' && isAnswered(field)) errors[field] ??= message
	if (answer.name === '') errors.name = 'The name is missing.'
	if (answer.size === '') errors.size = messages.sizeMissing
	const { number } = answer
	if (number === link.number) return errors
	if (number === '') errors.number ??= messages.numberMissing
	const { teamId, rowId } = link
	const instead = link.number === '' ? 'Choose another.' : `Choose another, or keep ${link.number}.`
	const others = errors.number ? [] : await numbersOfOthers(inner.db, { teamId, rowId })
	if (others.includes(number)) errors.number = `Number ${number} is already taken on this team. ${instead}`
	const problem = besideTrouble(number, others, link.sport) ?? numberTrouble(number, link.sport)
	if (problem !== undefined) errors.number ??= problem
	return errors
}

type FamilyOutcome = { ok: true } | { ok: false; errors: FamilyErrors }

/**
 * Saves a family's answer about its own row; repeatable while the link is valid. @throws Refusal not_found, too_many
 */
export async function confirmByFamily(
	context: ServiceContext,
	{ answer, ...visit }: Visit & { answer: FamilyAnswer },
): Promise<FamilyOutcome> {
	const { linkId } = await openLinkLimited(context, visit)
	await limited(context, { name: 'roster-answer', subject: linkId, turns: answersPerHour })
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { teamId } = await openLink(inner, visit.token)
		await lockRoster(db, teamId)
		// Read again under the lock: the coach may have changed it concurrently.
		const link = await openLink(inner, visit.token)
		const errors = await errorsIn(inner, link, answer)
		if (Object.keys(errors).length > 0) return { ok: false, errors }
		await confirmRow(db, { rowId: link.rowId, linkId: link.linkId, answer, now })
		const revision = await raiseRevision(db, teamId)
		const details = { revision }
		await note(inner, { event: 'roster.confirmed', subject: link.rowId, portalId: link.portalId, details })
		return { ok: true }
	})
}

/** The team's design with this name and number; undefined without a design. @throws Refusal not_found */
export async function familyPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ token, player }: { token: string | undefined; player: Pick<Player, 'name' | 'number' | 'printsName'> },
): Promise<PrivatePicture | undefined> {
	const link = await openLink(context, token)
	const { portalId } = link
	const design = portalId === null ? undefined : await teamDesign(context.db, portalId)
	if (!design || design.version === null) return undefined
	// The design and its art belong to its owner, so it is rendered as that user, with the family's name.
	const owner: ServiceContext = { ...context, actor: { userId: design.ownerId, roles: ['retail'] } }
	const asked = {
		designId: design.designId,
		version: design.version,
		playerName: player.printsName ? await printedName(context, link, player.name) : '',
		playerNumber: player.number,
	}
	try {
		return await playerPicture(owner, store, asked)
	} catch (failure) {
		// If the version is gone, the page appears without a picture but with its form.
		if (failure instanceof Refusal) return undefined
		throw failure
	}
}
