import { expect, test } from 'vitest'
import { deviceLabel, isPhone, lineTexts, seenLabel, shortAddress } from './lines.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

test.each([
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome on Windows'],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Edge on Windows'],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome on ChromeOS'],
	[`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari on Mac'],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
		'Chrome on iPad',
	],
	[
		'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
		'Samsung Internet on Android',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
	['Mozilla/5.0 (Windows NT 10.0)', 'Browser on Windows'],
	['curl/8.5.0', 'Unknown device'],
	['', 'Unknown device'],
])('%s is %s', (userAgent, expected) => {
	expect(deviceLabel(userAgent)).toBe(expected)
})

test('a tablet is no phone', () => {
	expect(isPhone('Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile Safari/537.36')).toBe(true)
	expect(isPhone('Mozilla/5.0 (Linux; Android 16; SM-X710) Safari/537.36')).toBe(false)
	expect(isPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)')).toBe(true)
})

test.each([
	['203.0.113.9', '203.0.…'],
	['::ffff:203.0.113.9', '203.0.…'],
	['2001:db8:1:2::3', '2001:db8:…'],
	['127.0.0.1', 'This machine'],
	['::1', 'This machine'],
	['', 'Unknown place'],
])('of the address %o stands %o', (ip, expected) => {
	expect(shortAddress(ip)).toBe(expected)
})

const now = new Date('2026-11-20T15:00:00Z')
test.each([
	[0, 'just now'],
	[59_000, 'just now'],
	[60_000, '1 minute ago'],
	[59 * 60_000, '59 minutes ago'],
	[3_600_000, '1 hour ago'],
	[86_399_000, '23 hours ago'],
	[86_400_000, '1 day ago'],
	[6 * 86_400_000, '6 days ago'],
	[7 * 86_400_000, 'Nov 13, 2026'],
	[7 * 86_400_000 + 11 * 3_600_000, 'Nov 12, 2026'],
	[-5_000, 'just now'],
])('%i ms ago is %o', (ms, expected) => {
	expect(seenLabel(new Date(now.getTime() - ms), { now, timeZone: 'America/New_York' })).toBe(expected)
})

test('lines in Spanish', () => {
	const es = lineTexts.es
	expect(deviceLabel('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', es)).toBe(
		'Firefox en Linux',
	)
	expect(deviceLabel('Mozilla/5.0 (Windows NT 10.0)', es)).toBe('Navegador en Windows')
	expect(deviceLabel('', es)).toBe('Dispositivo desconocido')
	expect([shortAddress('', es), shortAddress('::1', es)]).toEqual(['Lugar desconocido', 'Este equipo'])
	const seen = (ms: number) =>
		seenLabel(new Date(now.getTime() - ms), { now, timeZone: 'America/New_York', language: 'es' })
	expect([0, 60_000, 7_200_000, 86_400_000, 7 * 86_400_000].map(seen)).toEqual([
		'hace un momento',
		'hace 1 minuto',
		'hace 2 horas',
		'hace 1 día',
		'13 nov 2026',
	])
})
