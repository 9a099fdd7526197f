// Files that are not a complete backup are refused before anything is restored.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { migrationHashes } from '#database/migrate.server.ts'
import { tarHeader, tarPadding } from '#kit/tar.ts'
import { headerName, manifestName } from '../rules/archive.ts'
import { header, type Manifest } from '../schemas.ts'
import { openBackup } from '../service/restore.server.ts'
import { archiveEntries, checkedManifest, createArchive, type Entry } from './archive.server.ts'

function newFile(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-archive-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return join(folder, 'shop.tar.gz')
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const rows = ['tables/public.orders/000001.ndjson', randomBytes(200_000)] as const

type Content = { head?: unknown; entries?: (readonly [string, Buffer])[]; facts?: Partial<Manifest> }

async function written({ head = header, entries = [rows], facts = {} }: Content = {}): Promise<string> {
	const file = newFile()
	const archive = createArchive(file)
	await archive.add(headerName, json(head))
	for (const [name, bytes] of entries) await archive.add(name, bytes)
	const { [headerName]: first, ...sums } = archive.checksums()
	expect(first).toBeDefined()
	const manifest: Manifest = {
		takenAt: new Date().toISOString(),
		engine: 'embedded',
		migrations: migrationHashes(),
		tables: [{ name: 'public.orders', columns: ['id'], rows: 1 }],
		bucket: null,
		files: 0,
		pictures: 0,
		entries: sums,
		...facts,
	}
	await archive.add(manifestName, json(manifest))
	await archive.finish()
	return file
}

test('a whole backup is read as it was written', async () => {
	const file = await written()
	expect((await openBackup(file)).manifest.migrations).toEqual(migrationHashes())
	const found: Entry[] = []
	for await (const entry of archiveEntries(file)) found.push(entry)
	expect(found.map(({ name }) => name)).toEqual([rows[0], manifestName])
	expect(found[0]?.bytes.equals(rows[1])).toBe(true)
})

const damages: [string, (bytes: Buffer) => Buffer][] = [
	['cut at the end', (bytes) => bytes.subarray(0, -1)],
	['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
	['with one other bit', (bytes) => Buffer.from(bytes).fill(bytes[100_000]! ^ 1, 100_000, 100_001)],
]

test.each(damages)('a file %s is refused', async (_name, damage) => {
	const file = await written()
	writeFileSync(file, damage(readFileSync(file)))
	await expect(openBackup(file)).rejects.toThrow(`${file} is damaged or incomplete: it cannot be restored.`)
})

const other = { [rows[0]]: 'a'.repeat(64) }
const incomplete: [string, Content][] = [
	['another checksum', { facts: { entries: other } }],
	['an entry that the manifest does not name', { facts: { entries: {} } }],
	['an entry that is missing', { entries: [], facts: { entries: other } }],
	['the same entry twice', { entries: [rows, rows] }],
	['an entry of another kind', { entries: [rows, ['scripts/evil.sh', Buffer.from('evil')]] }],
]

test.each(incomplete)('an archive with %s is refused', async (_name, content) => {
	await expect(checkedManifest(await written(content))).rejects.toThrow('is damaged or incomplete')
})

test('an archive without a manifest is refused', async () => {
	const file = newFile()
	const archive = createArchive(file)
	await archive.add(headerName, json(header))
	await archive.finish()
	await expect(openBackup(file)).rejects.toThrow('is damaged or incomplete')
})

const strangers: [string, Buffer][] = [
	['a text', Buffer.from('This is a text.\n'.repeat(100))],
	['an empty file', Buffer.alloc(0)],
	['something else in gzip', gzipSync(randomBytes(5_000))],
	[
		'another archive',
		gzipSync(
			Buffer.concat([
				tarHeader({ name: 'package/index.js', mode: 0o644, size: 5, kind: 'file' }),
				Buffer.from('hello'),
				Buffer.alloc(tarPadding(5) + 1_024),
			]),
		),
	],
]

test.each(strangers)('%s is no backup', async (_name, bytes) => {
	const file = newFile()
	writeFileSync(file, bytes)
	await expect(openBackup(file)).rejects.toThrow(`${file} is no backup of a Fieldhouse shop.`)
})

test('a file that is not there is named', async () => {
	await expect(openBackup('/no/such/file')).rejects.toThrow('There is no file /no/such/file.')
})

test('a backup of a newer version is refused', async () => {
	const file = await written({ head: { ...header, version: 2 } })
	await expect(openBackup(file)).rejects.toThrow('was written by a newer version of Fieldhouse')
	const newer = await written({ facts: { migrations: [...migrationHashes(), 'f'.repeat(64)] } })
	await expect(openBackup(newer)).rejects.toThrow('its database has migrations that are unknown here')
	const [, ...others] = migrationHashes()
	const changed = await written({ facts: { migrations: ['f'.repeat(64), ...others] } })
	await expect(openBackup(changed)).rejects.toThrow('its database has migrations that are unknown here')
})
