// The roster as its managers change it: completely, in order, serialized, and limited to their own team. On both
// engines.
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { roster } from '../tables.ts'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { SheetRow } from '../schemas.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'
import { rosterOf } from './roster.server.ts'
import { bringLeaving, startFromLastSeason } from './last-season.server.ts'
import { addPlayers, saveRoster } from './save.server.ts'
import { linkAccount } from './links.server.ts'

const { context } = await openTestDatabase({ seeded: false })

const row = (
	name: string,
	number = '',
	id: string | null = null,
	part: Partial<SheetRow> = {},
): SheetRow => ({
	...playerOf(name, number),
	id,
	...part,
})
const teamWithCoach = async (input: Parameters<typeof newTeam>[1] = {}) => {
	const team = await newTeam(context, input)
	return { ...team, coach: await newMember(context, 'coach', team) }
}

test('the sheet is saved as it stands: order, zeros, deletions and new players', async () => {
	const { portalId, coach } = await teamWithCoach()
	const first = await saveRoster(coach, {
		portalId,
		revision: 0,
		rows: [row('Vale', '0'), row('Reyes', '00'), row('Oda', '07', null, { size: 'YM', shortsSize: 'M' })],
	})
	expect([first.kind, first.revision]).toEqual(['saved', 1])
	const [vale, , oda] = first.rows
	const second = await saveRoster(coach, {
		portalId,
		revision: 1,
		rows: [
			row('Oda', '07', oda!.id, { size: 'L', printsName: false }),
			row('Kim', '12'),
			row('', ''),
			row('Vale', '0', vale!.id),
		],
	})
	expect(second.rows.map(({ name, number, size, printsName }) => [name, number, size, printsName])).toEqual([
		['Oda', '07', 'L', false],
		['Kim', '12', '', true],
		['Vale', '0', '', true],
	])
	expect(second.rows.map(({ id }) => id)).toEqual([oda!.id, expect.any(String), vale!.id])
	const page = await rosterOf(coach, portalId)
	expect([page.revision, page.rows]).toEqual([2, second.rows])
})

test('grade, jersey name and the family’s data are saved with their player, and change no confirmation', async () => {
	const { portalId, coach } = await teamWithCoach()
	const family = {
		jerseyName: 'VALE JR.',
		grade: 'JV 10',
		parentName: 'Pat Vale',
		parentEmail: 'pat@example.test',
		parentPhone: '+12015550123',
		language: 'es' as const,
	}
	const saved = await saveRoster(coach, {
		portalId,
		revision: 0,
		rows: [row('Vale', '1', null, family), row('Oda')],
	})
	expect(saved.rows).toMatchObject([family, { jerseyName: '', grade: '', language: 'en' }])
	const [vale, oda] = saved.rows
	await context.db
		.update(roster)
		.set({ confirmedAt: context.now, confirmedBy: 'family' })
		.where(eq(roster.id, oda!.id))
	const changed = { parentName: 'Kim Oda', parentEmail: 'kim@example.test', grade: '9', jerseyName: 'ODA' }
	const again = await saveRoster(coach, {
		portalId,
		revision: 1,
		rows: [row('Vale', '1', vale!.id), row('Oda', '', oda!.id, changed)],
	})
	expect(again.rows).toMatchObject([
		{ jerseyName: '', parentEmail: '', language: 'en' },
		{ ...changed, confirmedBy: 'family' },
	])
})

test('who saves on top of another person’s work learns whose it is, and nothing is written', async () => {
	const { portalId, coach, ...team } = await teamWithCoach()
	const admin = await newMember(context, 'school_admin', { portalId, ...team })
	await saveRoster(admin, { portalId, revision: 0, rows: [row('Vale', '1')] })
	const late = await saveRoster(coach, { portalId, revision: 0, rows: [row('Reyes', '2')] })
	expect(late).toMatchObject({ kind: 'behind', revision: 1, who: 'Kim school_admin', at: context.now })
	expect(late.rows.map(({ name }) => name)).toEqual(['Vale'])
	expect((await rosterOf(coach, portalId)).rows.map(({ name }) => name)).toEqual(['Vale'])
})

test('of two who save at the same moment one is first', async () => {
	const { portalId, coach, ...team } = await teamWithCoach()
	const other = await newMember(context, 'coach', { portalId, ...team })
	const both = await Promise.all(
		[coach, other].map((who, at) => saveRoster(who, { portalId, revision: 0, rows: [row(`Vale${at}`)] })),
	)
	expect(both.map(({ kind }) => kind).toSorted()).toEqual(['behind', 'saved'])
	expect((await rosterOf(coach, portalId)).rows).toHaveLength(1)
})

