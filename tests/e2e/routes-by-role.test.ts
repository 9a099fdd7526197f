// Routes by role on the running shop: a visitor and the seven demo accounts at an address of every row.
import { beforeAll, expect, inject, test } from 'vitest'
import { demoPassword } from '#accounts/seeds/seed.server.ts'
import { roles, type Role } from '#kit/roles.ts'
import { expectEvery } from '../matrix.ts'
import { caseMatrix, cases, type Outcome, type people } from '../routes-by-role.ts'
import { signInForCookies } from './cookie-header.ts'
import { productPath } from './product-page.ts'

const shopUrl = inject('shopUrl')
const product = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')

/** Existing addresses for those of the matrix that do not exist. */
const concrete: Readonly<Record<string, string>> = {
	// `/auth` itself redirects signed-in people.
	'/auth/*': '/auth/forgot',
	'/product/:id': product,
	'/blog/:id': '/blog/legal-numbers-by-sport',
	'/builder/:productId': product.replace('/product/', '/builder/'),
	'/dev/*': '/dev/inbox',
	// The demo's coach and player belong to team-123, so this is another team's.
	'/portal/:portalId/*': '/portal/other-team',
	'/votes/*': '/votes',
}

/** Addresses of missing objects, or of objects without an owner: people with access get a 404. */
const missing = [
	'/collections/:slug',
	'/staff/:token',
	'/join/:token',
	'/roster/:token/*',
	'/pay/:token/*',
	'/quote/:token/*',
	'/vote/:token/*',
	'/fundraise/:slug/*',
	'/stores/:key',
	'/mailed-pictures/:orderId/:position/:key.jpg',
	'/portal/:portalId/*',
	'/builder/:productId/:designId',
	'/designs/*',
	'/designs/:designId/comments',
	'/orders/*',
	'/checkout/tax',
	'/sandbox/pay/:sessionId',
	'*',
]

/** Addresses of forms, which lead to their page when opened. */
const forms: Readonly<Record<string, string>> = { '/colors': '/designs/gallery' }

type Person = (typeof people)[number]
const cookies = new Map<Person, string>([['visitor', '']])

const emailOf = (role: Role) => `${role.replace('_', '')}@demo.fieldhouse.test`

beforeAll(async () => {
	for (const role of roles) {
		const credentials = { email: emailOf(role), password: demoPassword }
		cookies.set(role, await signInForCookies(shopUrl, credentials))
	}
})

const ask = (person: Person, address: string, init: RequestInit = {}) =>
	fetch(shopUrl + address, {
		redirect: 'manual',
		...init,
		headers: { Accept: 'text/html', Origin: shopUrl, Cookie: cookies.get(person) ?? '' },
	})

const signInAt = (address: string) => `/auth?next=${encodeURIComponent(address)}`

/** Status and location of a page for each outcome. */
function answerFor(outcome: Outcome, { pattern, address }: { pattern: string; address: string }) {
	const formPage = forms[pattern]
	if (formPage !== undefined) return { status: 302, location: formPage }
	switch (outcome) {
		case 'y':
			return { status: missing.includes(pattern) ? 404 : 200, location: null }
		case 's':
			return { status: 302, location: signInAt(address) }
		case 'h':
			return { status: 302, location: '/' }
		case 'd':
			return { status: 403, location: null }
	}
}

const onTheShop = cases.map((line) => ({ ...line, address: concrete[line.pattern] ?? line.address }))

test('every role reads every page as the matrix says', async () => {
	await expectEvery(caseMatrix(onTheShop), async ({ pattern, person, address, outcome }) => {
		const answer = await ask(person, address)
		const { status, headers } = answer
		expect({ status, location: headers.get('location') }).toEqual(answerFor(outcome, { pattern, address }))
		const flash = headers.getSetCookie().find((cookie) => cookie.startsWith('flash='))
		expect(flash?.split(';')[0]).toBe(outcome === 'h' ? 'flash=role-required' : undefined)
		// React writes the apostrophe as a character reference.
		const words = (await answer.text()).replaceAll('&#x27;', "'")
		expect(words.includes("You don't have permission to access this portal.")).toBe(outcome === 'd')
		if (person !== 'visitor' || outcome !== 'y')
			expect(headers.get('cache-control') ?? 'private').toContain('private')
	})
})

const refused = onTheShop.filter(({ outcome }) => outcome !== 'y')

test('where a role may not read it may not send anything either', async () => {
	await expectEvery(caseMatrix(refused, 29), async ({ person, address, outcome }) => {
		for (const method of ['POST', 'PUT', 'DELETE']) {
			const answer = await ask(person, address, { method })
			expect(answer.status, method).toBe(outcome === 's' ? 401 : 403)
			expect(answer.headers.get('location'), method).toBeNull()
		}
	})
})

test.each<[Person, Outcome]>([
	['coach', 'y'],
	['player', 'y'],
	['school_admin', 'y'],
	['production', 'h'],
])('%s of team-123 on /portal/team-123: %s', async (person, outcome) => {
	const address = '/portal/team-123'
	const { status, headers } = await ask(person, address)
	const expected =
		outcome === 'y'
			? { status: 200, location: null }
			: answerFor(outcome, { pattern: '/portal/:portalId/*', address })
	expect({ status, location: headers.get('location') }).toEqual(expected)
})

test('players see their portal and not the whole roster', async () => {
	expect((await ask('player', '/portal/team-123/roster')).status).toBe(403)
	expect((await ask('coach', '/portal/team-123/roster')).status).toBe(200)
})

test('a signed-in person is redirected from the sign-in page', async () => {
	for (const [person, location] of [
		['visitor', null],
		['retail', '/account'],
	] as const) {
		const answer = await ask(person, '/auth?next=%2Faccount')
		expect(answer.headers.get('location')).toBe(location)
	}
})

test.each<[Person, string, string]>([
	['visitor', '/account.data', '/auth?next='],
	['player', '/admin.data', '"/"'],
	['csr', '/account.data', 'csr@demo.fieldhouse.test'],
])('the data of a page is guarded like the page: %s on %s', async (person, address, words) => {
	const body = await (await ask(person, address)).text()
	expect(body).toContain(words)
})
