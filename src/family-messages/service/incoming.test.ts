// Answers to text messages: STOP, START and HELP, through the service that the shop uses. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { httpSmsSender } from '#mail/senders/http-sms.server.ts'
import type { Sms } from '#mail/templates/content.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { textRoutes } from '../routes/http.server.ts'
import { familyStops } from '../tables.ts'
import { addressHash } from './facts.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const sent: Sms[] = []
const { readIncoming } = httpSmsSender({ url: 'https://sms.test/send', token: 'token-of-tests' })
const routes = textRoutes({
	dependencies: {
		readIncoming,
		sendTexts: (_inner: unknown, texts: readonly Sms[]) => {
			sent.push(...texts)
			return Promise.resolve()
		},
	},
	systemContext: () => ({ ...context, now: new Date() }),
})

const write = (from: string, text: string, token = 'token-of-tests') =>
	routes.request('https://shop.test/webhooks/texts', {
		method: 'POST',
		body: JSON.stringify({ from, text }),
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
	})
const outcomeOf = async (from: string, text: string) => {
	const answer = await write(from, text)
	expect(answer.status).toBe(200)
	return ((await answer.json()) as { outcome: string }).outcome
}
const isStopped = async (phone: string) =>
	(
		await context.db
			.select()
			.from(familyStops)
			.where(eq(familyStops.addressHash, addressHash(phone)))
	).length === 1

test('STOP stops a number however it is written, once; START lets messages come again', async () => {
	const phone = '+16145550171'
	expect(await outcomeOf('(614) 555-0171', 'Stop')).toBe('stop')
	expect(await isStopped(phone)).toBe(true)
	expect(sent.splice(0)).toEqual([{ phone, text: expect.stringContaining('Answer START') as string }])
	expect(await outcomeOf(phone, 'STOP')).toBe('stop')
	expect(sent).toEqual([])
	expect(await outcomeOf(phone, 'INICIO')).toBe('start')
	expect(await isStopped(phone)).toBe(false)
	expect(sent.splice(0)).toEqual([{ phone, text: expect.stringContaining('Responda ALTO') as string }])
	expect(await outcomeOf(phone, 'start')).toBe('start')
	expect(sent).toEqual([])
})

test('ALTO twice at the same time stops once and is answered once, in Spanish', async () => {
	const phone = '+16145550172'
	await Promise.all([outcomeOf(phone, '¡Alto!'), outcomeOf(phone, 'ALTO')])
	expect(await isStopped(phone)).toBe(true)
	expect(sent.splice(0)).toEqual([{ phone, text: expect.stringContaining('Responda INICIO') as string }])
})

test('HELP says who writes; other texts and numbers that do not exist change nothing and are not kept', async () => {
	const phone = '+16145550173'
	expect(await outcomeOf(phone, 'ayuda')).toBe('help')
	expect(sent.splice(0)).toEqual([{ phone, text: expect.stringContaining('responda ALTO') as string }])
	expect(await outcomeOf(phone, 'Please stop by the field')).toBe('ignored')
	expect(await outcomeOf('12', 'STOP')).toBe('ignored')
	expect(await isStopped(phone)).toBe(false)
	expect(sent).toEqual([])
})

test('a request without the token of the service is refused and stops nobody', async () => {
	const phone = '+16145550174'
	for (const token of ['', 'token-of-test', 'another-token'])
		expect((await write(phone, 'STOP', token)).status).toBe(400)
	expect(await isStopped(phone)).toBe(false)
	expect(sent).toEqual([])
})
