// The picture of a designed line: the garment with the player's name and number, for its owner alone.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { messages } from '../rules/labels.ts'
import { designOfLine } from '../store/lines.server.ts'
import type { CartOwner } from './cart.server.ts'

/** Twice the displayed width, in pixels. */
const width = 240

/** Keyed by the picture's content, so that a line in another size reuses it; sizes in bytes. */
const drawn = new LRUCache<string, Uint8Array>({
	maxSize: 12 * 1024 * 1024,
	sizeCalculation: (bytes) => bytes.length,
})

/** Concurrent requests for one picture share one rendering. */
const drawing = new Map<string, Promise<Uint8Array>>()

export type LinePicture = { etag: string; bytes: () => Promise<Uint8Array> }

/** @throws Refusal not_found for a line that is not in this owner's cart or has no design */
export async function linePicture(
	context: ServiceContext,
	owner: CartOwner | null,
	{
		lineId,
		store,
		pictureRenderer,
	}: { lineId: string; store: ObjectStore; pictureRenderer: Pick<PictureRenderer, 'draw'> },
): Promise<LinePicture> {
	const line = owner ? await designOfLine(context.db, owner, lineId) : undefined
	if (!line?.designId || line.version === null) throw new Refusal('not_found', messages.lineGone)
	const { designId, version, playerName, playerNumber } = line
	const what = JSON.stringify([designId, version, playerName, playerNumber])
	const tag = createHash('sha256').update(what).digest('base64url').slice(0, 24)
	const draw = async () => {
		const svg = await playerPicture(context, store, { designId, version, playerName, playerNumber })
		const bytes = await pictureRenderer.draw(svg, width)
		drawn.set(tag, bytes)
		return bytes
	}
	const once = () => {
		const running = drawing.get(tag) ?? draw().finally(() => drawing.delete(tag))
		drawing.set(tag, running)
		return running
	}
	return { etag: `"${tag}"`, bytes: () => Promise.resolve(drawn.get(tag) ?? once()) }
}
