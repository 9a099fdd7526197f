// What an erased account takes along of the contacts on rosters. On both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { outboxMessages } from '#mail/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'
import { roster } from '../tables.ts'
import { eraseFamily } from './erase.server.ts'
import { saveRoster } from './save.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context

test('a parent of two players, and a coach who is a parent, keep the messages that are not about the erased account', async () => {
	const team = await newTeam(context)
	const coach = await newMember(context, 'coach', team)
	const players = [await newMember(context, 'player', team), await newMember(context, 'player', team)]
	const coachEmail = `${coach.userId}@example.test`
	const [shared, own] = ['two@family.test', '+16145550181']
	const rows = [
		playerOf('Ana', '1', { parentName: 'Kim', parentEmail: shared, parentPhone: own }),
		playerOf('Ben', '2', { parentName: 'Kim', parentEmail: shared }),
		playerOf('Cleo', '3', { parentEmail: coachEmail, parentPhone: '+16145550182' }),
	].map((row) => ({ ...row, id: null }))
	await saveRoster(coach, { portalId: team.portalId, revision: 0, rows })
	const saved = await db.select().from(roster).where(eq(roster.teamId, team.teamId)).orderBy(roster.position)
	for (const [at, player] of [
		[0, players[0]],
		[2, players[1]],
	] as const)
		await db.update(roster).set({ userId: player?.userId }).where(eq(roster.id, saved[at]!.id))
	const recipients = [shared, own, coachEmail, '+16145550182']
	await db.insert(outboxMessages).values(
		recipients.map((recipient) => ({
			id: randomUUID(),
			channel: recipient.startsWith('+') ? ('sms' as const) : ('mail' as const),
			recipient,
			text: '',
			createdAt: context.now,
		})),
	)
	const contacts = async () =>
		(await db.select().from(roster).where(eq(roster.teamId, team.teamId)).orderBy(roster.position)).map(
			({ parentName, parentEmail, parentPhone }) => [parentName, parentEmail, parentPhone].join(),
		)
	const left = async () =>
		(
			await db
				.select({ to: outboxMessages.recipient })
				.from(outboxMessages)
				.where(inArray(outboxMessages.recipient, recipients))
		)
			.map(({ to }) => to)
			.toSorted()
	for (const { userId } of players) await inTransaction(context, (inner) => eraseFamily(inner, userId))
	expect(await contacts()).toEqual([',,', `Kim,${shared},`, ',,'])
	expect(await left()).toEqual([coachEmail, shared].toSorted())
})