test('a row of another team becomes a new player, and that team keeps its own', async () => {
	const [own, other] = [await teamWithCoach(), await teamWithCoach()]
	const theirs = await saveRoster(other.coach, {
		portalId: other.portalId,
		revision: 0,
		rows: [row('Vale', '9')],
	})
	const id = theirs.rows[0]!.id
	const saved = await saveRoster(own.coach, {
		portalId: own.portalId,
		revision: 0,
		rows: [row('Taken', '1', id), row('Twice', '2', id)],
	})
	expect(saved.rows.map((one) => one.id === id)).toEqual([false, false])
	expect((await rosterOf(other.coach, other.portalId)).rows.map(({ name }) => name)).toEqual(['Vale'])
})

test('what cannot be made is refused by row and cell, without a player’s name', async () => {
	const { portalId, coach } = await teamWithCoach()
	const rows = [
		row('Fine', '1'),
		row('Canaryname', '123'),
		row('X'.repeat(81)),
		row('Oda', '', null, { size: '5XL' }),
	]
	const refusal = await saveRoster(coach, { portalId, revision: 0, rows }).catch((failure: Error) => failure)
	expect(refusal).toMatchObject({ code: 'invalid' })
	expect((refusal as Error).message).toMatch(/^Row 2, Number: .*Row 3, Name: .*Row 4, Jersey size: /)
	expect((refusal as Error).message).not.toContain('Canaryname')
	expect((await rosterOf(coach, portalId)).revision).toBe(0)
})

test.each(['coach', 'school_admin', 'player', 'retail', 'production'] as const)(
	'a %s of another school finds no roster, and a visitor neither',
	async (role) => {
		const [team, elsewhere] = [await newTeam(context), await newTeam(context)]
		const stranger = await newMember(context, role, elsewhere)
		const { portalId } = team
		for (const who of [stranger, context])
			for (const work of [
				() => rosterOf(who, portalId),
				() => saveRoster(who, { portalId, revision: 0, rows: [row('Vale')] }),
				() => addPlayers(who, { portalId, players: [playerOf('Vale')] }),
				() => startFromLastSeason(who, portalId),
			])
				await expect(work()).rejects.toMatchObject({ code: 'not_found' })
		expect(await context.db.select().from(roster).where(eq(roster.teamId, team.teamId))).toEqual([])
	},
)

test('a player of the team has no say in the roster, whose row it is or not', async () => {
	const { portalId, coach, ...team } = await teamWithCoach()
	const player = await newMember(context, 'player', { portalId, ...team })
	const { rows } = await saveRoster(coach, {
		portalId,
		revision: 0,
		rows: [row('Vale', '1'), row('Oda', '2')],
	})
	await linkAccount(coach, { portalId, rowId: rows[1]!.id, userId: player.userId })
	for (const work of [
		() => rosterOf(player, portalId),
		() => saveRoster(player, { portalId, revision: 1, rows: [] }),
		() => addPlayers(player, { portalId, players: [] }),
		() => startFromLastSeason(player, portalId),
	])
		await expect(work()).rejects.toMatchObject({ code: 'forbidden' })
})

test('players are added at the end', async () => {
	const { portalId, coach } = await teamWithCoach()
	expect(await addPlayers(coach, { portalId, players: [playerOf('Vale', '0'), playerOf('Oda', '00')] })).toBe(
		2,
	)
	expect(await addPlayers(coach, { portalId, players: [playerOf('Kim')] })).toBe(1)
	const { rows, revision } = await rosterOf(coach, portalId)
	expect([revision, rows.map(({ name }) => name)]).toEqual([2, ['Vale', 'Oda', 'Kim']])
	const many = Array.from({ length: 998 }, (_, at) => playerOf(`P${at}`))
	await expect(addPlayers(coach, { portalId, players: many })).rejects.toMatchObject({ code: 'invalid' })
	await expect(addPlayers(coach, { portalId, players: [playerOf('', '3')] })).rejects.toMatchObject({
		code: 'invalid',
	})
})

