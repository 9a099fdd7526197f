// Split orders of a team: what the coach, players and families see of the shares, and who is reminded.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { portalPeople } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { dayMs } from '#kit/time.ts'
import type { Mail } from '#mail/templates/content.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { historyOf, newBuyer, statementsOf } from '../../../tests/factories/orders.ts'
import { requestRefund } from '#payments/service/refunds.server.ts'
import { createShareCheckout } from '#payments/service/shares.server.ts'
import { openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
	type TeamInput,
} from '../../../tests/factories/bulk-orders.ts'
import { draftIn } from './draft.server.ts'
import { remindFamilies, warnBeforeTheEnd, warningMs } from './remind-shares.server.ts'
import { familyPage, ownShareUrl, sharesPage } from './shares.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const dependencies = { payments: selling.dependencies, files: memoryStore() }
const mailDependencies = {
	sender: selling.orders.sender,
	sendMails: async (_inner: unknown, mails: readonly Mail[]) => void selling.orders.mails.push(...mails),
}

/** Splits the whole roster's order: each player's jersey and shorts are one share. */
async function openShares(input: TeamInput = {}) {
	const team = await newTeam(context, input)
	await loadedCart(team.coach, team.portalId)
	const wanted = { paymentMode: 'player_pays', isSplit: true } as const
	const done = await submitBulk(
		team.coach,
		dependencies,
		await submissionOf(team.coach, team.portalId, wanted),
	)
	if (done.kind !== 'split') throw new Error('It was not split')
	const { orderId } = done
	const view = () => sharesPage(selling.at(team.coach), selling.orders, orderId)
	const tokens = (await view()).shares.map(({ link }) => link.split('/').at(-1) ?? '')
	const pay = async (at: number) => {
		const page = await createShareCheckout(selling.at(context), selling.dependencies, tokens[at])
		await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
		await selling.settle()
	}
	const mailsSince = async (act: () => Promise<unknown>) => {
		const before = selling.orders.mails.length
		await act()
		return selling.orders.mails.slice(before)
	}
	return { ...team, orderId, tokens, view, pay, mailsSince }
}

test('links that are out belong to an order of their own: its cart is empty, the next order leaves it alone', async () => {
	const team = await openShares()
	const { coach, portalId, orderId } = team
	expect((await draftIn(coach, { portalId, userId: coach.userId })).items).toEqual([])
	await team.pay(0)
	await loadedCart(coach, portalId)
	await submitBulk(coach, dependencies, await submissionOf(coach, portalId, { paymentMode: 'player_pays' }))
	expect((await team.view()).status).toBe('pending')
	expect(await historyOf(context, orderId)).toEqual(['placed'])
})

test('a refunded share is reported to the coach and to its family, and to no other', async () => {
	const team = await openShares({ taxExemptUntil: '2099-01-01' })
	for (const at of [0, 1, 2]) await team.pay(at)
	const csr = await newBuyer(context, ['csr'])
	const all = await team.view()
	const amountCents = all.shares[2]?.amountCents ?? 0
	const ask = (cents: number) =>
		requestRefund(selling.at(csr), selling.dependencies, {
			orderId: team.orderId,
			what: { amountCents: cents },
			reason: 'Late',
		})
	const seen = async () => ({
		coach: (await team.view()).shares.map(({ backCents }) => backCents),
		families: await Promise.all(
			team.tokens.map(async (token) => (await familyPage(context, token)).backCents),
		),
	})
	await ask(100)
	expect(await seen()).toEqual({ coach: [0, 0, 100], families: [0, 0, 100] })
	await ask(amountCents - 100)
	expect(await seen()).toEqual({ coach: [0, 0, amountCents], families: [0, 0, amountCents] })
	expect((await familyPage(context, team.tokens[0])).included).not.toContain('tax included')
})

test('a garment that prints no name is still known by its player in the coach’s list, and by the number alone elsewhere', async () => {
	const team = await newTeam(context, { isDesigned: true })
	await context.db.update(roster).set({ printsName: false }).where(eq(roster.teamId, team.teamId))
	await loadedCart(team.coach, team.portalId)
	const wanted = { paymentMode: 'player_pays', isSplit: true } as const
	const done = await submitBulk(
		team.coach,
		dependencies,
		await submissionOf(team.coach, team.portalId, wanted),
	)
	const { shares } = await sharesPage(team.coach, selling.orders, done.kind === 'split' ? done.orderId : '')
	expect(shares.map(({ playerName }) => playerName)).toEqual([0, 1, 2].map(canary))
})

