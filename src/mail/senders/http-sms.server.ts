// Text messages through any service that accepts `{"to", "text"}` by POST with a bearer token, and that sends answers on
// as `{"from", "text"}` with the same token.
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readJson } from '#http/bodies.server.ts'
import { defineAdapter } from '#settings/adapters.ts'
import { secretOf } from '#settings/fields.ts'
import { NotDelivered, type SmsSender } from '../contract.ts'

const timeoutMs = 5_000

const IncomingBody = z.object({ from: z.string().max(40), text: z.string().max(2_000) })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const httpSmsSender = ({ url, token }: { url: string; token: string }): SmsSender => ({
	send: async ({ phone, text }) => {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
			body: JSON.stringify({ to: phone, text }),
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		}).catch(() => {
			throw new NotDelivered('no answer')
		})
		await answer.body?.cancel()
		if (!answer.ok) throw new NotDelivered(`status ${answer.status}`)
	},
	readIncoming: async (request) => {
		const given = request.headers.get('authorization') ?? ''
		if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) return null
		return IncomingBody.safeParse(await readJson(request)).data ?? null
	},
	close: () => undefined,
	isSandbox: false,
})

export const httpSms = defineAdapter({
	shape: {
		SMS_URL: z
			.url({ protocol: /^https?$/, error: 'must look like https://sms.example.com/send' })
			.optional()
			.describe(
				'Text messages are posted there as JSON: {"to": "+16145550158", "text": "..."}. Let the service post answers to <PUBLIC_URL>/webhooks/texts: {"from": "+16145550158", "text": "STOP"}.',
			),
		SMS_TOKEN: secretOf(8)
			.optional()
			.describe(
				'Sent along as "Authorization: Bearer <token>", and expected with answers. Needed with SMS_URL.',
			),
	},
	secrets: ['SMS_URL', 'SMS_TOKEN'],
	needed: ['SMS_URL', 'SMS_TOKEN'],
	begunBy: ['SMS_URL'],
	open: ({ SMS_URL, SMS_TOKEN }) => httpSmsSender({ url: SMS_URL, token: SMS_TOKEN }),
})
