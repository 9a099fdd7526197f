import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { tarHeader, tarPadding } from '#kit/tar.ts'
import { unpackDatabase } from './embedded-files.server.ts'

const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-unpack-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** One entry of a tar archive; null content makes a folder. */
function entry(name: string, mode: number, content: string | null): Buffer {
	const bytes = Buffer.from(content ?? '')
	const header = tarHeader({ name, mode, size: bytes.length, kind: content === null ? 'folder' : 'file' })
	return Buffer.concat([header, bytes, Buffer.alloc(tarPadding(bytes.length))])
}

const image = join(scratch, 'image.tar.gz')
const long = 'x'.repeat(1_000)
writeFileSync(
	image,
	gzipSync(
		Buffer.concat([
			entry('/base', 0o750, null),
			entry('/base/1', 0o600, long),
			entry('/empty', 0o600, ''),
			entry('/PG_VERSION', 0o600, '18\n'),
			Buffer.alloc(1_024),
		]),
	),
)

test('folders, files and who may read them come out of the archive, over the draft of a killed process', () => {
	const folder = join(scratch, 'data/db')
	mkdirSync(`${folder}.draft`, { recursive: true })
	writeFileSync(`${folder}.draft/base`, 'half way')
	unpackDatabase(folder, image)
	expect(readFileSync(join(folder, 'base/1'), 'utf8')).toBe(long)
	expect(readFileSync(join(folder, 'empty'), 'utf8')).toBe('')
	expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n')
	expect(statSync(join(folder, 'base/1')).mode & 0o777).toBe(0o600)
	expect(existsSync(`${folder}.draft`)).toBe(false)
})

test('what stands in the folder already is not written over', () => {
	const folder = join(scratch, 'full')
	mkdirSync(folder)
	writeFileSync(join(folder, 'kept'), 'mine')
	expect(() => unpackDatabase(folder, image)).toThrow('full')
	expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('mine')
})
