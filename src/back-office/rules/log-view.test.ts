import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { actorName, detailLabel, linkedIds, logHref, logViewIn, sentenceParts } from './log-view.ts'

const nothing = {
	log: 'shop',
	personId: null,
	event: null,
	portalId: null,
	from: null,
	to: null,
	before: null,
}
const id = '3f2b8c1e-1b1a-4f7e-9d57-0a2f4e6c8b90'

test.each([
	['', nothing],
	['log=accounts&event=signed_in', { ...nothing, log: 'accounts', event: 'signed_in' }],
	[`person=${id}&portal=team-123`, { ...nothing, personId: id, portalId: 'team-123' }],
	['person=me&portal=<b>&event=DROP%20TABLE&log=x', nothing],
	['from=2026-11-01&to=2026-11-31', { ...nothing, from: '2026-11-01' }],
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
		from: '2026-11-01' as IsoDate,
		to: '2026-11-30' as IsoDate,
		before: '1.a',
	} as const
	expect(logViewIn(new URL(logHref(view), 'https://shop.test').searchParams)).toEqual(view)
	expect(logHref({})).toBe('/admin/audit')
})

const entryOf = (event: string, subject: string, change: object = {}) => ({
	event,
	subject,
	portalId: null,
	details: {},
	...change,
})

test.each([
	['order.note', id, `/admin/orders/${id}`],
	['portal.opened', 'team-123', '/admin/portals/team-123'],
	['message.noted', id, `/admin/messages/${id}`],
	['request.accepted', id, `/admin/requests/${id}`],
	['product.changed', id, `/admin/products/${id}`],
	['order.opened', '../x', undefined],
])('the subject of %s, %s, is at %s', (event, subject, href) => {
	expect(sentenceParts(entryOf(event, subject), {}).find((part) => part.href)?.href).toBe(href)
})

test('an approval is looked at with its order', () => {
	const entry = entryOf('approval.approved', 'x', { details: { order: id, round: 1 } })
	expect(sentenceParts(entry, {})).toEqual([
		{ text: 'approved ', href: null },
		{ text: 'the order #3f2b8c1e', href: `/admin/orders/${id}` },
	])
})

test('people, products and portals have their names; a person without one stays unnamed', () => {
	const joined = entryOf('person.joined', id, { portalId: 'team-1', details: { role: 'player' } })
	const text = (names: Record<string, string>) =>
		sentenceParts(joined, names)
			.map((part) => part.text)
			.join('')
	expect(text({ 'team-1': 'Lakewood Rams' })).toBe('added a person to Lakewood Rams as player')
	expect(text({ [id]: 'Pat Kim' })).toBe('added Pat Kim to team-1 as player')
	expect(linkedIds([joined, entryOf('product.changed', 'p1'), entryOf('task.done', 't1')])).toEqual({
		people: [id],
		products: ['p1'],
		portals: ['team-1'],
	})
})

test('details are reported in words', () => {
	expect(detailLabel({ units: 12, reason: 'count', open: null })).toBe('units: 12, reason: count, open: null')
	expect(detailLabel({ seal: 'abcdefgh'.repeat(8) })).toBe('seal: abcdefgh…')
	expect(detailLabel({ amountCents: 25_000, fromCents: null })).toBe('amount: $250.00, fromCents: null')
	expect(detailLabel({})).toBe('')
})

test.each([
	['quote.accepted', null, 'The customer'],
	['roster.confirmed', null, 'A family'],
	['product.started', null, 'The shop'],
	['quote.accepted', 'Dana Ortiz', 'Dana Ortiz'],
])('%s by the account of %s is done by: %s', (event, personName, name) => {
	expect(actorName({ event, personId: personName && 'p1', personName, isPlayer: false })).toBe(name)
})
