import { expect, test } from 'vitest'
import { dayMs } from '#kit/time.ts'
import type { OrderPricing } from '../schemas.ts'
import { orderStatuses } from '../states.ts'
import { calledBy, includedIn, linkDays, linkShows } from './share-links.ts'

const now = new Date('2026-11-20T15:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('a link shows its items until the order has ended, then how it ended, then nothing', () => {
	const shown = (updatedAt: Date) =>
		orderStatuses.map((status) => `${status}: ${linkShows({ status, updatedAt }, now)}`)
	const end = (what: string) => [`delivered: ${what}`, `cancelled: ${what}`, `refunded: ${what}`]
	const isOf = (line: string) => /^(?:delivered|cancelled|refunded)/.test(line)
	expect(shown(ago(0)).filter(isOf)).toEqual(end('outcome'))
	expect(shown(ago(linkDays * dayMs - 1)).filter(isOf)).toEqual(end('outcome'))
	expect(shown(ago(linkDays * dayMs)).filter(isOf)).toEqual(end('nothing'))
	const under = shown(ago(400 * dayMs)).filter((line) => !isOf(line))
	expect(under.every((line) => line.endsWith(': items'))).toBe(true)
	expect(under).toHaveLength(orderStatuses.length - 3)
})

test.each([
	['Jordan Avery', 'Jordan A.'],
	[' Mary  Ann Vale ', 'Mary V.'],
	['Luis García López', 'Luis L.'],
	['Ana Ñandú', 'Ana Ñ.'],
	['VALE', 'VALE'],
	['', ''],
])('%s is called %s by a link', (name, called) => {
	expect(calledBy(name)).toBe(called)
})

const nothing: OrderPricing = {
	units: 1,
	subtotal: 1_000,
	discount: { bp: 0, reason: 'none' },
	discountCents: 0,
	fundraisingCents: 0,
	shippingCents: 0,
	taxCents: 0,
	total: 1_000,
}
test.each([
	[{ discountCents: 1, taxCents: 1 }, true, 'discount and tax included'],
	[{ discountCents: 1 }, true, 'discount included, no tax'],
	[{ taxCents: 1 }, true, 'tax included'],
	[{}, true, 'no tax'],
	[{ taxCents: 1, fundraisingCents: 1 }, true, 'tax and fundraising included'],
	[{ taxCents: 1, fundraisingCents: 1 }, false, 'tax included'],
	[{ shippingCents: 1, discountCents: 1, taxCents: 1 }, false, 'delivery, discount and tax included'],
])('%j for one whose lines raise funds or not (%s): %s', (pricing, raisesFunds, words) => {
	expect(includedIn({ ...nothing, ...pricing }, { raisesFunds })).toBe(words)
})
