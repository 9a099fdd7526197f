// The pictures in mails about an order: each garment once. Their addresses have a key, because mail programs send no
// cookie.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { Language } from '#kit/language.ts'
import type { MailPicture } from '#mail/templates/content.ts'
import { translator } from '#translations/service/translated.server.ts'
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

type Pictured = {
	orderId: string
	/** Of the mail; English when absent. */
	language?: Language
	/** Those of an order that is being placed, by position. */
	lines?: readonly GarmentLine[] | undefined
}

/** The first different garments of an order, with their units. One statement, none with the lines; one more in Spanish. */
export async function mailedPictures(
	context: Pick<ServiceContext, 'db'>,
	{ shareSecret, sender }: Pick<OrderDependencies, 'shareSecret' | 'sender'>,
	{ orderId, language = 'en', lines }: Pictured,
): Promise<MailPicture[]> {
	const garments = garmentsOf(lines ?? (await garmentLines(context.db, orderId))).slice(0, most)
	const nameOf = await translator(
		context,
		language,
		garments.map(({ model }) => model),
	)
	return garments.map(({ position, model, units }) => ({
		src: sender.publicUrl + mailedPictureUrl(orderId, position, keyOf(shareSecret, { orderId, position })),
		caption: `${nameOf(model)} × ${units}`,
	}))
}
