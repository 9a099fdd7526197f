import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtFiles } from './built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-built-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/main-a1.js'), 'let a')
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
const serve = builtFiles(folder)
const server = createServer((request, response) => {
	serve(request, response, () => void response.writeHead(404).end())
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
// Cast: it listens on a port.
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
	server.close()
	rmSync(folder, { recursive: true, force: true })
})

test('files are served with the time that they may be kept; the rest goes on', async () => {
	const hashed = await fetch(`${address}/assets/main-a1.js`)
	expect(await hashed.text()).toBe('let a')
	expect(hashed.headers.get('Cache-Control')).toContain('immutable')
	const plain = await fetch(`${address}/robots.txt`)
	expect(plain.headers.get('Cache-Control')).toContain('max-age=86400')
	await plain.text()
	expect((await fetch(`${address}/later.txt`)).status).toBe(404)
})

test('a file that vanishes breaks off its own answer; the server goes on', async () => {
	rmSync(join(folder, 'assets/main-a1.js'))
	await expect(fetch(`${address}/assets/main-a1.js`).then((answer) => answer.text())).rejects.toThrow()
	expect(await (await fetch(`${address}/robots.txt`)).text()).toBe('User-agent: *')
})
