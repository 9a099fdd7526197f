import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { assets } from '../tables.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { CheckedArt } from '../checks/art.ts'
import { bytesOf } from '../../../tests/factories/files/file.ts'
import type { ObjectStore } from '../contract.ts'
import { diskStore } from '../object-stores/disk.server.ts'
import {
	largestFileBytes,
	userQuota,
	userUploadsPerHour,
	visitorQuota,
	visitorUploadsPerHour,
	type Owner,
} from '../rules/files.ts'
import {
	artByUrl,
	assetsFor,
	claimAssets,
	filesOfPerson,
	canUse,
	keptLogos,
	sweepVisitorArt,
} from './files.server.ts'
import { uploadArt, type FileParts, type Upload } from './upload.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-service-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = diskStore(folder)

const art: CheckedArt = {
	kind: 'vector',
	extension: 'svg',
	bytes: bytesOf('<svg>rebuilt</svg>'),
	width: 1_000,
	height: 500,
	inks: [{ hex: '#c21a2c', share: 1 }],
	warnings: ['Look at it.'],
}
const parts: FileParts = { store, checker: { check: async () => art } }

async function user(): Promise<Owner> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { userId, visitorKey: null }
}
const visitor = (): Owner => ({ userId: null, visitorKey: randomUUID() })

const at = (ms: number) => ({ ...context, now: new Date(context.now.getTime() + ms) })
const upload = (owner: Owner, given: Partial<Upload> = {}, when = context) =>
	uploadArt(when, parts, {
		owner,
		name: 'logo.svg',
		bytes: bytesOf(randomUUID()),
		clientAddress: randomUUID(),
		...given,
	})
const rowOf = async (id: string) => {
	const [row] = await database.db.select().from(assets).where(eq(assets.id, id))
	if (!row) throw new Error('There is no such asset')
	return row
}
const countOf = async (owner: Owner) => {
	const owned = owner.userId ? eq(assets.userId, owner.userId) : eq(assets.visitorKey, owner.visitorKey ?? '')
	const [row] = await database.db.select({ all: count() }).from(assets).where(owned)
	return row?.all
}
/** Files that count for the quota but are not stored. */
async function fill(owner: Owner, files: number, bytes: number): Promise<void> {
	const rows = Array.from({ length: files }, () => ({
		id: randomUUID(),
		...owner,
		path: `x/${randomUUID()}`,
		originalKey: 'x',
		name: 'x',
		kind: 'vector' as const,
		bytes,
		width: 1,
		height: 1,
		inks: [],
		warnings: [],
		sha256: '',
		createdAt: context.now,
	}))
	await database.db.insert(assets).values(rows)
}

test('an upload lies under the id of its owner and the time, rebuilt in public and as it came in private', async () => {
	const owner = await user()
	const bytes = bytesOf('as it came')
	const asset = await upload(owner, { bytes, name: 'C:\\art\\Eagles\u0000 logo.SVG' })
	expect(asset).toEqual({
		id: expect.any(String),
		url: `/files/design-assets/${owner.userId}/${context.now.getTime()}.svg`,
		kind: 'vector',
		name: 'Eagles logo.SVG',
		width: 1_000,
		height: 500,
		inks: art.inks,
		warnings: art.warnings,
	})
	const row = await rowOf(asset.id)
	expect(row).toMatchObject({ userId: owner.userId, visitorKey: null, bytes: bytes.length })
	expect(await store.get(row.originalKey)).toEqual(Buffer.from(bytes))
	expect(row.originalKey).toMatch(/^originals\/.+\.svg$/)
	const served = await artByUrl(store, asset.url)
	expect(served).toEqual({ bytes: Buffer.from(art.bytes), type: 'image/svg+xml' })
})

