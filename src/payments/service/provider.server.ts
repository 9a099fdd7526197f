// The one payment provider, by its official library: with a key the real one, without the sandbox of this process.
import { Stripe } from 'stripe'

export type Provider = {
	stripe: Stripe
	webhookSecret: string
	/** Whether real money moves. */
	isLive: boolean
	/** The payment page is our own and takes no money. */
	isSandbox: boolean
}

export type ProviderSettings = {
	/** Null for the sandbox. */
	secretKey: string | null
	webhookSecret: string
	/** Answers in the provider's place when there is no key. */
	sandbox: (request: Request) => Promise<Response>
}

const sandboxKey = 'sk_test_sandbox'

/** How long a question to the provider may take, and how often it is asked again. */
const patience = { timeout: 15_000, maxNetworkRetries: 2 }

export function openProvider({ secretKey, webhookSecret, sandbox }: ProviderSettings): Provider {
	const isSandbox = secretKey === null
	const ask: typeof fetch = (address, init) => sandbox(new Request(address, init))
	return {
		stripe: new Stripe(secretKey ?? sandboxKey, {
			...patience,
			telemetry: false,
			...(isSandbox && { httpClient: Stripe.createFetchHttpClient(ask) }),
		}),
		webhookSecret,
		isLive: secretKey !== null && /^[sr]k_live_/.test(secretKey),
		isSandbox,
	}
}
