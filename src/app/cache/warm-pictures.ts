// Renders list pictures before the first visitors ask, whenever the renderers are idle.
import { coverHashes } from '#catalog/store/products.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { PictureWidth } from '#pictures/urls.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'

/** Widths that a card requests on a desktop and on a phone. */
const widths: readonly PictureWidth[] = [320, 480]
/** Beyond the first pages of every sport, pictures are rendered on demand. */
const mostPictures = 200

/** Ends early once `isStopping`. Skips a picture that fails to render; the request for it reports the error. */
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
