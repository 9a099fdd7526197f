// Settings of payments: the provider's keys, and how long stock is held for payment or approval.
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

/** This module's settings whose values are never displayed. */
export const paymentsSecrets = providerSettingNames

const shape = z.object(paymentsEnvironment)
export type PaymentsEnvironment = z.infer<typeof shape>

export type PaymentSettings = {
	/** Opens the configured provider; null for the sandbox. */
	openProvider: (() => PaymentProvider) | null
	holdMs: { card: number; purchaseOrder: number }
}

/** One line that names a missing or conflicting setting; undefined when the settings are valid. */
export const paymentsSettingsProblem = (env: PaymentsEnvironment): string | undefined =>
	providerSettingsProblem(env)

/** Call `paymentsSettingsProblem` first. */
export const paymentSettings = (env: PaymentsEnvironment): PaymentSettings => ({
	openProvider: configuredProvider(env),
	holdMs: { card: env.HOLD_CARD_MINUTES * 60_000, purchaseOrder: env.HOLD_PO_DAYS * 86_400_000 },
})
