// Who finds which team by the search box.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newMember,
	newPerson,
	newPortal,
	requestOfCoach,
	testMailDependencies,
} from '../../../tests/factories/portals.ts'
import { portalsWith } from '../store/scope.server.ts'
import { organizations, teamPortals, teams } from '../tables.ts'
import { findTeams } from './find-teams.server.ts'
import { submitRequest } from './requests.server.ts'

const { context } = await openTestDatabase()
const admin = await newPerson(context, ['admin'])

const schools = await (async () => {
	const own = await newPortal(admin, {
		organization: { name: 'Peñasco Public Schools' },
		teamName: 'Peñasco Panthers',
		school: 'St. Mary’s-Peñasco High',
		sport: 'baseball',
		season: 'Spring 2027',
	})
	// Of the same school, with a coach and players of its own.
	const sister = await newPortal(admin, {
		organization: { id: own.organizationId },
		teamName: 'Panthers Hockey',
		school: 'St. Mary’s-Peñasco High',
		sport: 'hockey',
		season: 'Winter 2026',
	})
	const other = await newPortal(admin, {
		organization: { name: 'Taos Schools' },
		teamName: 'Taos Panthers',
		school: 'Taos High',
		sport: 'baseball',
		season: 'Spring 2027',
	})
	return { own, sister, other }
})()
const { own, sister, other } = schools
const coach = await newMember(admin, own, 'coach')
const player = await newMember(admin, own, 'player')
const schoolAdmin = await newMember(admin, own, 'school_admin')

const found = async (by: ServiceContext, query: string, limit = 12) =>
	(await findTeams(by, { query, limit })).flatMap(({ label, results }) =>
		results.map(({ href }) => `${label}: ${href}`),
	)
const page = ({ portalId }: { portalId: string }) => `Your teams: /portal/${portalId}`
const staffPage = ({ portalId }: { portalId: string }) => `Team portals: /admin/portals/${portalId}`

test('a coach and a player find their own portal, not that of the sister team or of another school', async () => {
	for (const person of [coach, player]) {
		expect(await found(person, 'panthers')).toEqual([page(own)])
		expect(await found(person, 'hockey')).toEqual([])
		expect(await found(person, 'taos')).toEqual([])
		expect(await found(person, other.portalId)).toEqual([])
		expect(await found(person, sister.portalId)).toEqual([])
	}
})

test('a school administrator finds the portals of the school', async () => {
	expect((await found(schoolAdmin, 'panthers')).toSorted()).toEqual([page(own), page(sister)].toSorted())
	expect(await found(schoolAdmin, 'taos')).toEqual([])
	expect(await found(schoolAdmin, other.portalId)).toEqual([])
})

test.each(['csr', 'admin'] as const)('a %s finds every portal, on the page of the staff', async (role) => {
	const person = await newPerson(context, [role])
	const all = [own, sister, other].map(staffPage).toSorted()
	expect((await found(person, 'panthers')).toSorted()).toEqual(all)
})

test('visitors, customers and production find no team', async () => {
	expect(await found(context, 'panthers')).toEqual([])
	for (const role of ['retail', 'production'] as const)
		expect(await found(await newPerson(context, [role]), 'panthers')).toEqual([])
})

test('who lost the role finds nothing any more, and a role without a team neither', async () => {
	const former = { ...coach, actor: { userId: coach.userId, roles: ['retail'] as Role[] } }
	expect(await found(former, 'panthers')).toEqual([])
	for (const role of ['coach', 'player', 'school_admin'] as const)
		expect(await found(await newPerson(context, [role]), 'panthers')).toEqual([])
})

test.each([
	['penasco', true],
	['PEÑASCO panth', true],
	['panthers 2027 spring', true],
	['st marys', true],
	['high mary', true],
	['baseball', true],
	['panters', true],
	['penascco', true],
	['pnathers', true],
	['nther', false],
	['pans', false],
	['panthers hockey', false],
	['p', false],
	['%', false],
	["' or 1=1 --", false],
])('the words "%s" find the team: %s', async (query, isFound) => {
	expect(await found(coach, query)).toEqual(isFound ? [page(own)] : [])
})

test('a portal is found by its id', async () => {
	expect(await found(coach, ` ${own.portalId.toUpperCase()} `)).toEqual([page(own)])
	expect(await found(admin, other.portalId)).toEqual([staffPage(other)])
})

