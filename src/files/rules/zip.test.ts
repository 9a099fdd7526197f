// ZIP files that people send, and those that are made to harm.
import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unzipped } from '../service/unzip.server.ts'
import { isZip, zipEntries } from './zip.ts'

const limit = { bytes: 1_000_000, message: 'Too large' }
const read = async (bytes: Uint8Array) =>
	Object.fromEntries(
		await Promise.all(
			zipEntries(bytes).map(
				async (entry) => [entry.path, Buffer.from(await unzipped(entry, limit)).toString()] as const,
			),
		),
	)

const usual = () =>
	zipSync(
		{
			'a.csv': strToU8('sku\nA-1'),
			photos: { 'Ü.jpg': [strToU8('x'.repeat(5_000)), { level: 0 }], 'empty.txt': new Uint8Array() },
			__MACOSX: { '._a.csv': strToU8('junk') },
		},
		{ comment: 'By hand' },
	)

/** Changes the header of the first entry in the directory, and its local one where the same field is there. */
function changed(bytes: Uint8Array, change: (directory: DataView, at: number) => void): Uint8Array {
	const copy = bytes.slice()
	const at = Buffer.from(copy).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
	change(new DataView(copy.buffer), at)
	return copy
}
const one = (path: string, text = 'x'.repeat(100)) => zipSync({ [path]: strToU8(text) })

test('files are read with their folders, and what systems add is left out', async () => {
	expect(isZip(usual())).toBe(true)
	expect(await read(usual())).toEqual({
		'a.csv': 'sku\nA-1',
		'photos/Ü.jpg': 'x'.repeat(5_000),
		'photos/empty.txt': '',
	})
	expect(zipEntries(zipSync({}))).toEqual([])
})

test('two files of one name are both found', () => {
	const twice = Buffer.from(zipSync({ 'a.jpg': strToU8('one'), 'b.jpg': strToU8('two') }))
	const same = Buffer.from(twice.toString('latin1').replaceAll('b.jpg', 'a.jpg'), 'latin1')
	expect(zipEntries(same).map(({ path }) => path)).toEqual(['a.jpg', 'a.jpg'])
})

test.each<[string, Uint8Array, string]>([
	['no ZIP', strToU8('sku,brand\nA-1,Rawhide'), 'cannot be opened'],
	['an empty file', new Uint8Array(), 'cannot be opened'],
	['half a ZIP', usual().subarray(0, 200), 'cannot be opened'],
	['an absolute path', one('/etc/passwd'), 'Only files inside of the ZIP are read, not /etc/passwd.'],
	['a drive', one('C:\\a.jpg'), 'Only files inside'],
	['a path that leaves its folder', one('photos/../../a.jpg'), 'Only files inside'],
	['such a path with backslashes', one('photos\\..\\a.jpg'), 'Only files inside'],
	['a password', changed(one('a.jpg'), (view, at) => view.setUint16(at + 8, 1, true)), 'has a password'],
	['another packing', changed(one('a.jpg'), (view, at) => view.setUint16(at + 10, 14, true)), 'unusual way'],
	[
		'a link',
		changed(one('a.jpg'), (view, at) => view.setUint32(at + 38, 0xa1ff0000, true)),
		'Only files inside',
	],
	[
		'an entry beyond the end',
		changed(one('a.jpg'), (view, at) => view.setUint32(at + 20, 5_000_000, true)),
		'cannot be opened',
	],
	[
		'an entry that begins elsewhere',
		changed(one('a.jpg'), (view, at) => view.setUint32(at + 42, 7, true)),
		'cannot be opened',
	],
	[
		'too many files',
		zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, new Uint8Array()]))),
		'at most 5000 files',
	],
])('%s is refused', (_, bytes, message) => {
	expect(() => zipEntries(bytes)).toThrow(message)
})

const entry = (bytes: Uint8Array) => {
	const [found] = zipEntries(bytes)
	if (!found) throw new Error('The ZIP has an entry')
	return found
}

test('a bomb is refused by what it says, and unpacks to no more than it says', async () => {
	const bomb = zipSync({ 'a.jpg': new Uint8Array(50_000_000) })
	expect(bomb.length).toBeLessThan(100_000)
	await expect(unzipped(entry(bomb), limit)).rejects.toMatchObject({ message: 'Too large' })
	const lying = changed(bomb, (view, at) => view.setUint32(at + 24, 1_000, true))
	await expect(unzipped(entry(lying), limit)).rejects.toMatchObject({ message: /damaged/ })
})

test('bytes that are not those that were packed are refused', async () => {
	const wrongSum = changed(one('a.jpg'), (view, at) => view.setUint32(at + 16, 7, true))
	await expect(unzipped(entry(wrongSum), limit)).rejects.toMatchObject({ code: 'invalid' })
	const short = { ...entry(one('a.jpg')), packed: deflateRawSync(Buffer.from('short')) }
	await expect(unzipped(short, limit)).rejects.toMatchObject({ code: 'invalid' })
})
