// Messages to the families of a team, from start to the last day, with a moved clock. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { outboxMessages } from '#mail/tables.ts'
import type { Mail, Sms } from '#mail/templates/content.ts'
import { teamPortals } from '#portals/tables.ts'
import { confirmByFamily } from '#rosters/service/family.server.ts'
import { roster, rosterLinks } from '#rosters/tables.ts'
import { orderByFamily } from '#bulk-orders/service/family-order.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam, type TeamInput } from '../../../tests/factories/bulk-orders.ts'
import { newBuyer, testAddress } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { familyMessages, familyMessageSettings } from '../tables.ts'
import { limitMessages, pauseMessages, startMessages } from './settings.server.ts'
import { allowMessages, stopMessages, stopView } from './stop.server.ts'
import { messagesView } from './view.server.ts'
import { writeNow, writeToFamilies, type FamilyMessageDependencies } from './write.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const visitor = { ...context, actor: { userId: null, roles: ['retail'] as const } }

type Sent = { to: string; text: string; links: readonly string[]; stop: string }
const sent: Sent[] = []
/** The messages since the last question. */
const taken = () => sent.splice(0).toSorted((a, b) => a.to.localeCompare(b.to))

const stopIn = (text: string) => /https?:\S+\/stop/.exec(text)?.[0] ?? ''
const dependencies: FamilyMessageDependencies = {
	sender: selling.orders.sender,
	shareSecret: selling.orders.shareSecret,
	sendMails: async (_inner: unknown, mails: readonly Mail[]) =>
		void sent.push(
			...mails.map(({ to, subject, text, links, stopUrl }) => ({
				to,
				text: `${subject}\n${text}`,
				links: links ?? [],
				stop: stopUrl ?? '',
			})),
		),
	sendTexts: async (_inner: unknown, texts: readonly Sms[]) =>
		void sent.push(...texts.map(({ phone, text }) => ({ to: phone, text, links: [], stop: stopIn(text) }))),
}

/** The clock at this day and hour of UTC; New York is five hours behind. */
const at = <Context extends ServiceContext>(who: Context, day: string, hour = 15): Context => ({
	...who,
	now: new Date(`2026-${day}T${String(hour).padStart(2, '0')}:00:00Z`),
})

/** Three players: mail and Spanish, phone alone, no address. */
async function team(input: TeamInput = {}) {
	const made = await newTeam(context, { isDesigned: true, deadlineOn: '2026-12-04', ...input })
	const [mailed = '', texted = '', silent = ''] = made.rosterIds
	const mail = `${made.teamId.slice(0, 8)}@example.test`
	const phone = `+1614555${String(Math.floor(Math.random() * 100)).padStart(2, '0')}58`
	const set = (id: string, change: Partial<typeof roster.$inferInsert>) =>
		context.db.update(roster).set(change).where(eq(roster.id, id))
	await set(mailed, { parentEmail: mail.toUpperCase(), language: 'es' })
	await set(texted, { parentPhone: phone.slice(2) })
	const { portalId, coach } = made
	const start = (day = '11-20', hour = 15) => startMessages(at(coach, day, hour), dependencies, portalId)
	const run = (day: string, hour = 15) => writeToFamilies(at(context, day, hour), dependencies)
	const view = (day = '11-20') => messagesView(at(coach, day), { portalId, state: null, page: 1 })
	const rows = () => context.db.select().from(familyMessages).where(eq(familyMessages.portalId, portalId))
	const off = () =>
		context.db
			.update(familyMessageSettings)
			.set({ isOn: false })
			.where(eq(familyMessageSettings.portalId, portalId))
	return { ...made, mailed, texted, silent, mail, phone, set, start, run, view, rows, off }
}

const tokenIn = (link: string) => /\/roster\/([\w-]{43})/.exec(link)?.[1] ?? ''
const linkIn = ({ links, text }: Sent) => links[0] ?? /https?:\S+\/roster\/[\w-]{43}/.exec(text)?.[0] ?? ''

test('before the start the coach sees who would get what; then each family gets its own link, in its language', async () => {
	const { start, view, rows, mail, phone, off } = await team()
	const before = await view()
	expect(before).toMatchObject({ isOn: false, startedAt: null, most: 6, players: 3, isDaytime: true })
	expect(
		before.preview.map(({ kind, channel, outcome, language }) => [kind, channel, outcome, language]),
	).toEqual([
		['confirm', 'mail', 'send', 'es'],
		['confirm', 'text', 'send', 'en'],
		['confirm', null, 'no_address', 'en'],
	])
	expect(before.withoutAddress).toMatchObject([{ playerName: canary(2) }])
	expect(before.days).toEqual([
		{ occasion: 'opening', on: '2026-11-20' },
		{ occasion: 'half', on: '2026-11-27' },
		{ occasion: 'two_days', on: '2026-12-03' },
		{ occasion: 'last_day', on: '2026-12-04' },
	])
	expect([await rows(), taken()]).toEqual([[], []])

	expect(await start()).toBe(2)
	const [text, written] = taken()
	expect([text?.to, written?.to]).toEqual([phone, mail])
	expect(text?.text).toMatch(/^Test Rams: please check/)
	expect(written?.text).toMatch(/^Test Rams: revise/)
	expect(written?.links).toEqual([expect.stringMatching(/\/roster\/[\w-]{43}$/)])
	expect(written?.stop).toBe(`${written?.links[0]}/stop`)
	for (const at of [0, 1, 2]) expect(JSON.stringify([text, written])).not.toContain(canary(at))
	const states = (await rows()).map(({ state, reason }) => [state, reason])
	expect(states.toSorted()).toEqual([
		['queued', null],
		['queued', null],
		['skipped', 'no_address'],
	])
	const tokens = await context.db.select().from(rosterLinks)
	expect(JSON.stringify(tokens)).not.toContain(tokenIn(written?.links[0] ?? ''))
	await off()
})

