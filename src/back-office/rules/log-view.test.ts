import { expect, test } from 'vitest'
import { detailLabel, logHref, logViewIn, subjectHref } from './log-view.ts'

const nothing = { log: 'shop', personId: null, event: null, portalId: null, before: null }
const id = '3f2b8c1e-1b1a-4f7e-9d57-0a2f4e6c8b90'

test.each([
	['', nothing],
	['log=accounts&event=signed_in', { ...nothing, log: 'accounts', event: 'signed_in' }],
	[`person=${id}&portal=team-123`, { ...nothing, personId: id, portalId: 'team-123' }],
	['person=me&portal=<b>&event=DROP%20TABLE&log=x', nothing],
	['event=+order+&before=1.a', { ...nothing, event: 'order', before: '1.a' }],
])('?%s is read', (query, view) => {
	expect(logViewIn(new URLSearchParams(query))).toEqual(view)
})

test('an address is read back as it was written', () => {
	const view = {
		log: 'accounts',
		personId: id,
		event: 'order.refund',
		portalId: 'team-123',
		before: '1.a',
	} as const
	expect(logViewIn(new URL(logHref(view), 'https://shop.test').searchParams)).toEqual(view)
	expect(logHref({})).toBe('/admin/audit')
})

test.each([
	['order.refund', id, `/admin/orders/${id}`],
	['portal.opened', 'team-123', '/admin/portals/team-123'],
	['catalog.imported', 'catalog', null],
	['order.opened', '../x', null],
])('the subject of %s, %s, is at %s', (event, subject, href) => {
	expect(subjectHref({ event, subject, details: {} })).toBe(href)
})

test('an approval is looked at with its order', () => {
	const entry = { event: 'approval.approved', subject: 'x', details: { order: id, round: 1 } }
	expect(subjectHref(entry)).toBe(`/admin/orders/${id}`)
})

test('details are reported in words', () => {
	expect(detailLabel({ units: 12, reason: 'count', open: null })).toBe('units: 12, reason: count, open: null')
	expect(detailLabel({ seal: 'abcdefgh'.repeat(8) })).toBe('seal: abcdefgh…')
	expect(detailLabel({ amountCents: 25_000, fromCents: null })).toBe('amount: $250.00, fromCents: null')
	expect(detailLabel({})).toBe('')
})
