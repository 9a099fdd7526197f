// Text messages through any service that accepts `{"to", "text"}` by POST with a bearer token.
import { z } from 'zod'
import { defineAdapter } from '#settings/adapters.ts'
import { secretOf } from '#settings/fields.ts'
import { NotDelivered, type SmsSender } from '../contract.ts'

const timeoutMs = 5_000

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
	close: () => undefined,
	isSandbox: false,
})

export const httpSms = defineAdapter({
	shape: {
		SMS_URL: z
			.url({ protocol: /^https?$/, error: 'must look like https://sms.example.com/send' })
			.optional()
			.describe('Text messages are posted there as JSON: {"to": "+16145550158", "text": "..."}.'),
		SMS_TOKEN: secretOf(8)
			.optional()
			.describe('Sent along as "Authorization: Bearer <token>". Needed with SMS_URL.'),
	},
	secrets: ['SMS_URL', 'SMS_TOKEN'],
	needed: ['SMS_URL', 'SMS_TOKEN'],
	begunBy: ['SMS_URL'],
	open: ({ SMS_URL, SMS_TOKEN }) => httpSmsSender({ url: SMS_URL, token: SMS_TOKEN }),
})
