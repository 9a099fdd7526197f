import { expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { BackupFailure, entryKind, plainFailure, rowsName } from './archive.ts'

test('the name of an entry says what it holds', () => {
	expect(entryKind(rowsName('public.orders', 7))).toEqual({ kind: 'rows', table: 'public.orders' })
	expect(entryKind('files/art/a/1.png')).toEqual({ kind: 'files', key: 'art/a/1.png' })
	expect(entryKind('pictures/0a-600.webp')).toEqual({ kind: 'pictures', key: '0a-600.webp' })
})

test.each([
	'',
	'files/',
	'tables/a/b/000001.ndjson',
	'tables/a/x.ndjson',
	'other/a',
	'../files/a',
	'/files/a',
])('no entry is named %j', (name) => expect(entryKind(name)).toBeUndefined())

test.each([
	'files/../../etc/cron.d/x',
	'files//etc/passwd',
	'files/a/../b',
	'files/.hidden',
	'files/a\\..\\b',
])('%s leads nowhere out of the store', async (name) => {
	const entry = entryKind(name)
	const store = diskStore('/no/such/folder')
	const key = entry?.kind === 'files' ? entry.key : ''
	await expect(async () => store.put(key, Buffer.from('x'), { type: '' })).rejects.toThrow(
		'no key of a stored file',
	)
})

test('a full disk is said in one line', () => {
	const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
	expect(plainFailure(full)).toEqual(
		new BackupFailure('The disk is full. Make room and begin again; nothing is left of this try.'),
	)
	expect(
		plainFailure(new Error('failed', { cause: Object.assign(new Error('full'), { code: '53100' }) })),
	).toBeInstanceOf(BackupFailure)
	const other = new Error('other')
	expect(plainFailure(other)).toBe(other)
})
