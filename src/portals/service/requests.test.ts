// Portal requests from the form to the decision, with refusals for all other roles. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { organizations, portalInvites, portalItems, teamPortalRequests, teamPortals } from '../tables.ts'
import { roles } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newPerson,
	newPortal,
	notesOf,
	portalInput,
	requestOfCoach,
	standingIn,
	testMailDependencies,
	tokenIn,
} from '../../../tests/factories/portals.ts'
import { acceptRequest } from './open-portal.server.ts'
import {
	declineRequest,
	listRequests,
	ownWaitingRequests,
	requestOf,
	requestsPerHour,
	startingRequest,
	submitRequest,
} from './requests.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])

const later = (given: ServiceContext, hours: number): ServiceContext => ({
	...given,
	now: new Date(given.now.getTime() + hours * 3_600_000),
})
const from = randomUUID
const rowOf = async (id: string) =>
	(await context.db.select().from(teamPortalRequests).where(eq(teamPortalRequests.id, id)))[0]

async function sent(who: ServiceContext = context, change: Parameters<typeof requestOfCoach>[0] = {}) {
	const dependencies = testMailDependencies()
	const request = requestOfCoach(change)
	const id = await submitRequest(who, { request, clientAddress: from(), dependencies })
	return { id, request, dependencies }
}

test('a request is kept as it was sent, mailed to the requester without their words and to the desk with them', async () => {
	const visitor = await sent(context, { message: 'Visit http://spam.example', estimatedTeamSize: 32 })
	expect(await rowOf(visitor.id)).toMatchObject({
		...visitor.request,
		userId: null,
		status: 'open',
		portalId: null,
		createdAt: context.now,
	})
	const [toRequester, toStaff] = visitor.dependencies.mails
	expect(toRequester).toMatchObject({ to: visitor.request.contactEmail })
	expect(toRequester?.text).toContain('24 hours')
	expect(toRequester?.text).not.toMatch(/spam|Lakewood/)
	expect(toStaff).toMatchObject({ to: 'support@shop.test', replyTo: visitor.request.contactEmail })
	expect(toStaff?.text).toContain('http://spam.example')
	expect(toStaff?.text).toContain('Football')
	expect(toStaff?.links).toEqual([`http://shop.test/admin/requests/${visitor.id}`])

	const dependencies = testMailDependencies()
	const request = requestOfCoach({ contactEmail: `${randomUUID()}@example.test` })
	await submitRequest(context, { request, clientAddress: from(), language: 'es', dependencies })
	expect(dependencies.mails.map(({ subject }) => subject)).toEqual([
		'Recibimos su solicitud de un portal de equipo',
		expect.stringMatching(/^Portal request: /),
	])

	const person = await newPerson(context)
	expect((await rowOf((await sent(person)).id))?.userId).toBe(person.userId)
	expect(await startingRequest(person)).toMatchObject({ contactName: 'Pat Kim', contactEmail: person.email })
	expect(await startingRequest(context)).toMatchObject({ contactName: '', contactEmail: '' })
})

test('the same request sent twice is one request with one mail to each side', async () => {
	const dependencies = testMailDependencies()
	const same = { request: requestOfCoach(), clientAddress: from(), dependencies }
	const first = await submitRequest(context, same)
	expect(await submitRequest(later(context, 0.1), same)).toBe(first)
	expect(dependencies.mails).toHaveLength(2)
	expect(await submitRequest(later(context, 0.2), same)).not.toBe(first)
})

test('two presses at once are one request; other words are another one', async () => {
	const dependencies = testMailDependencies()
	const same = { request: requestOfCoach(), clientAddress: from(), dependencies }
	const ids = await Promise.all([submitRequest(context, same), submitRequest(context, same)])
	expect(new Set(ids).size).toBe(1)
	expect(dependencies.mails).toHaveLength(2)
	const person = await newPerson(context)
	for (const change of [{ message: 'We are forty' }, { contactPhone: '330 555 0147' }])
		expect(ids).not.toContain(
			await submitRequest(context, { ...same, request: { ...same.request, ...change } }),
		)
	expect(ids).not.toContain(await submitRequest(person, same))
})

test('an athletic director asks for every team of the school, and sees what waits', async () => {
	const director = await newPerson(context)
	const dependencies = testMailDependencies()
	for (let team = 0; team < 8; team += 1) {
		const request = requestOfCoach({ contactEmail: director.email, message: `Team ${team}` })
		await submitRequest(director, { request, clientAddress: from(), dependencies })
	}
	const waiting = await ownWaitingRequests(later(director, 20))
	expect(waiting).toHaveLength(5)
	expect(waiting[0]).toMatchObject({ sport: 'football', age: { state: 'due_soon', hoursLeft: 4 } })
	expect(await ownWaitingRequests(await newPerson(context))).toEqual([])
	expect(await ownWaitingRequests(context)).toEqual([])
})

