// Families and their links: one row and no other, until the link expires. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { roster, rosterLinks } from '../tables.ts'
import { visitor } from '#kit/roles.ts'
import { addDays, isoDate } from '#kit/time.ts'
import { newOrder, newVariant, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newTeam as teamWithCatalog } from '../../../tests/factories/bulk-orders.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'
import { answersPerHour, confirmByFamily, familyRow, missesPerHour } from './family.server.ts'
import { linkDays } from '../rules/player.ts'
import { linkAccount, makeFamilyLinks, revokeFamilyLinks } from './links.server.ts'
import { rosterOf } from './roster.server.ts'
import { addPlayers, saveRoster } from './save.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const family: ServiceContext = { ...context, actor: visitor }
let addresses = 0
const newAddress = () => `10.0.0.${(addresses += 1)}`

const tokenOf = (path: string | undefined) => path?.split('/').at(-1)

async function teamWithLinks(sport: 'football' | 'basketball' = 'basketball') {
	const team = await newTeam(context, { sport })
	const coach = await newMember(context, 'coach', team)
	const { portalId } = team
	const players = [playerOf('Vale', '12', { size: 'M' }), playerOf('Secretname', '5'), playerOf('Oda')]
	await addPlayers(coach, { portalId, players })
	const { rows } = await rosterOf(coach, portalId)
	const rowIds = rows.map(({ id }) => id)
	const links = await makeFamilyLinks(coach, { portalId, rowIds })
	const tokens = links.map(({ path }) => tokenOf(path))
	return { team, coach, portalId, rowIds, links, tokens, clientAddress: newAddress() }
}

const answer = { name: 'Vale', number: '12', size: 'L', shortsSize: 'M' }

test('a family confirms its row, and no other row changes', async () => {
	const { coach, portalId, tokens, links, clientAddress } = await teamWithLinks()
	const [token] = tokens
	expect(links.map(({ path }) => /^\/roster\/[\w-]{43}$/.test(path))).toEqual([true, true, true])
	const seen = await familyRow(family, { token, clientAddress })
	expect(seen).toMatchObject({ player: { name: 'Vale', number: '12', size: 'M' }, confirmedAt: null })
	expect(JSON.stringify(seen)).not.toContain('Secretname')
	expect(
		await confirmByFamily(family, { token, clientAddress, answer: { ...answer, name: 'De Vale' } }),
	).toEqual({
		ok: true,
	})
	const { rows, revision } = await rosterOf(coach, portalId)
	expect(rows.map(({ name, size, confirmedBy }) => [name, size, confirmedBy])).toEqual([
		['De Vale', 'L', 'family'],
		['Secretname', '', null],
		['Oda', '', null],
	])
	expect(revision).toBe(2)
	expect((await familyRow(family, { token, clientAddress })).confirmedAt).toEqual(context.now)
})

test('a coach who was at work meanwhile is notified that a family confirmed its row', async () => {
	const { coach, portalId, tokens, clientAddress } = await teamWithLinks()
	await confirmByFamily(family, { token: tokens[0], clientAddress, answer })
	const late = await saveRoster(coach, { portalId, revision: 1, rows: [] })
	expect(late).toMatchObject({ kind: 'behind', who: null, revision: 2 })
	const [first, ...rest] = late.rows
	const saved = await saveRoster(coach, { portalId, revision: 2, rows: [{ ...first!, size: 'XL' }, ...rest] })
	expect(saved.rows[0]).toMatchObject({ size: 'XL', confirmedAt: null, confirmedBy: null })
})

