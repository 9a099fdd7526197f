// Routes by role in full, written out by hand from spec §2 and §6 and not computed from the table.
import { expect, test } from 'vitest'
import { accessTable, decideAccess, rowOf, type Decision } from '#accounts/access.ts'
import { roles, visitor, type Actor, type Role } from '#kit/roles.ts'

/** y: goes on. s: is sent to sign in. h: is sent home. d: Access Denied. */
type Outcome = 'y' | 's' | 'h' | 'd'

const people = ['visitor', ...roles] as const

/** Columns: visitor, admin, csr, production, school_admin, coach, player, retail; nobody here has a portal. */
const matrix: Record<string, { address: string; expected: string }> = {
	'/': { address: '/', expected: 'y y y y y y y y' },
	'/auth/*': { address: '/auth?next=%2Faccount', expected: 'y y y y y y y y' },
	'/team': { address: '/team', expected: 'y y y y y y y y' },
	'/sport/:sport/products': { address: '/sport/football/products?page=2', expected: 'y y y y y y y y' },
	'/product/:id': { address: '/product/abc', expected: 'y y y y y y y y' },
	'/builder/jerseys': { address: '/builder/jerseys', expected: 'y y y y y y y y' },
	'/builder/uniforms': { address: '/builder/uniforms', expected: 'y y y y y y y y' },
	'/builder/spirit-wear': { address: '/builder/spirit-wear', expected: 'y y y y y y y y' },
	'/builder/equipment': { address: '/builder/equipment', expected: 'y y y y y y y y' },
	'/builder/:productId': { address: '/builder/abc', expected: 'y y y y y y y y' },
	'/builder/:productId/:designId': { address: '/builder/abc/def', expected: 'y y y y y y y y' },
	'/search': { address: '/search?q=helmet', expected: 'y y y y y y y y' },
	'/search/suggest': { address: '/search/suggest?q=he', expected: 'y y y y y y y y' },
	'/cart': { address: '/cart', expected: 'y y y y y y y y' },
	'/services/embroidery-printing': {
		address: '/services/embroidery-printing',
		expected: 'y y y y y y y y',
	},
	'/services/helmet-reconditioning': {
		address: '/services/helmet-reconditioning',
		expected: 'y y y y y y y y',
	},
	'/about': { address: '/about', expected: 'y y y y y y y y' },
	'/history': { address: '/history', expected: 'y y y y y y y y' },
	'/blog': { address: '/blog', expected: 'y y y y y y y y' },
	'/blog/:id': { address: '/blog/fall-season', expected: 'y y y y y y y y' },
	'/support': { address: '/support', expected: 'y y y y y y y y' },
	'/privacy': { address: '/privacy', expected: 'y y y y y y y y' },
	'/terms': { address: '/terms', expected: 'y y y y y y y y' },
	'/blog/rss.xml': { address: '/blog/rss.xml', expected: 'y y y y y y y y' },
	'/sitemap.xml': { address: '/sitemap.xml', expected: 'y y y y y y y y' },
	'/sitemap/:name.xml': { address: '/sitemap/products-1.xml', expected: 'y y y y y y y y' },
	'/robots.txt': { address: '/robots.txt', expected: 'y y y y y y y y' },
	'/dev/*': { address: '/dev/ui', expected: 'y y y y y y y y' },
	'/account/*': { address: '/account?tab=orders', expected: 's y y y y y y y' },
	'/checkout': { address: '/checkout', expected: 's y y y y y y y' },
	'/checkout/bulk': { address: '/checkout/bulk?payment=cancelled', expected: 's y y y y y y y' },
	'/team/dashboard': { address: '/team/dashboard', expected: 's y y h y y h h' },
	'/approvals/*': { address: '/approvals', expected: 's y y h y y h h' },
	'/portal/:portalId/*': { address: '/portal/team-123', expected: 's y y h y d d h' },
	'/production/*': { address: '/production', expected: 's y y y h h h h' },
	'/admin/*': { address: '/admin', expected: 's y y h h h h h' },
	'*': { address: '/no/such/page', expected: 'y y y y y y y y' },
}

