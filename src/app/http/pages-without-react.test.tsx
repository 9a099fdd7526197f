// Pages without React through the router and the entry: rendered, packed, and nothing opened that outlives the request.
import { brotliDecompressSync } from 'node:zlib'
import { createRequestHandler, RouterContextProvider, type EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { shopContext, siteContext } from '#http/context.server.ts'
import { specShell } from '#kit/shop.ts'
import handleRequest from '../../entry.server.tsx'
import { compressed } from './compression.ts'
import { routerBuild, siteIn } from '../../../tests/factories/site.ts'

const words = 'Size chart S–XL, '.repeat(200)

function shop() {
	const entries: EntryContext[] = []
	const about = { id: 'about', path: 'about', module: { default: () => <p>{words}</p>, loader: () => null } }
	const build = routerBuild({
		routes: { about },
		entry: {
			default: (...given: Parameters<typeof handleRequest>) => {
				entries.push(given[3])
				return handleRequest(...given)
			},
			handleError: (failure: unknown) => {
				throw failure
			},
		},
		known: { about: { id: 'about', path: 'about', hasLoader: true, module: '', imports: [] } },
	})
	const context = new RouterContextProvider()
	context.set(shopContext, specShell)
	context.set(siteContext, siteIn('en'))
	const request = new Request('https://shop.test/about', { headers: { 'accept-encoding': 'br' } })
	return { entries, request, render: () => createRequestHandler(build, 'test')(request, context) }
}

test('the router’s stream of data stays closed: its reader keeps what it reaches until a full collection', async () => {
	const { entries, render } = shop()
	expect(await (await render()).text()).toContain(words)
	expect(entries.map(({ serverHandoffStream }) => serverHandoffStream?.locked)).toEqual([false])
})

test('the page is packed from the bytes that were written, and its response stays unread', async () => {
	const { request, render } = shop()
	const page = await render()
	const packed = await compressed(request, page)
	expect(page.bodyUsed).toBe(false)
	const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()
	expect(text).toMatch(/^<!DOCTYPE html>/)
	expect(text).toContain(words)
})