test('a number that is taken or against the rules is reported without a name; the coach’s own may stay', async () => {
	const { tokens, coach, portalId, clientAddress } = await teamWithLinks()
	const shown = async (number: string, token = tokens[0]) => {
		const outcome = await confirmByFamily(family, { token, clientAddress, answer: { ...answer, number } })
		return outcome.ok ? '' : (outcome.errors.number ?? '')
	}
	expect(await shown('5')).toBe('Number 5 is already taken on this team. Choose another, or keep 12.')
	expect(await shown('6')).toContain('NFHS Basketball Rules')
	expect(await shown('')).toBe('The number is missing.')
	expect(await shown('123')).toContain('one or two digits')
	expect(await shown('00')).toBe('')
	const before = await rosterOf(coach, portalId)
	const zero = before.rows.map((row, at) => (at === 1 ? { ...row, number: '0' } : row))
	await saveRoster(coach, { portalId, revision: before.revision, rows: zero })
	expect((await familyRow(family, { token: tokens[0], clientAddress })).numberRule).toContain('both 0 and 00')
	expect(await shown('1')).toBe('')
	expect(await shown('00')).toContain('A basketball team cannot have both 0 and 00')
	const { rows, revision } = await rosterOf(coach, portalId)
	const shared = rows.map((row) => ({ ...row, number: '77' }))
	await saveRoster(coach, { portalId, revision, rows: shared })
	expect((await familyRow(family, { token: tokens[0], clientAddress })).isNumberShared).toBe(true)
	expect(await shown('77')).toBe('')
})

test('what is missing or cannot be made is reported by field, and nothing is kept', async () => {
	const { tokens, coach, portalId, clientAddress } = await teamWithLinks()
	const empty = { name: '', number: '12', size: '', shortsSize: '' }
	const first = await confirmByFamily(family, { token: tokens[0], clientAddress, answer: empty })
	expect(first.ok ? [] : Object.keys(first.errors).toSorted()).toEqual(['name', 'size'])
	const long = { ...answer, name: 'X'.repeat(81), shortsSize: '9XL' }
	const second = await confirmByFamily(family, { token: tokens[0], clientAddress, answer: long })
	expect(second.ok ? [] : Object.keys(second.errors).toSorted()).toEqual(['name', 'shortsSize'])
	expect((await rosterOf(coach, portalId)).rows[0]).toMatchObject({ size: 'M', confirmedAt: null })
})

test('unknown, replaced and revoked links look alike; an expired one says so; none of them changes anything', async () => {
	const { tokens, coach, portalId, rowIds, clientAddress } = await teamWithLinks()
	const outcomeOf = async (token: string | undefined, who = family) => {
		const visit = { token, clientAddress }
		const failures = [
			await familyRow(who, visit).catch((failure: Error) => failure),
			await confirmByFamily(who, { ...visit, answer }).catch((failure: Error) => failure),
		]
		return failures.map((failure) => (failure instanceof Error ? failure.message : 'open'))
	}
	const unknown = await outcomeOf('x'.repeat(43))
	expect(unknown).toEqual(Array(2).fill('This link does not work. Ask your coach for a new one.'))
	expect(await outcomeOf('short')).toEqual(unknown)
	expect(await outcomeOf(undefined)).toEqual(unknown)
	const days = (count: number) => ({ ...family, now: new Date(family.now.getTime() + count * 86_400_000) })
	expect(await outcomeOf(tokens[2], days(linkDays))).toEqual(
		Array(2).fill('This link has expired. Ask your coach for a new one.'),
	)
	const [again] = await makeFamilyLinks(coach, { portalId, rowIds: rowIds.slice(0, 1) })
	expect(await outcomeOf(tokens[0])).toEqual(unknown)
	await revokeFamilyLinks(coach, { portalId, rowIds })
	await revokeFamilyLinks(coach, { portalId, rowIds })
	expect(await outcomeOf(tokenOf(again?.path))).toEqual(unknown)
	for (const row of (await rosterOf(coach, portalId)).rows)
		expect([row.confirmedAt, row.linkExpiresAt]).toEqual([null, null])
})

test('the page says until when links are open; the database knows no link', async () => {
	const { coach, portalId, tokens, rowIds } = await teamWithLinks()
	const until = new Date(context.now.getTime() + linkDays * 86_400_000)
	for (const row of (await rosterOf(coach, portalId)).rows) expect(row.linkExpiresAt).toEqual(until)
	const kept = await context.db.select().from(rosterLinks).where(eq(rosterLinks.rosterId, rowIds[0]!))
	expect(JSON.stringify(kept)).not.toContain(tokens[0])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.portalId, portalId))
	for (const word of ['Secretname', 'Vale', ...tokens]) expect(JSON.stringify(noted)).not.toContain(word)
})