test('a misspelled word counts only where no word is as typed', async () => {
	const exact = await newPortal(admin, {
		teamName: 'Pantera',
		organization: { name: 'Pantera' },
		school: 'Pantera',
	})
	expect(await found(admin, 'pantera')).toEqual([staffPage(exact)])
})

test('names of players are never searched', async () => {
	await context.db.execute(sql`
		insert into roster (id, team_id, position, player_name, number, size, shorts_size, created_at, updated_at)
		values (${randomUUID()}, ${own.teamId}, 0, 'Zebulon Quick', '7', 'M', '', now(), now())`)
	for (const person of [coach, schoolAdmin, admin]) expect(await found(person, 'zebulon')).toEqual([])
})

test('staff find open requests by the school; nobody else does, and a decided one is none', async () => {
	const dependencies = testMailDependencies()
	const request = requestOfCoach({ organizationName: 'Questa High', contactName: 'Robin Vega' })
	const id = await submitRequest(context, { request, clientAddress: '', dependencies })
	expect(await found(admin, 'questa football')).toEqual([`Portal requests: /admin/requests/${id}`])
	expect(await found(admin, 'vega')).toEqual([])
	expect(await found(coach, 'questa')).toEqual([])
	await context.db.execute(sql`update team_portal_requests set status = 'declined' where id = ${id}`)
	expect(await found(admin, 'questa')).toEqual([])
})

test('the limit holds, open portals come first, and a closed one says so', async () => {
	await context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, own.portalId))
	const [first] = await findTeams(schoolAdmin, { query: 'panthers', limit: 1 })
	expect(first).toMatchObject({ hasMore: true, results: [{ id: sister.portalId }] })
	const [group] = await findTeams(coach, { query: 'panthers', limit: 4 })
	expect(group).toEqual({
		label: 'Your teams',
		hasMore: false,
		results: [
			{
				id: own.portalId,
				title: 'Peñasco Panthers',
				detail: 'St. Mary’s-Peñasco High · Baseball · Spring 2027 · Closed',
				href: `/portal/${own.portalId}`,
			},
		],
	})
	const [spanish] = await findTeams(coach, { query: 'panthers', limit: 4, language: 'es' })
	expect(spanish?.label).toBe('Sus equipos')
	expect(spanish?.results[0]?.detail).toMatch(/ · Cerrado$/)
	const [staff] = await findTeams(admin, { query: 'taos', limit: 4, language: 'es' })
	expect(staff?.label).toBe('Team portals')
})

test('with 2,000 portals words, misspelled ones and membership are found by indexes', async () => {
	const { db } = context
	const districts = Array.from({ length: 500 }, (_, at) => ({ id: randomUUID(), name: `District ${at}` }))
	await db.insert(organizations).values(districts.map((one) => ({ ...one, createdAt: context.now })))
	const many = Array.from({ length: 2_000 }, (_, at) => ({ id: randomUUID(), at }))
	await db.insert(teams).values(
		many.map(({ id, at }) => ({
			id,
			organizationId: districts[at % 500]?.id ?? '',
			name: `Team ${at.toString(36)} ${['Hawks', 'Owls', 'Bears'][at % 3]}`,
			school: `School ${(at * 7_919).toString(36)}`,
			sport: 'soccer' as const,
			season: 'Fall 2026',
			createdAt: context.now,
		})),
	)
	await db.insert(teamPortals).values(
		many.map(({ id, at }) => ({
			id: `many-${at}`,
			teamId: id,
			status: 'open' as const,
			timeZone: 'America/Denver',
			createdAt: context.now,
			updatedAt: context.now,
		})),
	)
	for (const table of [
		'teams',
		'team_portals',
		'organizations',
		'organization_people',
		'portal_people',
		'profiles',
	])
		await db.execute(sql.raw(`vacuum analyze ${table}`))
	const planOf = async (userId: string | null, word: string, isLoose: boolean) => {
		const wanted = { userId, limit: 13, words: [word], isLoose, portalId: word }
		const { rows } = await db.execute(sql`explain ${portalsWith(db, wanted).getSQL()}`)
		return rows.map((row) => Object.values(row).join()).join('\n')
	}
	for (const isLoose of [false, true])
		for (const userId of [null, coach.userId])
			expect(await planOf(userId, 'penasco', isLoose)).not.toMatch(/Seq Scan on (?:teams|team_portals)/)
})