const roleMessage = "You don't have the required role to access this page."
const portalMessage = "You don't have permission to access this portal."

const actorFor = (person: 'visitor' | Role): Actor =>
	person === 'visitor' ? visitor : { userId: 'u1', roles: [person] }

const decisionFor = (outcome: Outcome, address: string): Decision => {
	switch (outcome) {
		case 'y':
			return { allow: true }
		case 's':
			return { signIn: address }
		case 'h':
			return { home: roleMessage }
		case 'd':
			return { denied: portalMessage }
	}
}

const cases = Object.entries(matrix).flatMap(([pattern, { address, expected }]) =>
	// Cast: the matrix above is written with these four letters.
	(expected.split(' ') as Outcome[]).map((outcome, index) => ({
		pattern,
		address,
		outcome,
		person: people[index] ?? 'visitor',
	})),
)

test('the matrix has a line for every row of the table and a letter for everybody', () => {
	expect(Object.keys(matrix).toSorted()).toEqual(accessTable.map(({ pattern }) => pattern).toSorted())
	expect(cases).toHaveLength(accessTable.length * 8)
})

test.each(cases)('$person on $address: $outcome', ({ pattern, person, address, outcome }) => {
	expect(rowOf(address.split('?')[0] ?? '')?.pattern).toBe(pattern)
	expect(decideAccess(actorFor(person), address)).toEqual(decisionFor(outcome, address))
})

test.each<[Role, string | null, Outcome]>([
	['player', 'team-123', 'y'],
	['player', 'other', 'd'],
	['player', null, 'd'],
	['coach', 'team-123', 'y'],
	['coach', 'other', 'd'],
	['school_admin', 'other', 'y'],
	['csr', null, 'y'],
	['admin', null, 'y'],
	['production', 'team-123', 'h'],
	['retail', 'team-123', 'h'],
])('%s of the portal %s on /portal/team-123: %s', (role, portalId, outcome) => {
	const actor = { userId: 'u1', roles: [role], portalId }
	for (const address of ['/portal/team-123', '/portal/team-123/roster', '/PORTAL/team-123/'])
		expect(decideAccess(actor, address)).toEqual(decisionFor(outcome, address))
})

test('an empty portal id opens no portal', () => {
	const actor: Actor = { userId: 'u1', roles: ['player'], portalId: '' }
	expect(decideAccess(actor, '/portal/%20')).toEqual({ denied: portalMessage })
	expect(decideAccess(actor, '/portal/')).toEqual({ allow: true })
	expect(rowOf('/portal/')?.pattern).toBe('*')
})

test('a user with no role rows is retail', () => {
	const nobody: Actor = { userId: 'u1', roles: [] }
	expect(decideAccess(nobody, '/account')).toEqual({ allow: true })
	expect(decideAccess(nobody, '/approvals')).toEqual({ home: roleMessage })
})

test('one of several roles is enough', () => {
	expect(decideAccess({ userId: 'u1', roles: ['retail', 'coach'] }, '/approvals')).toEqual({ allow: true })
})

test.each([
	['/account?tab=orders&x=%2F%2Fevil.example', '/account?tab=orders&x=%2F%2Fevil.example'],
	['/admin/orders/1?a=b?c', '/admin/orders/1?a=b?c'],
	['/%61dmin', '/%61dmin'],
])('signing in leads back from %s', (address, next) => {
	expect(decideAccess(visitor, address)).toEqual({ signIn: next })
})

test('an address that looks like another host is never handed on', () => {
	for (const address of ['//account', '/\\account', '///admin/x', '//evil.example/account']) {
		const decision = decideAccess(visitor, address)
		if ('signIn' in decision) expect(decision.signIn).toMatch(/^\/[^/\\]/)
		else expect(decision).toEqual({ allow: true })
	}
})

test.each(['/Admin', '/admin/', '/ADMIN/people', '/%61dmin', '/admin/%2e%2e', '/approvals/'])(
	'the spelling %s opens no other way',
	(address) => {
		expect(decideAccess({ userId: 'u1', roles: ['player'] }, address)).toEqual({ home: roleMessage })
	},
)
