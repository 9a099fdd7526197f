// Pictures of the user's own designs to download. Every request is authorized, also one that the browser has cached.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { cardPrintOf, type CardShop } from '#kit/shop.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { downloadFileName, type DownloadQuery } from '../rules/download.ts'
import { findOwnPieces, versionOfPieces } from './kits.server.ts'
import { sideBySide } from './picture.server.ts'

type Asked = DownloadQuery & {
	designId: string
	version: number
	/** The ground has its colors. */
	shop: CardShop
}

export type PictureToDownload = { etag: string; name: string; picture: () => Promise<PrivatePicture> }

const isVersion = (version: number) => Number.isSafeInteger(version) && version > 0 && version < 1e6

/**
 * One side of a saved version, all pieces of a kit side by side; a piece without this side shows its front.
 * @throws Refusal not_found for a side that no piece has, and for missing and other people's designs alike
 */
export async function pictureToDownload(
	context: ServiceContext,
	store: ObjectStore,
	{ designId, version, side, ground, shop }: Asked,
): Promise<PictureToDownload> {
	const pieces = isVersion(version) ? await findOwnPieces(context, designId) : undefined
	if (!pieces) throw new Refusal('not_found', messages.designNotFound)
	const [first, ...further] = (await versionOfPieces(context, pieces, version)).map(({ at }) => at.config)
	const configs = first ? [first, ...further] : []
	const templates = configs.map((config) => templateAsSaved(config))
	if (!templates.some((template) => template?.views.some(({ id }) => id === side)))
		throw new Refusal('not_found', messages.noSuchSide)
	const shown = [designId, version, side, ground, ground === 'turf' && cardPrintOf(shop)]
	const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 24)
	const facts = { teamName: first?.teamName ?? '', garment: templates[0]?.name ?? '' }
	return {
		etag: `"${tag}"`,
		name: downloadFileName(facts, { side, ground }),
		picture: () => sideBySide(context, store, { configs, side }),
	}
}
