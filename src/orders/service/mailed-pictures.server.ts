// The pictures in mails about an order: each garment once. Their addresses have a key, because mail programs send no
// cookie.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { MailPicture } from '#mail/templates/content.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { garmentsOf, type GarmentLine } from '../rules/garments.ts'
import { garmentLines } from '../store/lines.server.ts'
import { mailedPictureUrl } from '../urls.ts'

/** Pictures in one mail; two rows on a phone. */
const most = 4

type Place = { orderId: string; position: number }

/** 128 bits, base64url. */
const keyOf = (shareSecret: string, { orderId, position }: Place): string =>
	createHmac('sha256', shareSecret)
		.update(`mailed\0${orderId}\0${position}`)
		.digest()
		.subarray(0, 16)
		.toString('base64url')

export function isMailedPictureKey(shareSecret: string, { key, ...place }: Place & { key: string }): boolean {
	const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(shareSecret, place))]
	return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * The first different garments of an order, with their units. One statement; none with the lines.
 * @param lines those of an order that is being placed, by position
 */
export async function mailedPictures(
	{ db }: Pick<ServiceContext, 'db'>,
	{ shareSecret, sender }: Pick<OrderDependencies, 'shareSecret' | 'sender'>,
	{ orderId, lines }: { orderId: string; lines?: readonly GarmentLine[] | undefined },
): Promise<MailPicture[]> {
	const garments = garmentsOf(lines ?? (await garmentLines(db, orderId)))
	return garments.slice(0, most).map(({ position, model, units }) => ({
		src: sender.publicUrl + mailedPictureUrl(orderId, position, keyOf(shareSecret, { orderId, position })),
		caption: `${model} × ${units}`,
	}))
}
