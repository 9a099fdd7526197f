// Every address that takes JSON, except those of the identity service (src/auth/tests/transport.test.ts) and of the API
// (src/api/routes/access.test.ts): bad JSON is a 400.
import { globSync, readFileSync } from 'node:fs'
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { action as saveBulkDraft } from '../src/bulk-orders/routes/draft.ts'
import { action as askBuilder } from '../src/builder/routes/actions.ts'
import { action as askTogether } from '../src/co-design/routes/together.ts'
import { textRoutes } from '../src/family-messages/routes/http.server.ts'
import { httpSmsSender } from '../src/mail/senders/http-sms.server.ts'
import { action as changeFavorites } from '../src/my-account/routes/favorites.ts'
import { paymentRoutes, type PaymentRoutesParts } from '../src/payments/routes/http.server.ts'
import { action as askRoster } from '../src/rosters/routes/roster-actions.ts'

type Endpoint = { file: string; method: 'POST' | 'PUT'; path: string; send: (request: Request) => unknown }

const params = { portalId: '00000000-0000-4000-8000-000000000001' }
// Cast: generated argument types differ per route; each action reads only the request, these params and the context.
const page = (action: unknown) => (request: Request) =>
	(action as (args: Partial<ActionFunctionArgs>) => unknown)({
		request,
		params,
		context: new RouterContextProvider(),
	})

/** A refused body reaches no use case and no provider. */
const payments = paymentRoutes({
	dependencies: { provider: { webhookPath: '/webhooks/test' } },
	authenticate: () => Promise.resolve({ setCookies: [] }),
} as unknown as PaymentRoutesParts)

const { readIncoming } = httpSmsSender({ url: 'https://sms.test', token: 'token-of-tests' })
const texts = textRoutes({
	dependencies: { readIncoming, sendTexts: () => Promise.reject(new Error('a refused body sends nothing')) },
	systemContext: () => {
		throw new Error('a refused body reaches no use case')
	},
})

const endpoints: Endpoint[] = [
	{ file: 'builder/routes/actions.ts', method: 'POST', path: '/designs/actions', send: page(askBuilder) },
	{
		file: 'co-design/routes/together.ts',
		method: 'POST',
		path: '/designs/together',
		send: page(askTogether),
	},
	{ file: 'bulk-orders/routes/draft.ts', method: 'PUT', path: '/portal/1/draft', send: page(saveBulkDraft) },
	{
		file: 'rosters/routes/roster-actions.ts',
		method: 'POST',
		path: '/portal/1/roster/actions',
		send: page(askRoster),
	},
	{
		file: 'my-account/routes/favorites.ts',
		method: 'POST',
		path: '/account/favorites',
		send: page(changeFavorites),
	},
	{
		file: 'payments/routes/http.server.ts',
		method: 'POST',
		path: '/functions/v1/create-checkout',
		send: (request) => payments.request(request),
	},
	{
		file: 'mail/senders/http-sms.server.ts',
		method: 'POST',
		path: '/webhooks/texts',
		send: (request) => {
			request.headers.set('Authorization', 'Bearer token-of-tests')
			return texts.request(request)
		},
	},
]

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/tests?\/|testing/.test(file))
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('the table has every file that reads a JSON body, and there is one way to read one', () => {
	const readers = filesWith(/\bawait readJson\(|\? readJson\(|\banswerPageRequest\(request\b/).filter(
		(file) => !file.startsWith('src/http/'),
	)
	expect(readers.toSorted()).toEqual(endpoints.map(({ file }) => `src/${file}`).toSorted())
	expect(filesWith(/\breq(?:uest)?\.json\(\)/)).toEqual([])
})

const depth = 3_000
const arrays = '['.repeat(depth) + ']'.repeat(depth)
const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
const bodies = {
	'arrays nested 3,000 deep': arrays,
	'objects nested 3,000 deep': objects,
	'a field nested 3,000 deep': `{"intent":"save","orderId":"1","items":${arrays},"config":${objects},"rows":${arrays}}`,
	'arrays nested 100,000 deep': '['.repeat(100_000) + ']'.repeat(100_000),
	'brackets that never close': '['.repeat(3_000),
	'broken JSON': '{"intent":',
	'no JSON': 'intent=save',
	nothing: '',
	null: 'null',
}

test.each(endpoints.flatMap((endpoint) => Object.keys(bodies).map((what) => ({ ...endpoint, what }))))(
	'$method $path answers $what with 400 and JSON',
	async ({ method, path, send, what }) => {
		const body = bodies[what as keyof typeof bodies]
		const init: RequestInit = { method, body, headers: { 'Content-Type': 'application/json' } }
		const answer = (await send(new Request(`https://shop.test${path}`, init))) as Response
		expect(answer.status).toBe(400)
		expect(await answer.json()).toBeTypeOf('object')
	},
)
