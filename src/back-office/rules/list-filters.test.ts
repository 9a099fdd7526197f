import { expect, test } from 'vitest'
import { messagesHref, messagesViewIn, ordersHref, ordersViewIn } from './list-filters.ts'

const nothing = {
	status: null,
	portalId: null,
	userId: null,
	from: null,
	tag: null,
	isDesigned: false,
	before: null,
}

test.each([
	['', nothing],
	['status=paid', { ...nothing, status: 'paid' }],
	['status=gone&portal=', nothing],
	['portal=team-123&before=5.x', { ...nothing, portalId: 'team-123', before: '5.x' }],
	['portal=team%00-1', { ...nothing, portalId: 'team-1' }],
	[
		'status=sold&from=2026-11-01&designed=yes',
		{ ...nothing, status: 'sold', from: '2026-11-01', isDesigned: true },
	],
	['tag=+VIP+&from=2026-13-01', { ...nothing, tag: 'vip' }],
	['tag=%3Cb%3E&designed=no', nothing],
	['person=abc&q=Canary', { ...nothing, userId: 'abc' }],
])('?%s is read', (query, view) => {
	expect(ordersViewIn(new URLSearchParams(query))).toEqual(view)
})

test('an address is read back as it was written', () => {
	const view = { ...nothing, status: 'paid' as const, portalId: 'team-123', tag: 'rush', before: '1.a' }
	expect(ordersViewIn(new URL(ordersHref(view), 'https://shop.test').searchParams)).toEqual(view)
	expect(ordersHref({})).toBe('/admin/orders')
})

test('messages of one address or person are all of them, others those to answer', () => {
	const nothing = { isOpen: false, alikeId: null, userId: null, before: null }
	for (const [query, view] of [
		['', { ...nothing, isOpen: true }],
		['show=all&before=5.x', { ...nothing, before: '5.x' }],
		['like=abc', { ...nothing, alikeId: 'abc' }],
		['person=abc', { ...nothing, userId: 'abc' }],
	] as const) {
		expect(messagesViewIn(new URLSearchParams(query))).toEqual(view)
		const { searchParams } = new URL(messagesHref(view), 'https://shop.test')
		expect(messagesViewIn(searchParams)).toEqual(view)
	}
})
