// A buyer's browser: cookies, plain forms, and retries after lost answers.
import type { ChaosShop } from './shop.ts'
import type { Step, Traffic } from './traffic.ts'

export type ShopRequest = {
	step: Step
	path: string
	/** Sent by POST; without it the request is a GET. */
	form?: Record<string, string>
	json?: object
}
export type Answer = { status: number; location: string; text: string }

export type Browser = {
	/** Retries until an answer comes, however often the shop dies meanwhile. */
	send: (request: ShopRequest) => Promise<Answer>
	/** Sends once; undefined when the answer was lost. */
	sendOnce: (request: ShopRequest) => Promise<Answer | undefined>
}

type BrowserParts = {
	shop: Pick<ChaosShop, 'url' | 'opened'>
	traffic: Traffic
	complain: (what: string) => void
	/** Milliseconds that a person looks at a page before the next request; without it none. */
	thinkMs?: () => number
}

const answerLimitMs = 60_000
/** Pause after a "busy" answer, in milliseconds. */
const pauseMs = 100
const failureLimit = 300

const bodyOf = ({ form, json }: ShopRequest) =>
	form ? new URLSearchParams(form) : json && JSON.stringify(json)

function keepCookies(jar: Map<string, string>, headers: Headers): void {
	for (const cookie of headers.getSetCookie()) {
		const [pair = ''] = cookie.split(';')
		const name = pair.slice(0, pair.indexOf('='))
		if (/;\s*max-age=0\b/i.test(cookie)) jar.delete(name)
		else jar.set(name, pair.slice(name.length + 1))
	}
}

export function openBrowser({ shop, traffic, complain, thinkMs }: BrowserParts): Browser {
	const jar = new Map<string, string>()

	async function sendOnce(request: ShopRequest): Promise<Answer | undefined> {
		if (thinkMs) await new Promise((resolve) => setTimeout(resolve, thinkMs()))
		await shop.opened()
		const body = bodyOf(request)
		const over = traffic.begin(request.step)
		try {
			const answer = await fetch(shop.url + request.path, {
				method: body === undefined ? 'GET' : 'POST',
				redirect: 'manual',
				signal: AbortSignal.timeout(answerLimitMs),
				headers: {
					Origin: shop.url,
					Cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
					...(request.json && { 'Content-Type': 'application/json', 'X-Session-Transport': 'cookie' }),
				},
				...(body !== undefined && { body }),
			})
			const text = await answer.text()
			over('answered')
			keepCookies(jar, answer.headers)
			return { status: answer.status, location: answer.headers.get('location') ?? '', text }
		} catch {
			// To a buyer every kind of broken connection means the same: no answer.
			over('lost')
			return undefined
		}
	}

	async function send(request: ShopRequest): Promise<Answer> {
		for (let failures = 0; ;) {
			const answer = await sendOnce(request)
			if (answer && answer.status < 500) return answer
			if (answer) {
				failures += 1
				if (answer.status === 503) traffic.counts.busy += 1
				else complain(`${request.path} answered ${answer.status} (${request.step})`)
				if (failures >= failureLimit) throw new Error(`${request.path} keeps answering ${answer.status}`)
			}
			await new Promise((resolve) => setTimeout(resolve, pauseMs))
		}
	}
	return { send, sendOnce }
}
