// The contact form begins with the name and the address of the person who is signed in.
// One engine: the statements are those of the shop's settings and prices.
import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { specShell } from '#kit/shop.ts'
import { visitor } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loader } from './support.tsx'

const { context } = await openTestDatabase({ seeded: false })
const pat = { name: 'Pat Kim', email: 'pat@example.test' }
const person = { userId: randomUUID(), roles: ['retail'] } as const

test.each([
	['a person who is signed in', person, pat, pat],
	['a person without a name', person, { ...pat, name: '' }, { ...pat, name: '' }],
	['a person whose second step is missing', visitor, pat, { name: '', email: '' }],
	['a visitor', visitor, null, { name: '', email: '' }],
])('for %s', async (_, actor, viewer, sender) => {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, { ...context, actor })
	provided.set(siteContext, { publicUrl: 'http://shop.test' } as never)
	provided.set(shopContext, specShell)
	provided.set(viewerContext, viewer as never)
	const request = new Request('http://shop.test/support')
	expect((await loader({ request, context: provided } as never)).sender).toEqual(sender)
})
