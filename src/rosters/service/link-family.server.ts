// The family behind a link, also behind one that has expired: its language, and its addresses to stop messages.
import type { ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { messages } from '../messages.ts'
import { familyByHash, languageOfShare } from '../store/links.server.ts'
import { missesPerHour, type Visit } from './family.server.ts'
import { hashOf } from './links.server.ts'

export type FamilyOfLink = { language: Language; parentEmail: string; parentPhone: string; teamName: string }

/** The language of the link's family; undefined for a link that never was one. */
export async function languageOfLink(
	{ db }: Pick<ServiceContext, 'db'>,
	token: string | undefined,
): Promise<Language | undefined> {
	const hash = hashOf(token)
	return hash === undefined ? undefined : (await familyByHash(db, hash))?.language
}

/** The language of a share's family; undefined for the share of a player typed by hand. */
export const languageOfPayer = (
	{ db }: Pick<ServiceContext, 'db'>,
	shareId: string,
): Promise<Language | undefined> => languageOfShare(db, shareId)

/** @throws Refusal not_found for a link that never was one, too_many after many of them */
export async function familyOfLink(context: ServiceContext, visit: Visit): Promise<FamilyOfLink> {
	const hash = hashOf(visit.token)
	const family = hash === undefined ? undefined : await familyByHash(context.db, hash)
	if (family) return family
	const subject = visit.clientAddress
	const limit = { name: 'roster-miss', subject, turns: missesPerHour, windowMs: 3_600_000 }
	if (!(await takeTurn(context.db, context.now, limit))) throw new Refusal('too_many', messages.tooManyTries)
	throw new Refusal('not_found', messages.linkUnknown)
}