test('files of the same millisecond have addresses of their own', async () => {
	const owner = await user()
	const many = await Promise.all(Array.from({ length: 5 }, () => upload(owner)))
	const now = context.now.getTime()
	expect(many.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual(
		[0, 1, 2, 3, 4].map((more) => `${now + more}.svg`),
	)
})

test("a visitor's folder tells nothing of the key", async () => {
	const owner = visitor()
	const [first, second] = [await upload(owner), await upload(owner)]
	const folderOf = (url: string) => url.split('/')[3]
	expect(folderOf(first.url)).toMatch(/^[a-f0-9]{32}$/)
	expect(folderOf(first.url)).toBe(folderOf(second.url))
	expect(first.url).not.toContain(owner.visitorKey)
	expect(folderOf((await upload(visitor())).url)).not.toBe(folderOf(first.url))
})

test('the same file again is the same asset and is not checked twice', async () => {
	const owner = visitor()
	const bytes = bytesOf('the same')
	const first = await upload(owner, { bytes })
	const again = await uploadArt(
		context,
		{ store, checker: { check: () => Promise.reject(new Error('not needed')) } },
		{ owner, bytes, name: 'logo.svg', clientAddress: 'a' },
	)
	expect(again).toEqual(first)
	expect(await upload(owner, { bytes, name: 'other.svg' })).not.toEqual(first)
	expect((await upload(visitor(), { bytes })).id).not.toBe(first.id)
})

test('a tile is no logo, unless the same file is one already or becomes one', async () => {
	const owner = visitor()
	const bytes = bytesOf('waves')
	const names = async () => (await keptLogos(context, owner)).map(({ name }) => name)
	const tile = await upload(owner, { bytes, isTile: true })
	expect(await names()).toEqual([])
	expect(await canUse(context, owner, [tile.id])).toBe(true)
	await upload(owner, { bytes })
	expect(await names()).toEqual(['logo.svg'])
	await upload(owner, { bytes, isTile: true })
	expect(await names()).toEqual(['logo.svg'])
})

test('a file whose rebuilt copy is gone is taken anew', async () => {
	const owner = visitor()
	const bytes = bytesOf('lost')
	const first = await upload(owner, { bytes })
	await store.delete(first.url.replace('/files/', ''))
	const second = await upload(owner, { bytes })
	expect(second.id).not.toBe(first.id)
	expect(await artByUrl(store, second.url)).toBeDefined()
})

test('nothing is stored of a file that is refused, too large or without an owner', async () => {
	const owner = visitor()
	const refusing = { store, checker: { check: () => Promise.reject(new Refusal('invalid', 'No.')) } }
	const file = { owner, name: 'a.svg', bytes: bytesOf('refused'), clientAddress: 'b' }
	await expect(uploadArt(context, refusing, file)).rejects.toMatchObject({ message: 'No.' })
	await expect(upload(owner, { bytes: new Uint8Array(largestFileBytes + 1) })).rejects.toMatchObject({
		code: 'invalid',
		message: 'This file is larger than 10 MB.',
	})
	await expect(upload({ userId: null, visitorKey: null })).rejects.toMatchObject({ code: 'invalid' })
	expect(await countOf(owner)).toBe(0)
})

test('a store that fails leaves no row and no half of a file', async () => {
	const owner = await user()
	const stored = new Map<string, Uint8Array>()
	const failing: ObjectStore = {
		bucket: null,
		put: async (key, bytes) => {
			if (key.startsWith('design-assets/')) throw new Error('The bucket is full')
			stored.set(key, bytes)
		},
		get: async (key) => stored.get(key),
		delete: async (key) => void stored.delete(key),
		list: async () => [...stored.keys()],
	}
	const file = { owner, name: 'a.svg', bytes: bytesOf('a'), clientAddress: '' }
	await expect(uploadArt(context, { ...parts, store: failing }, file)).rejects.toThrow('The bucket is full')
	expect(await countOf(owner)).toBe(0)
	expect(stored.size).toBe(0)
})

test.each([
	['an account', user, userQuota],
	['a visitor', async () => visitor(), visitorQuota],
])('%s has a quota of files and of bytes, to the byte', async (_name, make, quota) => {
	const full = await make()
	await fill(full, quota.files - 1, 1)
	await upload(full)
	await expect(upload(full)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await countOf(full)).toBe(quota.files)

	const heavy = await make()
	await fill(heavy, 1, quota.bytes - 10)
	await expect(upload(heavy, { bytes: bytesOf('eleven bytes') })).rejects.toMatchObject({ code: 'forbidden' })
	await expect(upload(heavy, { bytes: bytesOf('ten bytes!') })).resolves.toBeTruthy()
	await expect(upload(heavy, { bytes: bytesOf('1') })).rejects.toMatchObject({ code: 'forbidden' })
})

test('uploads at once do not pass the quota together', async () => {
	const owner = visitor()
	await fill(owner, visitorQuota.files - 2, 1)
	const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => upload(owner)))
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
	expect(await countOf(owner)).toBe(visitorQuota.files)
})

test('visitors of one address, and accounts, upload so often an hour and no more', async () => {
	const clientAddress = '192.0.2.7'
	for (let at = 0; at < visitorUploadsPerHour; at += 1) await upload(visitor(), { clientAddress })
	await expect(upload(visitor(), { clientAddress })).rejects.toMatchObject({ code: 'too_many' })
	await expect(upload(visitor(), { clientAddress: '192.0.2.8' })).resolves.toBeTruthy()
	await expect(upload(visitor(), { clientAddress }, at(3_600_001))).resolves.toBeTruthy()

	const owner = await user()
	const bytes = bytesOf('again and again')
	for (let turn = 0; turn < userUploadsPerHour; turn += 1) await upload(owner, { bytes })
	await expect(upload(owner, { bytes })).rejects.toMatchObject({ code: 'too_many' })
})

test('uploads are shown to and used by their owner only', async () => {
	const [owner, other, guest] = [await user(), await user(), visitor()]
	const [own, theirs, guests] = [await upload(owner), await upload(other), await upload(guest)]
	const ids = [guests.id, theirs.id, own.id, randomUUID(), own.id]
	expect(await assetsFor(context, owner, ids)).toEqual([own])
	expect(await assetsFor(context, guest, ids)).toEqual([guests])
	expect(await assetsFor(context, { userId: null, visitorKey: null }, ids)).toEqual([])
	expect(await canUse(context, owner, [own.id])).toBe(true)
	expect(await canUse(context, owner, [])).toBe(true)
	for (const id of [theirs.id, guests.id, randomUUID()])
		expect(await canUse(context, owner, [own.id, id])).toBe(false)
	expect(await canUse(context, { userId: null, visitorKey: null }, [own.id])).toBe(false)
})

