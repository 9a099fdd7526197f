// The identity service on its own database; the official client calls it directly.
import { setTimeout } from 'node:timers/promises'
import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import { createAuthApp } from '#auth/routes/app.server.ts'
import type { AuthHttp } from '#auth/routes/transport.server.ts'
import type { AuthCall, AuthMail, AuthParts, People } from '#auth/dependencies.server.ts'
import { defaultSettings, type AuthSettings } from '#auth/rules/settings.ts'
import { openAuth, type AuthOptions } from '#auth/service/start.server.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

export const siteUrl = 'http://shop.test'

/** Default settings for tests: those of the contract, with the cheapest allowed hashes. */
export const testSettings = (change: Partial<AuthSettings> = {}): AuthSettings => ({
	...defaultSettings(siteUrl),
	...change,
})

export type TestAuth = TestDatabase & {
	settings: AuthSettings
	auth: AuthParts
	app: AuthHttp
	/** Mails in the order of sending. */
	mails: AuthMail[]
	texts: { phone: string; code: string }[]
	/** Artificial delays of answers in milliseconds; the clock advances by them, unless the test runs in real time. */
	pauses: number[]
	clock: { now: () => number; advance: (ms: number) => void }
	/** Fetches directly from the service. */
	fetch: (path: string, init?: RequestInit & { ip?: string }) => Promise<Response>
	/** The official client; each one has its own storage. */
	client: (options?: ClientOptions) => GoTrueClient
	call: (ip?: string) => AuthCall
	/** The same service as a second process on the same database. */
	secondProcess: () => Promise<{ auth: AuthParts; app: AuthHttp }>
}

export type ClientOptions = {
	ip?: string
	headers?: Record<string, string>
	flowType?: 'implicit' | 'pkce'
	/** Sees every request and may change the response. */
	through?: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>
	app?: AuthHttp
}

type TestRules = Pick<AuthOptions, 'rules'> & Pick<People, 'isInvited'>

let storages = 0

const memoryStorage = () => {
	const items = new Map<string, string>()
	return {
		getItem: (name: string) => items.get(name) ?? null,
		setItem: (name: string, value: string) => void items.set(name, value),
		removeItem: (name: string) => void items.delete(name),
	}
}

const answerOf =
	(app: AuthHttp, ip: string) =>
	async (request: Request): Promise<Response> =>
		app.fetch(request, { address: ip })

/** Call it at the top of a test file, once per kind of settings. */
export async function openTestAuth(
	change: Partial<AuthSettings> | ((settings: AuthSettings) => Partial<AuthSettings>) = {},
	{ isRealTime = false, rules, isInvited }: TestRules & { isRealTime?: boolean } = {},
): Promise<TestAuth> {
	const test = await openTestDatabase({ seeded: false })
	const defaults = testSettings()
	const settings = testSettings(typeof change === 'function' ? change(defaults) : change)
	let aheadMs = 0
	const mails: AuthMail[] = []
	const texts: TestAuth['texts'] = []
	const pauses: number[] = []
	const now = () => Date.now() + aheadMs
	const options = {
		database: test.database,
		settings,
		masterKeys: [{ id: 'test', secret: 'a secret for tests that is long enough' }],
		messenger: {
			mail: async (_inner: unknown, mail: AuthMail) => void mails.push(mail),
			sms: async (_inner: unknown, text: { phone: string; code: string }) => void texts.push(text),
		},
		people: {
			created: async () => {},
			emailChanged: async () => {},
			removed: async () => {},
			...(isInvited && { isInvited }),
		},
		...(rules && { rules }),
		clock: now,
		pause: async (ms: number) => {
			pauses.push(ms)
			if (isRealTime) await setTimeout(ms)
			else aheadMs += ms
		},
	}
	const open = async () => {
		const auth = await openAuth(options)
		return { auth, app: createAuthApp(auth, () => new Date(now())) }
	}
	const { auth, app } = await open()
	return {
		...test,
		settings,
		auth,
		app,
		mails,
		texts,
		pauses,
		clock: { now, advance: (ms) => void (aheadMs += ms) },
		fetch: async (path, { ip = '192.0.2.1', ...init } = {}) =>
			app.fetch(new Request(settings.base + path, init), { address: ip }),
		client: ({ ip = '192.0.2.1', headers = {}, flowType = 'implicit', through, app: other = app } = {}) => {
			const answer = answerOf(other, ip)
			return new AuthClient({
				url: settings.base,
				headers,
				flowType,
				storage: memoryStorage(),
				storageKey: `test-${(storages += 1)}`,
				autoRefreshToken: false,
				detectSessionInUrl: false,
				fetch: async (input, init) => {
					const request = new Request(input, init)
					return through ? through(request, answer) : answer(request)
				},
			})
		},
		call: (ip = '192.0.2.1') => ({
			...test.context,
			now: new Date(now()),
			auth,
			client: { ip, userAgent: 'test' },
		}),
		secondProcess: open,
	}
}
