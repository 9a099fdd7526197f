// Renders the pictures of lists before the first visitors ask, whenever the renderers are idle.
import { coverHashes } from '#catalog/store/products.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { PictureWidth } from '#pictures/urls.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'

/** Widths that a card requests on a phone and on a desktop: the renderers make the second of the first. */
const widths: readonly PictureWidth[] = [480, 320]
/** Beyond the first pages of every sport, pictures are rendered on demand. */
const mostPictures = 200
/** Pictures rendered at once; the renderers take urgent ones first. */
const together = 2

type Sources = {
	db: Connection
	pictureRenderer: Pick<PictureRenderer, 'picture'>
	/** Hashes to render after the covers of products. */
	further: () => AsyncIterable<string>
	isStopping: () => boolean
}

async function* listPictures({ db, further }: Sources) {
	yield* await coverHashes(db, mostPictures)
	yield* further()
}

/** Ends early once `isStopping`. Skips a picture that fails to render; the request for it reports the error. */
export async function warmPictures(sources: Sources): Promise<void> {
	const { pictureRenderer, isStopping } = sources
	const hashes = listPictures(sources)
	async function renderNext(): Promise<void> {
		for await (const hash of hashes)
			for (const width of widths) {
				if (isStopping()) return
				await pictureRenderer
					.picture({ hash, shape: { kind: 'plain', width, format: 'webp' }, isUrgent: false })
					.catch(() => undefined)
			}
	}
	await Promise.all(Array.from({ length: together }, renderNext))
}
