// The owner's sign-in rules from the settings to the identity service and the pages, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { assertAdminsKeepEntry } from '#accounts/service/admin-entry.server.ts'
import { signInRuleMessages } from '#accounts/messages.ts'
import { userRoles } from '#accounts/tables.ts'
import { grantRole } from '#accounts/service/roles.server.ts'
import { inviteStaff, withdrawStaffInvite, openStaffInvites } from '#accounts/service/staff-invites.server.ts'
import { viewerOf } from '#accounts/service/viewer.server.ts'
import { createAuthApp } from '#auth/routes/app.server.ts'
import { contractRules, type SignInRules } from '#auth/schemas.ts'
import { authFactors, authIdentities, authUsers } from '#auth/tables/index.ts'
import { changeSettings } from '#back-office/service/settings.server.ts'
import type { Role } from '#kit/roles.ts'
import { isoDate } from '#kit/time.ts'
import type { Mail } from '#mail/templates/content.ts'
import { portalMemberships } from '#portals/store/people.server.ts'
import { messages } from '#shop-settings/messages.ts'
import { signInSection } from '#shop-settings/rules/sign-in-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { contextOf, openTestDatabase } from '../../tests/database.ts'
import { idleMessenger } from '../../tests/idle-app.ts'
import { readConfig } from './config.ts'
import { openIdentity } from './identity.ts'

const { database } = await openTestDatabase({ seeded: false })
const { db } = database
const providers = [
	{ name: 'league', issuer: 'https://league.example', clientId: 'shop', clientSecret: 'secret' },
]
const config = readConfig({
	PUBLIC_URL: 'http://shop.test',
	AUTH_OIDC_PROVIDERS: JSON.stringify(providers),
})
const auth = await openIdentity({ config, database, messenger: idleMessenger })
const app = createAuthApp(auth)
// The identity service reads the clock itself, so the shop's calls run at the same moment.
const context = { ...contextOf(database), now: new Date() }
const asAdmin = (userId: string | null = null) => ({
	...context,
	actor: { userId, roles: ['admin'] as Role[] },
})

const seenNow = async () => (await settingsNow(context, signInSection)).version

async function save(change: Partial<SignInRules>, by = asAdmin(), version?: number) {
	return changeSettings(by, signInSection, {
		seen: version ?? (await seenNow()),
		values: { ...contractRules, ...change },
		check: (inner, rules) => assertAdminsKeepEntry(inner, auth, rules),
	})
}
beforeEach(async () => {
	await db.delete(userRoles)
	await save({}).catch(() => {})
})

const password = 'correct horse'
const newEmail = () => `${randomUUID()}@example.com`

async function signUp(email: string, path = '/') {
	const to = new URLSearchParams({ redirect_to: `http://shop.test${path}` })
	const answer = await app.request(`http://shop.test/auth/v1/signup?${to}`, {
		method: 'POST',
		body: JSON.stringify({ email, password }),
		headers: { 'content-type': 'application/json' },
	})
	const body = (await answer.json()) as { error_code?: string; user?: { id: string }; access_token?: string }
	return {
		status: answer.status,
		code: body.error_code,
		id: body.user?.id ?? '',
		token: body.access_token ?? '',
	}
}

async function newAdmin() {
	const person = await signUp(newEmail())
	await grantRole(
		{ ...asAdmin(), auth, client: { ip: '', userAgent: '' } },
		{ userId: person.id, role: 'admin' },
	)
	return person
}

/** What a page knows of the holder of this token. */
async function viewer(token: string) {
	const current = await auth.current()
	const call = { ...context, now: new Date(), auth: current, client: { ip: '', userAgent: '' } }
	return viewerOf(call, portalMemberships, await auth.keys.verify(token))
}

const addFactor = (userId: string) =>
	db.insert(authFactors).values({
		id: randomUUID(),
		userId,
		type: 'totp',
		status: 'verified',
		friendlyName: 'App',
		createdAt: new Date(),
		updatedAt: new Date(),
	})

