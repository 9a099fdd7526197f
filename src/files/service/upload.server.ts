// Uploading: checked, counted, and stored twice, as the original and rebuilt.
import { createHash, randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import {
	artAt,
	fits,
	keyOfPath,
	largestFileBytes,
	originalsFolder,
	shownName,
	urlOfPath,
	userQuota,
	userUploadsPerHour,
	visitorQuota,
	visitorsTogetherBytes,
	visitorUploadsPerHour,
	type Owner,
} from '../rules/files.ts'
import type { CheckPool } from '../checks/check-pool.server.ts'
import type { CheckedArt } from '../checks/art.ts'
import type { ObjectStore } from '../contract.ts'
import { assetOf, deleteFiles } from './files.server.ts'
import type { Asset } from '../schemas.ts'
import * as store from '../store/files.server.ts'

export type FileParts = { store: ObjectStore; checker: Pick<CheckPool, 'check'> }

export type Upload = {
	owner: Owner
	/** File name on the uploader's machine. */
	name: string
	bytes: Uint8Array
	/** Limits how often visitors upload; empty when unknown. Stored only as a salted hash. */
	clientAddress: string
	/** An admin's for the shop itself, which has no account: the limits of visitors do not count it. */
	isOfShop?: boolean
	/** For a pattern: it is not offered as a logo, unless it is one already. */
	isTile?: boolean
}

const hourMs = 3_600_000
/** Limit of files of one owner in the same millisecond. */
const mostTries = 50

const noOwner = 'Please allow cookies, or sign in, to upload files.'
const tooMany = 'You have uploaded many files within the hour. Please wait a little and try again.'
const userFull =
	'Your account has no room for another file (200 MB or 500 files). Please contact us and we will make room.'
const visitorFull = 'Please sign in to upload more files.'

const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** An account's folder is its id (spec §7); a visitor's reveals nothing about its key. */
const folderOf = ({ userId, visitorKey }: Owner): string =>
	userId ?? hashOf(`folder of ${visitorKey ?? ''}`).slice(0, 32)

async function refuseHaste(
	context: ServiceContext,
	{ owner, clientAddress, isOfShop = false }: Upload,
): Promise<void> {
	const limit = isOfShop
		? { name: 'shop-uploads', subject: 'shop', turns: userUploadsPerHour }
		: owner.userId === null
			? {
					name: 'visitor-uploads',
					subject: clientAddress || (owner.visitorKey ?? ''),
					turns: visitorUploadsPerHour,
				}
			: { name: 'uploads', subject: owner.userId, turns: userUploadsPerHour }
	const isAllowed = await inTransaction(context, ({ db, now }) =>
		takeTurn(db, now, { ...limit, windowMs: hourMs }),
	)
	if (!isAllowed) throw new Refusal('too_many', tooMany)
}

async function refuseBeyondQuota(
	{ db }: ServiceContext,
	{ owner, bytes: { length: bytes }, isOfShop = false }: Upload,
): Promise<void> {
	if (isOfShop) return
	const isVisitor = owner.userId === null
	const used = await store.usedBy(db, owner)
	if (!fits(used, bytes, isVisitor ? visitorQuota : userQuota))
		throw new Refusal('forbidden', isVisitor ? visitorFull : userFull)
	if (!isVisitor) return
	const together = await store.usedByVisitors(db)
	if (together.bytes + bytes > visitorsTogetherBytes) throw new Refusal('forbidden', visitorFull)
}

/** File extension of the original; it is never served, so any short one will do. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'

type Reservation = { upload: Upload; art: CheckedArt; sha256: string }

/** Reserves the first free timestamp from now on, in milliseconds. @throws Refusal beyond the quota */
function reserve(context: ServiceContext, { upload, art, sha256 }: Reservation): Promise<store.AssetRow> {
	const { owner, bytes } = upload
	const name = shownName(upload.name)
	const folder = folderOf(owner)
	return inTransaction(context, async (inner) => {
		await store.lockOwner(inner.db, owner)
		await refuseBeyondQuota(inner, upload)
		const facts = {
			id: randomUUID(),
			userId: owner.userId,
			visitorKey: owner.userId === null ? owner.visitorKey : null,
			name,
			kind: art.kind,
			bytes: bytes.length,
			width: art.width,
			height: art.height,
			inks: art.inks,
			warnings: art.warnings,
			sha256,
			createdAt: inner.now,
			removedAt: upload.isTile ? inner.now : null,
		}
		for (let tries = 0; tries < mostTries; tries += 1) {
			const timestamp = inner.now.getTime() + tries
			const row = {
				...facts,
				path: `${folder}/${timestamp}.${art.extension}`,
				originalKey: `${originalsFolder}/${folder}/${timestamp}-${facts.id}.${endingOf(name)}`,
			}
			if (await store.insertAsset(inner.db, row)) return row
		}
		throw new Refusal('too_many', tooMany)
	})
}

async function storeBoth(
	context: ServiceContext,
	files: ObjectStore,
	{ row, art, original }: { row: store.AssetRow; art: CheckedArt; original: Uint8Array },
): Promise<void> {
	const { type = 'application/octet-stream' } = artAt(urlOfPath(row.path)) ?? {}
	try {
		await files.put(row.originalKey, original, { type: 'application/octet-stream' })
		await files.put(keyOfPath(row.path), art.bytes, { type })
	} catch (failure) {
		await store.deleteAssets(context.db, [row.id])
		// The store may still be unreachable; the files written so far then have no row and are harmless.
		await deleteFiles(files, row).catch((err: unknown) => context.log.warn({ err }, 'upload left behind'))
		throw failure
	}
}

/**
 * Checks a file and stores it, original and rebuilt. The same file again is the same asset.
 * @throws Refusal invalid, forbidden (no room), too_many
 */
export async function uploadArt(context: ServiceContext, parts: FileParts, upload: Upload): Promise<Asset> {
	const { owner, bytes } = upload
	if (owner.userId === null && owner.visitorKey === null) throw new Refusal('invalid', noOwner)
	if (bytes.length > largestFileBytes) throw new Refusal('invalid', 'This file is larger than 10 MB.')
	await refuseHaste(context, upload)
	const sha256 = hashOf(bytes)
	const known = await store.assetByContent(context.db, owner, { sha256, name: shownName(upload.name) })
	if (known && (await parts.store.get(keyOfPath(known.path)))) {
		if (known.removedAt !== null && !upload.isTile)
			await store.setRemoved(context.db, { owner, id: known.id }, null)
		return assetOf(known)
	}
	await refuseBeyondQuota(context, upload)
	const art = await parts.checker.check({ bytes, name: upload.name })
	const row = await reserve(context, { upload, art, sha256 })
	await storeBoth(context, parts.store, { row, art, original: bytes })
	return assetOf(row)
}
