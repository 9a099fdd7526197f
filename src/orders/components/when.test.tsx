// Times on pages are those of the shop, or of the team.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { specShell, specShop } from '#kit/shop.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { ShopContext } from '#ui/shop.tsx'
import { When } from './when.tsx'

const at = new Date('2026-07-01T06:30:00Z')
const shown = (timeZone: TimeZone, props: Omit<Parameters<typeof When>[0], 'at'> = {}) =>
	renderToStaticMarkup(
		<ShopContext value={{ ...specShell, facts: { ...specShop, timeZone } }}>
			<When at={at} {...props} />
		</ShopContext>,
	).replaceAll(/<[^>]*>/g, '')

test.each<[TimeZone, string, string]>([
	['America/New_York', 'Jul 1, 2026', 'Jul 1, 2026, 2:30 AM EDT'],
	['America/Los_Angeles', 'Jun 30, 2026', 'Jun 30, 2026, 11:30 PM PDT'],
	['Pacific/Honolulu', 'Jun 30, 2026', 'Jun 30, 2026, 8:30 PM HST'],
])('of a shop in %s it is %s, with the time %s', (zone, day, time) => {
	expect([shown(zone), shown(zone, { withTime: true })]).toEqual([day, time])
})

test('a day of a team is the one where the team is, in its family’s language', () => {
	expect(shown('America/New_York', { zone: 'Pacific/Honolulu' })).toBe('Jun 30, 2026')
	expect(shown('Pacific/Honolulu', { zone: 'America/New_York', language: 'es' })).toBe('1 jul 2026')
})
