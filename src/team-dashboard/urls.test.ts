// Addresses of the dashboard are read as written; invalid pages mean page 1.
import { expect, test } from 'vitest'
import { dashboardHref, readDashboardView } from './urls.ts'

const read = (href: string) => readDashboardView(new URL(href, 'https://shop.test').searchParams)

test('what was written is read', () => {
	const view = { portalId: 'team-123', page: 2, ledgerPage: 3, text: 'mill creek' }
	expect(read(dashboardHref(view))).toEqual(view)
	expect(dashboardHref({ portalId: 'team-123', part: 'fundraising' })).toBe(
		'/team/dashboard?portal=team-123#fundraising',
	)
	expect(dashboardHref()).toBe('/team/dashboard')
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'portal=%00&ledger=0'])(
	'%s is the first page',
	(query) => {
		expect(read(`/team/dashboard?${query}`)).toEqual({ portalId: null, page: 1, ledgerPage: 1, text: '' })
	},
)
