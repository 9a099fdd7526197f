import { expect, test } from 'vitest'
import { normalizePhone, relyingPartyOf } from './factors.ts'
import { acceptedStep, totpSetup } from './totp.ts'

/** RFC 6238, appendix B: the seed "12345678901234567890"; six digits of its eight. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
	[59, '287082', 1],
	[1_111_111_109, '081804', 37_037_036],
	[1_234_567_890, '005924', 41_152_263],
	[20_000_000_000, '353130', 666_666_666],
])('at second %i the code is %s, of step %i', (second, code, step) => {
	const at = (seconds: number) => ({ secret, lastStep: null, now: new Date((second + seconds) * 1_000) })
	expect(acceptedStep(code, at(0))).toBe(step)
	expect(acceptedStep(code, at(30))).toBe(step)
	expect(acceptedStep(code, at(-30))).toBe(step)
	expect(acceptedStep(code, at(60))).toBeUndefined()
	expect(acceptedStep(code, at(-60))).toBeUndefined()
	expect(acceptedStep(code, { ...at(0), lastStep: step - 1 })).toBe(step)
	expect(acceptedStep(code, { ...at(0), lastStep: step })).toBeUndefined()
	expect(acceptedStep(code, { ...at(0), lastStep: step + 1 })).toBeUndefined()
})

test.each(['', '28708', '2870820', '28708a', '２８７０８２', ' 287082'])('%j is no code', (code) => {
	expect(acceptedStep(code, { secret, lastStep: null, now: new Date(59_000) })).toBeUndefined()
})

test('the longest names still make a code to scan', () => {
	const { qrCode } = totpSetup(secret, { issuer: '⚽'.repeat(200), account: '👩‍🏫'.repeat(200) })
	expect(qrCode).toMatch(/^<svg [^#%\n]*<\/svg>$/)
})

test.each([
	['+1 202 555 0123', '12025550123'],
	[' +44 20 7946 0018 ', '442079460018'],
	['2025550123', undefined],
	['+1 202 555 0123 ext. 5', undefined],
	['+1 202', undefined],
	['+', undefined],
	['+1' + '2'.repeat(100), undefined],
])('the telephone number %j is %j', (text, stored) => {
	expect(normalizePhone(text)).toBe(stored)
})

test.each([
	['https://shop.example', 'shop.example'],
	['http://localhost:3000', 'localhost'],
	['http://127.0.0.1:3000', 'localhost'],
	['http://[::1]:3000', 'localhost'],
	['http://192.0.2.5:3000', undefined],
])('keys for %s are made for %s', (siteUrl, id) => {
	expect(relyingPartyOf({ siteUrl, siteName: 'Fieldhouse' })?.id).toBe(id)
})
