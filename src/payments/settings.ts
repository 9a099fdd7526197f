// Settings of payments: the providers that can be configured, and how long stock is held for payment or approval.
// Adding a provider: docs/recipes/payment-provider.md.
import { adapterSettings } from '#settings/adapters.ts'
import { whole } from '#settings/fields.ts'
import { settingsGroup } from '#settings/settings.ts'
import type { PaymentProvider } from './contract.ts'
import { keys, stripe } from './providers/stripe.server.ts'

const definitions = [stripe]
const providers = adapterSettings('payment providers', definitions)

export const paymentPageOrigins = definitions.map(({ pageOrigin }) => pageOrigin)

/** The settings of the provider whose tax service can be chosen. */
export const taxServiceKeys: readonly string[] = keys

export type PaymentSettings = {
	/** Opens the configured provider; null for the sandbox. */
	openProvider: (() => PaymentProvider) | null
	holdMs: { card: number; purchaseOrder: number }
}

export const paymentsSettings = settingsGroup({
	...providers,
	shape: {
		...providers.shape,
		HOLD_CARD_MINUTES: whole(30, 1_440)
			.default(30)
			.describe(
				'Minutes that stock is held for an order that waits for a card payment; Stripe takes 30 to 1440.',
			),
		HOLD_PO_DAYS: whole(1, 90)
			.default(14)
			.describe('Days that stock is held for a school purchase order that waits for a yes.'),
	},
	resolve: (values): PaymentSettings => ({
		openProvider: providers.resolve(values),
		holdMs: { card: values.HOLD_CARD_MINUTES * 60_000, purchaseOrder: values.HOLD_PO_DAYS * 86_400_000 },
	}),
})
