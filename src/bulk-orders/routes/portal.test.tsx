// The team portal's error message when it cannot be loaded, in the language of its reader.
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { loader } from './portal.tsx'

test.each([
	['en', 'Failed to load team portal'],
	['es', 'No se pudo cargar el portal del equipo'],
])('a portal that cannot be read is logged and says so: %s', async (language, message) => {
	const fails = () => {
		throw new Error('relation "team_portals" is broken')
	}
	const lines: string[] = []
	const log = pino({}, { write: (line: string) => void lines.push(line) })
	const actor = { userId: 'b4a5f9d5-0000-4000-8000-000000000000', roles: ['coach'] }
	const context = new RouterContextProvider()
	// Cast: the loader reads only these parts of the context, and every statement of this database fails.
	context.set(serviceContext, {
		db: { _: { session: { prepareQuery: fails } } },
		log,
		actor,
		now: new Date(0),
		requestId: 'r',
	} as never)
	// Cast: the loader reads nothing else of the site.
	context.set(siteContext, { hasPseudoLanguage: false } as never)
	const url = new URL('https://shop.test/portal/team-123')
	const request = new Request(url, { headers: { 'accept-language': language } })
	await expect(
		loader({ params: { portalId: 'team-123' }, context, url, request } as never),
	).rejects.toMatchObject({
		data: { message, language },
		init: { status: 500 },
	})
	expect(lines.join()).toContain('is broken')
	expect(lines.join()).toContain('Failed to load team portal')
})
