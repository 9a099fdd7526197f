// The access table against the matrix of routes and roles.
import { expect, test } from 'vitest'
import { accessTable, decideAccess, rowOf, type Decision } from '#accounts/policies.ts'
import { visitor, type Actor, type Role } from '#kit/roles.ts'
import { expectEvery } from './matrix.ts'
import { caseMatrix, cases, patterns, type Outcome } from './routes-by-role.ts'

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

test('the matrix has a line for every row of the table and a letter for everyone', () => {
	expect(patterns.toSorted()).toEqual(accessTable.map(({ pattern }) => pattern).toSorted())
	expect(cases).toHaveLength(accessTable.length * 8)
})

test('every role at an address of every row is decided as the matrix says', async () => {
	await expectEvery(caseMatrix(cases), ({ pattern, person, address, outcome }) => {
		expect(rowOf(address.split('?')[0] ?? '')?.pattern).toBe(pattern)
		expect(decideAccess(actorFor(person), address)).toEqual(decisionFor(outcome, address))
	})
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
	const withoutRole: Actor = { userId: 'u1', roles: [] }
	expect(decideAccess(withoutRole, '/account')).toEqual({ allow: true })
	expect(decideAccess(withoutRole, '/approvals')).toEqual({ home: roleMessage })
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
