// Files of customers through check, import and undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import {
	customerImportForStaff,
	customerImportsForStaff,
	dropOldCustomerFiles,
	undoDays,
} from '#accounts/service/customer-imports.server.ts'
import { people } from '#accounts/service/profile.server.ts'
import { auditLog, customerImportRows, personNotes, profiles, userRoles } from '#accounts/tables.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { authIdentities, authUsers } from '#auth/tables/index.ts'
import { requestRecovery } from '#auth/service/recovery.server.ts'
import { signUp } from '#auth/service/sign-up.server.ts'
import { verify } from '#auth/service/verify.server.ts'
import type { Actor } from '#kit/roles.ts'
import { savedAddresses } from '#orders/service/address-book.server.ts'
import { addresses } from '#orders/tables.ts'
import {
	checkCustomers,
	exportCustomerProblems,
	importCustomers,
	undoCustomers,
} from './customer-files.server.ts'

const shop = await openTestAuth()
const callBy = (actor: Actor): AuthCall => {
	const call = shop.call()
	return { ...call, actor, auth: { ...call.auth, people } }
}
const admin = callBy({ userId: randomUUID(), roles: ['admin'] })

const head = 'First Name,Last Name,Email,Phone,Company,Address,City,State,Zip'
const fileOf = (...lines: string[]) => ({
	fileName: 'customers.csv',
	bytes: new TextEncoder().encode([head, ...lines].join('\n')),
})
const newEmail = () => `${randomUUID()}@example.com`
const lineOf = (email: string, street = '1 Main St') =>
	`Pat,Vale,${email},201-555-0101,Ames High,${street},Ames,IA,50010`
const byEmail = async (email: string) =>
	(await admin.db.select().from(profiles).where(eq(profiles.email, email)))[0]
const bookOf = async (userId: string) =>
	(await admin.db.select().from(addresses).where(eq(addresses.userId, userId))).map(
		({ address }) => address.line1,
	)

/** Proves the address of an account, as a mailed link does. */
const prove = (userId: string) =>
	admin.db
		.update(authIdentities)
		.set({ identityData: { email_verified: true } })
		.where(eq(authIdentities.userId, userId))

