// The team portal's error message when it cannot be loaded.
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext } from '#http/context.server.ts'
import { loader } from './portal.tsx'

test('a portal that cannot be read is logged and shows "Failed to load team portal"', async () => {
	const fails = () => {
		throw new Error('relation "team_portals" is broken')
	}
	const lines: string[] = []
	const log = pino({}, { write: (line: string) => void lines.push(line) })
	const actor = { userId: 'b4a5f9d5-0000-4000-8000-000000000000', roles: ['coach'] }
	const context = new RouterContextProvider()
	// Cast: the loader reads only these parts of the context, and every statement of this database fails.
	context.set(serviceContext, {
		db: { select: fails },
		log,
		actor,
		now: new Date(0),
		requestId: 'r',
	} as never)
	const url = new URL('https://shop.test/portal/team-123')
	await expect(loader({ params: { portalId: 'team-123' }, context, url } as never)).rejects.toMatchObject({
		data: 'Failed to load team portal',
		init: { status: 500 },
	})
	expect(lines.join()).toContain('is broken')
})