test('a second run, a second press and two processes at once send nothing twice', async () => {
	const { start, run, off, rows } = await team()
	await start()
	expect(taken()).toHaveLength(2)
	expect(await start()).toBe(0)
	await Promise.all([run('11-20'), run('11-20'), run('11-20', 18)])
	await run('11-21')
	expect(taken()).toEqual([])
	await Promise.all([run('11-27'), run('11-27')])
	expect(taken()).toHaveLength(2)
	expect(await rows()).toHaveLength(6)
	await off()
})

test('the clock of a season: opening, half time and the last two days, in the daytime of the portal', async () => {
	const { start, run, off } = await team()
	const season: string[] = []
	await start('11-20', 3)
	for (const date of ['11-20', '11-21', '11-26', '11-27', '11-28', '12-02', '12-03', '12-04', '12-05'])
		for (const hour of [13, 14, 20]) {
			await run(date, hour)
			const messages = taken()
			if (messages.length > 0) season.push(`${date} ${hour} ${messages.length}`)
		}
	expect(season).toEqual(['11-20 14 2', '11-27 14 2', '12-03 14 2', '12-04 14 2'])
	await off()
})

test('who confirms is asked to order next, who orders is asked to pay, who is done is left alone', async () => {
	const { start, run, off, mail, jersey, shorts, texted, set } = await team()
	await set(texted, { parentPhone: '' })
	await start()
	const [first] = taken()
	const visit = { token: tokenIn(linkIn(first!)), clientAddress: 'a' }
	const answer = { name: canary(0), number: '0', size: 'M', shortsSize: 'M' }
	const confirmed = await confirmByFamily(at(visitor, '11-21'), { ...visit, answer })
	expect(confirmed).toEqual({ ok: true })
	await run('11-27')
	const [second] = taken()
	expect(second?.to).toBe(mail)
	expect(second?.links[0]).toMatch(/\/roster\/[\w-]{43}\/order$/)
	const fields = {
		...testAddress,
		email: mail,
		[`qtyOf-${jersey.itemId}`]: '1',
		[`sizeOf-${jersey.itemId}`]: 'M',
		[`qtyOf-${shorts.itemId}`]: '1',
		[`sizeOf-${shorts.itemId}`]: 'M',
	}
	// The link of the first message works as long as that of the second.
	const ordered = await orderByFamily(at(visitor, '11-28'), selling.dependencies, { ...visit, fields })
	if (!ordered.ok) throw new Error(JSON.stringify(ordered))
	await run('11-28')
	expect(taken()).toEqual([])
	await run('11-29')
	const [third] = taken()
	expect(third?.links[0]).toMatch(new RegExp(`${ordered.payUrl}$`))
	expect(third?.text).toContain('Por pagar: $')
	await run('12-03')
	expect(taken()).toEqual([])
	await off()
})

test('never more than the team allows; the coach writes within the limit, once a day', async () => {
	const { start, run, off, coach, portalId, rows, view } = await team()
	const limit = (typed: string) => limitMessages(coach, { portalId, typed })
	const now = (day: string, hour = 15) =>
		writeNow(at(coach, day, hour), dependencies, { portalId, about: 'remind' })
	for (const bad of ['', '-1', '13', 'six', '1.5'])
		await expect(limit(bad)).rejects.toMatchObject({ code: 'invalid' })
	await limit('2')
	await expect(now('11-20')).rejects.toMatchObject({ code: 'conflict' })
	await start()
	await expect(now('11-20')).rejects.toMatchObject({ code: 'conflict' })
	await expect(now('11-21', 4)).rejects.toMatchObject({ code: 'conflict' })
	expect(await now('11-21')).toBe(2)
	await expect(now('11-21', 17)).rejects.toMatchObject({ code: 'conflict' })
	expect(taken()).toHaveLength(4)
	await run('11-27')
	await expect(now('11-28')).rejects.toMatchObject({ code: 'conflict' })
	expect(taken()).toEqual([])
	const limited = (await rows()).filter(({ reason }) => reason === 'limit')
	expect(limited.length).toBeGreaterThanOrEqual(2)
	expect((await view('11-28')).counts).toMatchObject({ queued: 4, skipped: limited.length + 2 })
	await limit('3')
	await run('11-28')
	expect(taken()).toHaveLength(2)
	await off()
})

