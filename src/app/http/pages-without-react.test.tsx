// Pages without React through the router and the entry: rendered, packed, and nothing opened that outlives the request.
import { brotliDecompressSync } from 'node:zlib'
import {
	createRequestHandler,
	RouterContextProvider,
	type EntryContext,
	type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { shopContext, siteContext } from '#http/context.server.ts'
import { specShell } from '#kit/shop.ts'
import handleRequest from '../../entry.server.tsx'
import { compressed } from './compression.ts'

const words = 'Size chart S–XL, '.repeat(200)

function shop() {
	const entries: EntryContext[] = []
	const about = { id: 'about', path: 'about', module: { default: () => <p>{words}</p>, loader: () => null } }
	// Cast: the parts of a build that the handler reads for such a page.
	const build = {
		routes: { about },
		entry: {
			module: {
				default: (...given: Parameters<typeof handleRequest>) => {
					entries.push(given[3])
					return handleRequest(...given)
				},
				handleError: (failure: unknown) => {
					throw failure
				},
			},
		},
		assets: {
			version: '1',
			entry: { module: '', imports: [] },
			routes: { about: { id: 'about', path: 'about', hasLoader: true, module: '', imports: [] } },
			url: '',
		},
		routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
		basename: '/',
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
	} as unknown as ServerBuild
	const context = new RouterContextProvider()
	context.set(shopContext, specShell)
	context.set(siteContext, {
		publicUrl: 'https://shop.test',
		nonce: undefined,
		isDevelopment: false,
		hasPseudoLanguage: false,
		readerLanguage: 'en' as const,
		demo: false,
		elementScripts: { main: [''] },
		clientAddress: '',
	})
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
