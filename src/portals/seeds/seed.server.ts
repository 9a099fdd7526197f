// Portals of the demo: team-123 with its squad, catalog and people, last year's team, another school, open requests.
import { and, eq, notExists } from 'drizzle-orm'
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import * as tables from '../tables.ts'
import { seedDesign } from '#designs/seeds/seed.server.ts'
import { addDays, dayMs, isoDate } from '#kit/time.ts'
import { fallSquad, hawks, lastSquad, ramsCatalog, type SeedPlayer } from './demo-team.ts'
import type { TeamLook } from '../rules/team-look.ts'
import type { RequestSport } from '../states.ts'

export const demoPortalId = 'team-123'
/** Last year's portal, closed. */
export const demoPastPortalId = 'team-122'
/** Another school's portal. */
export const demoOtherPortalId = 'westfield-hawks-7c21'

export const demoOrganizationId = stableId('demo organization Lakewood')
const otherOrganizationId = stableId('demo organization Westfield')

type SeedTeam = {
	portalId: string
	organizationId: string
	name: string
	school: string
	sport: RequestSport
	season: string
	status: 'open' | 'closed'
	marginBp: number
	goalCents: number
	ageDays: number
	squad: readonly SeedPlayer[]
	look: TeamLook
}

const rams = {
	organizationId: demoOrganizationId,
	name: 'Lakewood Rams',
	school: 'Lakewood High School',
	look: { primaryColor: 'forest', secondaryColor: 'gold', printedName: 'RAMS' },
} as const
export const demoTeams: readonly SeedTeam[] = [
	{
		...rams,
		portalId: demoPortalId,
		sport: 'football',
		season: 'Fall 2026',
		status: 'open',
		marginBp: 1_500,
		goalCents: 150_000,
		ageDays: 63,
		squad: fallSquad,
	},
	{
		...rams,
		portalId: demoPastPortalId,
		sport: 'football',
		season: 'Fall 2025',
		status: 'closed',
		marginBp: 1_000,
		goalCents: 100_000,
		ageDays: 430,
		squad: lastSquad,
	},
	{
		portalId: demoOtherPortalId,
		organizationId: otherOrganizationId,
		name: 'Westfield Hawks',
		school: 'Westfield Prep',
		sport: 'soccer',
		season: 'Spring 2027',
		status: 'open',
		marginBp: 0,
		goalCents: 0,
		ageDays: 12,
		squad: hawks,
		look: { primaryColor: 'royal', secondaryColor: 'white', printedName: 'HAWKS' },
	},
]

export const demoTeamId = (portalId: string): string => stableId(`demo team ${portalId}`)
const ago = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

async function seedTeam(db: Connection, now: Date, team: SeedTeam): Promise<void> {
	const { portalId, organizationId, name, school, sport, season, status } = team
	const teamId = demoTeamId(portalId)
	const createdAt = ago(now, team.ageDays)
	await db
		.insert(tables.teams)
		.values({ id: teamId, organizationId, name, school, sport, season, ...team.look, createdAt })
	await db.insert(tables.teamPortals).values({
		id: portalId,
		teamId,
		status,
		fundraisingMarginBp: team.marginBp,
		fundraisingGoalCents: team.goalCents,
		timeZone: 'America/New_York',
		createdAt,
		updatedAt: createdAt,
	})
}

async function seedCatalogOf(db: Connection, now: Date): Promise<void> {
	const at = ago(now, 61)
	for (const { sku, design } of ramsCatalog)
		if (design)
			await seedDesign(db, {
				...design,
				userId: demoAccountId('coach'),
				roles: ['coach'],
				productId: stableId(sku),
				at,
			})
	await db.insert(tables.portalItems).values(
		ramsCatalog.map(({ sku, design, required, closesInDays }, position) => ({
			id: stableId(`demo item ${sku}`),
			portalId: demoPortalId,
			productId: stableId(sku),
			designId: design?.id ?? null,
			designVersion: design ? 1 : null,
			required,
			deadlineOn: closesInDays === null ? null : addDays(isoDate(now), closesInDays),
			position,
		})),
	)
}

async function seedPeople(db: Connection, now: Date): Promise<void> {
	const createdAt = ago(now, 60)
	await db.insert(tables.portalPeople).values([
		{ portalId: demoPortalId, userId: demoAccountId('coach'), role: 'coach', createdAt },
		{ portalId: demoPastPortalId, userId: demoAccountId('coach'), role: 'coach', createdAt },
		{ portalId: demoPortalId, userId: demoAccountId('player'), role: 'player', createdAt },
	])
	await db
		.insert(tables.organizationPeople)
		.values({ organizationId: demoOrganizationId, userId: demoAccountId('school_admin'), createdAt })
}

const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function seedRequests(db: Connection, now: Date): Promise<void> {
	const requests = [
		['Cedar Valley Youth Soccer', 'Morgan Reyes', 'morgan.reyes@cvys.example', 'soccer', 140, 3],
		['Harbor Point Academy', 'Dana Whitfield', 'dwhitfield@harborpoint.example', 'basketball', 36, 19],
		['Iron Range Hockey Club', 'Terry Lindqvist', 'terry@ironrangehockey.example', 'hockey', 64, 29],
	] as const
	await db.insert(tables.teamPortalRequests).values(
		requests.map(([organizationName, contactName, contactEmail, sport, estimatedTeamSize, hours]) => ({
			id: stableId(`demo request ${organizationName}`),
			organizationName,
			contactName,
			contactEmail,
			contactPhone: '(555) 010-2200',
			sport,
			estimatedTeamSize,
			message: 'We would like to have everything in one place before the season starts.',
			createdAt: hoursAgo(now, hours),
		})),
	)
}

/** Whether the demo's accounts and catalog exist and its portals do not. */
export async function lacksDemoPortals(db: Connection): Promise<boolean> {
	const [found] = await db
		.select({ id: profiles.id })
		.from(profiles)
		.innerJoin(products, eq(products.id, stableId(ramsCatalog[0]?.sku ?? '')))
		.where(
			and(
				eq(profiles.id, demoAccountId('coach')),
				notExists(db.select({ id: tables.teamPortals.id }).from(tables.teamPortals)),
			),
		)
	return found !== undefined
}

/** Requires the demo's accounts and catalog. */
export async function seedPortals(db: Connection, now: Date): Promise<void> {
	const createdAt = ago(now, 430)
	await db.insert(tables.organizations).values([
		{
			id: demoOrganizationId,
			name: 'Lakewood City Schools',
			taxCertificate: 'OH-99-104477',
			taxExemptUntil: addDays(isoDate(now), 500),
			createdAt,
		},
		{ id: otherOrganizationId, name: 'Westfield Prep', createdAt },
	])
	for (const team of demoTeams) await seedTeam(db, now, team)
	await seedCatalogOf(db, now)
	await seedPeople(db, now)
	await seedRequests(db, now)
}
