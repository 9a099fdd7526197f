// Forms of the settings on both engines: two admins on one page, of whom neither overwrites the other unseen.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { messages } from '#shop-settings/messages.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { calendarForm } from '../rules/calendar-form.ts'
import { shopForm } from '../rules/shop-form.ts'
import { reviewOrSaveFields } from './settings-page.server.ts'
import { saveOrSkip } from './setup-page.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const userId = randomUUID()
await context.db.insert(profiles).values({ id: userId, email: 'owner@shop.test' })
const admin = { ...context, actor: { userId, roles: ['admin' as const] } }

const answered = (answer: Awaited<ReturnType<typeof reviewOrSaveFields | typeof saveOrSkip>>) =>
	answer instanceof Response ? { status: answer.status } : { status: answer.init?.status, ...answer.data }

const typedNow = async () => calendarForm.typedIn(await settingsNow(admin, calendarForm.section))
const post = async (intent: string, seen: number, typed: Readonly<Record<string, string>>) => {
	const answer = await reviewOrSaveFields(admin, calendarForm, {
		fields: { ...typed, intent, seen: String(seen) },
	})
	return answer instanceof Response
		? { status: answer.status }
		: { status: answer.init?.status, ...answer.data }
}

test('a form that was opened before another change is not reviewed as if it had seen it', async () => {
	const opened = await typedNow()
	expect(await post('review', 0, { ...opened, newLeadDays: '11' })).toMatchObject({ status: 200, seen: 0 })
	expect(await post('save', 0, { ...opened, newLeadDays: '11' })).toEqual({ status: 303 })

	const typed = { ...opened, jobDueDays: '20' }
	const refused = await post('review', 0, typed)
	expect(refused).toMatchObject({ status: 409, typed, seen: undefined })
	expect(refused).toHaveProperty('toast.detail', messages.changedMeanwhile)
	expect(await post('save', 0, typed)).toMatchObject({ status: 409, typed, seen: undefined })
	expect(await settingsNow(admin, calendarForm.section)).toMatchObject({ version: 1, newLeadDays: 11 })

	// The page shows what holds then, and what would change of it.
	expect(await post('review', 1, typed)).toMatchObject({ status: 200, seen: 1 })
})

test.each(['review', 'propose'])(
	'a mistake at “%s” keeps the version that the form was opened with',
	async (intent) => {
		const typed = { ...(await typedNow()), newLeadDays: 'soon', year: 'soon' }
		expect(await post(intent, 0, typed)).toMatchObject({ typed, seen: 0 })
	},
)

test('a step of the setup says the same of a change meanwhile', async () => {
	const opened = shopForm.typedIn(await settingsNow(admin, shopForm.section))
	const step = async (typed: Readonly<Record<string, string>>, seen = '0') =>
		answered(
			await saveOrSkip(admin, { step: 'shop', form: shopForm }, { ...typed, intent: 'continue', seen }),
		)
	expect(await step({ ...opened, name: '' })).toMatchObject({ status: 400, seen: 0 })
	expect(await step({ ...opened, name: 'Pier Gear' })).toEqual({ status: 303 })
	const typed = { ...opened, city: 'Duluth' }
	const refused = await step(typed)
	expect(refused).toMatchObject({ status: 409, typed, seen: undefined })
	expect(refused).toHaveProperty('toast.detail', messages.changedMeanwhile)
	expect(await settingsNow(admin, shopForm.section)).toMatchObject({ version: 1, name: 'Pier Gear' })
	expect(await step(typed, '1')).toEqual({ status: 303 })
})
