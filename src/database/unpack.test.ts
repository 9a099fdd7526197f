import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { unpackDatabase } from './unpack.server.ts'

const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-unpack-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** One entry of a tar archive, as the engine writes it. */
function entry(name: string, mode: string, content: string | null): Buffer {
	const header = Buffer.alloc(512)
	header.write(name, 0)
	header.write(mode, 100)
	header.write((content ?? '').length.toString(8).padStart(11, '0'), 124)
	header.write(content === null ? '5' : '0', 156)
	const body = Buffer.alloc(Math.ceil((content ?? '').length / 512) * 512)
	body.write(content ?? '')
	return Buffer.concat([header, body])
}

const image = join(scratch, 'image.tar.gz')
const long = 'x'.repeat(1_000)
writeFileSync(
	image,
	gzipSync(
		Buffer.concat([
			entry('/base', '0000750', null),
			entry('/base/1', '0000600', long),
			entry('/empty', '0000600', ''),
			entry('/PG_VERSION', '0000600', '18\n'),
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