test('the link of a staff invitation opens an account for its address alone, while it is open', async () => {
	const sent: Mail[] = []
	const mailing = {
		sendMail: async (_: unknown, mail: Mail) => void sent.push(mail),
		sender: { publicUrl: 'http://shop.test' },
	}
	await save({ joining: 'invited' })
	const [email, second] = [newEmail(), newEmail()]
	for (const invited of [email, second])
		await inviteStaff(asAdmin(), mailing, { email: invited, role: 'csr', today: isoDate(context.now) })
	const [path = '', other = ''] = sent.map(({ links }) => new URL(links?.[0] ?? '').pathname)
	const refused = { status: 422, code: 'signup_disabled' }
	expect(await signUp(newEmail(), path)).toMatchObject(refused)
	expect(await signUp(email)).toMatchObject(refused)
	expect(await signUp(email, '/staff/one-that-never-was-made')).toMatchObject(refused)
	expect(await signUp(email, path)).toMatchObject({ status: 200 })
	const open = (await openStaffInvites(asAdmin())).find((invite) => invite.email === second)
	await withdrawStaffInvite(asAdmin(), open?.id ?? '')
	expect(await signUp(second, other)).toMatchObject(refused)
})

test('rules hold at once after a save; of two saves at once one is refused', async () => {
	expect(await signUp(newEmail())).toMatchObject({ status: 200 })
	const seen = await seenNow()
	const saves = await Promise.allSettled([
		save({ joining: 'invited' }, asAdmin(), seen),
		save({ joining: 'invited', passwordMin: 9 }, asAdmin(), seen),
	])
	expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(saves.find((one) => one.status === 'rejected')?.reason).toMatchObject({
		message: messages.changedMeanwhile,
	})
	expect(await signUp(newEmail())).toMatchObject({ status: 422 })
})

test.each<Role>(['csr', 'production', 'coach', 'retail'])('a %s does not change the rules', async (role) => {
	const by = { ...context, actor: { userId: randomUUID(), roles: [role] } }
	await expect(save({ passwordMin: 12 }, by)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a role that needs a second step works only with one; the account itself stays open', async () => {
	const person = await newAdmin()
	expect(await viewer(person.token)).toMatchObject({ lacksFactor: false, actor: { roles: ['admin'] } })
	await save({ factorRoles: ['admin'] })
	expect(await viewer(person.token)).toMatchObject({
		lacksFactor: true,
		actor: { userId: person.id, roles: ['retail'], portalIds: [] },
	})
	const customer = await signUp(newEmail())
	expect(await viewer(customer.token)).toMatchObject({ lacksFactor: false })
	await addFactor(person.id)
	expect(await viewer(person.token)).toMatchObject({ lacksFactor: false, awaitsSecondStep: true })
})

test('an admin without a second step does not ask it of all admins; with one, they do', async () => {
	const person = await newAdmin()
	const refused = { code: 'conflict', message: signInRuleMessages.ownFactorFirst }
	await expect(save({ factorRoles: ['admin'] }, asAdmin(person.id))).rejects.toMatchObject(refused)
	await save({ factorRoles: ['csr'] }, asAdmin(person.id))
	await addFactor(person.id)
	await save({ factorRoles: ['admin'] }, asAdmin(person.id))
})

test('the sign-in service that every admin depends on stays offered', async () => {
	const person = await newAdmin()
	await db.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.id, person.id))
	const now = new Date()
	const identity = { userId: person.id, provider: 'league', providerId: 'a', identityData: {} }
	await db.insert(authIdentities).values({ ...identity, id: randomUUID(), createdAt: now, updatedAt: now })
	const refused = { code: 'conflict', message: signInRuleMessages.noAdminLeft }
	await save({ passwordMin: 8 })
	await expect(save({ hiddenProviders: ['league'] })).rejects.toMatchObject(refused)
	await newAdmin()
	await save({ hiddenProviders: ['league'] })
	expect((await auth.current()).providers.size).toBe(0)
})

test('a shorter session ends on pages too', async () => {
	const person = await signUp(newEmail())
	await save({ sessionDays: 1 })
	const current = await auth.current()
	const later = new Date(Date.now() + 25 * 3_600_000)
	const call = { ...context, now: later, auth: current, client: { ip: '', userAgent: '' } }
	expect(await viewerOf(call, portalMemberships, await auth.keys.verify(person.token))).toBeUndefined()
	expect(current.configured.lifetimes.session).toBe(30 * 86_400)
})