test('the family sees what the portal asks for this player, and only while it can be ordered', async () => {
	const sample = { playerName: 'SAMPLE', playerNumber: '24' }
	const team = await teamWithCatalog(context, { isDesigned: true, sample })
	const { coach, portalId, rosterIds } = team
	const [link] = await makeFamilyLinks(coach, { portalId, rowIds: rosterIds.slice(0, 1) })
	const visit = { token: tokenOf(link?.path), clientAddress: newAddress() }
	const { catalog } = await portalView(coach, portalId)
	const asked = async () => (await familyRow(family, visit)).prices
	const portalAsks = (printsName: boolean) =>
		catalog.map(({ id, model, isRequired, unitCents, nameCents, numberCents }) => ({
			id,
			model,
			isRequired,
			unitCents: unitCents + (printsName ? nameCents : 0) + numberCents,
			isFrom: false,
		}))
	expect(catalog.find(({ id }) => id === team.jersey.itemId)?.nameCents).toBeGreaterThan(0)
	expect(await asked()).toEqual(portalAsks(true))
	await context.db.update(roster).set({ printsName: false }).where(eq(roster.id, rosterIds[0]!))
	expect(await asked()).toEqual(portalAsks(false))
	const { itemId } = team.jersey
	await context.db.update(portalItems).set({ deadlineOn: '2020-01-01' }).where(eq(portalItems.id, itemId))
	expect(await asked()).toEqual(portalAsks(false).filter(({ id }) => id !== itemId))
	await context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portalId))
	expect(await asked()).toEqual([])
})

test('who answers or guesses too often waits, and no other family of the same house', async () => {
	const { tokens } = await teamWithLinks()
	const clientAddress = newAddress()
	const bad = { ...answer, size: '' }
	for (let turn = 0; turn < answersPerHour; turn += 1)
		await confirmByFamily(family, { token: tokens[0], clientAddress, answer: bad })
	await expect(confirmByFamily(family, { token: tokens[0], clientAddress, answer })).rejects.toMatchObject({
		code: 'too_many',
	})
	const other = { ...answer, name: 'Oda', number: '' }
	expect(await confirmByFamily(family, { token: tokens[2], clientAddress, answer: other })).toEqual({
		ok: true,
	})
	const guess = () => familyRow(family, { token: 'y'.repeat(43), clientAddress })
	for (let turn = 0; turn < missesPerHour; turn += 1)
		await expect(guess()).rejects.toMatchObject({ code: 'not_found' })
	await expect(guess()).rejects.toMatchObject({ code: 'too_many' })
	const answered = confirmByFamily(family, { token: 'y'.repeat(43), clientAddress, answer })
	await expect(answered).rejects.toMatchObject({ code: 'too_many' })
	// Wrong guesses from the same address do not block a valid link.
	expect((await familyRow(family, { token: tokens[0], clientAddress })).player.name).toBe('Vale')
})

test('a family that comes after the order or after the deadline learns what its answer no longer reaches', async () => {
	const { tokens, coach, portalId, team, rowIds, clientAddress } = await teamWithLinks()
	const { db, now } = context
	const lateOf = async (token: string | undefined) =>
		(await familyRow(family, { token, clientAddress })).isLate
	expect(await lateOf(tokens[0])).toBeNull()
	const variantId = await newVariant(context)
	const portal = { id: portalId, organizationId: team.organizationId, fundraisingBp: 0 }
	const lines = [{ ...wanted(variantId), rosterId: rowIds[0]! }]
	const order = await newOrder(coach, testOrderDependencies(), { lines, portal })
	expect(await Promise.all(tokens.map(lateOf))).toEqual(['ordered', null, null])
	// The answer is saved anyway, and the order stays unchanged.
	expect(await confirmByFamily(family, { token: tokens[0], clientAddress, answer })).toEqual({ ok: true })
	await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id))
	expect(await lateOf(tokens[0])).toBeNull()
	const [variant] = await db
		.select({ productId: variants.productId })
		.from(variants)
		.where(eq(variants.id, variantId))
	const item = { id: randomUUID(), portalId, productId: variant!.productId, position: 0 }
	await db.insert(portalItems).values({ ...item, deadlineOn: addDays(isoDate(now), -2) })
	expect(await lateOf(tokens[0])).toBe('closed')
	await db
		.update(portalItems)
		.set({ deadlineOn: addDays(isoDate(now), 2) })
		.where(eq(portalItems.id, item.id))
	expect(await lateOf(tokens[0])).toBeNull()
	await db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portalId))
	expect(await lateOf(tokens[0])).toBe('closed')
})

