// The settings of payments: the provider's keys, and how long stock waits for money or a yes.
import { z } from 'zod'
import type { PaymentProvider } from './contract.ts'
import {
	configuredProvider,
	providerEnvironment,
	providerSettingNames,
	providerSettingsProblem,
} from './providers/registry.server.ts'

const whole = (least: number, most: number, fallback: number) =>
	z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(least, `must be at least ${least}`)
		.max(most, `must be at most ${most}`)
		.default(fallback)

export const paymentsEnvironment = {
	...providerEnvironment,
	HOLD_CARD_MINUTES: whole(30, 1_440, 30).describe(
		'Minutes that stock is held for an order that waits for a card payment; Stripe takes 30 to 1440.',
	),
	HOLD_PO_DAYS: whole(1, 90, 14).describe(
		'Days that stock is held for a school purchase order that waits for a yes.',
	),
}

/** Settings of this room whose value is not repeated on a screen. */
export const paymentsSecrets = providerSettingNames

const shape = z.object(paymentsEnvironment)
export type PaymentsEnvironment = z.infer<typeof shape>

export type PaymentSettings = {
	/** Opens the provider that is switched on; null for the sandbox. */
	openProvider: (() => PaymentProvider) | null
	holdMs: { card: number; purchaseOrder: number }
}

/** Names the setting that is missing or too many, as a line for the screen; undefined when all is well. */
export const paymentsSettingsProblem = (env: PaymentsEnvironment): string | undefined =>
	providerSettingsProblem(env)

/** Call `paymentsSettingsProblem` before. */
export const paymentSettings = (env: PaymentsEnvironment): PaymentSettings => ({
	openProvider: configuredProvider(env),
	holdMs: { card: env.HOLD_CARD_MINUTES * 60_000, purchaseOrder: env.HOLD_PO_DAYS * 86_400_000 },
})
