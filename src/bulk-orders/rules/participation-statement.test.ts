import { expect, test } from 'vitest'
import { participationCsvText, participationStatement, type SoldLine } from './participation-statement.ts'

const offers = [
	{ id: 'jersey', productId: 'p', piece: '', designId: null, model: 'Jersey', required: true },
	{ id: 'away', productId: 'p', piece: 'Away', designId: null, model: 'Jersey · Away', required: false },
]
const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `=Zyxo ${id}`, number: '' }))
const sums = {
	subtotalCents: 0,
	discountCents: 0,
	fundraisingCents: 0,
	shippingCents: 0,
	taxCents: 0,
	totalCents: 0,
	refundedCents: 0,
	spentCents: 0,
	waitingCents: 0,
}
const line = (rosterId: string | null, change: Partial<SoldLine> = {}): SoldLine => ({
	rosterId,
	productId: 'p',
	designId: null,
	portalItemId: 'jersey',
	model: 'Rawhide Jersey',
	isCounted: false,
	share: null,
	units: 1,
	unitsBack: 0,
	cents: 1_000,
	...change,
})
const raised = [
	{ productId: 'p', name: 'Rawhide Jersey', raisedCents: 300 },
	{ productId: null, name: 'No longer sold', raisedCents: 50 },
]
const statement = participationStatement({
	players,
	offers,
	sums,
	raised,
	lines: [
		line('a', { share: 'paid' }),
		line('a', { share: 'open', units: 2, cents: 2_000 }),
		line('b', { share: 'covered' }),
		line('c', { isCounted: true, unitsBack: 1 }),
		line('left the team', { isCounted: true }),
		line(null, { productId: 'q', portalItemId: null, model: 'Rawhide Cap', isCounted: true }),
	],
})

test('a player counts once per item and in the best state; all units and amounts are in the sums', () => {
	const short = statement.items.map(({ name, asked, ordered, paid, covered, units, cents, raisedCents }) => {
		return [name, asked, ordered, paid, covered, units, cents, raisedCents]
	})
	expect(short).toEqual([
		['Jersey', 4, 3, 1, 1, 6, 6_000, 300],
		['Jersey · Away', null, 0, 0, 0, 0, 0, null],
		['Rawhide Cap, not in the catalog now', null, 0, 0, 0, 1, 1_000, 0],
		['No longer sold', null, 0, 0, 0, 0, 0, 50],
	])
	expect(statement.raisedCents).toBe(350)
	expect(statement.byPlayer.map(({ states }) => states)).toEqual([
		['paid', null, null],
		['covered', null, null],
		['back', null, null],
		['none', null, null],
	])
})

test('names stand in the named file only, and run no formula', () => {
	expect(participationCsvText(statement, false)).not.toContain('Zyxo')
	expect(participationCsvText(statement, true)).toContain(",'=Zyxo a,Paid,,,3,30.00")
})
