// The settings of payments: the provider's keys, and how long stock waits for money or a yes.
import { z } from 'zod'

const whole = (least: number, most: number, fallback: number) =>
	z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(least, `must be at least ${least}`)
		.max(most, `must be at most ${most}`)
		.default(fallback)

export const paymentsEnvironment = {
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[sr]k_(?:test|live)_\w+$/, 'must look like sk_live_…, sk_test_…, rk_live_… or rk_test_…')
		.optional()
		.describe('Secret key of the Stripe account. Without it the payment sandbox answers and no money moves.'),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_\S+$/, 'must look like whsec_…')
		.optional()
		.describe(
			'Signing secret of the webhook endpoint <PUBLIC_URL>/webhooks/stripe. Needed with STRIPE_SECRET_KEY.',
		),
	HOLD_CARD_MINUTES: whole(30, 1_440, 30).describe(
		'Minutes that stock is held for an order that waits for a card payment; Stripe takes 30 to 1440.',
	),
	HOLD_PO_DAYS: whole(1, 90, 14).describe(
		'Days that stock is held for a school purchase order that waits for a yes.',
	),
}

/** Settings of this room whose value is not repeated on a screen. */
export const paymentsSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const shape = z.object(paymentsEnvironment)
export type PaymentsEnvironment = z.infer<typeof shape>

export type PaymentSettings = {
	/** Null for the sandbox. */
	stripe: { secretKey: string; webhookSecret: string } | null
	holdMs: { card: number; purchaseOrder: number }
}

/** The setting that is missing beside the other one, as a line for the screen; undefined when all is well. */
export function missingPaymentsSetting(env: PaymentsEnvironment): string | undefined {
	const given = paymentsSecrets.find((name) => env[name] !== undefined)
	const missing = paymentsSecrets.find((name) => env[name] === undefined)
	return given && missing ? `${missing} must be set when ${given} is.` : undefined
}

/** Call `missingPaymentsSetting` before. */
export function paymentSettings(env: PaymentsEnvironment): PaymentSettings {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
	return {
		stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : null,
		holdMs: { card: env.HOLD_CARD_MINUTES * 60_000, purchaseOrder: env.HOLD_PO_DAYS * 86_400_000 },
	}
}
