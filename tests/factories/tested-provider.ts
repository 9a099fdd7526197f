// A payment provider in test mode that accepts everything and remembers what it was asked.
import type { TestedProvider } from '#back-office/service/setup.server.ts'

type Call = { charged: number; key: string } | { refunded: number; of: string; key: string }

export function testedProvider(): TestedProvider & { calls: Call[] } {
	const calls: Call[] = []
	return {
		calls,
		isSandbox: false,
		isLive: false,
		acceptsKeys: () => Promise.resolve(true),
		chargeTestCard: ({ amountCents, key }) => {
			calls.push({ charged: amountCents, key })
			return Promise.resolve('pi_test')
		},
		createRefund: ({ amountCents, paymentIntentId, refundId, key }) => {
			calls.push({ refunded: amountCents, of: paymentIntentId, key })
			return Promise.resolve({ id: 're_test', refundId, state: 'done', amountCents })
		},
	}
}
