// What visitors see when products cannot be read: the specification's text, without error details.
import { pino } from 'pino'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, isRouteErrorResponse, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { asAway } from '#database/failures.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { visitor } from '#kit/roles.ts'
import * as builderList from './builder-list.tsx'
import * as product from './product.tsx'
import * as sportProducts from './sport-products.tsx'

const broken = new Error('relation "products" is broken')

/** Cast: the loaders read only these router arguments, and every statement on this database fails. */
function factsOf(path: string, params: object, { failure = broken, lines = [] as string[] } = {}) {
	const fails = () => {
		throw failure
	}
	const db = { select: fails, selectDistinct: fails, execute: fails, $count: fails }
	const context = new RouterContextProvider()
	const log = pino({}, { write: (line: string) => void lines.push(line) })
	context.set(serviceContext, { db, log, actor: visitor, now: new Date(0), requestId: 'r' } as never)
	context.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	const url = new URL(path, 'https://shop.test')
	return { request: new Request(url), url, pattern: url.pathname, params, context } as never
}

const markup = (Page: ComponentType<never>, props: object) => {
	// Cast: each page receives its own loader's data.
	const Shown = Page as ComponentType<object>
	const router = createMemoryRouter([{ path: '*', element: <Shown {...props} /> }])
	return renderToStaticMarkup(<RouterProvider router={router} />)
}

const id = '7f0c0a52-4d1b-4a55-9e9c-0b5bd3f6a001'
const cacheControl = (headers: HeadersInit | undefined) => new Headers(headers).get('Cache-Control')

test('a product that cannot be read is logged and shows "Failed to load product details"', async () => {
	const lines: string[] = []
	const failure: unknown = await product
		.loader(factsOf(`/product/${id}`, { id }, { lines }))
		.catch((reason: unknown) => reason)
	expect(failure).toMatchObject({
		data: { message: 'Failed to load product details', language: 'en' },
		init: { status: 500 },
	})
	expect(lines.join()).toContain('relation \\"products\\" is broken')
	const { data } = failure as { data: unknown }
	const error = { status: 500, statusText: '', internal: false, data }
	expect(isRouteErrorResponse(error)).toBe(true)
	const html = markup(product.ErrorBoundary, { error })
	expect(html).toContain('Failed to load product details')
	const { init } = failure as { init: ResponseInit }
	const errorHeaders = new Headers(init.headers)
	expect(cacheControl(product.headers({ loaderHeaders: new Headers(), errorHeaders }))).toBe(
		'private, no-store',
	)
})

test.each([
	['of a sport', sportProducts, '/list', { sport: 'football' }, /Football/],
	['of jerseys', builderList, '/builder/jerseys', {}, /No jerseys found\. Check back soon!/],
	['of uniforms', builderList, '/builder/uniforms', {}, /No uniform components found\. Check back soon!/],
	['of spirit wear', builderList, '/builder/spirit-wear', {}, /No spirit wear found\. Check back soon!/],
] as const)('a list %s that cannot be read is logged, stays empty and is not cached', async (...given) => {
	const [, route, path, params, says] = given
	const lines: string[] = []
	const { data, init } = await route.loader(factsOf(path, params, { lines }))
	expect(init?.status).toBe(500)
	const loaderHeaders = new Headers(init?.headers)
	expect(cacheControl(route.headers({ loaderHeaders, errorHeaders: undefined }))).toBe('private, no-store')
	expect(lines).toHaveLength(1)
	const html = markup(route.default, { loaderData: data })
	expect(html).toMatch(says)
	expect(html).not.toContain('data-id=')
	expect(html).not.toContain('broken')
})

test('a database that is away is left to the answer 503', async () => {
	const failure = asAway(new Error('no connection'))
	await expect(product.loader(factsOf(`/product/${id}`, { id }, { failure }))).rejects.toBe(failure)
	await expect(builderList.loader(factsOf('/builder/jerseys', {}, { failure }))).rejects.toBe(failure)
})
