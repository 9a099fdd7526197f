import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paxPath, readTarHeader, tarBlock, tarHeader, tarPadding } from './tar.ts'

const archive = (name: string, content: string): Buffer =>
	Buffer.concat([
		tarHeader({ name, mode: 0o600, size: content.length, kind: 'file' }),
		Buffer.from(content),
		Buffer.alloc(tarPadding(content.length)),
		Buffer.alloc(2 * tarBlock),
	])

const names = ['a', 'x'.repeat(100), 'x'.repeat(101), `${'folder/'.repeat(14)}ü.txt`, 'y'.repeat(990)]

test.each(names)('the tar program reads an entry named %s', (name) => {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-tar-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'archive.tar'), archive(name, 'content'))
	const content = execFileSync('tar', ['-xOf', 'archive.tar', name], { cwd: folder })
	expect(content.toString()).toBe('content')
})

test('a header says what was written into it, and zeros are the end', () => {
	const entry = { name: 'tables/a.ndjson', mode: 0o640, size: 70_000, kind: 'file' } as const
	expect(readTarHeader(tarHeader(entry))).toEqual(entry)
	expect(readTarHeader(Buffer.alloc(tarBlock))).toBeUndefined()
})

test('a long name stands in a record before the entry', () => {
	const name = 'n'.repeat(150)
	const bytes = tarHeader({ name, mode: 0o600, size: 3, kind: 'file' })
	const first = readTarHeader(bytes.subarray(0, tarBlock))
	expect(first?.kind).toBe('pax')
	expect(paxPath(bytes.subarray(tarBlock, tarBlock + (first?.size ?? 0)))).toBe(name)
	expect(readTarHeader(bytes.subarray(2 * tarBlock))).toMatchObject({ kind: 'file', size: 3 })
})

test('a header with one changed byte is refused', () => {
	const header = tarHeader({ name: 'a', mode: 0o600, size: 3, kind: 'file' })
	header.write('7', 130)
	expect(() => readTarHeader(header)).toThrow('no header of a tar archive')
})
