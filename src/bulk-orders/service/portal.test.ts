// Portal members and their rights: catalog, roster, pictures, reminders, documents. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { profiles } from '#accounts/tables.ts'
import { orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import type { Mail } from '#mail/templates/content.ts'
import { newBuyer, statementsOf } from '../../../tests/factories/orders.ts'
import { roster } from '#rosters/tables.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
	type TestTeam,
} from '../../../tests/factories/bulk-orders.ts'
import { bulkCheckoutView, portalView, rosterToLoad } from './views.server.ts'
import { checkDocument, offerPicture, poDocument } from './files.server.ts'
import { changeDraft, draftIn, saveDraft } from './draft.server.ts'
import { remindMissing } from './participation.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const files = memoryStore()
const dependencies = { payments: selling.dependencies, files }

async function ordered(team: TestTeam) {
	await loadedCart(team.coach, team.portalId)
	const done = await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId))
	if (done.kind !== 'submitted') throw new Error('It was not ordered')
	return done.orderId
}

test('a coach sees the catalog with prices and sizes, and who has ordered; a player the own row alone', async () => {
	const team = await newTeam(context, { deadlineOn: '2026-11-20', isDesigned: true })
	const coach = await portalView(team.coach, team.portalId)
	expect(coach).toMatchObject({
		isManager: true,
		own: null,
		rosterSize: 3,
		participation: { players: 3, complete: 0, missing: [{ hasAccount: true }, {}, {}] },
	})
	const [jersey, shorts] = coach.catalog
	expect(jersey).toMatchObject({
		design: { version: 1 },
		isRequired: true,
		closes: 'Closes today, Friday, Nov 20',
		isClosed: false,
		unitCents: 5_000,
	})
	expect(jersey?.colors).toHaveLength(1)
	expect(jersey?.teamColors).toEqual({ primary: 'navy', secondary: 'gold' })
	expect(shorts?.teamColors).toBeUndefined()
	expect(shorts?.colors[0]?.sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
	const player = await portalView(team.player, team.portalId)
	expect(player).toMatchObject({ isManager: false, rosterSize: 0, participation: null })
	expect(player.own).toMatchObject({ name: canary(0), number: '0' })
	expect(JSON.stringify(player)).not.toContain(canary(1))
})

test('after the last day in the portal’s time zone an item is closed', async () => {
	const team = await newTeam(context, { deadlineOn: '2026-11-20' })
	const at = (instant: string) => portalView({ ...team.coach, now: new Date(instant) }, team.portalId)
	expect((await at('2026-11-21T04:59:00Z')).catalog[0]).toMatchObject({ isClosed: false })
	const late = await at('2026-11-21T05:00:00Z')
	expect(late.catalog[0]).toMatchObject({ isClosed: true, closes: 'Closed Friday, Nov 20' })
})

test('a portal that is closed closes everything in it', async () => {
	const team = await newTeam(context, { status: 'closed' })
	const { portal, catalog } = await portalView(team.coach, team.portalId)
	expect(portal.isOpen).toBe(false)
	expect(catalog.every(({ isClosed }) => isClosed)).toBe(true)
})

test('a person who does not belong finds nothing, and players load no roster', async () => {
	const team = await newTeam(context)
	const { coach: stranger } = await newTeam(context)
	const missing = { code: 'not_found', message: 'Team portal not found' }
	for (const look of [
		() => portalView(stranger, team.portalId),
		() => rosterToLoad(stranger, team.portalId),
		() => saveDraft(stranger, { portalId: team.portalId, baseRevision: 0, items: [] }),
		() => changeDraft(stranger, team.portalId, (items) => items),
		() => remindMissing(stranger, outbox(), team.portalId),
		() =>
			bulkCheckoutView(stranger, selling.dependencies, {
				portalId: team.portalId,
				email: '',
				isCancelled: false,
			}),
		() =>
			offerPicture(stranger, files, {
				portalId: team.portalId,
				itemId: team.jersey.itemId,
				rosterId: null,
			}),
	])
		await expect(look()).rejects.toMatchObject(missing)
	await expect(portalView(context, team.portalId)).rejects.toMatchObject({ code: 'signed_out' })
	for (const act of [
		() => rosterToLoad(team.player, team.portalId),
		() => remindMissing(team.player, outbox(), team.portalId),
	])
		await expect(act()).rejects.toMatchObject({ code: 'forbidden' })
})

test('the page asks the database as often for 200 players as for one', async () => {
	const counts: number[] = []
	for (const players of [1, 30, 200]) {
		const team = await newTeam(context, { players, isDesigned: true })
		await loadedCart(team.coach, team.portalId)
		counts.push(await statementsOf(() => portalView(team.coach, team.portalId)))
	}
	expect(new Set(counts).size).toBe(1)
	// Who has not paid, what is not needed and which promotions run are a statement each.
	expect(counts[0]).toBeLessThanOrEqual(17)
})

test('who has ordered is known by the row of the roster, until the order is cancelled', async () => {
	const team = await newTeam(context)
	const orderId = await ordered(team)
	const seen = await portalView(team.coach, team.portalId)
	expect(seen.participation).toMatchObject({ complete: 3, missing: [] })
	const [player] = await rosterToLoad(team.coach, team.portalId)
	expect(player?.has.toSorted()).toEqual([team.jersey.itemId, team.shorts.itemId].toSorted())
	await context.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
	expect((await portalView(team.coach, team.portalId)).participation).toMatchObject({ complete: 0 })
})

test('whose row was changed after the order is said: to the coach of everyone, to a player of the own row', async () => {
	const team = await newTeam(context, { isDesigned: true })
	const orderId = await ordered(team)
	const otherwise = async (who = team.coach) => (await portalView(who, team.portalId)).otherwise
	expect(await otherwise()).toEqual([])
	const [own, second] = team.rosterIds
	await context.db.update(roster).set({ number: '77', size: 'L' }).where(eq(roster.id, own!))
	await context.db.update(roster).set({ shortsSize: 'S' }).where(eq(roster.id, second!))
	expect(await otherwise()).toEqual([
		{ id: own, label: 'Ordered as 0 · S' },
		{ id: second, label: 'Ordered as shorts M' },
	])
	expect(await otherwise(team.player)).toEqual([{ id: own, label: 'Ordered as 0 · S' }])
	await context.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
	expect(await otherwise()).toEqual([])
})

test('a cart is saved over the state that was seen; over another one nothing, and that one is given', async () => {
	const { coach, portalId } = await newTeam(context)
	await loadedCart(coach, portalId)
	const key = { portalId, userId: coach.userId }
	const { items, revision } = await draftIn(context, key)
	expect(await saveDraft(coach, { portalId, baseRevision: revision, items: items.slice(1) })).toEqual({
		revision: revision + 1,
	})
	for (const baseRevision of [0, revision])
		expect(await saveDraft(coach, { portalId, baseRevision, items: [] })).toEqual({
			revision: revision + 1,
			items: items.slice(1),
		})
	const saves = items.map((item) => saveDraft(coach, { portalId, baseRevision: revision + 1, items: [item] }))
	const taken = (await Promise.all(saves)).filter((saved) => !('items' in saved))
	expect(taken).toEqual([{ revision: revision + 2 }])
	expect((await draftIn(context, key)).items).toHaveLength(1)
})

/** Records mails instead of sending them. */
function outbox() {
	const [mails, sendings]: [Mail[], (readonly Mail[])[]] = [[], []]
	const sendMails = async (_inner: unknown, sent: readonly Mail[]) => {
		sendings.push(sent)
		mails.push(...sent)
	}
	return { mails, sendings, sendMails, sender: { publicUrl: 'http://shop.test' } }
}

test('a reminder goes every two days to accounts that lack something, and names no one', async () => {
	const team = await newTeam(context)
	const mails = outbox()
	expect(await remindMissing(team.coach, mails, team.portalId)).toBe(1)
	const [account] = await context.db
		.select({ email: profiles.email })
		.from(profiles)
		.where(eq(profiles.id, team.player.userId))
	expect(mails.mails.map(({ to }) => to)).toEqual([account?.email])
	expect(JSON.stringify(mails.mails)).not.toContain(canary(0))
	expect(mails.mails[0]?.text).toContain(`http://shop.test/portal/${team.portalId}`)
	const after = (days: number) => ({
		...team.coach,
		now: new Date(context.now.getTime() + days * 86_400_000),
	})
	for (const early of [team.coach, after(1), after(1.99)])
		await expect(remindMissing(early, mails, team.portalId)).rejects.toMatchObject({ code: 'too_many' })
	const { nextReminderAt } = await portalView(after(1), team.portalId)
	expect(nextReminderAt).toEqual(after(2).now)
	expect(await remindMissing(after(2), mails, team.portalId)).toBe(1)
	expect((await portalView(after(5), team.portalId)).nextReminderAt).toBeNull()
	await ordered(team)
	await expect(remindMissing(after(5), mails, team.portalId)).rejects.toMatchObject({ code: 'invalid' })
})

test('a player whose family reads Spanish is reminded in Spanish, and the portal says its days in Spanish', async () => {
	const team = await newTeam(context, { deadlineOn: '2026-12-04' })
	await context.db.update(roster).set({ language: 'es' }).where(eq(roster.teamId, team.teamId))
	const mails = outbox()
	await remindMissing(team.coach, mails, team.portalId)
	expect(mails.mails.map(({ subject }) => subject)).toEqual([
		expect.stringContaining('todavía falta pedir la ropa del equipo'),
	])
	expect(mails.mails[0]?.html).toContain('<html lang="es-US">')
	const { catalog } = await portalView(team.player, team.portalId, 'es')
	expect(catalog.map(({ closes }) => closes)).toContain('Cierra el viernes, 4 de dic')
})

test('of two presses at once one writes, to everyone in one go', async () => {
	const team = await newTeam(context)
	for (const id of team.rosterIds.slice(1)) {
		const { userId } = await newBuyer(context, ['player'])
		await context.db.update(roster).set({ userId }).where(eq(roster.id, id))
	}
	const mails = outbox()
	const press = () => remindMissing(team.coach, mails, team.portalId)
	const presses = await Promise.allSettled([press(), press()])
	expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(mails.sendings.map((mail) => mail.length)).toEqual([3])
})

test('no one is reminded of what has closed', async () => {
	const team = await newTeam(context, { deadlineOn: '2026-11-18' })
	await expect(remindMissing(team.coach, outbox(), team.portalId)).rejects.toMatchObject({ code: 'invalid' })
	const { participation } = await portalView(team.coach, team.portalId)
	expect(participation).toMatchObject({ complete: 0, missing: [{ canOrder: false }, {}, {}] })
})

test('a design is drawn for the portal’s people, as each player wears it; a player sees no other row', async () => {
	const team = await newTeam(context, { isDesigned: true })
	const { portalId, jersey, rosterIds } = team
	const ask = (who: typeof team.coach, rosterId: string | null, itemId = jersey.itemId) =>
		offerPicture(who, files, { portalId, itemId, rosterId })
	const [bare, first, second] = [
		await ask(team.coach, null),
		await ask(team.coach, rosterIds[0] ?? ''),
		await ask(team.coach, rosterIds[1] ?? ''),
	]
	expect(new Set([bare, first, second].map(({ etag }) => etag)).size).toBe(3)
	const [mine, theirs] = [await first.picture(), await second.picture()]
	expect(drawPicture(mine.spec)).not.toBe(drawPicture(theirs.spec))
	expect((await ask(team.player, rosterIds[0] ?? '')).etag).toBe(first.etag)
	const missing = { code: 'not_found' }
	await expect(ask(team.player, rosterIds[1] ?? '')).rejects.toMatchObject(missing)
	await expect(ask(team.coach, randomUUID())).rejects.toMatchObject(missing)
	await expect(ask(team.coach, 'nobody')).rejects.toMatchObject(missing)
	await expect(ask(team.coach, null, team.shorts.itemId)).rejects.toMatchObject(missing)
	const other = await newTeam(context, { isDesigned: true })
	await expect(ask(team.coach, other.rosterIds[0] ?? '')).rejects.toMatchObject(missing)
	await expect(ask(team.coach, null, other.jersey.itemId)).rejects.toMatchObject(missing)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
	[
		'a page of markup',
		bytes('<html><script>alert(1)</script></html>'),
		'Please use a PDF, PNG or JPEG file.',
	],
	['words', bytes('PO 4711'), 'Please use a PDF, PNG or JPEG file.'],
	['nothing', bytes(''), 'The document is empty. Please choose the file again.'],
	['too much', new Uint8Array(10 * 1024 * 1024 + 1), 'The document is larger than 10 MB.'],
])('%s is no document', async (_what, file, message) => {
	await expect(checkDocument(file)).rejects.toMatchObject({ code: 'invalid', message })
})

test('the document is for the buyer, who keeps the portal, and staff', async () => {
	const team = await newTeam(context)
	await loadedCart(team.coach, team.portalId)
	const document = await checkDocument(bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'))
	const submission = await submissionOf(team.coach, team.portalId, { document })
	const done = await submitBulk(team.coach, dependencies, submission)
	if (done.kind !== 'submitted') throw new Error('It was not ordered')
	const found = await poDocument(team.coach, files, done.orderId)
	expect(found).toMatchObject({
		type: 'application/pdf',
		name: `purchase-order-${done.orderId.slice(0, 8)}.pdf`,
	})
	expect(found.bytes).toEqual(document.bytes)
	expect((await poDocument(await newBuyer(context, ['csr']), files, done.orderId)).bytes).toEqual(
		document.bytes,
	)
	const { coach: stranger } = await newTeam(context)
	for (const who of [team.player, stranger, context])
		await expect(poDocument(who, files, done.orderId)).rejects.toMatchObject({ code: 'not_found' })
	const bare = await ordered(team)
	await expect(poDocument(team.coach, files, bare)).rejects.toMatchObject({ code: 'not_found' })
})

test('the checkout shows the portal worked in last, and nothing to a person who has no cart', async () => {
	const asked = { portalId: null, email: '', isCancelled: false }
	const team = await newTeam(context, { taxExemptUntil: '2027-06-30' })
	expect(await bulkCheckoutView(team.coach, selling.dependencies, asked)).toBeNull()
	await loadedCart(team.coach, team.portalId)
	expect(await bulkCheckoutView(team.coach, selling.dependencies, asked)).toMatchObject({
		portal: { id: team.portalId },
		terms: { taxBp: 0 },
		canUsePurchaseOrder: true,
		pending: null,
	})
	const submission = await submissionOf(team.coach, team.portalId, { paymentMode: 'player_pays' })
	await submitBulk(team.coach, dependencies, submission)
	const back = await bulkCheckoutView(team.coach, selling.dependencies, { ...asked, isCancelled: true })
	expect(back).toMatchObject({ isCancelled: true, pending: { totalCents: submission.form.totalCents } })
	expect(back?.draft.items).toHaveLength(6)
	const asPlayer = { ...asked, portalId: team.portalId }
	expect(await bulkCheckoutView(team.player, selling.dependencies, asPlayer)).toMatchObject({
		isManager: false,
		canUsePurchaseOrder: false,
	})
})

test('an item whose design is gone, and one in a portal without any, are reported and not sold', async () => {
	const team = await newTeam(context, { isDesigned: true })
	await context.db.update(portalItems).set({ designVersion: 9 }).where(eq(portalItems.id, team.jersey.itemId))
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog[0]).toMatchObject({ isClosed: true, problem: expect.stringContaining('no longer sold') })
	await context.db.delete(portalItems).where(eq(portalItems.portalId, team.portalId))
	expect((await portalView(team.coach, team.portalId)).catalog).toEqual([])
	await context.db.delete(teamPortals).where(eq(teamPortals.id, team.portalId))
	await expect(portalView(team.coach, team.portalId)).rejects.toMatchObject({ code: 'not_found' })
})
