import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { createCheckPool } from './check-pool.server.ts'
import type { CheckedArt } from './art.ts'
import type { HostileFile, Targets } from '../../../tests/factories/files/file.ts'
import { pdfFiles } from '../../../tests/factories/files/pdf-files.ts'
import { rasterFiles } from '../../../tests/factories/files/raster-files.ts'
import { svgFiles } from '../../../tests/factories/files/svg-files.ts'

const canary = 'canary-7f3a9c51'
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-hostile-'))
const targets: Targets = {
	url: '',
	picturePath: join(folder, 'canary.png'),
	textPath: join(folder, 'canary.txt'),
}
await writeFile(targets.textPath, canary)
/** A color that no file of the corpus has. */
const canaryColor = { r: 18, g: 171, b: 52 }
await sharp({ create: { width: 50, height: 50, channels: 3, background: canaryColor } })
	.png()
	.toFile(targets.picturePath)

const requested: string[] = []
const server = createServer((request, response) => {
	requested.push(request.url ?? '')
	response.end()
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
targets.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

// This tests the outcome for each file, not its speed: other tests load the machine at the same time.
vi.setConfig({ testTimeout: 90_000 })
const pool = createCheckPool({ size: 1, limitMs: 60_000, pdfLimitMs: 60_000 })
let mostMebibytes = 0
const watch = setInterval(() => {
	for (const pid of pool.processes()) {
		try {
			const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
			mostMebibytes = Math.max(mostMebibytes, Number(peak ?? 0) / 1024)
		} catch {
			// The process has already ended.
		}
	}
}, 50)
afterAll(async () => {
	clearInterval(watch)
	pool.close()
	server.close()
	await rm(folder, { recursive: true, force: true })
})

const corpus: HostileFile[] = [
	...svgFiles(targets),
	...(await rasterFiles(targets)),
	...(await pdfFiles(targets)),
]

const outcomeOf = (file: HostileFile): Promise<CheckedArt | string> =>
	pool.check(file).catch((failure: unknown) => {
		expect(failure).toMatchObject({ name: 'Refusal', code: 'invalid' })
		return failure instanceof Error ? failure.message : ''
	})

async function expectCleanPicture(png: Uint8Array): Promise<void> {
	const { format, exif, icc, iptc, xmp, comments } = await sharp(png).metadata()
	expect({ format, exif, icc, iptc, xmp, comments }).toEqual({ format: 'png' })
	const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
	for (let at = 0; at < data.length; at += info.channels)
		if (data[at] === canaryColor.r && data[at + 1] === canaryColor.g && data[at + 2] === canaryColor.b)
			throw new Error('A file of this machine was drawn')
}

function expectCleanDrawing(svg: string): void {
	const withoutNamespaces = svg.replaceAll(/ xmlns(?::xlink)?="http:\/\/www\.w3\.org\/[\w/]+"/g, '')
	expect(withoutNamespaces).not.toMatch(
		/script|https?:|file:|javascript|\son\w+=|<image|<style|<foreign|<!|<\?/i,
	)
	expect(withoutNamespaces.match(/url\([^#]/)).toBeNull()
	expect(withoutNamespaces).toContain('#c21a2c')
}

test('the corpus holds at least sixty files', () => {
	expect(corpus.length).toBeGreaterThanOrEqual(60)
})

test.each(corpus.map((file) => [file.title, file] as const))('%s', async (_title, file) => {
	const outcome = await outcomeOf(file)
	const { verdict } = file
	if ('refused' in verdict) {
		expect(outcome, 'should be refused').toBeTypeOf('string')
		expect(outcome).toMatch(verdict.refused)
		expect(outcome).toMatch(/^[A-Z][^\n]{8,200}\.$/)
		expect(outcome).not.toContain(folder)
		return
	}
	if (typeof outcome === 'string') throw new Error(`Refused: ${outcome}`)
	expect(outcome.extension).toBe(verdict.rebuilt)
	expect(Math.max(outcome.width, outcome.height)).toBeLessThanOrEqual(10_000)
	expect(Buffer.from(outcome.bytes).includes(canary)).toBe(false)
	expect(Buffer.from(outcome.bytes).includes(targets.url)).toBe(false)
	if (outcome.extension === 'svg') expectCleanDrawing(new TextDecoder().decode(outcome.bytes))
	else await expectCleanPicture(outcome.bytes)
})

test('no file of the corpus made a request, and memory stayed below a gigabyte', () => {
	expect(requested).toEqual([])
	expect(mostMebibytes).toBeGreaterThan(50)
	expect(mostMebibytes).toBeLessThan(1_000)
})
