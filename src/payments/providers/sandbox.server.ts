// The provider of a shop without keys: the in-process sandbox, which implements Stripe's API.
import { Stripe } from 'stripe'
import type { PaymentProvider } from '../contract.ts'
import { patience, stripeAdapter } from './stripe.server.ts'

type Answer = (request: Request) => Promise<Response>

export const sandboxClient = (answer: Answer): Stripe => {
	const ask: typeof fetch = (address, init) => answer(new Request(address, init))
	return new Stripe('sk_test_sandbox', { ...patience, httpClient: Stripe.createFetchHttpClient(ask) })
}

/** @param answer the sandbox's API */
export const openSandboxProvider = (answer: Answer, webhookSecret: string): PaymentProvider =>
	stripeAdapter(sandboxClient(answer), { webhookSecret, isLive: false, isSandbox: true, taxService: null })
