// A payment provider in test mode that accepts everything and remembers what it was asked, by idempotency key.
import type { TestedProvider } from '#back-office/service/setup.server.ts'
import { ProviderRefusal, type ProviderRefund } from '#payments/contract.ts'

type Call = { charged: number; key: string } | { refunded: number; of: string; key: string }

export function testedProvider() {
	const calls: Call[] = []
	const intents = new Map<string, string>()
	const refunds = new Map<string, ProviderRefund & { of: string }>()
	const provider: TestedProvider & { calls: Call[]; refundState: ProviderRefund['state'] } = {
		calls,
		/** Of the refunds from now on. */
		refundState: 'done',
		isSandbox: false,
		isLive: false,
		acceptsKeys: () => Promise.resolve(true),
		chargeTestCard: ({ amountCents, key }) => {
			calls.push({ charged: amountCents, key })
			const id = intents.get(key) ?? `pi_${intents.size + 1}`
			intents.set(key, id)
			return Promise.resolve(id)
		},
		createRefund: ({ amountCents, paymentIntentId: of, refundId, key }) => {
			calls.push({ refunded: amountCents, of, key })
			const { refundState: state } = provider
			const known = refunds.get(key)
			if (known && known.refundId !== refundId)
				return Promise.reject(new ProviderRefusal('key_reused', 'Other parameters'))
			const made = known ?? { id: `re_${refunds.size + 1}`, refundId, state, amountCents, of }
			refunds.set(key, made)
			return Promise.resolve(made)
		},
		refundsOf: (intent) => Promise.resolve([...refunds.values()].filter(({ of }) => of === intent)),
	}
	return provider
}
