// The server-rendered roster page, before hydration.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderedRows } from '../rules/ordered.ts'
import { emptyPlayer } from '../rules/player.ts'
import type { RowView } from '../views.ts'
import { RosterPage } from './roster-page.tsx'

const rowAt = (at: number): RowView => ({
	...emptyPlayer,
	id: `0b2e8c1a-7d52-4d0e-9f53-${String(at).padStart(12, '0')}`,
	name: `Player Vale ${at}`,
	number: String(at % 100),
	size: 'M',
	shortsSize: 'L',
	printsName: at % 10 !== 0,
	userId: null,
	confirmedAt: null,
	confirmedBy: null,
	linkExpiresAt: null,
})

const none: OrderedRows = { orders: [], rows: [] }

function pageOf(players: number, ordered = none): string {
	const rows = Array.from({ length: players }, (_, at) => rowAt(at))
	const portal = {
		id: 'team-1',
		teamName: 'Rams',
		school: 'Lakewood High',
		season: 'Fall 2026',
		sport: 'football' as const,
		timeZone: 'America/New_York',
	}
	return renderToString(
		<RosterPage
			{...{ portal, rows, ordered }}
			revision={1}
			accounts={[]}
			left={[]}
			lastSeason={null}
			answer={undefined}
		/>,
	)
}

test('500 players are sent once each, as rows that are only read', () => {
	const page = pageOf(500)
	expect(page.match(/role="gridcell">Player Vale 499</g)).toHaveLength(1)
	expect(page.match(/role="row"/g)).toHaveLength(501)
	expect(page).not.toContain('data-cell')
	expect(Buffer.byteLength(page)).toBeLessThan(220_000)
})

test('without scripts, too, the page says which orders differ, and the way for each', () => {
	const id = 'c10629a6-0000-4000-8000-000000000000'
	const carried = [{ at: 0, number: '12', size: 'S' }]
	const page = pageOf(3, { orders: [{ id, stage: 'sentBack' }], rows: [[rowAt(1).id, carried]] })
	expect(page).toContain('1 player’s order differs from the roster')
	expect(page).toContain('Ordered as 12 · S')
	expect(page).toContain('ordered 12')
	expect(page).toContain(`href="/approvals/${id}"`)
	expect(page).not.toContain('Waiting for payment')
	expect(pageOf(3)).not.toContain('differ')
})
