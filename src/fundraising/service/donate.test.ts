// Donations by a team's page: one amount, paid once, all of it in the ledger, nothing made or shipped. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { invoiceFacts } from '#checkout/service/invoice.server.ts'
import { visitor } from '#kit/roles.ts'
import { asCents } from '#kit/money.ts'
import { dayMs } from '#kit/time.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { orderView, staffOrderView } from '#orders/service/views.server.ts'
import { linesOf, orderById } from '#orders/store/orders.server.ts'
import { requestRefund } from '#payments/service/refunds.server.ts'
import { reconcile } from '#payments/service/reconcile.server.ts'
import { marks } from '#mail/templates/marks.ts'
import { donationTerms } from '#mail/templates/donation-texts.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { teamPortals } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	entriesOf,
	newPortal,
	openFundraiserOf,
	openGivingShop,
} from '../../../tests/factories/fundraising.ts'
import { historyOf, newBuyer } from '../../../tests/factories/orders.ts'
import { sessionIdIn } from '../../../tests/factories/payments.ts'
import type { DonationForm } from '../rules/fundraiser-form.ts'
import { ledgersThatDiffer } from '../store/doctor.server.ts'
import { donationById } from '../store/donations.server.ts'
import { messages } from '../messages.ts'
import { donate, donationView } from './donate.server.ts'
import { hideDonor, publicFundraiser } from './fundraiser.server.ts'
import { fundraisingStatement } from './statement.server.ts'
import { fundraisingView } from './view.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const shop = openGivingShop(context)
const anyone = { ...context, actor: visitor }
const csr = await newBuyer(context, ['csr'])

async function givingTeam() {
	const coach = await newBuyer(context, ['coach'])
	const portal = await newPortal(context, { coachId: coach.userId })
	return { coach, portal, slug: await openFundraiserOf(coach, portal.id) }
}
type Team = Awaited<ReturnType<typeof givingTeam>>

const formOf = (change: Partial<DonationForm> = {}): DonationForm => ({
	key: randomUUID(),
	amountCents: asCents(2_500),
	donor: '',
	email: 'ann@example.test',
	...change,
})

const give = ({ slug }: Pick<Team, 'slug'>, form: DonationForm, clientAddress: string = randomUUID()) =>
	donate(shop.at(anyone), shop.dependencies, { slug, form, clientAddress })

/** Gives and pays. @returns the id of the order */
async function given(team: Team, form = formOf()): Promise<string> {
	const page = await give(team, form)
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await shop.settle()
	return (await donationById(context.db, form.key))?.orderId ?? ''
}

const ledgerOf = async (orderId: string) =>
	(await entriesOf(context, orderId)).map(({ kind, amountCents, note }) => [kind, amountCents, note])

const isClean = async () => {
	expect(await ledgersThatDiffer(context.db)).toEqual([])
	expect(await examine({ db: context.db, now: context.now })).toEqual([])
}

test('a paid donation is in the ledger to the cent, and makes no line, job, shipment or tax', async () => {
	const team = await givingTeam()
	const orderId = await given(team, formOf({ donor: 'Ann’s Diner', amountCents: asCents(12_345) }))
	expect(await ledgerOf(orderId)).toEqual([['credit', 12_345, 'Donation']])
	expect(await linesOf(context.db, orderId)).toEqual([])
	const order = await orderById(context.db, orderId)
	expect(order).toMatchObject({ status: 'paid', userId: null, portalId: null, totalCents: 12_345 })
	expect(order?.pricing).toEqual({
		units: 0,
		subtotalCents: 0,
		totalCents: 12_345,
		adjustments: [
			{ kind: 'donation', name: 'Donation to Mill Creek Owls', basisCents: 12_345, amountCents: 12_345 },
		],
	})
	const view = await publicFundraiser(anyone, team.slug)
	expect(view).toMatchObject({
		raisedCents: 12_345,
		supporters: 1,
		donors: ['Ann’s Diner'],
		goalCents: 250_000,
	})
	const { portal } = await managedPortal(team.coach, team.portal.id)
	const dashboard = await fundraisingView(team.coach, portal, 1)
	expect(dashboard).toMatchObject({
		raisedCents: 12_345,
		items: [{ name: 'Donations', raisedCents: 12_345 }],
		postings: [{ kind: 'credit', order: null, note: 'Donation' }],
	})
	const { text } = await fundraisingStatement(team.coach, team.portal.id)
	expect(text).toContain(',Donation,123.45,123.45')
	await isClean()
})

