import { expect, test } from 'vitest'
import { createVault } from './sealing.server.ts'

const one = { id: 'one', secret: 'a secret that is long enough to seal' }
const two = { id: 'two', secret: 'another secret, likewise long enough' }

test('what is sealed can be opened for its row alone, and never looks the same twice', () => {
	const vault = createVault([one])
	const sealed = vault.seal('JBSWY3DP', 'row-1')
	expect(vault.open(sealed, 'row-1').toString()).toBe('JBSWY3DP')
	expect(sealed).not.toContain('JBSWY3DP')
	expect(vault.seal('JBSWY3DP', 'row-1')).not.toBe(sealed)
	expect(() => vault.open(sealed, 'row-2')).toThrow()
})

test('a sealed secret that was changed is refused', () => {
	const vault = createVault([one])
	const [version, id, iv, body = ''] = vault.seal('JBSWY3DP', 'row').split('.')
	for (let at = 0; at < body.length - 1; at += 1) {
		const changed = body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1)
		expect(() => vault.open([version, id, iv, changed].join('.'), 'row')).toThrow()
	}
	expect(() => vault.open('s1.one..', 'row')).toThrow()
	expect(() => vault.open('', 'row')).toThrow()
})

test('a new key seals, the former one still opens, and without it nothing does', () => {
	const sealed = createVault([one]).seal('JBSWY3DP', 'row')
	const rotated = createVault([two, one])
	expect(rotated.open(sealed, 'row').toString()).toBe('JBSWY3DP')
	expect(rotated.seal('x', 'row').split('.')[1]).toBe('two')
	expect(() => createVault([two]).open(sealed, 'row')).toThrow('not among SESSION_KEYS')
})