test('an empty roster starts from last season’s, the own team first, and a filled one does not', async () => {
	const now = await teamWithCoach({ name: 'Varsity', ageDays: 1 })
	const past = { organizationId: now.organizationId }
	const [varsity, jv, golf, future] = [
		await newTeam(context, { ...past, name: 'Varsity', ageDays: 400 }),
		await newTeam(context, { ...past, name: 'JV', ageDays: 30 }),
		await newTeam(context, { ...past, name: 'Varsity', sport: 'other', ageDays: 20 }),
		await newTeam(context, { ...past, name: 'Varsity', ageDays: 0 }),
	]
	const admin = await newMember(context, 'school_admin', now)
	const player = await newMember(context, 'player', varsity)
	for (const [team, name] of [
		[varsity, 'Senior'],
		[jv, 'Junior'],
		[golf, 'Golfer'],
		[future, 'Later'],
	] as const)
		await addPlayers(admin, { portalId: team.portalId, players: [playerOf(name, '00', { size: 'YL' })] })
	const [old] = (await rosterOf(admin, varsity.portalId)).rows
	await linkAccount(admin, { portalId: varsity.portalId, rowId: old!.id, userId: player.userId })
	const { coach, portalId } = now
	expect((await rosterOf(coach, portalId)).lastSeason).toMatchObject({ teamName: 'Varsity', players: 1 })
	expect(await startFromLastSeason(coach, portalId)).toBe(1)
	const { rows } = await rosterOf(coach, portalId)
	expect(rows).toMatchObject([{ name: 'Senior', number: '00', size: 'YL', userId: null, confirmedAt: null }])
	expect(rows[0]!.id).not.toBe(old!.id)
	expect(await startFromLastSeason(coach, portalId)).toBeUndefined()
	expect((await rosterOf(coach, portalId)).rows).toHaveLength(1)
	const lonely = await teamWithCoach()
	await expect(startFromLastSeason(lonely.coach, lonely.portalId)).rejects.toMatchObject({ code: 'conflict' })
})

test('500 players take as many statements as one, and the log knows no names', async () => {
	const { portalId, coach } = await teamWithCoach()
	const rows = Array.from({ length: 500 }, (_, at) => row(`Canary${at}`, String(at % 100)))
	const save = async (revision: number, sheet: SheetRow[]) => {
		let saved: Awaited<ReturnType<typeof saveRoster>> | undefined
		const statements = await statementsOf(async () => {
			saved = await saveRoster(coach, { portalId, revision, rows: sheet })
		})
		return { statements, rows: saved!.rows }
	}
	const one = await save(0, rows.slice(0, 1))
	const many = await save(1, [...one.rows, ...rows.slice(1)])
	const changed = await save(2, many.rows.map((each) => ({ ...each, size: 'M' })).slice(1))
	expect(changed.rows.filter(({ size }) => size === 'M')).toHaveLength(499)
	expect(many.statements - one.statements).toBeLessThanOrEqual(1)
	expect(changed.statements - one.statements).toBeLessThanOrEqual(1)
	const noted = await context.db
		.select()
		.from(auditLog)
		.where(eq(auditLog.portalId, portalId))
		.orderBy(desc(auditLog.at))
	expect(noted.map(({ event }) => event)).toEqual(['roster.saved', 'roster.saved', 'roster.saved'])
	expect(JSON.stringify(noted)).not.toContain('Canary')
})

test('in the next season grades are a year later; players of the last grade stay out until they are brought along', async () => {
	const before = await teamWithCoach({ name: 'Rams', ageDays: 300 })
	const family = { parentName: 'Pat Vale', parentEmail: 'pat@example.test', language: 'es' as const }
	const { rows } = await saveRoster(before.coach, {
		portalId: before.portalId,
		revision: 0,
		rows: [
			row('Vale', '1', null, { grade: 'JV 10', jerseyName: 'VALE!', ...family }),
			row('Oda', '2', null, { grade: 'Sr' }),
			row('Kim', '3', null, { grade: '12' }),
			row('Lee', '4'),
		],
	})
	const { portalId, coach, ...team } = await teamWithCoach({
		name: 'Rams',
		organizationId: before.organizationId,
	})
	const oda = { id: rows[1]!.id, name: 'Oda', grade: 'Sr' }
	const kim = { id: rows[2]!.id, name: 'Kim', grade: '12' }
	expect((await rosterOf(coach, portalId)).lastSeason).toMatchObject({ players: 2, leaving: [oda, kim] })
	expect(await startFromLastSeason(coach, portalId)).toBe(2)
	const started = await rosterOf(coach, portalId)
	expect(started.rows).toMatchObject([
		{ name: 'Vale', number: '1', grade: 'JV 11', jerseyName: 'VALE!', ...family },
		{ name: 'Lee', grade: '' },
	])
	expect(started.lastSeason?.leaving).toEqual([oda, kim])

	const player = await newMember(context, 'player', { portalId, ...team })
	const stranger = await newMember(context, 'coach', await newTeam(context))
	const asked = { portalId, rowIds: [oda.id, rows[0]!.id] }
	await expect(bringLeaving(player, asked)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(bringLeaving(stranger, asked)).rejects.toMatchObject({ code: 'not_found' })
	expect(await bringLeaving(coach, asked)).toBe(1)
	expect(await bringLeaving(coach, asked)).toBe(0)
	const after = await rosterOf(coach, portalId)
	expect(after.rows.map(({ name, grade }) => [name, grade])).toEqual([
		['Vale', 'JV 11'],
		['Lee', ''],
		['Oda', 'Sr'],
	])
	expect(after.lastSeason).toBeNull()
})
