// What a signed-in person finds of teams by the search box: the portals that they may open; for staff all, and requests.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { isStaff } from '#policies/policy.ts'
import type { PersonalGroup, PersonalResult, PersonalSearch } from '#search/contract.ts'
import { findTexts } from '../rules/find-texts.ts'
import { isMeant, wordsOf } from '../rules/team-words.ts'
import { requestSportName, teamSportName } from '../states.ts'
import { openRequestsWith } from '../store/requests.server.ts'
import { countAlike, portalsWith, type PortalRow } from '../store/scope.server.ts'
import { adminPortalUrl, adminRequestUrl, portalUrl } from '../urls.ts'
import { accessOf } from './scope.server.ts'

/** Portals that are read before access and spelling are compared. */
const mostRead = 200

type Place = { href: string; language: PageLanguage }

function resultOf(row: PortalRow, { href, language }: Place): PersonalResult {
	const { id, teamName, school, sport, season, status } = row
	const facts = [school === teamName ? '' : school, teamSportName(sport), season]
	if (status === 'closed') facts.push(findTexts[language].closed)
	return { id, title: teamName, detail: facts.filter(Boolean).join(' · '), href }
}

type Asked = { query: string; limit: number; language: PageLanguage }

/** With the words as typed, and when none has them, with misspelled ones. */
async function portalsFor(
	context: ServiceContext,
	{ query, limit, language }: Asked,
): Promise<PersonalResult[]> {
	const isOfStaff = isStaff(context.actor)
	const words = wordsOf(query)
	const wanted = {
		userId: isOfStaff ? null : context.actor.userId,
		words,
		limit: mostRead,
		portalId: query.trim().toLowerCase(),
	}
	const readable = (rows: readonly PortalRow[]) => rows.filter((row) => accessOf(context, row) !== undefined)
	const exact = readable(await portalsWith(context.db, { ...wanted, isLoose: false }))
	const found = exact.length > 0 ? exact : readable(await misspelled(context, wanted))
	return found
		.slice(0, limit)
		.map((row) => resultOf(row, { href: isOfStaff ? adminPortalUrl(row.id) : portalUrl(row.id), language }))
}

const misspelled = (context: ServiceContext, wanted: Omit<Parameters<typeof portalsWith>[1], 'isLoose'>) =>
	inTransaction(context, async ({ db }) => {
		await countAlike(db)
		const rows = await portalsWith(db, { ...wanted, isLoose: true })
		return rows.filter(({ teamName, school, sport, season }) =>
			isMeant(wanted.words, [teamName, school, sport, season].join(' ')),
		)
	})

async function requestsFor(
	{ db }: ServiceContext,
	{ query, limit }: Omit<Asked, 'language'>,
): Promise<PersonalResult[]> {
	const rows = await openRequestsWith(db, { words: wordsOf(query), limit })
	return rows.map(({ id, organizationName, sport }) => ({
		id,
		title: organizationName,
		detail: `${requestSportName(sport)} · waits for a decision`,
		href: adminRequestUrl(id),
	}))
}

const groupOf = (label: string, found: readonly PersonalResult[], limit: number): PersonalGroup[] =>
	found.length === 0 ? [] : [{ label, results: found.slice(0, limit), hasMore: found.length > limit }]

/**
 * By name, school, sport and season of the team in any order, or the portal's id. Players are never searched. Empty for
 * visitors and people without a team.
 */
export const findTeams: PersonalSearch = async (context, { query, limit, language = 'en' }) => {
	const { actor } = context
	if (actor.userId === null || wordsOf(query).length === 0) return []
	const isOfStaff = isStaff(actor)
	// Staff reads English.
	const asked = { query, limit: limit + 1, language: isOfStaff ? 'en' : language } as const
	if (isOfStaff) {
		const [portals, requests] = [await portalsFor(context, asked), await requestsFor(context, asked)]
		return [...groupOf('Team portals', portals, limit), ...groupOf('Portal requests', requests, limit)]
	}
	if (!hasAnyRole(actor, ['school_admin', 'coach', 'player'])) return []
	return groupOf(findTexts[language].yours, await portalsFor(context, asked), limit)
}
