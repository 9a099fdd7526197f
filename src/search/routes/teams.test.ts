// Suggestions of teams: asked of the person who is signed in, few, and in no cache.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext } from '#http/context.server.ts'
import type { PersonalSearch } from '../contract.ts'
import { personalSearchContext } from '../dependencies.server.ts'
import { loader } from './teams.ts'

test('teams are searched as the signed-in person, four at most, and the answer is kept by no cache', async () => {
	const person = { actor: { userId: 'a', roles: ['coach'] } } as never
	const asked: unknown[] = []
	const find: PersonalSearch = (context, { query, limit, language }) => {
		asked.push([context === person, query, limit, language])
		const rams = { id: 'rams', title: 'Rams', detail: 'Football', href: '/portal/rams' }
		return Promise.resolve([{ label: 'Your teams', results: [rams], hasMore: true }])
	}
	const context = new RouterContextProvider()
	context.set(serviceContext, person)
	context.set(personalSearchContext, find)
	// Cast: the loader reads only these parts.
	const headers = { 'Accept-Language': 'es-MX' }
	const request = new Request('https://shop.test/search/teams?q=%20rams', { headers })
	const facts = { request, context } as never
	const response = await loader(facts)
	expect(response.headers.get('Cache-Control')).toBe('private, no-store')
	expect(await response.json()).toEqual({
		groups: [{ label: 'Your teams', items: [{ title: 'Rams', detail: 'Football', href: '/portal/rams' }] }],
	})
	expect(asked).toEqual([[true, 'rams', 4, 'es']])
})
