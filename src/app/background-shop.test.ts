// What a process for jobs keeps of the shop's settings. On both engines.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#database/context.server.ts'
import { sportsSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { shellNow, soldSports } from '#shop-settings/service/shop.server.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openBackground } from './background.ts'
import { readConfig } from './config.ts'

const { database, context } = await openTestDatabase({ seeded: false })
// Other files run in this process too.
afterAll(async () => {
	await context.db.execute(sql`delete from shop_settings`)
	await shellNow(context)
})

test('a job sees the sports that the owner has chosen in another process', async () => {
	const { jobs } = openBackground({ config: readConfig({}), database, log: context.log, works: true })
	const seen: (readonly string[])[] = []
	const queue = {
		name: `test-${randomUUID()}`,
		data: z.object({}),
		retries: 0,
		firstPauseSeconds: 1,
		longestPauseSeconds: 1,
		limitSeconds: 10,
	}
	jobs.work(queue, { run: async () => void seen.push(soldSports()) })
	await jobs.start()
	const runOne = async () => {
		const before = seen.length
		await inTransaction(context, (inner) => jobs.send(inner, queue, { data: {} }))
		await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(before + 1)
		return seen.at(-1)
	}
	try {
		expect(await runOne()).toContain('football')
		// Another process announces its change to itself alone.
		const admin = { ...context, actor: { userId: null, roles: ['admin' as const] } }
		await inTransaction(admin, (inner) =>
			saveSettings(inner, sportsSection, { seen: 0, values: { sold: ['softball', 'soccer'] } }),
		)
		await pause(1_100)
		expect(await runOne()).toEqual(['soccer', 'softball'])
	} finally {
		await jobs.stop()
	}
})
