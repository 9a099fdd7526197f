import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { ObjectStore } from '../contract.ts'
import { diskStore } from './disk.server.ts'
import { s3Store } from './s3.server.ts'
import { openTestBucket } from '../../../tests/factories/files.ts'

const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-files-'))
const bucket = await openTestBucket()
afterAll(async () => {
	await bucket.close()
	await rm(folder, { recursive: true, force: true })
})

const stores: [string, ObjectStore][] = [
	['a folder', diskStore(join(folder, 'files'))],
	['a bucket', s3Store(bucket.settings)],
]
const type = 'application/octet-stream'
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)
const bytesOf = (given: string) => new TextEncoder().encode(given)

test.each(stores)('%s gives back what was put, byte by byte', async (_name, store) => {
	const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256)
	await store.put('art/one/1.bin', bytes, { type })
	const found = await store.get('art/one/1.bin')
	expect(found && Buffer.compare(found, bytes)).toBe(0)
})

test.each(stores)('%s replaces what had the same key', async (_name, store) => {
	await store.put('replaced/a.txt', bytesOf('first'), { type })
	await store.put('replaced/a.txt', bytesOf('second'), { type })
	expect(text(await store.get('replaced/a.txt'))).toBe('second')
	expect(await store.list('replaced/')).toEqual(['replaced/a.txt'])
})

test.each(stores)('%s has nothing under an unknown key, nor under a folder', async (_name, store) => {
	await store.put('some/where/a.txt', bytesOf('a'), { type })
	expect(await store.get('nothing/here.txt')).toBeUndefined()
	expect(await store.get('some/where')).toBeUndefined()
	expect(await store.get('some/where/a.txt/deeper')).toBeUndefined()
})

test.each(stores)('%s keeps an empty object', async (_name, store) => {
	await store.put('empty/none.txt', new Uint8Array(), { type })
	expect((await store.get('empty/none.txt'))?.length).toBe(0)
})

test.each(stores)('%s forgets what is deleted, and deleting twice does no harm', async (_name, store) => {
	await store.put('gone/a.txt', bytesOf('a'), { type })
	await store.put('gone/b.txt', bytesOf('b'), { type })
	await store.delete('gone/a.txt')
	await store.delete('gone/a.txt')
	await store.delete('never/was.txt')
	expect(await store.get('gone/a.txt')).toBeUndefined()
	expect(await store.list('gone/')).toEqual(['gone/b.txt'])
})

test.each(stores)('%s lists by the beginning of keys, sorted, through all folders', async (_name, store) => {
	for (const key of ['tree/b/2.txt', 'tree/b/1.txt', 'tree/bb/3.txt', 'tree/a.txt', 'trees/4.txt'])
		await store.put(key, bytesOf(key), { type })
	expect(await store.list('tree/')).toEqual(['tree/a.txt', 'tree/b/1.txt', 'tree/b/2.txt', 'tree/bb/3.txt'])
	expect(await store.list('tree/b')).toEqual(['tree/b/1.txt', 'tree/b/2.txt', 'tree/bb/3.txt'])
	expect(await store.list('nowhere/')).toEqual([])
})

test('a bucket is listed page by page', async () => {
	const pageOf = (keys: string[], next: string) =>
		`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>${
			next && `<NextContinuationToken>${next}</NextContinuationToken>`
		}${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`
	const server = createServer((request, response) => {
		const query = new URL(request.url ?? '', 'http://localhost').searchParams
		response.setHeader('Content-Type', 'application/xml')
		response.end(
			query.get('continuation-token') === 'second'
				? pageOf(['many/2.txt'], '')
				: pageOf(['many/1.txt'], 'second'),
		)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	const store = s3Store({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` })
	expect(await store.list('many/')).toEqual(['many/1.txt', 'many/2.txt'])
})

test.each(stores)('%s is not left by a key', async (_name, store) => {
	await writeFile(join(folder, 'outside.txt'), 'secret')
	const wrong = [
		'../outside.txt',
		'a/../../outside.txt',
		'/etc/passwd',
		'a//b',
		'a/./b',
		'.hidden',
		'a\0b',
		'',
	]
	for (const key of [...wrong, 'a\\..\\b', 'x'.repeat(501), 'ü.txt', 'a/']) {
		await expect(async () => store.get(key), key).rejects.toThrow('no key')
		await expect(async () => store.put(key, bytesOf('x'), { type }), key).rejects.toThrow('no key')
		await expect(async () => store.delete(key), key).rejects.toThrow('no key')
	}
	for (const prefix of ['../', '/', 'a/../b', './'])
		await expect(async () => store.list(prefix), prefix).rejects.toThrow('No key')
})

test('files on disk are private to this user, and no partial file is left', async () => {
	const root = join(folder, 'modes')
	const store = diskStore(root)
	await store.put('a/b.txt', bytesOf('b'), { type })
	expect((await stat(join(root, 'a'))).mode & 0o777).toBe(0o700)
	expect((await stat(join(root, 'a/b.txt'))).mode & 0o777).toBe(0o600)
	await store.put('a/c.txt/d.txt', bytesOf('d'), { type })
	// A folder has that name: the object cannot be written.
	await expect(store.put('a/c.txt', bytesOf('c'), { type })).rejects.toThrow()
	expect((await readdir(join(root, 'a'))).toSorted()).toEqual(['b.txt', 'c.txt'])
})

test('a bucket that refuses is an error, not a missing file', async () => {
	const wrongBucket = s3Store({ ...bucket.settings, bucket: 'not-there' })
	await expect(wrongBucket.put('a.txt', bytesOf('a'), { type })).rejects.toThrow()
	const noServer = s3Store({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' })
	await expect(noServer.get('a.txt')).rejects.toThrow()
})
