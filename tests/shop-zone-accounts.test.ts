// The days of accounts and invitations end where the shop or the team is. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { authContext, viewerContext } from '#accounts/dependencies.server.ts'
import { profiles } from '#accounts/tables.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { specShell, specShop } from '#kit/shop.ts'
import { addDays, formatLongDay, isoDate } from '#kit/time.ts'
import { act } from '#my-account/routes/actions.server.ts'
import { loader as exported } from '#my-account/routes/export.ts'
import { headOf } from '#my-account/service/page-data.server.ts'
import { inviteAdministrator, inviteByMail } from '#portals/service/invites.server.ts'
import { openWithoutRequest } from '#portals/service/open-portal.server.ts'
import { peopleOf } from '#portals/service/people.server.ts'
import { openTestAuth } from './auth.ts'
import { newMember, testPassword } from './factories/accounts.ts'
import { newPerson, newPortal, portalInput, testMailDependencies } from './factories/portals.ts'
import { openMovingShop } from './factories/shop-zone.ts'

const { call, clock, context, mails } = await openTestAuth()
const moveShop = openMovingShop(context)
const timeZone = 'America/Los_Angeles'
const hourMs = 3_600_000
const day = isoDate(context.now)
/** Seven or eight in the evening of the day in California. */
const evening = new Date(Date.parse(addDays(day, 1)) + 3 * hourMs)
clock.advance(evening.getTime() - clock.now())

test('an account that is asked in the evening to be deleted shows and mails the day of the shop', async () => {
	await moveShop(timeZone)
	const one = await newMember({ ...call(), now: evening })
	await context.db.update(profiles).set({ createdAt: evening }).where(eq(profiles.id, one.userId))
	const viewer = { accessToken: one.accessToken, email: one.email } as never
	const intent = { intent: 'leave', confirmation: 'DELETE', currentPassword: testPassword }
	expect(await act({ call: one.call, viewer }, intent)).toBe('leaving')
	const lastDay = addDays(day, 30)
	const on = formatLongDay(lastDay)
	const mailed = mails.find(({ to, kind }) => to === one.email && kind === 'deletion-requested')
	expect(mailed?.about).toBe(on)
	const headAfter = async (hours: number) => {
		const now = new Date(Date.parse(addDays(lastDay, 1)) + hours * hourMs)
		return headOf({ call: { ...one.call, now }, viewer }, { tab: 'profile', language: 'en' })
	}
	expect(await headAfter(6.9)).toMatchObject({
		memberSince: formatLongDay(day),
		leaving: { on, isOver: false },
	})
	expect(await headAfter(8)).toMatchObject({ leaving: { on, isOver: true } })
})

test('the file of one’s own data is named by the day of the shop', async () => {
	const one = await newMember(call())
	const provided = new RouterContextProvider()
	provided.set(serviceContext, { ...one.call, now: evening })
	provided.set(authContext, { ...one.call, now: evening })
	provided.set(viewerContext, { accessToken: one.accessToken, email: one.email } as never)
	provided.set(shopContext, { ...specShell, facts: { ...specShop, timeZone } })
	const answer = await exported({ context: provided } as never)
	expect(answer.headers.get('Content-Disposition')).toContain(`fieldhouse-${day}.zip`)
})

test('an invitation to a team ends on the day of the team', async () => {
	const admin = { ...(await newPerson(context, ['admin'])), now: evening }
	const dependencies = testMailDependencies()
	const portal = await newPortal(admin, { timeZone })
	const { portalId, organizationId } = portal
	const emails = [`${randomUUID()}@example.test`]
	await inviteByMail(admin, dependencies, { portalId, role: 'player', emails })
	await openWithoutRequest(admin, dependencies, {
		requested: portalInput({ timeZone }),
		coachEmail: `${randomUUID()}@example.test`,
	})
	expect(dependencies.mails).toHaveLength(2)
	const until = addDays(day, 14)
	for (const mail of dependencies.mails)
		expect(JSON.stringify(mail)).toContain(`good until ${formatLongDay(until)}`)
	const email = `${randomUUID()}@example.test`
	const invited = await inviteAdministrator(admin, 'http://shop.test', { organizationId, email })
	expect(invited.until).toBe(until)
	expect((await peopleOf(admin, { portalId, page: 1 })).portal.timeZone).toBe(timeZone)
})