test('a client who does not stop is asked to wait, and another one is not', async () => {
	const [address, dependencies] = [from(), testMailDependencies()]
	const submit = (clientAddress: string) =>
		submitRequest(context, { request: requestOfCoach(), clientAddress, dependencies })
	for (let turn = 0; turn < requestsPerHour; turn += 1) await submit(address)
	await expect(submit(address)).rejects.toMatchObject({ code: 'too_many' })
	await expect(submit(from())).resolves.toMatch(/-/)
	const mail = requestOfCoach().contactEmail
	const flood = (organizationName: string) =>
		submitRequest(context, {
			request: requestOfCoach({ contactEmail: mail, organizationName }),
			clientAddress: from(),
			dependencies,
		})
	for (let turn = 0; turn < 6; turn += 1) await flood(`School ${turn}`)
	await expect(flood('One more')).rejects.toMatchObject({ code: 'too_many' })
})

test('a request of a person with an account becomes a portal with catalog, certificate and coach, at once', async () => {
	const asker = await newPerson(context)
	const { id, request } = await sent(asker, { contactEmail: asker.email })
	const [jersey, shorts] = [await insertProduct(context.db), await insertProduct(context.db)]
	const socks = await insertProduct(context.db)
	const kit = await insertKit(context.db, [jersey, jersey, socks])
	const dependencies = testMailDependencies()
	const input = portalInput({
		marginBp: 1_250,
		goalCents: 250_000,
		certificate: { number: 'OH-4711', until: '2027-06-30' },
		items: [
			{ productId: shorts, required: true, deadlineOn: '2026-12-04' },
			{ productId: jersey, required: false, deadlineOn: null },
			{ productId: kit, required: true, deadlineOn: null },
		],
	})
	const portalId = await acceptRequest(csr, dependencies, { requestId: id, requested: input })
	expect(portalId).toMatch(/^lakewood-rams-[a-z0-9]{4}$/)
	const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, portalId))
	expect(portal).toMatchObject({ status: 'open', fundraisingMarginBp: 1_250, fundraisingGoalCents: 250_000 })
	const items = await context.db
		.select()
		.from(portalItems)
		.where(eq(portalItems.portalId, portalId))
		.orderBy(portalItems.position)
	expect(items.map(({ productId, required, deadlineOn }) => ({ productId, required, deadlineOn }))).toEqual([
		...input.items.slice(0, 2),
		// The kit's pieces; the jersey that was chosen itself is one of the two.
		{ productId: jersey, required: true, deadlineOn: null },
		{ productId: socks, required: true, deadlineOn: null },
	])
	expect(items.map(({ piece }) => piece)).toEqual(['', '', 'Piece 2', ''])
	expect(await standingIn(context, asker.userId)).toEqual({
		roles: ['coach'],
		portals: [`${portalId} coach`],
		schools: [],
		home: portalId,
	})
	expect(dependencies.mails).toMatchObject([
		{ to: request.contactEmail, links: [`http://shop.test/portal/${portalId}`] },
	])
	expect(await rowOf(id)).toMatchObject({ status: 'accepted', portalId, decidedBy: csr.userId })
	expect(await notesOf(context, 'request.accepted', id)).toEqual([{ actorId: csr.userId, portalId }])

	await expect(acceptRequest(csr, dependencies, { requestId: id, requested: input })).rejects.toMatchObject({
		code: 'conflict',
		message: 'This request was already accepted.',
	})
	await expect(declineRequest(csr, dependencies, { requestId: id, reason: 'No' })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(dependencies.mails).toHaveLength(1)
})

test('with another contact than the account, customer service sees both and both are notified', async () => {
	const asker = await newPerson(context)
	const { id, request } = await sent(asker)
	expect(await requestOf(csr, id)).toMatchObject({
		accountEmail: asker.email,
		contactEmail: request.contactEmail,
	})
	expect((await requestOf(csr, (await sent()).id)).accountEmail).toBeNull()
	expect(await notesOf(context, 'request.opened', id)).toMatchObject([{ actorId: csr.userId }])
	const dependencies = testMailDependencies()
	await acceptRequest(csr, dependencies, { requestId: id, requested: portalInput() })
	expect(dependencies.mails.map(({ to }) => to)).toEqual([request.contactEmail, asker.email])
})

test('a deadline has passed, and a certificate is over, by the day where the portal is', async () => {
	const sold = await insertProduct(context.db)
	const midnight = { ...csr, now: new Date('2026-11-21T05:00:00Z') }
	const change = {
		items: [{ productId: sold, required: true, deadlineOn: '2026-11-20' }],
		certificate: { number: 'HI-1', until: '2026-11-20' },
	}
	await expect(newPortal(midnight, change)).rejects.toMatchObject({
		message: 'A deadline in the catalog has already passed.',
	})
	await expect(newPortal(midnight, { ...change, items: [] })).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringContaining('already expired'),
	})
	await newPortal(midnight, { ...change, timeZone: 'Pacific/Honolulu' })
})