test('a family that stops gets nothing more from any team, also by an expired link, and can undo it', async () => {
	const { start, run, off, mail, mailed, set, texted } = await team()
	await set(texted, { parentPhone: '' })
	await start()
	const [first] = taken()
	const visit = { token: tokenIn(first?.stop ?? ''), clientAddress: 'b' }
	const other = await team()
	await other.set(other.mailed, { parentEmail: mail })
	await other.set(other.texted, { parentPhone: '' })
	const later = at(visitor, '12-31')
	expect(await stopView(later, visit)).toMatchObject({
		isStopped: false,
		language: 'es',
		teamName: 'Test Rams',
	})
	expect((await stopView(later, visit)).addresses).toEqual([`${mail[0]}•••@example.test`])
	await stopMessages(later, visit)
	await stopMessages(later, visit)
	expect((await stopView(later, visit)).isStopped).toBe(true)
	await run('11-27')
	expect(await other.start('11-27')).toBe(0)
	expect(taken()).toEqual([])
	expect((await other.rows()).map(({ state }) => state).toSorted()).toEqual(['skipped', 'skipped', 'stopped'])
	await allowMessages(later, visit)
	await run('11-28')
	expect(taken().map(({ to }) => to)).toEqual([mail, mail])
	expect(
		await context.db.select().from(familyMessages).where(eq(familyMessages.rosterId, mailed)),
	).toHaveLength(2)
	await expect(stopView(later, { ...visit, token: 'x'.repeat(43) })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(stopMessages(later, { ...visit, token: undefined })).rejects.toMatchObject({
		code: 'not_found',
	})
	await off()
	await other.off()
})

test('an address that is added later is written to on the same occasion; a paused or closed team writes to nobody', async () => {
	const { start, run, off, silent, set, coach, portalId } = await team()
	await start()
	taken()
	await set(silent, { parentEmail: 'late@example.test' })
	await run('11-21')
	expect(taken().map(({ to }) => to)).toEqual(['late@example.test'])
	await pauseMessages(coach, portalId)
	await run('11-27')
	expect(taken()).toEqual([])
	expect(await startMessages(at(coach, '11-27', 4), dependencies, portalId)).toBe(0)
	await context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portalId))
	await run('11-27')
	expect(taken()).toEqual([])
	await off()
})

test('a reminder of the shop to the same address is not followed by another one on the next day', async () => {
	const { start, run, off, player, coach, mailed, set, texted, portalId } = await team()
	await set(texted, { parentPhone: '' })
	await set(mailed, { parentEmail: `${player.userId}@example.test` })
	await start()
	expect(taken()).toHaveLength(1)
	await note(at(coach, '11-27', 14), { event: 'portal.reminded', subject: portalId, portalId })
	await run('11-27')
	await run('11-28')
	expect(taken()).toEqual([])
	await run('11-29')
	expect(taken()).toHaveLength(1)
	await off()
})

test('the coach sees what became of each message, failed ones first, also once the outbox has deleted it', async () => {
	const { start, run, off, rows, view, coach, portalId, mailed } = await team()
	await start()
	taken()
	const mail = (await rows()).find(({ rosterId }) => rosterId === mailed)
	const written = { channel: 'mail', recipient: 'x', text: '', createdAt: context.now } as const
	await context.db.insert(outboxMessages).values({ ...written, id: mail!.id, status: 'failed' })
	const shown = await view()
	expect(shown.counts).toEqual({ queued: 1, failed: 1, skipped: 1 })
	expect(shown.messages[0]).toMatchObject({ state: 'failed', playerName: canary(0), kind: 'confirm' })
	await run('11-20')
	await context.db.delete(outboxMessages).where(eq(outboxMessages.id, mail!.id))
	expect((await view()).counts).toEqual({ queued: 1, failed: 1, skipped: 1 })
	const failed = await messagesView(coach, { portalId, state: 'failed', page: 7 })
	expect(failed).toMatchObject({ filter: 'failed', page: 1, pages: 1 })
	expect(failed.messages).toHaveLength(1)
	await off()
})

test('players, other coaches and visitors neither see nor send messages', async () => {
	const { portalId, player, rows } = await team()
	const others: [ServiceContext, string][] = [
		[player, 'forbidden'],
		[await newBuyer(context, ['coach']), 'not_found'],
		[visitor, 'not_found'],
	]
	for (const [who, code] of others) {
		const asked = [
			() => messagesView(who, { portalId, state: null, page: 1 }),
			() => startMessages(who, dependencies, portalId),
			() => pauseMessages(who, portalId),
			() => limitMessages(who, { portalId, typed: '3' }),
			() => writeNow(who, dependencies, { portalId, about: 'ready' }),
		]
		for (const one of asked) await expect(one()).rejects.toMatchObject({ code })
	}
	expect([await rows(), taken()]).toEqual([[], []])
	expect(
		await context.db.select().from(familyMessageSettings).where(eq(familyMessageSettings.portalId, portalId)),
	).toEqual([])
})
