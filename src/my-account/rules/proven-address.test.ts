import { expect, test } from 'vitest'
import { isProvenAddress } from './proven-address.ts'

const openedAt = new Date('2026-11-20T15:00:00Z')
const later = new Date('2026-11-20T15:05:00Z')
const account = { email: 'pat@school.test', emailConfirmedAt: later, createdAt: openedAt, identities: [] }

test('a mailed link proves an address; taking a person at their word does not', () => {
	expect(isProvenAddress(account)).toBe(true)
	expect(isProvenAddress({ ...account, emailConfirmedAt: openedAt })).toBe(false)
	expect(isProvenAddress({ ...account, emailConfirmedAt: null })).toBe(false)
	expect(isProvenAddress({ ...account, email: null })).toBe(false)
})

test('a provider proves the address that it brought', () => {
	const atOnce = { ...account, emailConfirmedAt: openedAt }
	const by = (provider: string, email: string) =>
		isProvenAddress({ ...atOnce, identities: [{ provider, email }] })
	expect(by('google', 'Pat@School.test')).toBe(true)
	expect(by('google', 'other@school.test')).toBe(false)
	expect(by('email', 'pat@school.test')).toBe(false)
})
