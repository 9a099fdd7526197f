// The list's message when loading fails: the specified text, without details of the error.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import type { Role } from '#kit/roles.ts'
import * as list from './pending-approvals.tsx'

const logged: unknown[] = []

/** Cast: the loader reads only these parts of the context, and every statement of this database fails. */
function factsFor(role: Role) {
	const broken = () => {
		throw new Error('relation "approvals" is broken')
	}
	const log = { error: (facts: unknown) => void logged.push(facts) }
	const actor = { userId: 'b4a5f9d5-0000-4000-8000-000000000000', roles: [role] }
	const context = new RouterContextProvider()
	const db = { select: broken, insert: broken }
	context.set(serviceContext, { db, log, actor, now: new Date(0), requestId: 'r' } as never)
	context.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	return { url: new URL('https://shop.test/approvals'), context } as never
}

test('a list that cannot be read says so, offers another try, and shows nothing of the fault', async () => {
	const { data, init } = await list.loader(factsFor('coach'))
	expect(init).toMatchObject({ status: 500, headers: { 'Cache-Control': 'private, no-store' } })
	expect(data).toMatchObject({ page: null, toasts: [{ tone: 'error', title: 'Failed to load approvals' }] })
	expect(logged).toHaveLength(1)
	const Page = list.default as (props: object) => ReactElement
	const props = { loaderData: data }
	const element = <Page {...props} />
	const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
	expect(html.match(/Failed to load approvals/g)).toHaveLength(2)
	expect(html).toContain('href="/approvals"')
	expect(html).toContain('Try again')
	expect(html).not.toContain('broken')
})

test('a person who may not see approvals is refused, not shown a fault', async () => {
	await expect(list.loader(factsFor('retail'))).rejects.toMatchObject({ init: { status: 403 } })
})
