// Node and Chromium draw garments identically to the byte; golden.test.ts checks that the pictures are right.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { goldenHashes } from '../factories/golden-hashes.ts'
import { packsFor } from '#garments/packs.server.ts'
import { openBrowser } from '../chromium.ts'

/** The drawing code and its glyphs as one classic script. */
async function bundle(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		resolve: { alias: [{ find: /^#/, replacement: `${resolve('src')}/` }] },
		build: {
			write: false,
			rollupOptions: { input: resolve('tests/e2e/golden-in-browser.ts'), output: { format: 'iife' } },
		},
	})
	const [result] = Array.isArray(built) ? built : [built]
	const [chunk] = result && 'output' in result ? result.output : []
	if (chunk?.type !== 'chunk') throw new Error('The bundler made no script')
	return chunk.code
}

/** Serves a page with only the script. Digests need a secure origin, such as 127.0.0.1. */
async function serve(script: string): Promise<{ url: string; close: () => void }> {
	const server = createServer(({ url }, response) => {
		const isScript = url === '/golden.js'
		response.setHeader('Content-Type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`)
		response.end(isScript ? script : '<!doctype html><title>Golden</title><script src="/golden.js"></script>')
	})
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	const { port } = server.address() as AddressInfo
	return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('Chromium draws every golden design to the byte as Node does', async () => {
	const [script, browser] = await Promise.all([bundle(), openBrowser()])
	const site = await serve(script)
	const page = await browser.newPage()
	await page.goto(site.url)
	const inChromium = await page.evaluate(() => window.drawGolden())
	await browser.close()
	site.close()
	const inNode = await goldenHashes(({ config, template }) => packsFor(config, template))
	expect(Object.keys(inNode).length).toBeGreaterThan(50)
	expect(inChromium).toEqual(inNode)
})
