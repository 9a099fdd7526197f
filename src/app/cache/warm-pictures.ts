// Draws the pictures of the lists ahead of the first visitors, whenever the renderers have nothing else to do.
import { coverHashes } from '#catalog/store/pictures.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { PictureWidth } from '#pictures/rules/widths.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'

/** What a card asks for on a desktop and on a phone. */
const widths: readonly PictureWidth[] = [320, 480]
/** Beyond the first pages of every sport, pictures are drawn when somebody looks. */
const mostPictures = 200

/** Ends early once `isStopping`; a picture that cannot be drawn is passed over, its visitor will hear of it. */
export async function warmPictures(
	db: Connection,
	pictureRenderer: PictureRenderer,
	isStopping: () => boolean,
): Promise<void> {
	for (const hash of await coverHashes(db, mostPictures)) {
		for (const width of widths) {
			if (isStopping()) return
			await pictureRenderer
				.picture({ hash, shape: { kind: 'plain', width, format: 'webp' }, isUrgent: false })
				.catch(() => undefined)
		}
	}
}
