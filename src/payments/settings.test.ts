import { expect, test } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { paymentsSettings } from './settings.ts'

const read = (given: Record<string, string>) =>
	readSettings({ payments: paymentsSettings }, (key) => given[key]).payments

const STRIPE_SECRET_KEY = 'sk_test_51abc'
const STRIPE_WEBHOOK_SECRET = 'whsec_abc'

test('without keys there is the sandbox, and stock waits half an hour for money and two weeks for a yes', () => {
	expect(read({})).toEqual({
		openProvider: null,
		holdMs: { card: 1_800_000, purchaseOrder: 1_209_600_000 },
	})
})

test('both keys together lead to the real provider', () => {
	const payments = read({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })
	expect(payments.openProvider?.()).toMatchObject({
		webhookPath: '/webhooks/stripe',
		isSandbox: false,
		isLive: false,
	})
})

test.each<[Record<string, string>, RegExp]>([
	[{ STRIPE_SECRET_KEY }, /^STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is\.$/],
	[{ STRIPE_WEBHOOK_SECRET }, /^STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is\.$/],
	[
		{ STRIPE_SECRET_KEY: 'pk_live_public', STRIPE_WEBHOOK_SECRET },
		/^STRIPE_SECRET_KEY must look like [^"]*$/,
	],
	[{ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'abc' }, /^STRIPE_WEBHOOK_SECRET must look like [^"]*$/],
	[{ HOLD_CARD_MINUTES: '29' }, /^HOLD_CARD_MINUTES must be at least 30 \(it is "29"\)\.$/],
	[{ HOLD_CARD_MINUTES: '1441' }, /^HOLD_CARD_MINUTES must be at most 1440/],
	[{ HOLD_PO_DAYS: '1.5' }, /^HOLD_PO_DAYS must be a whole number/],
])('%j is refused in one line that shows no secret', (environment, line) => {
	expect(() => read(environment)).toThrow(line)
})
