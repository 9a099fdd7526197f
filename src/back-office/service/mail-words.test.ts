// The owner's words of mails on both engines: who may change them, which mails have them from then on, and back again.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { Role } from '#kit/roles.ts'
import { createMailer, listInbox } from '#mail/service/mail.server.ts'
import { mailList } from '#mail/rules/mail-list.ts'
import { sampleOf } from '#mail/templates/samples.ts'
import { specMailShop } from '#mail/templates/shop-marks.ts'
import { mailsSection } from '#shop-settings/rules/mails-section.ts'
import { mailWordsNow } from '#shop-settings/service/mails.server.ts'
import { settingsHistory, settingsNow } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	checkWords,
	chosenMail,
	mailForOwner,
	previewOf,
	saveMailWords,
	sendTestMail,
} from './mail-words.server.ts'

const { context, database } = await openTestDatabase({ seeded: false })
const sender = { publicUrl: 'https://shop.test' }
const jobs = { work: () => {}, schedule: () => {} } as unknown as Jobs
const mailer = createMailer({
	settings: { openMail: null, openSms: null, supportTo: null },
	isDemo: true,
	jobs,
	words: mailWordsNow,
})

async function person(...roles: Role[]): Promise<ServiceContext> {
	const userId = randomUUID()
	await context.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}
const admin = await person('admin')
const paid = chosenMail('order.paid', null)
const seenNow = async () => (await settingsNow(context, mailsSection)).version

async function save(opening: string | null, by = admin, chosen = paid) {
	const { words } = await mailForOwner(admin, sender, chosen)
	await saveMailWords(by, sender, {
		chosen,
		words: opening === null ? null : { ...words, opening },
		seen: await seenNow(),
	})
}
beforeEach(() => save(null).catch(() => {}))

/** What the outbox holds of a mail that is sent now. */
async function sent() {
	const sample = sampleOf('order.paid', sender, 'en')
	if (!('mail' in sample)) throw new Error('no mail')
	const to = `${randomUUID()}@example.test`
	await inTransaction(admin, (inner) => mailer.sendMail(inner, { ...sample.mail, to }))
	const [letter] = await listInbox(context, to)
	return letter
}

test('a saved opening is in the next mail with its values, beside the facts; the first words come back', async () => {
	const before = await sent()
	expect(before?.text).toContain('We received your payment of $189.43.')
	await save('Thanks a lot! **{amount}** is here.')
	const after = await sent()
	expect(after?.text).toContain('Thanks a lot! $189.43 is here.')
	expect(after?.html).toContain('Thanks a lot! <strong>$189.43</strong> is here.')
	expect(after?.text).not.toContain('We received your payment')
	expect(after?.links).toEqual(before?.links)
	await save(null)
	expect(await sent()).toMatchObject({ text: before?.text, html: before?.html, subject: before?.subject })
})

test('a text message has its own words before the facts', async () => {
	const text = chosenMail('family-text.pay', 'es')
	await save('{team}: falta su pago.', admin, text)
	const sample = sampleOf('family-text.pay', sender, 'es')
	if (!('text' in sample)) throw new Error('no text message')
	const phone = '+16145550142'
	await inTransaction(admin, (inner) =>
		mailer.sendTexts(inner, [{ ...sample.text, id: randomUUID(), phone }]),
	)
	const [letter] = await listInbox(context, phone.slice(1))
	expect(letter?.text).toMatch(/^Lincoln Hawks: falta su pago\. Por pagar: \$63\.25\./)
	expect(letter?.text).toMatch(/ALTO: https:\/\/shop\.test\/roster\/sample\/stop$/)
	await save(null, admin, text)
})

test('many mails at once cost one statement more', async () => {
	const sample = sampleOf('order.paid', sender, 'en')
	if (!('mail' in sample)) throw new Error('no mail')
	const { wording: _wording, ...plain } = sample.mail
	const cost = async (mails: (typeof plain)[]) => {
		const before = database.statements()
		await mailer.sendMails(admin, mails)
		return database.statements() - before
	}
	const bare = await cost(Array.from({ length: 20 }, () => plain))
	expect((await cost(Array.from({ length: 20 }, () => sample.mail))) - bare).toBe(1)
})