test('links and accounts are given by those who keep the roster, for their own team alone', async () => {
	const { portalId, rowIds, team, coach } = await teamWithLinks()
	const other = await teamWithLinks()
	const player = await newMember(context, 'player', team)
	const works = (who: ServiceContext) => [
		() => makeFamilyLinks(who, { portalId, rowIds }),
		() => revokeFamilyLinks(who, { portalId, rowIds }),
		() => linkAccount(who, { portalId, rowId: rowIds[0]!, userId: null }),
	]
	for (const work of works(player)) await expect(work()).rejects.toMatchObject({ code: 'forbidden' })
	for (const who of [other.coach, family])
		for (const work of works(who)) await expect(work()).rejects.toMatchObject({ code: 'not_found' })
	// Rows of another team are not found in one's own.
	await expect(makeFamilyLinks(coach, { portalId, rowIds: other.rowIds })).rejects.toMatchObject({
		code: 'conflict',
	})
	await revokeFamilyLinks(coach, { portalId, rowIds: other.rowIds })
	expect(
		(await familyRow(family, { token: other.tokens[0], clientAddress: newAddress() })).player.number,
	).toBe('12')
	const foreign = { portalId, rowId: other.rowIds[0]!, userId: null }
	await expect(linkAccount(coach, foreign)).rejects.toMatchObject({ code: 'conflict' })
})

test('an account is one player’s, and only if it is a player’s of this portal', async () => {
	const { portalId, rowIds, team, coach } = await teamWithLinks()
	const [player, stranger] = [await newMember(context, 'player', team), await newMember(context, 'player')]
	const [rowId, secondId] = rowIds
	await expect(
		linkAccount(coach, { portalId, rowId: rowId!, userId: stranger.userId }),
	).rejects.toMatchObject({ code: 'conflict' })
	expect((await rosterOf(coach, portalId)).accounts).toEqual([{ userId: player.userId, name: 'Kim player' }])
	await linkAccount(coach, { portalId, rowId: rowId!, userId: player.userId })
	await linkAccount(coach, { portalId, rowId: rowId!, userId: player.userId })
	await expect(
		linkAccount(coach, { portalId, rowId: secondId!, userId: player.userId }),
	).rejects.toMatchObject({ code: 'conflict' })
	await linkAccount(coach, { portalId, rowId: rowId!, userId: null })
	// Two tabs concurrently: one succeeds, the other is refused.
	const both = [rowIds[2]!, secondId!].map((each) =>
		linkAccount(coach, { portalId, rowId: each, userId: player.userId }).catch((failure: Error) => failure),
	)
	expect((await Promise.all(both)).filter(Boolean)).toMatchObject([{ code: 'conflict' }])
	await linkAccount(coach, { portalId, rowId: rowIds[2]!, userId: null })
	await linkAccount(coach, { portalId, rowId: secondId!, userId: player.userId })
	expect((await rosterOf(coach, portalId)).rows.map(({ userId }) => userId)).toEqual([
		null,
		player.userId,
		null,
	])
})

test('a family sees what of its player the team’s designs print', async () => {
	const { tokens, clientAddress } = await teamWithLinks()
	expect((await familyRow(family, { token: tokens[0], clientAddress })).prints).toBeNull()
	const sample = { playerName: '', playerNumber: '12' }
	const { coach, portalId, rosterIds } = await teamWithCatalog(context, { isDesigned: true, sample })
	const [link] = await makeFamilyLinks(coach, { portalId, rowIds: rosterIds.slice(0, 1) })
	const { prints } = await familyRow(family, { token: tokenOf(link?.path), clientAddress })
	expect(prints).toEqual({ name: false, number: true })
})