test("a visitor's request brings a coach's invitation to the address, in an organization that is there already", async () => {
	const school = await newPortal(csr)
	const { id, request } = await sent()
	const dependencies = testMailDependencies()
	const opened = portalInput({ organization: { id: school.organizationId }, teamName: 'Lakewood Swim' })
	const portalId = await acceptRequest(csr, dependencies, { requestId: id, requested: opened })
	const [invite] = await context.db.select().from(portalInvites).where(eq(portalInvites.portalId, portalId))
	expect(invite).toMatchObject({ email: request.contactEmail, role: 'coach', usesLeft: 1 })
	expect(dependencies.mails).toMatchObject([{ to: request.contactEmail }])
	expect(tokenIn(dependencies.mails[0])).toMatch(/^[\w-]{43}$/)
	expect(JSON.stringify(invite)).not.toContain(tokenIn(dependencies.mails[0]))
})

test('two who decide at once: one decides, the other is notified, and one portal stands', async () => {
	const { id } = await sent()
	const dependencies = testMailDependencies()
	const before = (await context.db.select().from(teamPortals)).length
	const decided = await Promise.allSettled([
		acceptRequest(csr, dependencies, { requestId: id, requested: portalInput() }),
		acceptRequest(csr, dependencies, { requestId: id, requested: portalInput() }),
		declineRequest(csr, dependencies, { requestId: id, reason: 'Outside of our region' }),
	])
	expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	for (const one of decided)
		if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' })
	const row = await rowOf(id)
	const made = (await context.db.select().from(teamPortals)).length - before
	expect(made).toBe(row?.status === 'accepted' ? 1 : 0)
})

test('what cannot be set up leaves the request open and nothing behind', async () => {
	const { id } = await sent()
	const dependencies = testMailDependencies()
	const gone = await insertProduct(context.db, { isActive: false })
	const before = (await context.db.select().from(organizations)).length
	const item = (productId: string, deadlineOn: string | null = null) => [
		{ productId, required: false, deadlineOn },
	]
	const sold = await insertProduct(context.db)
	for (const change of [
		{ items: item(gone) },
		{ items: item(randomUUID()) },
		{ items: [...item(sold), ...item(sold)] },
		{ items: item(sold, '2026-11-01') },
		{ organization: { id: randomUUID() } },
		{ organization: { id: 'no id' } },
	])
		await expect(
			acceptRequest(csr, dependencies, { requestId: id, requested: portalInput(change) }),
		).rejects.toMatchObject({ code: 'invalid' })
	expect((await rowOf(id))?.status).toBe('open')
	expect((await context.db.select().from(organizations)).length).toBe(before)
	expect(dependencies.mails).toEqual([])
})

test('declining needs a reason, which the requester reads', async () => {
	const { id, request } = await sent()
	const dependencies = testMailDependencies()
	await expect(declineRequest(csr, dependencies, { requestId: id, reason: '  ' })).rejects.toMatchObject({
		code: 'invalid',
	})
	await declineRequest(csr, dependencies, { requestId: id, reason: 'We outfit teams of ten and more.' })
	expect(await rowOf(id)).toMatchObject({ status: 'declined', reason: 'We outfit teams of ten and more.' })
	expect(dependencies.mails).toMatchObject([{ to: request.contactEmail }])
	expect(dependencies.mails[0]?.text).toContain('teams of ten')
	await expect(
		acceptRequest(csr, dependencies, { requestId: id, requested: portalInput() }),
	).rejects.toMatchObject({
		code: 'conflict',
		message: 'This request was already declined.',
	})
})

test('the list shows the oldest open request first and counts those past the promise', async () => {
	const late = await sent(later(context, -25))
	const { requests, counts } = await listRequests(csr, { status: 'open', page: 1 })
	expect(requests[0]).toMatchObject({ id: late.id, age: { state: 'overdue', hours: 25 } })
	expect(counts.overdue).toBe(1)
	expect((await listRequests(csr, { status: 'declined', page: 99 })).page).toBe(1)
	expect((await requestOf(csr, late.id)).age.hoursLeft).toBe(-1)
})

test('only csr and admin see and decide requests; a missing one is missing', async () => {
	const { id } = await sent()
	const dependencies = testMailDependencies()
	for (const role of roles.filter((name) => name !== 'admin' && name !== 'csr')) {
		const who = await newPerson(context, [role])
		const refused = { name: 'Refusal', code: 'forbidden' }
		await expect(
			acceptRequest(who, dependencies, { requestId: id, requested: portalInput() }),
		).rejects.toMatchObject(refused)
		await expect(declineRequest(who, dependencies, { requestId: id, reason: 'No' })).rejects.toMatchObject(
			refused,
		)
		await expect(listRequests(who, { status: 'open', page: 1 })).rejects.toMatchObject(refused)
		await expect(requestOf(who, id)).rejects.toMatchObject(refused)
		await expect(newPortal(who)).rejects.toMatchObject(refused)
	}
	for (const missing of [randomUUID(), 'no id']) {
		await expect(requestOf(csr, missing)).rejects.toMatchObject({ code: 'not_found' })
		await expect(
			acceptRequest(csr, dependencies, { requestId: missing, requested: portalInput() }),
		).rejects.toMatchObject({
			code: 'not_found',
		})
		await expect(
			declineRequest(csr, dependencies, { requestId: missing, reason: 'No' }),
		).rejects.toMatchObject({
			code: 'not_found',
		})
	}
})
