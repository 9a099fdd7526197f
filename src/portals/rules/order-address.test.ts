import { expect, test } from 'vitest'
import { orderAddressIn } from './order-address.ts'

const now = new Date('2027-05-02T03:00:00Z')
const item = (portalId: string, deadlineOn: string | null, timeZone = 'America/New_York') => ({
	portalId,
	deadlineOn,
	timeZone,
})

test.each([
	['no portal', [], undefined],
	['a deadline that has passed', [item('rams', '2027-04-30')], undefined],
	[
		'the last day where the team is',
		[item('rams', '2027-05-01')],
		{ portalId: 'rams', deadlineOn: '2027-05-01' },
	],
	['a last day that has ended there', [item('rams', '2027-05-01', 'Europe/Paris')], undefined],
	['no deadline', [item('rams', null)], { portalId: 'rams', deadlineOn: null }],
	[
		'the earliest of the pieces',
		[item('rams', '2027-06-01'), item('rams', '2027-05-20'), item('rams', null)],
		{ portalId: 'rams', deadlineOn: '2027-05-20' },
	],
	[
		'a portal that still takes orders',
		[item('owls', '2027-01-01'), item('rams', null)],
		{ portalId: 'rams', deadlineOn: null },
	],
])('families are sent to the portal of %s', (_, items, expected) => {
	expect(orderAddressIn(items, now)).toEqual(expected)
})
