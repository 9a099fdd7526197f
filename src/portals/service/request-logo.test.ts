// The logo of a request from the form to the designs, with refusals and what becomes of it. On both engines.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { designs } from '#designs/tables.ts'
import type { CheckedArt } from '#files/checks/art.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { uploadsForExport } from '#files/service/files.server.ts'
import type { FileParts } from '#files/service/upload.server.ts'
import { assets } from '#files/tables.ts'
import { Refusal } from '#kit/errors.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import {
	newPerson,
	portalInput,
	requestOfCoach,
	testMailDependencies,
	tokenIn,
} from '../../../tests/factories/portals.ts'
import { teamPortalRequests } from '../tables.ts'
import { acceptInvitation } from './invites.server.ts'
import { changeKit, kitView } from './kit.server.ts'
import { acceptRequest } from './open-portal.server.ts'
import { keptLogo, logosOfOpenRequests, uploadLogo } from './request-logo.server.ts'
import { declineRequest, requestOf, submitRequest } from './requests.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-logo-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const csr = await newPerson(context, ['csr'])
const look = { primaryColor: 'purple', secondaryColor: 'orange', printedName: 'OWLS' } as const

const art: CheckedArt = {
	kind: 'raster',
	extension: 'png',
	bytes: new Uint8Array([1, 2, 3]),
	width: 600,
	height: 300,
	inks: [],
	warnings: ['600 pixels wide: sharp up to 2 inches.'],
}
const parts: FileParts = { store: diskStore(folder), checker: { check: async () => art } }

const chosen = (who: ServiceContext = context) =>
	uploadLogo(who, parts, {
		name: 'owls.png',
		bytes: new TextEncoder().encode(randomUUID()),
		clientAddress: randomUUID(),
	})

async function sent(who: ServiceContext, logo: string) {
	const request = requestOfCoach({ organizationName: `School ${randomUUID()}`, ...look })
	const dependencies = testMailDependencies()
	const id = await submitRequest(who, { request, logo, clientAddress: randomUUID(), dependencies })
	return { id, email: request.contactEmail }
}

const assetOf = async (token: string) => {
	const [row] = await context.db
		.select()
		.from(assets)
		.where(eq(assets.id, token.split('.')[0] ?? ''))
	return row
}
const logosOn = async (userId: string) =>
	(await context.db.select().from(designs).where(eq(designs.userId, userId))).map(
		({ config }) => config.logos,
	)

async function accepted(requestId: string, items: readonly string[]) {
	const dependencies = testMailDependencies()
	const requested = portalInput({
		look,
		items: items.map((productId) => ({ productId, required: false, deadlineOn: null })),
	})
	const portalId = await acceptRequest(csr, dependencies, { requestId, requested })
	return { portalId, mails: dependencies.mails }
}

test('a coach’s logo is on the proposed designs, on the request and on the kit’s page', async () => {
	const coach = await newPerson(context, ['coach'])
	const logo = await chosen(coach)
	const { id } = await sent(coach, logo.token)
	expect(await assetOf(logo.token)).toMatchObject({ userId: coach.userId, name: 'owls.png' })
	const seen = { name: 'owls.png', url: logo.url, isVector: false, warnings: art.warnings }
	expect(await requestOf(csr, id)).toMatchObject({ logo: seen })
	expect(await uploadsForExport(context, coach.userId)).toMatchObject([{ name: 'owls.png' }])

	const { portalId } = await accepted(id, [await insertProduct(context.db)])
	const [[placed] = [], ...more] = await logosOn(coach.userId)
	expect(more).toEqual([])
	expect(placed).toMatchObject({ url: logo.url, assetId: logo.token.split('.')[0], alt: 'Team logo' })

	// What the coach adds later carries it as well.
	const view = await kitView(coach, portalId)
	expect(view.logo).toMatchObject(seen)
	const step = { kind: 'add', productId: await insertProduct(context.db) } as const
	await changeKit(coach, testMailDependencies(), { portalId, seen: view.revision, typed: [], note: '', step })
	expect((await logosOn(coach.userId)).map((logos) => logos.length)).toEqual([1, 1])
})

test('a visitor’s logo is with the shop until the coach joins, also without a design that carries it', async () => {
	const withDesign = await chosen()
	const plain = await chosen()
	for (const { token, items } of [
		{ token: withDesign.token, items: [await insertProduct(context.db)] },
		{ token: plain.token, items: [] },
	]) {
		const { id, email } = await sent(context, token)
		expect(await assetOf(token)).toMatchObject({ userId: null })
		const { portalId, mails } = await accepted(id, items)
		expect(await assetOf(token)).toMatchObject({ userId: csr.userId })
		const coach = await newPerson(context, ['coach'])
		await context.db.update(profiles).set({ email }).where(eq(profiles.id, coach.userId))
		await acceptInvitation(coach, tokenIn(mails[0]))
		expect(await assetOf(token)).toMatchObject({ userId: coach.userId })
		expect((await logosOn(coach.userId)).map((logos) => logos.length)).toEqual(items.map(() => 1))
		expect((await kitView(coach, portalId)).logo).toMatchObject({ name: 'owls.png' })
		await expect(kitView(await newPerson(context), portalId)).rejects.toThrow(Refusal)
		await expect(requestOf(coach, id)).rejects.toMatchObject({ code: 'forbidden' })
	}
})

test('a form that comes back keeps its file; no other form can send it', async () => {
	const logo = await chosen()
	expect(await keptLogo(context, logo.token)).toEqual(logo)
	const [id = '', secret = ''] = logo.token.split('.')
	const other = await chosen()
	for (const foreign of ['', `${id}.${'x'.repeat(43)}`, `${other.token.split('.')[0] ?? ''}.${secret}`]) {
		expect(await keptLogo(context, foreign)).toBeNull()
		const row = await sent(context, foreign)
		expect(await requestOf(csr, row.id)).toMatchObject({ logo: null })
	}
	// Sent once by an account, it is the account's.
	const person = await newPerson(context)
	await sent(person, logo.token)
	expect(await keptLogo(context, logo.token)).toBeNull()
})

test('a file that is no art is refused with the reason, and nothing is stored', async () => {
	const refusing: FileParts = {
		...parts,
		checker: {
			check: async () => {
				throw new Refusal('invalid', 'This is no picture.')
			},
		},
	}
	const before = await context.db.select().from(assets)
	const file = { name: 'virus.exe', bytes: new Uint8Array([1]), clientAddress: randomUUID() }
	await expect(uploadLogo(context, refusing, file)).rejects.toMatchObject({
		code: 'invalid',
		message: 'This is no picture.',
	})
	expect(await context.db.select().from(assets)).toHaveLength(before.length)
})

test('the sweep keeps the logos of open requests; with the account the logo goes and the request stays', async () => {
	const [open, declined, loose] = [await chosen(), await chosen(), await chosen()]
	await sent(context, open.token)
	const { id } = await sent(context, declined.token)
	await declineRequest(csr, testMailDependencies(), { requestId: id, reason: 'Closed' })
	const ids = [open, declined, loose].map(({ token }) => token.split('.')[0] ?? '')
	expect([...(await logosOfOpenRequests(context, ids))]).toEqual([ids[0]])

	const person = await newPerson(context)
	const own = await chosen(person)
	const asked = await sent(person, own.token)
	await context.db.delete(profiles).where(eq(profiles.id, person.userId))
	expect(await assetOf(own.token)).toBeUndefined()
	const [row] = await context.db.select().from(teamPortalRequests).where(eq(teamPortalRequests.id, asked.id))
	expect(row).toMatchObject({ logoId: null, userId: null })
})
