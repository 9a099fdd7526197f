// Another season of a team, and a portal without a request. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam } from '../../../tests/factories/bulk-orders.ts'
import { hideProduct } from '../../../tests/factories/catalog.ts'
import {
	newPerson,
	portalInput,
	standingIn,
	testMailDependencies,
	tokenIn,
} from '../../../tests/factories/portals.ts'
import { portalForStaff } from '#portals/service/manage-portal.server.ts'
import { acceptInvitation } from '#portals/service/invites.server.ts'
import { openWithoutRequest } from '#portals/service/open-portal.server.ts'
import { portalItems, teams } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { copySeason } from './next-season.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const staff = await newPerson(context, ['csr'])
/** A later day than the first season's. */
const csr = { ...staff, now: new Date(staff.now.getTime() + 86_400_000) }

const itemsOf = (portalId: string) =>
	context.db
		.select()
		.from(portalItems)
		.where(eq(portalItems.portalId, portalId))
		.orderBy(portalItems.position)
const input = { season: 'Spring 2027', deadlineOn: '2099-03-01', closesOld: true }

test('the next season has this one’s garments in their designs, its coaches and its players', async () => {
	const team = await newTeam(context, { isDesigned: true })
	const look = { primaryColor: 'navy', secondaryColor: 'gold', printedName: 'RAMS' } as const
	await context.db.update(teams).set(look).where(eq(teams.id, team.teamId))
	const dependencies = testMailDependencies()
	const portalId = await copySeason(csr, dependencies, { portalId: team.portalId, ...input })
	const [before, after] = [await itemsOf(team.portalId), await itemsOf(portalId)]
	expect(
		after.map(({ productId, designId, designVersion, required }) => ({
			productId,
			designId,
			designVersion,
			required,
		})),
	).toEqual(
		before.map(({ productId, designId, designVersion, required }) => ({
			productId,
			designId,
			designVersion,
			required,
		})),
	)
	expect(after.every(({ deadlineOn }) => deadlineOn === '2099-03-01')).toBe(true)
	expect(after.some(({ id }) => before.some((item) => item.id === id))).toBe(false)
	const opened = await portalForStaff(csr, portalId)
	expect(opened).toMatchObject({ season: 'Spring 2027', teamName: 'Test Rams', status: 'open', ...look })
	expect((await portalForStaff(csr, team.portalId)).status).toBe('closed')
	expect((await standingIn(context, team.coach.userId)).portals).toContain(`${portalId} coach`)
	expect((await standingIn(context, team.player.userId)).portals).toEqual([`${team.portalId} player`])
	const players = await context.db.select().from(roster).where(eq(roster.teamId, opened.teamId))
	expect(players.map(({ playerName }) => playerName).toSorted()).toEqual([0, 1, 2].map(canary))
	expect(dependencies.mails.map(({ subject }) => subject)).toEqual(['Test Rams: your store for Spring 2027'])
	expect(JSON.stringify(dependencies.mails)).not.toContain(canary(0))
	const again = copySeason(csr, dependencies, { portalId: team.portalId, ...input, season: 'SPRING 2027' })
	await expect(again).rejects.toMatchObject({ code: 'conflict' })
})

test('what is no longer sold stays behind; a past day is refused; a team without players begins without', async () => {
	const team = await newTeam(context, { players: 0 })
	await hideProduct(context.db, team.shorts.productId)
	const dependencies = testMailDependencies()
	const past = copySeason(csr, dependencies, { portalId: team.portalId, ...input, deadlineOn: '2020-01-01' })
	await expect(past).rejects.toMatchObject({ code: 'invalid' })
	const portalId = await copySeason(csr, dependencies, {
		portalId: team.portalId,
		...input,
		deadlineOn: null,
		closesOld: false,
	})
	expect((await itemsOf(portalId)).map(({ productId }) => productId)).toEqual([team.jersey.productId])
	expect((await portalForStaff(csr, team.portalId)).status).toBe('open')
})

test('a portal without a request invites its coach by mail', async () => {
	const dependencies = testMailDependencies()
	const coach = await newPerson(context)
	const requested = portalInput()
	const portalId = await openWithoutRequest(csr, dependencies, { requested, coachEmail: coach.email })
	expect(dependencies.mails).toMatchObject([{ to: coach.email, subject: 'You are invited: Lakewood Rams' }])
	await acceptInvitation(coach, tokenIn(dependencies.mails[0]))
	expect((await standingIn(context, coach.userId)).portals).toEqual([`${portalId} coach`])
	const silent = testMailDependencies()
	await openWithoutRequest(csr, silent, { requested, coachEmail: null })
	expect(silent.mails).toEqual([])
})
