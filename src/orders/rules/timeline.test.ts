import { expect, test } from 'vitest'
import { moves, type OrderStatus, type PaymentMode } from '../states.ts'
import { asCents } from '#kit/money.ts'
import { donationPricing } from './donation.ts'
import { eventLabels, stepsOf, wordsOf } from './timeline.ts'

const goods = { units: 1, subtotalCents: 500, adjustments: [], totalCents: 500 }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute))
const history = (...kinds: string[]) => kinds.map((kind, minute) => ({ kind, at: at(minute) }))
const shown = (status: OrderStatus, paymentMode: PaymentMode, ...kinds: string[]) =>
	stepsOf({ status, paymentMode, pricing: goods }, history(...kinds)).map(
		({ name, state }) => `${name}: ${state}`,
	)

test('an order on its way shows what is done, what is next and what comes', () => {
	expect(shown('pending', 'card', 'placed')).toEqual([
		'Placed: done',
		'Paid: current',
		'In production: coming',
		'Shipped: coming',
		'Delivered: coming',
	])
	expect(shown('processing', 'school_po', 'placed', 'approve', 'start')).toEqual([
		'Placed: done',
		'Approved: done',
		'In production: done',
		'Shipped: current',
		'Delivered: coming',
	])
	expect(shown('delivered', 'card', 'placed', 'pay', 'start', 'ship', 'deliver').at(-1)).toBe(
		'Delivered: done',
	)
})

test('an order that ended shows how far it came, and no step that will never be', () => {
	expect(shown('cancelled', 'card', 'placed', 'expire')).toEqual(['Placed: done', 'Cancelled: ended'])
	expect(shown('refunded', 'card', 'placed', 'pay', 'start', 'refunded_part', 'refund')).toEqual([
		'Placed: done',
		'Paid: done',
		'In production: done',
		'Refunded: ended',
	])
	expect(shown('refunded', 'school_po', 'placed', 'approve', 'start', 'refund').at(-1)).toBe(
		'Credited: ended',
	)
})

test('an order that came back to life is paid at the time when it did', () => {
	const steps = stepsOf(
		{ status: 'paid', paymentMode: 'card', pricing: goods },
		history('placed', 'expire', 'revive'),
	)
	expect(steps.slice(0, 3)).toEqual([
		{ name: 'Placed', state: 'done', at: at(0) },
		{ name: 'Paid', state: 'done', at: at(2) },
		{ name: 'In production', state: 'current', at: null },
	])
})

test('every move has its words', () => {
	for (const move of Object.keys(moves)) expect(Object.keys(eventLabels)).toContain(move)
	for (const mode of ['card', 'school_po'] as const) expect(wordsOf('toString', mode)).toBe('Note')
})

test.each([
	['refund', 'Refunded', 'Credited'],
	['refunded_part', 'Refunded in part', 'Credited in part'],
	['ship', 'Shipped', 'Shipped'],
])('%s is of a payment “%s”, of a purchase order “%s”', (kind, ofCard, ofPurchase) => {
	expect([wordsOf(kind, 'card'), wordsOf(kind, 'school_po')]).toEqual([ofCard, ofPurchase])
})

test('a donation is placed and paid; nothing of it is made or shipped', () => {
	const pricing = donationPricing(asCents(2_500), 'Donation to the Owls')
	const steps = stepsOf({ status: 'paid', paymentMode: 'card', pricing }, history('placed', 'pay'))
	expect(steps.map(({ name, state }) => `${name}: ${state}`)).toEqual(['Placed: done', 'Paid: done'])
})