test('new customers get an account, a note and addresses; bad lines are named, and undoing removes all', async () => {
	const [one, two] = [newEmail(), newEmail()]
	const id = await checkCustomers(
		admin,
		fileOf(
			lineOf(one),
			lineOf('=broken'),
			`Kim,Oda,${two},,,5 Elm St,Ames,Nowhere,50010`,
			lineOf(one, '9 Elm St'),
		),
	)
	expect(await byEmail(one)).toBeUndefined()
	expect(await customerImportForStaff(admin, id)).toMatchObject({
		state: 'checked',
		fresh: 2,
		counts: { waiting: 2, wrong: 2 },
		problems: 3,
		firstProblems: [
			{ row: 3, column: 'Email', value: '=broken' },
			{ row: 4, column: 'State', value: 'Nowhere' },
			{ row: 5, column: 'Email', message: 'Line 2 has the same address. Only that line is used.' },
		],
	})
	expect(await exportCustomerProblems(admin, id)).toContain("3,Email,'=broken,")
	await importCustomers(admin, id)
	const made = await byEmail(one)
	expect(made).toMatchObject({ fullName: 'Pat Vale', phone: '201-555-0101' })
	expect(await bookOf(made?.id ?? '')).toEqual(['1 Main St'])
	expect(await byEmail(two)).toMatchObject({ fullName: 'Kim Oda' })
	const [note] = await admin.db
		.select()
		.from(personNotes)
		.where(eq(personNotes.userId, made?.id ?? ''))
	expect(note?.text).toBe('Company or school: Ames High')
	expect(shop.mails).toEqual([])
	expect(await customerImportForStaff(admin, id)).toMatchObject({
		state: 'imported',
		counts: { made: 2, wrong: 2 },
	})
	const kept = await admin.db.select().from(customerImportRows).where(eq(customerImportRows.importId, id))
	expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${one}|${two}|Vale|Main St|broken`))
	await expect(importCustomers(admin, id)).rejects.toMatchObject({ code: 'conflict' })
	await undoCustomers(admin, id)
	expect([await byEmail(one), await byEmail(two)]).toEqual([undefined, undefined])
	expect(await admin.db.$count(authUsers, inArray(authUsers.email, [one, two]))).toBe(0)
	await expect(undoCustomers(admin, id)).rejects.toMatchObject({ code: 'conflict' })
	const noted = await admin.db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(noted.map(({ event, details }) => [event, details]).toSorted()).toEqual([
		['people.customer_import_undone', { customers: 2, kept: 0 }],
		['people.customers_imported', { customers: 2, changed: 0, wrong: 2 }],
	])
})

test('two clicks at the same moment make each account once', async () => {
	const emails = [newEmail(), newEmail()]
	const id = await checkCustomers(admin, fileOf(...emails.map((email) => lineOf(email))))
	const clicks = await Promise.allSettled([importCustomers(admin, id), importCustomers(admin, id)])
	expect(clicks.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
	expect(await customerImportForStaff(admin, id)).toMatchObject({ state: 'imported', counts: { made: 2 } })
	expect(await admin.db.$count(profiles, inArray(profiles.email, emails))).toBe(2)
	expect(await admin.db.$count(auditLog, eq(auditLog.subject, id))).toBe(1)
})

test('a known customer gets only addresses that are missing, below those in use', async () => {
	const member = await newMember(shop.call())
	await prove(member.userId)
	const id = await checkCustomers(admin, fileOf(lineOf(member.email)))
	expect(await customerImportForStaff(admin, id)).toMatchObject({ fresh: 0, counts: { waiting: 1 } })
	await importCustomers(admin, id)
	expect(await byEmail(member.email)).toMatchObject({ fullName: 'Pat Kim', phone: '' })
	expect(await savedAddresses(member.call)).toMatchObject([
		{ address: { line1: '1 Main St', name: 'Pat Vale' } },
	])
	const again = await checkCustomers(admin, fileOf(lineOf(member.email)))
	expect(await customerImportForStaff(admin, again)).toMatchObject({
		counts: { known: 1 },
		named: [{ row: 2, reason: 'Already there, left alone.' }],
	})
	await undoCustomers(admin, id)
	expect(await bookOf(member.userId)).toEqual([])
	expect(await byEmail(member.email)).toBeDefined()
})

test('nothing is added for staff, for an unconfirmed account and for one that is deleted', async () => {
	const staff = await newMember(shop.call(), ['csr'])
	const [unproven, leaving] = [await newMember(shop.call()), await newMember(shop.call())]
	await prove(leaving.userId)
	await admin.db
		.update(profiles)
		.set({ deletionRequestedAt: admin.now })
		.where(eq(profiles.id, leaving.userId))
	const id = await checkCustomers(
		admin,
		fileOf(...[staff, unproven, leaving].map(({ email }) => lineOf(email))),
	)
	const file = await customerImportForStaff(admin, id)
	expect(file.counts).toEqual({ wrong: 1, known: 2 })
	expect(file.firstProblems).toMatchObject([
		{ row: 2, column: 'Email', message: 'This address belongs to a person who works for the shop.' },
	])
	expect(file.named.map(({ reason }) => reason)).toEqual([
		expect.stringMatching(/has not confirmed this address/),
		expect.stringMatching(/asked for the deletion/),
	])
	await importCustomers(admin, id)
	for (const { userId } of [staff, unproven, leaving]) expect(await bookOf(userId)).toEqual([])
})

test('who began to work here, or opened an account, after the check is left as they are', async () => {
	const [member, email] = [await newMember(shop.call()), newEmail()]
	await prove(member.userId)
	const id = await checkCustomers(admin, fileOf(lineOf(member.email), lineOf(email)))
	await admin.db.insert(userRoles).values({ userId: member.userId, role: 'production' })
	const call = callBy({ userId: null, roles: ['retail'] })
	await signUp(
		call,
		{ email, password: 'correct horse', data: {} },
		{ redirectTo: call.auth.settings.siteUrl },
	)
	await importCustomers(admin, id)
	expect(await customerImportForStaff(admin, id)).toMatchObject({ counts: { left: 2 } })
	expect(await bookOf(member.userId)).toEqual([])
	expect(await bookOf((await byEmail(email))?.id ?? '')).toEqual([])
})

test('a sign-up cannot take an imported account; the mailed link opens it with its address book', async () => {
	const email = newEmail()
	const id = await checkCustomers(admin, fileOf(lineOf(email)))
	await importCustomers(admin, id)
	const visitor = callBy({ userId: null, roles: ['retail'] })
	const back = { redirectTo: visitor.auth.settings.siteUrl, challenge: null }
	await expect(signUp(visitor, { email, password: 'correct horse', data: {} }, back)).rejects.toMatchObject({
		code: 'user_already_exists',
	})
	await requestRecovery(visitor, { email, ...back })
	const link = new URL(shop.mails.findLast(({ to }) => to === email)?.link ?? '')
	const token = link.searchParams.get('token_hash') ?? ''
	const verified = await verify(visitor, { type: 'recovery', proof: { token } })
	if (verified.kind !== 'session') throw new Error('The link opened no session.')
	const { id: userId } = verified.grant.full.user
	const owner = { ...visitor, actor: { userId, roles: ['retail'] as const } }
	expect(await savedAddresses(owner)).toMatchObject([{ address: { line1: '1 Main St', line2: 'Ames High' } }])
	await undoCustomers(admin, id)
	expect(await customerImportForStaff(admin, id)).toMatchObject({
		counts: { kept: 1 },
		named: [{ reason: 'Kept: it was opened, or something in the shop refers to it.' }],
	})
	expect(await byEmail(email)).toBeDefined()
})

test('an account to which staff gave a role or wrote a note is kept when the import is undone', async () => {
	const emails = [newEmail(), newEmail(), newEmail()]
	const id = await checkCustomers(admin, fileOf(...emails.map((email) => lineOf(email))))
	await importCustomers(admin, id)
	const [coach, noted, plain] = await Promise.all(emails.map(byEmail))
	if (!coach || !noted || !plain) throw new Error('The accounts were not made.')
	await admin.db.insert(userRoles).values({ userId: coach.id, role: 'coach' })
	const later = new Date(admin.now.getTime() + 60_000)
	await admin.db
		.insert(personNotes)
		.values({ id: randomUUID(), userId: noted.id, text: 'Called.', writtenBy: null, createdAt: later })
	await undoCustomers(admin, id)
	expect((await Promise.all(emails.map(byEmail))).map((one) => one?.id)).toEqual([
		coach.id,
		noted.id,
		undefined,
	])
})

test.each([['csr'], ['production'], ['coach'], ['retail']] as const)(
	'a %s may not import customers',
	async (role) => {
		const id = await checkCustomers(admin, fileOf(lineOf(newEmail())))
		const other = callBy({ userId: randomUUID(), roles: [role] })
		const forbidden = { code: 'forbidden' }
		await expect(checkCustomers(other, fileOf(lineOf(newEmail())))).rejects.toMatchObject(forbidden)
		await expect(customerImportForStaff(other, id)).rejects.toMatchObject(forbidden)
		await expect(exportCustomerProblems(other, id)).rejects.toMatchObject(forbidden)
		await expect(importCustomers(other, id)).rejects.toMatchObject(forbidden)
		await expect(undoCustomers(other, id)).rejects.toMatchObject(forbidden)
	},
)

test('Windows-1252 and UTF-16 are read, and what is too large or no table is refused', async () => {
	const [old, wide] = [newEmail(), newEmail()]
	const text = (email: string) => `Name;Email\nZoë Muñoz;${email}`
	const bytes = Buffer.from(text(old), 'latin1')
	const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text(wide), 'utf16le')])
	for (const one of [bytes, utf16])
		await importCustomers(admin, await checkCustomers(admin, { fileName: 'a.csv', bytes: one }))
	expect([await byEmail(old), await byEmail(wide)]).toMatchObject([
		{ fullName: 'Zoë Muñoz' },
		{ fullName: 'Zoë Muñoz' },
	])
	await expect(
		checkCustomers(admin, { fileName: 'a.csv', bytes: new Uint8Array(4_000_001).fill(65) }),
	).rejects.toThrow('larger than 4 MB')
	await expect(checkCustomers(admin, { fileName: 'a.csv', bytes: new Uint8Array() })).rejects.toMatchObject({
		code: 'invalid',
	})
})

test('old files are deleted: those only checked after a day, imports after 90', async () => {
	const [checked, imported] = [
		await checkCustomers(admin, fileOf(lineOf(newEmail()))),
		await checkCustomers(admin, fileOf(lineOf(newEmail()))),
	]
	await importCustomers(admin, imported)
	const after = (days: number) =>
		dropOldCustomerFiles({
			db: admin.db,
			now: new Date(admin.now.getTime() + days * 24 * 3_600_000 + 60_000),
		})
	await after(1)
	await expect(customerImportForStaff(admin, checked)).rejects.toMatchObject({ code: 'not_found' })
	expect((await customerImportsForStaff(admin)).map(({ id }) => id)).toContain(imported)
	await after(undoDays)
	await expect(customerImportForStaff(admin, imported)).rejects.toMatchObject({ code: 'not_found' })
})

test('the statements of an import do not grow with its customers', async () => {
	const lines = (count: number) => Array.from({ length: count }, () => lineOf(newEmail()))
	const counts: number[] = []
	for (const count of [2, 200]) {
		const file = fileOf(...lines(count))
		counts.push(
			await statementsOf(async () => {
				const id = await checkCustomers(admin, file)
				await importCustomers(admin, id)
				await undoCustomers(admin, id)
			}),
		)
	}
	expect(counts[1]).toBe(counts[0])
})