test('the receipt says what it is and leaves tax questions to the school; no other mail is sent', async () => {
	const team = await givingTeam()
	shop.orders.mails.length = 0
	await given(team)
	expect(shop.orders.mails).toHaveLength(1)
	const [receipt] = shop.orders.mails
	expect(receipt).toMatchObject({
		to: 'ann@example.test',
		subject: 'Receipt: $25.00, donation to Mill Creek Owls',
	})
	const words = receipt?.text.replaceAll(/\s+/g, ' ')
	expect(words).toContain(donationTerms.en(marks.name))
	expect(words).not.toMatch(/ships|made to order|items/i)
})

test('a donor who reads Spanish gets the receipt in Spanish; the shop’s own record stays English', async () => {
	const team = await givingTeam()
	shop.orders.mails.length = 0
	const form = formOf()
	const page = await donate(shop.at(anyone), shop.dependencies, {
		slug: team.slug,
		form,
		clientAddress: randomUUID(),
		language: 'es',
	})
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await shop.settle()
	const [receipt] = shop.orders.mails
	expect(receipt?.subject).toBe('Recibo: $25.00, donación para Mill Creek Owls')
	expect(receipt?.text.replaceAll(/\s+/g, ' ')).toContain(donationTerms.es(marks.name))
	const order = await orderById(context.db, (await donationById(context.db, form.key))?.orderId ?? '')
	expect(order?.language).toBe('es')
	expect(order?.pricing.adjustments).toMatchObject([{ name: 'Donation to Mill Creek Owls' }])
})

test('the same form sent twice, its event delivered twice: one order, one payment, one entry', async () => {
	const team = await givingTeam()
	const form = formOf()
	const [first, second] = await Promise.all([give(team, form), give(team, form)])
	expect(second).toEqual(first)
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(first), choice: 'pay' })
	shop.received.length = 0
	await shop.settle()
	for (const { body, signature } of shop.received.splice(0)) await shop.receive(body, signature)
	await shop.settle()
	const orderId = (await donationById(context.db, form.key))?.orderId ?? ''
	expect(await ledgerOf(orderId)).toEqual([['credit', 2_500, 'Donation']])
	await expect(give(team, form)).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('paid') as string,
	})
	expect((await publicFundraiser(anyone, team.slug)).supporters).toBe(1)
	await isClean()
})

test('a form that comes again with another amount, name or team is refused', async () => {
	const [team, other] = [await givingTeam(), await givingTeam()]
	const form = formOf()
	await give(team, form)
	const changes: [Team, DonationForm][] = [
		[team, { ...form, amountCents: asCents(100) }],
		[team, { ...form, donor: 'Bob' }],
		[team, { ...form, email: 'bob@example.test' }],
		[other, form],
	]
	for (const [to, changed] of changes)
		await expect(give(to, changed)).rejects.toMatchObject({ code: 'conflict' })
})

test('a session with another amount than the donation is refused and booked nowhere', async () => {
	const team = await givingTeam()
	const form = formOf()
	const page = await give(team, form)
	shop.network.through = async (request, answer) => {
		const response = await answer(request)
		const body = (await response.json()) as Record<string, unknown>
		const cheaper = 'amount_total' in body ? { ...body, amount_total: 100 } : body
		return Response.json(cheaper, { status: response.status })
	}
	const id = sessionIdIn(page)
	await shop.sandbox.press(shop.at(context), { id, choice: 'pay' })
	shop.events.length = 0
	const asked = { slug: team.slug, donationId: form.key, isBack: true }
	const seen = await donationView(shop.at(anyone), shop.dependencies, asked)
	shop.network.through = (request, answer) => answer(request)
	expect(seen.state).toBe('waiting')
	const orderId = (await donationById(context.db, form.key))?.orderId ?? ''
	expect(await ledgerOf(orderId)).toEqual([])
	await shop.settle()
})

test('what goes back to the donor leaves the ledger, in part and whole', async () => {
	const team = await givingTeam()
	const orderId = await given(team)
	const back = (what: Parameters<typeof requestRefund>[2]['what']) =>
		requestRefund(shop.at(csr), shop.dependencies, { orderId, what, reason: 'Asked for' })
	await back({ amountCents: 500 })
	await shop.settle()
	expect(await ledgerOf(orderId)).toContainEqual(['reversal', -500, 'Donation refunded'])
	expect(await publicFundraiser(anyone, team.slug)).toMatchObject({ raisedCents: 2_000, supporters: 1 })
	await back('whole')
	await shop.settle()
	expect((await ledgerOf(orderId)).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0)
	expect(await publicFundraiser(anyone, team.slug)).toMatchObject({ raisedCents: 0, supporters: 0 })
	await isClean()
})

