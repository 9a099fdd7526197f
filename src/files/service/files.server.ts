// The life of uploads: shown to their owners, drawn, claimed at sign-in, and deleted.
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import { artAt, keyOfPath, urlOfPath, visitorArtDays, type Owner } from '../rules/files.ts'
import type { ObjectStore } from '../contract.ts'
import type { Asset } from '../schemas.ts'
import * as store from '../store/files.server.ts'
import type { AssetFiles, AssetRow } from '../store/files.server.ts'

const AssetId = z.uuid()

// Maps an upload's row to the client's view, and to its two files.
export const assetOf = (row: AssetRow): Asset => ({
	id: row.id,
	url: urlOfPath(row.path),
	kind: row.kind,
	name: row.name,
	width: row.width,
	height: row.height,
	inks: row.inks,
	warnings: row.warnings,
})

/** The keys of the rebuilt and the original file. */
const keysOf = ({ path, originalKey }: AssetFiles): string[] => [keyOfPath(path), originalKey]

export async function deleteFiles(files: ObjectStore, asset: AssetFiles): Promise<void> {
	for (const key of keysOf(asset)) await files.delete(key)
}

/** Those of the assets that belong to the owner, in the order of the ids. */
export async function assetsFor(
	{ db }: ServiceContext,
	owner: Owner,
	ids: readonly string[],
): Promise<Asset[]> {
	const rows = new Map((await store.assetsOf(db, owner, ids)).map((row) => [row.id, row]))
	return [...new Set(ids)].flatMap((id) => {
		const row = rows.get(id)
		return row ? [assetOf(row)] : []
	})
}

const mostKept = 60

/** The logos that the owner has uploaded and kept, newest first. */
export async function keptLogos({ db }: Pick<ServiceContext, 'db'>, owner: Owner): Promise<Asset[]> {
	if (owner.userId === null && owner.visitorKey === null) return []
	return (await store.keptAssets(db, owner, mostKept)).map(assetOf)
}

/** Takes a logo off the owner's list; its file and the designs that use it stay. @throws Refusal not_found */
export async function removeLogo(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	owner: Owner,
	idText: string,
): Promise<void> {
	const id = AssetId.safeParse(idText).data
	if (id === undefined || !(await store.setRemoved(db, { owner, id }, now)))
		throw new Refusal('not_found', 'This logo is not among yours.')
}

/** Whether all of these belong to the owner. */
export async function canUse(
	context: ServiceContext,
	owner: Owner,
	ids: readonly string[],
): Promise<boolean> {
	return (await assetsFor(context, owner, ids)).length === new Set(ids).size
}

/** At sign-in: uploads of this browser join the account, even beyond its quota. Addresses stay the same. */
export const claimAssets = (inner: ServiceContext, visitorKey: string, userId: string): Promise<number> =>
	store.giveToUser(inner.db, visitorKey, userId)

/** A visitor's upload joins an account, even beyond its quota; one that has an account stays. */
export const giveAsset = (inner: ServiceContext, id: string, userId: string): Promise<void> =>
	store.giveVisitorAsset(inner.db, id, userId)

/** Moves the art of an account, even beyond the quota. Addresses stay. The caller checks permissions. */
export const reassignAssets = (
	{ db }: Pick<ServiceContext, 'db'>,
	given: { from: string; to: string; assetIds: readonly string[] },
): Promise<void> => store.changeOwner(db, given)

/** The file behind an address of art; undefined for other addresses and missing files. */
export async function artByUrl(
	files: ObjectStore,
	url: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
	const art = artAt(url)
	const bytes = art && (await files.get(art.key))
	return art && bytes && { bytes, type: art.type }
}

/** Keys of all files that a person uploaded, originals included. Call it before the account is deleted. */
export const filesOfPerson = async ({ db }: ServiceContext, userId: string): Promise<string[]> =>
	(await store.filesOfUser(db, userId)).flatMap(keysOf)

const mostForExport = 5_000

/** What a person uploaded, newest first, for the data export. */
export const uploadsForExport = ({ db }: Pick<ServiceContext, 'db'>, userId: string) =>
	store.uploadsOfUser(db, userId, mostForExport)

/** Rows per batch. */
const sweptAtOnce = 200

export type Sweep = {
	store: ObjectStore
	/** Which of these are still used. */
	inUse: (context: ServiceContext, ids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Deletes unused visitor uploads older than 30 days. @returns how many files were deleted */
export async function sweepVisitorArt(
	context: ServiceContext,
	{ store: files, inUse }: Sweep,
): Promise<number> {
	const before = new Date(context.now.getTime() - visitorArtDays * dayMs)
	let swept = 0
	for (let after: string | null = null; ;) {
		const ids: string[] = await store.visitorAssetsBefore(context.db, { before, after, most: sweptAtOnce })
		const used = await inUse(context, ids)
		const unused = ids.filter((id) => !used.has(id))
		// Rows first: a visitor who signs in concurrently keeps the art that the account claimed.
		for (const row of await store.deleteVisitorAssets(context.db, unused)) {
			await deleteFiles(files, row)
			swept += 1
		}
		after = ids.at(-1) ?? null
		if (after === null || ids.length < sweptAtOnce) return swept
	}
}
