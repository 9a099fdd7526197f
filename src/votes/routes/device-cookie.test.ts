import { expect, test } from 'vitest'
import { deviceOf, newDevice } from './device-cookie.server.ts'

const site = { isSecure: false, secret: 'a secret of the shop' }
const pairOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

test('a device is known by the cookie that it was given', () => {
	const { device, setCookie } = newDevice(site)
	expect(deviceOf(`other=1; ${pairOf(setCookie)}`, site)).toBe(device)
	expect(setCookie).toContain('HttpOnly')
	expect(setCookie).toContain('SameSite=Lax')
	expect(newDevice(site).device).not.toBe(device)
})

test('of a secure shop the cookie is bound to host and TLS', () => {
	const { setCookie } = newDevice({ ...site, isSecure: true })
	expect(setCookie).toMatch(/^__Host-device=.*; Path=\/;.* Secure/)
	expect(deviceOf(pairOf(setCookie), site)).toBeNull()
})

test('an id that the shop did not sign is none', () => {
	const pair = pairOf(newDevice(site).setCookie)
	const [, signature = ''] = pair.split('.')
	const forged = [
		`device=${'A'.repeat(22)}.${signature}`,
		`device=${'A'.repeat(22)}`,
		'device=',
		`${pair}x`,
		'',
	]
	expect(forged.map((cookie) => deviceOf(cookie, site))).toEqual(forged.map(() => null))
	expect(deviceOf(pair, { ...site, secret: 'another secret' })).toBeNull()
	expect([null, undefined].map((cookie) => deviceOf(cookie, site))).toEqual([null, null])
})