test('at sign-in the art of the browser joins the account; addresses stay, and the key opens it no more', async () => {
	const [owner, guest] = [await user(), visitor()]
	const asset = await upload(guest)
	const both = { userId: owner.userId, visitorKey: guest.visitorKey }
	expect(await canUse(context, both, [asset.id])).toBe(true)
	expect(await claimAssets(context, guest.visitorKey!, owner.userId!)).toBe(1)
	expect(await assetsFor(context, owner, [asset.id])).toEqual([asset])
	expect(await canUse(context, guest, [asset.id])).toBe(false)
	const stranger = await user()
	expect(await claimAssets(context, guest.visitorKey!, stranger.userId!)).toBe(0)
	expect(await canUse(context, stranger, [asset.id])).toBe(false)
})

test.each([
	'/files/originals/a/1.svg',
	'/files/design-assets/../originals/a/1.svg',
	'/files/design-assets/00000000-0000-4000-8000-000000000000/1700000000000.html',
	'https://shop.test/files/design-assets/00000000-0000-4000-8000-000000000000/1700000000000.svg',
	'/etc/passwd',
	'data:image/png;base64,',
	'',
])('%s is no address of art', async (url) => {
	expect(await artByUrl(store, url)).toBeUndefined()
})

test('art that is not there has no file', async () => {
	const url = `/files/design-assets/${randomUUID()}/1700000000000.svg`
	expect(await artByUrl(store, url)).toBeUndefined()
})

test('all files of a person are listed, those from before sign-in too, and no others', async () => {
	const [owner, guest, other] = [await user(), visitor(), await user()]
	const [before, after, stored] = [await upload(guest), await upload(owner), await upload(other)]
	await claimAssets(context, guest.visitorKey!, owner.userId!)
	const originals = await Promise.all([before, after].map(async ({ id }) => (await rowOf(id)).originalKey))
	for (const key of await filesOfPerson(context, owner.userId!)) await store.delete(key)
	for (const { url } of [before, after]) expect(await artByUrl(store, url)).toBeUndefined()
	for (const key of originals) expect(await store.get(key)).toBeUndefined()
	expect(await artByUrl(store, stored.url)).toBeDefined()
})

test("a visitor's art goes after thirty days, unless something uses it or an account took it over", async () => {
	const [owner, guest] = [await user(), visitor()]
	const [unused, used] = [await upload(guest), await upload(guest)]
	const claimed = await upload(visitor())
	await claimAssets(context, (await rowOf(claimed.id)).visitorKey!, owner.userId!)
	const young = await upload(visitor(), {}, at(dayMs))
	const own = await upload(owner)
	const inUse = async (_context: unknown, ids: readonly string[]) =>
		new Set(ids.filter((id) => id === used.id))

	await sweepVisitorArt(at(30 * dayMs), { store, inUse })
	expect(await artByUrl(store, unused.url)).toBeDefined()
	expect(await sweepVisitorArt(at(30 * dayMs + 1), { store, inUse })).toBeGreaterThan(0)
	expect(await artByUrl(store, unused.url)).toBeUndefined()
	await expect(rowOf(unused.id)).rejects.toThrow('no such asset')
	for (const asset of [used, claimed, young, own]) {
		expect(await artByUrl(store, asset.url)).toBeDefined()
		expect(await rowOf(asset.id)).toBeTruthy()
	}
})

test('art in use does not keep the sweep from what comes after it', async () => {
	const guests = Array.from({ length: 8 }, visitor)
	for (const guest of guests) await fill(guest, 30, 1)
	const usedIds = new Set<string>()
	const inUse = async (_context: unknown, ids: readonly string[]) => {
		for (const id of ids.slice(0, 200)) if (usedIds.size < 200) usedIds.add(id)
		return usedIds
	}
	await sweepVisitorArt(at(31 * dayMs), { store, inUse })
	const left = await Promise.all(guests.map(countOf))
	const [row] = await database.db.select({ all: count() }).from(assets)
	expect(usedIds.size).toBe(200)
	expect(left.reduce<number>((sum, files) => sum + (files ?? 0), 0)).toBeLessThanOrEqual(200)
	expect(row?.all).toBeGreaterThan(0)
})

test('files of the shop itself have no account and do not count to what visitors may upload', async () => {
	const clientAddress = '192.0.2.9'
	for (let at = 0; at < visitorUploadsPerHour; at += 1) await upload(visitor(), { clientAddress })
	const owner = visitor()
	await fill(owner, visitorQuota.files, 1)
	await expect(upload(owner, { clientAddress })).rejects.toMatchObject({ code: 'too_many' })
	await expect(upload(owner, { clientAddress, isOfShop: true })).resolves.toBeTruthy()
})