test('a donation that is not paid books nothing; paid after its time it counts', async () => {
	const team = await givingTeam()
	const form = formOf()
	const page = await give(team, form)
	expect(await publicFundraiser(anyone, team.slug)).toMatchObject({ raisedCents: 0, supporters: 0 })
	const { orderId } = (await donationById(context.db, form.key)) ?? { orderId: '' }
	const late = { ...context, now: new Date(shop.clock.now().getTime() + 2 * 3_600_000) }
	shop.network.through = async () => Promise.reject(new Error('No answer'))
	await reconcile(late, shop.dependencies)
	shop.network.through = (request, answer) => answer(request)
	expect((await orderById(context.db, orderId))?.status).toBe('pending')
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await shop.settle()
	expect(await historyOf(context, orderId)).toEqual(['placed', 'pay'])
	await isClean()
})

test('staff see it as what it is: no invoice, no production; coaches and others do not open it', async () => {
	const team = await givingTeam()
	const orderId = await given(team)
	const view = await staffOrderView(csr, orderId)
	expect(view).toMatchObject({ isDonation: true, lines: [], can: { invoice: false } })
	expect(view.steps.map(({ name }) => name)).toEqual(['Placed', 'Paid'])
	await expect(invoiceFacts(csr, orderId)).rejects.toMatchObject({ code: 'conflict' })
	for (const move of ['start', 'deliver', 'approve'] as const)
		await expect(moveByStaff(csr, shop.orders, { orderId, move })).rejects.toMatchObject({ code: 'conflict' })
	await expect(orderView(team.coach, orderId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(orderView(anyone, orderId)).rejects.toMatchObject({ code: 'not_found' })
})

test('a coach takes a name off the page and puts it back; another team’s coach does not', async () => {
	const [team, other] = [await givingTeam(), await givingTeam()]
	const form = formOf({ donor: 'Rude Words' })
	await given(team, form)
	const asked = { portalId: team.portal.id, donationId: form.key }
	await hideDonor(team.coach, { ...asked, isHidden: true })
	expect(await publicFundraiser(anyone, team.slug)).toMatchObject({ donors: [], supporters: 1 })
	await hideDonor(csr, { ...asked, isHidden: false })
	expect((await publicFundraiser(anyone, team.slug)).donors).toEqual(['Rude Words'])
	const foreign = hideDonor(other.coach, { ...asked, portalId: other.portal.id, isHidden: true })
	await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
	await expect(hideDonor(other.coach, { ...asked, isHidden: true })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('a page that is off or over takes no donation; one address gives at most twenty times an hour', async () => {
	const team = await givingTeam()
	const yesterday = new Date(context.now.getTime() - dayMs).toISOString().slice(0, 10)
	await expect(
		openFundraiserOf(team.coach, team.portal.id, { endsOn: yesterday as never }),
	).rejects.toMatchObject({
		code: 'invalid',
	})
	const last = context.now.toISOString().slice(0, 10)
	await openFundraiserOf(team.coach, team.portal.id, { endsOn: last as never })
	const later = { ...anyone, now: new Date(shop.clock.now().getTime() + 2 * dayMs) }
	const late = { slug: team.slug, form: formOf(), clientAddress: 'late' }
	await expect(donate(later, shop.dependencies, late)).rejects.toMatchObject({
		message: messages.fundraiserOver,
	})
	expect(await publicFundraiser(later, team.slug)).toMatchObject({ isOver: true, daysLeft: 0 })
	for (let turn = 0; turn < 20; turn += 1) await give(team, formOf(), 'one')
	await expect(give(team, formOf(), 'one')).rejects.toMatchObject({ code: 'too_many' })
	await openFundraiserOf(team.coach, team.portal.id, { isOn: false })
	await expect(give(team, formOf())).rejects.toMatchObject({ code: 'not_found' })
	await expect(publicFundraiser(anyone, team.slug)).rejects.toMatchObject({ message: 'Fundraiser not found' })
})

test('a closed season takes no donation, and a team that is gone has no page', async () => {
	const team = await givingTeam()
	await given(team)
	await context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, team.portal.id))
	await expect(give(team, formOf())).rejects.toMatchObject({ message: messages.fundraiserOver })
	expect(await publicFundraiser(anyone, team.slug)).toMatchObject({ isOver: true, raisedCents: 2_500 })
	const gone = await givingTeam()
	await context.db.delete(teamPortals).where(eq(teamPortals.id, gone.portal.id))
	await expect(give(gone, formOf())).rejects.toMatchObject({ message: messages.noFundraiser })
	await expect(publicFundraiser(anyone, gone.slug)).rejects.toMatchObject({ message: messages.noFundraiser })
})
