// What a family sees and says through its link: one row, and nothing of anybody else.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn, type Limit } from '#database/rate-limits.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/service/object-store.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { RequestSport } from '#portals/states.ts'
import { messages } from '../messages.ts'
import { numberTrouble, playerNotes } from '../rules/notes.ts'
import type { Player, TextField } from '../rules/player.ts'
import { orderedOtherwise, orderedLabel } from '../rules/ordered.ts'
import type { FamilyAnswer } from '../schemas.ts'
import { lockRoster, raiseRevision } from '../store/changes.server.ts'
import {
	confirmRow,
	designWorn,
	isNumberTaken,
	linkByHash,
	orderingOf,
	type FoundLink,
} from '../store/links.server.ts'
import { hashOf } from './links.server.ts'
import { orderedRows } from './ordered.server.ts'

const hourMs = 3_600_000
/** By link, since a whole team may answer from the school's network: families change their minds, scripts do not stop. */
export const answersPerHour = 20
export const missesPerHour = 30

export type Visit = { token: string | undefined; clientAddress: string }

/** Counted outside of any transaction: what is refused still counts. */
async function limited({ db, now }: ServiceContext, limit: Pick<Limit, 'name' | 'subject' | 'turns'>) {
	if (!(await takeTurn(db, now, { ...limit, windowMs: hourMs })))
		throw new Refusal('too_many', messages.tooManyTries)
}

/** Unknown and revoked look alike; an expired one is told to whoever held it. */
async function openLink({ db, now }: ServiceContext, token: string | undefined): Promise<FoundLink> {
	const hash = hashOf(token)
	const link = hash === undefined ? undefined : await linkByHash(db, hash)
	if (!link || link.revokedAt !== null) throw new Refusal('not_found', messages.linkUnknown)
	if (link.expiresAt <= now) throw new Refusal('not_found', messages.linkExpired)
	return link
}

export type FamilyRow = {
	player: Player
	team: { name: string; school: string; season: string; sport: RequestSport }
	confirmedAt: Date | null
	/** Another player has this number too; who it is stays unsaid. */
	isNumberShared: boolean
	/** What an answer no longer reaches: this player's order, or any order of the season. Null while all is open. */
	isLate: 'ordered' | 'closed' | null
	/** What the order carries where the row says something else: "Ordered as 12 · M". Empty when both agree. */
	orderedAs: string
}

const playerOf = ({ name, number, size, shortsSize, printsName }: FoundLink): Player => ({
	name,
	number,
	size,
	shortsSize,
	printsName,
})

/** @throws Refusal not_found, with words of its own for a link that has expired; too_many after many wrong links */
export async function familyRow(context: ServiceContext, visit: Visit): Promise<FamilyRow> {
	const link = await foundOrCounted(context, visit)
	const { teamId, rowId, number, portalId } = link
	const [isOrdered, isOpen] =
		portalId === null ? [false, true] : await orderingOf(context.db, { portalId, rowId, now: context.now })
	return {
		player: playerOf(link),
		team: { name: link.teamName, school: link.school, season: link.season, sport: link.sport },
		confirmedAt: link.confirmedBy === 'family' ? link.confirmedAt : null,
		isNumberShared: number !== '' && (await isNumberTaken(context.db, { teamId, rowId, number })),
		isLate: isOrdered ? 'ordered' : isOpen ? null : 'closed',
		orderedAs: isOrdered ? await orderedAs(context, link) : '',
	}
}

async function orderedAs({ db }: ServiceContext, link: FoundLink): Promise<string> {
	const { portalId, rowId } = link
	if (portalId === null) return ''
	const [[, carried] = ['', []]] = (await orderedRows({ db }, { portalId, rowId })).rows
	const differences = orderedOtherwise(playerOf(link), carried)
	return differences.length === 0 ? '' : orderedLabel(differences)
}

async function foundOrCounted(context: ServiceContext, visit: Visit): Promise<FoundLink> {
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

export type FamilyErrors = Partial<Record<TextField, string>>

/** What is wrong with the answer, field by field. What the coach had put there may stay. */
async function errorsIn(inner: ServiceContext, link: FoundLink, answer: FamilyAnswer): Promise<FamilyErrors> {
	const errors: FamilyErrors = {}
	for (const { field, tone, message } of playerNotes({ ...answer, printsName: true }))
		if (tone === 'error' && field !== 'printsName') errors[field] ??= message
	if (answer.name === '') errors.name = 'The name is missing.'
	if (answer.size === '') errors.size = messages.sizeMissing
	const { number } = answer
	if (number === link.number) return errors
	if (number === '') errors.number ??= messages.numberMissing
	const { teamId, rowId } = link
	const instead = link.number === '' ? 'Choose another.' : `Choose another, or keep ${link.number}.`
	if (!errors.number && (await isNumberTaken(inner.db, { teamId, rowId, number })))
		errors.number = `Number ${number} is already taken on this team. ${instead}`
	const trouble = numberTrouble(number, link.sport)
	if (trouble !== undefined) errors.number ??= trouble
	return errors
}

export type FamilyOutcome = { ok: true } | { ok: false; errors: FamilyErrors }

/** Keeps what the family says of its own row; it can be said again while the link is open. @throws Refusal not_found, too_many */
export async function confirmByFamily(
	context: ServiceContext,
	{ answer, ...visit }: Visit & { answer: FamilyAnswer },
): Promise<FamilyOutcome> {
	const { linkId } = await foundOrCounted(context, visit)
	await limited(context, { name: 'roster-answer', subject: linkId, turns: answersPerHour })
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { teamId } = await openLink(inner, visit.token)
		await lockRoster(db, teamId)
		// Read again under the lock: the coach may just have changed it.
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

/** SVG of what the team wears with this name and number; undefined where nothing was designed. @throws Refusal not_found */
export async function familyPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ token, player }: { token: string | undefined; player: Pick<Player, 'name' | 'number' | 'printsName'> },
): Promise<string | undefined> {
	const { portalId } = await openLink(context, token)
	const worn = portalId === null ? undefined : await designWorn(context.db, portalId)
	if (!worn || worn.version === null) return undefined
	// The design is its owner's, and so is the art on it: it is drawn for them and shown with the family's name.
	const owner: ServiceContext = { ...context, actor: { userId: worn.ownerId, roles: ['retail'] } }
	const asked = {
		designId: worn.designId,
		version: worn.version,
		playerName: player.printsName ? player.name : '',
		playerNumber: player.number,
	}
	try {
		return await playerPicture(owner, store, asked)
	} catch (failure) {
		// A version that is gone leaves the page without a picture, not without its form.
		if (failure instanceof Refusal) return undefined
		throw failure
	}
}