test.each<Role>(['csr', 'production', 'coach', 'retail'])(
	'a %s changes no words and sends no test',
	async (role) => {
		const by = await person(role)
		await expect(save('Hello {amount}', by)).rejects.toMatchObject({ code: 'forbidden' })
		const { words } = await mailForOwner(admin, sender, paid)
		await expect(async () =>
			sendTestMail(by, { ...mailer, sender }, { chosen: paid, words }),
		).rejects.toMatchObject({ code: 'forbidden' })
	},
)

test('a coach does not see them; customer service does', async () => {
	await expect(mailForOwner(await person('coach'), sender, paid)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await mailForOwner(await person('csr'), sender, paid)).toMatchObject({ isChanged: false })
})

test('words that were opened before another change are refused, and so is a save without one', async () => {
	const { words } = await mailForOwner(admin, sender, paid)
	const seen = await seenNow()
	await save('First {amount}')
	const late = { chosen: paid, words: { ...words, opening: 'Second {amount}' }, seen }
	await expect(saveMailWords(admin, sender, late)).rejects.toMatchObject({ code: 'conflict' })
	await expect(save('First {amount}')).rejects.toMatchObject({ code: 'invalid' })
	const { versions } = await settingsHistory(admin, mailsSection)
	expect(versions[0]?.changes).toEqual([{ label: 'Order paid: opening', from: '', to: 'First {amount}' }])
})

test('of two saves at once one holds and the other is refused', async () => {
	const seen = await seenNow()
	const { words } = await mailForOwner(admin, sender, paid)
	const saves = await Promise.allSettled(
		['One {amount}', 'Two {amount}'].map((opening) =>
			saveMailWords(admin, sender, { chosen: paid, words: { ...words, opening }, seen }),
		),
	)
	expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a preview has made-up facts, and a test mail goes to oneself, twenty an hour', async () => {
	const typed = { ...(await mailForOwner(admin, sender, paid)).words, subject: 'Paid: {order number}' }
	const { words, errors } = checkWords(paid, sender, typed)
	expect(errors).toEqual({})
	expect(previewOf(paid, sender, words)).toMatchObject({ subject: 'Paid: 7c41d9e2' })
	const by = await person('admin')
	const test = () => sendTestMail(by, { ...mailer, sender }, { chosen: paid, words })
	const to = await test()
	const [letter] = await listInbox(context, to)
	expect(letter).toMatchObject({ to, subject: 'Test: Paid: 7c41d9e2' })
	const kept = { ...mailer, sender, keepsMails: true }
	expect(() => sendTestMail(by, kept, { chosen: paid, words })).toThrow('No mail server is set')
	for (let turn = 1; turn < 20; turn += 1) await test()
	await expect(test()).rejects.toMatchObject({ code: 'too_many' })
})

test.each([
	['order.lost', null],
	['staff.invited', 'es'],
	['order.paid', 'fr'],
	['__proto__', null],
])('%s in %s is not found', (key, language) => {
	expect(() => chosenMail(key, language)).toThrow('This mail does not exist.')
})

const noWords = { subject: '', opening: '', closing: '' }

test('words and preview of every mail name the shop as it is', () => {
	const shop = { ...specMailShop, facts: { name: 'Bolt & Sons', phone: '(555) 555-0100', established: '' } }
	for (const { key, languages } of mailList)
		for (const language of languages) {
			const chosen = chosenMail(key, language)
			const { subject, text, html } = previewOf(chosen, { ...sender, shop }, noWords)
			expect(`${key} ${subject} ${text} ${html}`).not.toMatch(/[\u{F0000}-\u{FFFFD}]|Fieldhouse/u)
		}
	const { text, html } = previewOf(paid, { ...sender, shop }, noWords)
	expect(text).toContain('Bolt & Sons')
	expect(html).toContain('Bolt &amp; Sons')
})
