import { expect, test } from 'vitest'
import { dayMs } from '#kit/time.ts'
import { discountKinds, type AdjustmentKind } from '#pricing/states.ts'
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

/** A price with these parts, one cent each. */
const pricingWith = (...kinds: AdjustmentKind[]) => ({
	units: 1,
	subtotalCents: 1_000,
	adjustments: kinds.map((kind) => ({
		kind,
		name: kind,
		basisCents: 1_000,
		amountCents: discountKinds.some((one) => one === kind) ? -1 : 1,
	})),
	totalCents: 1_000,
})
test.each<[AdjustmentKind[], boolean, string]>([
	[['quantity', 'tax'], true, 'discount and tax included'],
	[['promotion'], true, 'discount included, no tax'],
	[['tax'], true, 'tax included'],
	[[], true, 'no tax'],
	[['tax', 'fundraising'], true, 'tax and fundraising included'],
	[['tax', 'fundraising'], false, 'tax included'],
	[['shipping', 'role', 'tax'], false, 'delivery, discount and tax included'],
])('%j for one whose lines raise funds or not (%s): %s', (kinds, raisesFunds, words) => {
	expect(includedIn(pricingWith(...kinds), { raisesFunds })).toBe(words)
})
