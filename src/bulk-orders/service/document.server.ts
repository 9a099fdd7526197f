// The scanned purchase order of a school: validated by its bytes, saved in the object store, served to authorized
// users.
import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { largestFileBytes } from '#files/rules/files.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import { messages } from '../messages.ts'

const types = new Map([
	['application/pdf', 'pdf'],
	['image/png', 'png'],
	['image/jpeg', 'jpg'],
])

export type CheckedDocument = { bytes: Uint8Array; type: string; extension: string }

/** Detects the type from the bytes and ignores the file's name. @throws Refusal invalid */
export async function checkDocument(bytes: Uint8Array): Promise<CheckedDocument> {
	if (bytes.length === 0) throw new Refusal('invalid', messages.documentEmpty)
	if (bytes.length > largestFileBytes) throw new Refusal('invalid', messages.documentSize)
	const found = await fileTypeFromBuffer(bytes)
	const extension = found && types.get(found.mime)
	if (!found || !extension) throw new Refusal('invalid', messages.documentKind)
	return { bytes, type: found.mime, extension }
}

/** @returns its key in the object store */
export async function saveDocument(
	store: ObjectStore,
	{ bytes, type, extension }: CheckedDocument,
): Promise<string> {
	const key = `po/${randomUUID()}.${extension}`
	await store.put(key, bytes, { type })
	return key
}

export type PoDocument = { bytes: Uint8Array; name: string; type: string }

/** For the buyer, the portal's managers, and staff. @throws Refusal not_found, also for an order without a document */
export async function poDocument(
	context: ServiceContext,
	store: ObjectStore,
	orderId: string,
): Promise<PoDocument> {
	const { order } = await openedOrder(context, orderId)
	const key = order.poDocumentKey
	const bytes = key === null ? undefined : await store.get(key)
	if (key === null || !bytes) throw new Refusal('not_found', messages.noDocument)
	const extension = key.slice(key.lastIndexOf('.') + 1)
	const type = [...types].find(([, ending]) => ending === extension)?.[0] ?? 'application/octet-stream'
	return { bytes, type, name: `purchase-order-${referenceOf(order.id)}.${extension}` }
}
