// A team asks for its money; Fieldhouse approves, declines and sends it. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { userRoles } from '#accounts/tables.ts'
import { asCents } from '#kit/money.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	ledgerDependencies,
	moveThrough,
	newPortal,
	portalOrder,
} from '../../../tests/factories/fundraising.ts'
import { newBuyer, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import type { Mail } from '#mail/templates/content.ts'
import { decidePayout, requestPayout, withdrawPayout } from './payout-requests.server.ts'
import { payOut, reversePayout } from './payouts.server.ts'
import { fundraisingStatement, fundraisingStatementPdf } from './statement.server.ts'
import { fundraisingView } from './view.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = ledgerDependencies()
const csr = await newBuyer(context, ['csr'])
const buyer = await newBuyer(context)
const hoodie = await newVariant(context, { sport: 'spirit', model: 'Hoodie', priceCents: 10_000 })

const later = (hours: number) => ({ ...csr, now: new Date(context.now.getTime() + hours * 3_600_000) })

function testMails() {
	const mails: Mail[] = []
	return {
		mails,
		sendMail: async (_inner: unknown, mail: Mail) => void mails.push(mail),
		sendMails: async (_inner: unknown, more: readonly Mail[]) => void mails.push(...more),
		sender: { publicUrl: 'http://shop.test' },
		supportTo: 'support@shop.test',
	}
}

/** A team that has raised $40. */
async function raisedTeam() {
	const coach = await newBuyer(context, ['coach'])
	await context.db.insert(userRoles).values({ userId: coach.userId, role: 'coach' })
	const portal = await newPortal(context, { coachId: coach.userId })
	const order = await portalOrder(buyer, dependencies, { portal, lines: [wanted(hoodie, 4)] })
	await moveThrough(buyer, dependencies, { id: order.id, moves: ['pay'] })
	const portalId = portal.id
	const view = async () => fundraisingView(coach, (await managedPortal(coach, portalId)).portal, 1)
	const { balanceCents } = await view()
	const ask = (amount: number, key = randomUUID(), deps = testMails()) =>
		requestPayout(coach, deps, {
			portalId,
			request: { key, amount: asCents(amount), method: 'check', payee: 'Rams Boosters' },
		})
	const states = async () => (await view()).requests.map(({ state }) => state)
	return { coach, portalId, balanceCents, view, ask, states }
}

test('asked, approved, sent, reversed: the team reads each state, the ledger holds the money', async () => {
	const { coach, portalId, balanceCents, view, ask, states } = await raisedTeam()
	const [key, asked] = [randomUUID(), testMails()]
	await ask(2_000, key, asked)
	await ask(2_000, key, asked)
	expect(asked.mails).toMatchObject([
		{ to: 'support@shop.test', subject: expect.stringContaining('$20.00') as string },
	])
	expect(await view()).toMatchObject({ balanceCents, availableCents: balanceCents - 2_000 })
	const decided = testMails()
	await decidePayout(csr, decided, { portalId, requestId: key, declined: null })
	await decidePayout(csr, decided, { portalId, requestId: key, declined: null })
	expect(await states()).toEqual(['approved'])
	expect(decided.mails.map(({ subject }) => subject)).toEqual([
		expect.stringContaining('Payout approved: $20.00'),
	])
	await expect(withdrawPayout(coach, { portalId, requestId: key })).rejects.toMatchObject({
		code: 'conflict',
	})
	const wrong = { key, amount: asCents(1_000), reference: 'Check 7' }
	await expect(payOut(csr, testMails(), { portalId, payout: wrong })).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('$20.00') as string,
	})
	await payOut(later(1), testMails(), { portalId, payout: { ...wrong, amount: asCents(2_000) } })
	expect(await states()).toEqual(['sent'])
	expect(await view()).toMatchObject({
		balanceCents: balanceCents - 2_000,
		availableCents: balanceCents - 2_000,
	})
	await reversePayout(later(2), testMails(), { portalId, reversal: { payoutId: key, reason: 'Came back' } })
	expect(await states()).toEqual(['reversed'])
	const { bytes } = await fundraisingStatementPdf({ ...coach, now: later(3).now }, portalId)
	const paper = await textOfPdf(bytes)
	expect(paper).toMatch(/MILL CREEK OWLS.*Mill Creek High School · Soccer · Fall 2026/)
	expect(paper).toMatch(/Paid out, reversed later.*Check 7.*−\$20\.00.*\$20\.00/)
	// Money is found by its day: nothing on the paper is cut off.
	expect(paper.match(/\d{4}-\d\d-\d\d/g)?.length).toBeGreaterThan(2)
	expect(paper).not.toContain('…')
	expect(paper).toMatch(/Reversed Check to Rams Boosters \$20\.00.*Page 1 of 1/)
	const { text, name } = await fundraisingStatement(coach, portalId)
	expect(name).toMatch(/^fundraising-.*\.csv$/)
	expect(text.trim().split('\r\n').at(-1)).toMatch(new RegExp(`,20.00,${(balanceCents / 100).toFixed(2)}$`))
})

test('nobody asks for more than there is; what is declined or taken back can be asked for again', async () => {
	const { coach, portalId, balanceCents, ask, states } = await raisedTeam()
	await expect(ask(balanceCents + 1)).rejects.toMatchObject({ code: 'conflict' })
	const done = await Promise.allSettled([ask(balanceCents), ask(balanceCents)])
	expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	const { requests } = await fundraisingView(coach, (await managedPortal(coach, portalId)).portal, 1)
	const requestId = requests[0]?.id ?? ''
	await withdrawPayout(coach, { portalId, requestId })
	await expect(withdrawPayout(coach, { portalId, requestId })).rejects.toMatchObject({ code: 'conflict' })
	const key = randomUUID()
	await ask(balanceCents, key)
	const decline = (declined: string) => decidePayout(csr, testMails(), { portalId, requestId: key, declined })
	await expect(decline(' ')).rejects.toMatchObject({ code: 'invalid' })
	await decline('The address is missing')
	await expect(decline('Again')).rejects.toMatchObject({ code: 'conflict' })
	const late = { key, amount: asCents(balanceCents), reference: 'Check 8' }
	await expect(payOut(csr, testMails(), { portalId, payout: late })).rejects.toMatchObject({
		code: 'conflict',
	})
	await ask(balanceCents)
	expect((await states()).toSorted()).toEqual(['asked', 'declined', 'withdrawn'])
	const other = decidePayout(csr, testMails(), { portalId, requestId: 'x', declined: null })
	await expect(other).rejects.toMatchObject({ code: 'not_found' })
})