test('a player finds the own share by an address without a secret; no one else finds any', async () => {
	const team = await openShares()
	const address = await ownShareUrl(team.player, selling.orders, team.orderId)
	expect(address).toBe(`/pay/${team.tokens[0]}`)
	const stranger = (await newTeam(context)).player
	for (const who of [stranger, await newBuyer(context, ['csr'])])
		await expect(ownShareUrl(who, selling.orders, team.orderId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(ownShareUrl(team.player, selling.orders, randomUUID())).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(ownShareUrl(context, selling.orders, team.orderId)).rejects.toMatchObject({
		code: 'signed_out',
	})
})

test('open shares are reminded of once a day, without a name, an amount or a way to pay in the mail', async () => {
	const team = await openShares()
	expect((await team.view()).reachable).toBe(1)
	const remind = (who = team.coach) => remindFamilies(selling.at(who), mailDependencies, team.orderId)
	const mails = await team.mailsSince(async () => expect(await remind()).toBe(1))
	expect(mails.map(({ to }) => to)).toEqual([`${team.player.userId}@example.test`])
	expect(mails[0]?.links).toContain(`http://shop.test/orders/${team.orderId}/my-share`)
	expect(JSON.stringify(mails)).not.toMatch(/ZYXO|\/pay\//)
	await expect(remind()).rejects.toMatchObject({ code: 'too_many' })
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, team.orderId))
	expect(noted).toMatchObject([{ event: 'order.shares_reminded', details: { accounts: 1 } }])
})

test('no one is reminded by strangers or players, when no one can be reached, or when nothing is open', async () => {
	const team = await openShares()
	const remind = (who = team.coach) => remindFamilies(selling.at(who), mailDependencies, team.orderId)
	const other = await newBuyer(context, ['coach'])
	for (const who of [other, team.player])
		await expect(remind(who)).rejects.toMatchObject({ code: 'not_found' })
	await team.pay(0)
	await expect(remind()).rejects.toMatchObject({ code: 'invalid' })
	await context.db.insert(portalPeople).values({
		portalId: team.portalId,
		userId: other.userId,
		role: 'coach',
		createdAt: context.now,
	})
	await expect(remind(other)).rejects.toMatchObject({ code: 'invalid' })
	await team.pay(1)
	await team.pay(2)
	await expect(remind()).rejects.toMatchObject({ code: 'conflict' })
})

test('three days before the end the coach and the players are warned, once, and not of what is paid', async () => {
	const [team, paid] = [await openShares(), await openShares()]
	for (const at of [0, 1, 2]) await paid.pay(at)
	const endsAt = new Date((await team.view()).waitsUntil ?? 0)
	const at = (beforeMs: number) => ({ ...context, now: new Date(endsAt.getTime() - beforeMs) })
	const warn = (beforeMs: number) => () => warnBeforeTheEnd(at(beforeMs), mailDependencies)
	const own = (mails: typeof selling.orders.mails) =>
		mails.filter(({ subject }) => subject.includes(referenceOf(team.orderId)))
	expect(own(await team.mailsSince(warn(warningMs + 1_000)))).toEqual([])
	const both = () => Promise.all([warn(warningMs)(), warn(warningMs)()])
	const mails = own(await team.mailsSince(both))
	expect(mails.map(({ subject }) => subject.replace(/#\w+/, '#')).toSorted()).toEqual([
		'Order #: 3 shares still open',
		'Order #: your share is not paid yet',
	])
	expect(JSON.stringify(mails)).not.toMatch(/ZYXO|\/pay\//)
	expect(own(await team.mailsSince(warn(dayMs)))).toEqual([])
	expect(await historyOf(context, team.orderId)).toEqual(['placed', 'shares_reminder'])
	expect(await historyOf(context, paid.orderId)).toEqual(['placed', 'pay'])
})

test('staff that looks at the shares of a school’s order is noted; 60 shares take as many statements as 3', async () => {
	const counts: number[] = []
	for (const players of [3, 60]) {
		const team = await openShares({ players })
		const csr = await newBuyer(context, ['csr'])
		counts.push(await statementsOf(() => sharesPage(csr, selling.orders, team.orderId)))
		const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, team.orderId))
		expect(noted).toMatchObject([{ event: 'order.opened', actorId: csr.userId }])
	}
	expect(counts[0]).toBe(counts[1])
})
