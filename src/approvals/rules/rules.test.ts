import { expect, test } from 'vitest'
import { roles, type Role } from '#kit/roles.ts'
import type { Sealed, SealedLine } from '../schemas.ts'
import { differences, sealText } from './seal.ts'
import { canAmendApproved, sideOf } from './decisions.ts'

const people: readonly Role[] = roles

test('those who keep the portal decide, csr and admin always, and the buyer never', () => {
	const side = (role: Role, managesPlace: boolean, userId = 'buyer') =>
		sideOf({ userId: 'me', roles: [role] }, { userId, managesPlace })
	const deciders = (managesPlace: boolean) => people.filter((role) => side(role, managesPlace) === 'decider')
	expect(deciders(false)).toEqual(['admin', 'csr'])
	expect(deciders(true)).toEqual([...people])
	for (const role of people) {
		expect(side(role, true, 'me')).toBe('requester')
		expect(canAmendApproved({ userId: 'me', roles: [role] }, 'requester')).toBe(false)
	}
	expect(people.filter((role) => canAmendApproved({ userId: 'me', roles: [role] }, 'decider'))).toEqual([
		'admin',
		'csr',
	])
	expect(sideOf({ userId: null, roles: ['retail'] }, { userId: null, managesPlace: false })).toBeUndefined()
})

const line = (change: Partial<SealedLine> = {}): SealedLine => ({
	position: 0,
	productId: 'p',
	variantId: 'v',
	designId: 'd',
	designVersion: 1,
	sceneHash: 'h',
	playerName: 'Lee',
	number: '07',
	size: 'M',
	qty: 1,
	unitCents: 4_500,
	...change,
})
const state = (lines: SealedLine[], change: Partial<Sealed> = {}): Sealed => ({
	orderId: 'o',
	totalCents: 4_860,
	poNumber: 'PO-1',
	lines,
	...change,
})

test('the text of a seal does not depend on the order in which things were kept', () => {
	const [first, second] = [line(), line({ position: 1 })]
	const turned = Object.fromEntries(Object.entries(first).toReversed()) as SealedLine
	expect(sealText(state([second, turned]))).toBe(sealText(state([first, second])))
})

const changes: [string, Partial<SealedLine>, string][] = [
	['name', { playerName: 'Leigh' }, 'Line 1, #07: name Lee, now Leigh'],
	['no name', { playerName: '' }, 'Line 1, #07: name Lee, now none'],
	['number', { number: '7' }, 'Line 1, #07: number 07, now 7'],
	['size', { size: 'L', variantId: 'w' }, 'Line 1, #07: size M, now L'],
	['garment', { variantId: 'w' }, 'Line 1, #07: another garment of the same size'],
	['product', { productId: 'q' }, 'Line 1, #07: another product'],
	['quantity', { qty: 3 }, 'Line 1, #07: quantity 1, now 3'],
	['design version', { designVersion: 2, sceneHash: 'i' }, 'Line 1, #07: design version 1, now 2'],
	['design', { designId: 'e', designVersion: 4 }, 'Line 1, #07: another design, version 4'],
	['no design', { designId: null, designVersion: null }, 'Line 1, #07: its design is gone'],
	['drawing', { sceneHash: 'i' }, 'Line 1, #07: the drawing of its design is another one'],
	['price', { unitCents: 4_600 }, 'Line 1, #07: price $45.00, now $46.00'],
	[
		'several things',
		{ size: 'L', qty: 2, playerName: 'Leigh' },
		'Line 1, #07: name Lee, now Leigh; size M, now L; quantity 1, now 2',
	],
]
test.each(changes)('a changed %s breaks the seal and is reported', (_what, change, words) => {
	const [before, after] = [state([line()]), state([line(change)])]
	expect(sealText(after)).not.toBe(sealText(before))
	expect(differences(before, after, { withNames: true })).toEqual([words])
})

test.each<[string, Partial<Sealed>, string]>([
	['total', { totalCents: 5_000 }, 'Total $48.60, now $50.00'],
	['PO number', { poNumber: 'PO-2' }, 'PO number PO-1, now PO-2'],
])('a changed %s breaks the seal and is reported', (_what, change, words) => {
	const [before, after] = [state([line()]), state([line()], change)]
	expect(sealText(after)).not.toBe(sealText(before))
	expect(differences(before, after, { withNames: true })).toEqual([words])
})

test('lines that went and came are reported by what was on them; kept words carry no name', () => {
	const before = state([line(), line({ position: 1, playerName: 'Park', number: '' })])
	const after = state([line({ playerName: 'Leigh' }), line({ position: 2, number: '9', qty: 2 })])
	expect(differences(before, after, { withNames: true })).toEqual([
		'Line 1, #07: name Lee, now Leigh',
		'Line 2 removed: Park, size M, 1 × $45.00',
		'Line 3, #9 added: Lee, size M, 2 × $45.00',
	])
	const kept = differences(before, after, { withNames: false })
	expect(kept).toEqual([
		'Line 1, #07: name changed',
		'Line 2 removed: size M, 1 × $45.00',
		'Line 3, #9 added: size M, 2 × $45.00',
	])
	expect(differences(before, before, { withNames: true })).toEqual([])
})
