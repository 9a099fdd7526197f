import { expect, test } from 'vitest'
import { Refusal } from '#kit/errors.ts'
import { roles } from '#kit/roles.ts'
import { admins, assertCan, can, shopPeople, staff } from './policy.ts'

const policy = { read: shopPeople, write: staff, erase: admins }

test.each([
	['read', ['admin', 'csr', 'production']],
	['write', ['admin', 'csr']],
	['erase', ['admin']],
] as const)('%s is for the roles of its list and for no other', (action, allowed) => {
	const able = roles.filter((role) => can({ userId: 'x', roles: [role] }, policy, action))
	expect(able).toEqual(allowed)
})

test('an actor without the role is refused', () => {
	expect(() => assertCan({ actor: { userId: 'x', roles: ['coach'] } }, policy, 'write')).toThrow(Refusal)
	expect(() => assertCan({ actor: { userId: 'x', roles: ['coach', 'csr'] } }, policy, 'write')).not.toThrow()
})
