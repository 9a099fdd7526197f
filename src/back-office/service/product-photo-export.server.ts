// The products of a list with their photos, as a ZIP that can be imported: photos are read while it is sent.
import { productsForFile } from '#catalog/service/product-imports.server.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { photoOriginalKey } from '#files/rules/photos.ts'
import type { PhotoParts } from '#files/service/photos.server.ts'
import { zipStream, type ZipFile } from '#files/service/zip-stream.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatCount } from '#kit/plural.ts'
import { productFile } from '../rules/product-file.ts'
import { photoFileName } from '../rules/product-photo-names.ts'
import { productsName } from '../rules/product-zip.ts'

/** More would not fit into a ZIP of the usual kind. */
export const mostExportedPhotos = 2_000

type Exported = { name: string; folder: string }

/** Two products may have the same photo under one name, as a file system without capitals sees it. */
const photosOf = (products: readonly ProductFacts[]): Exported[] => [
	...new Map(
		products.flatMap(({ sku, photos = [] }) =>
			photos.flatMap(({ sha256, folder }) => {
				const name = photoFileName(sku, sha256)
				return folder === undefined ? [] : [[name.toLowerCase(), { name, folder }] as const]
			}),
		),
	).values(),
]

async function* filesOf(
	{ log }: Pick<ServiceContext, 'log'>,
	{ store }: Pick<PhotoParts, 'store'>,
	{ text, photos }: { text: string; photos: readonly Exported[] },
): AsyncGenerator<ZipFile> {
	// The byte order mark makes spreadsheets read it as UTF-8.
	yield { path: productsName, bytes: new TextEncoder().encode(`\uFEFF${text}`) }
	for (const { name, folder } of photos) {
		const bytes = await store.get(photoOriginalKey(folder))
		// The others are of use without it.
		if (bytes) yield { path: `photos/${name}`, bytes }
		else log.warn({ folder }, 'the file of a photo is gone')
	}
}

/** @throws Refusal forbidden; invalid for too many photos */
export async function exportWithPhotos(
	context: ServiceContext,
	parts: Pick<PhotoParts, 'store'>,
	asked: Parameters<typeof productsForFile>[1],
): Promise<ReadableStream<Uint8Array>> {
	const products = await productsForFile(context, asked)
	const photos = photosOf(products)
	if (photos.length > mostExportedPhotos)
		throw new Refusal(
			'invalid',
			`These products have more than ${formatCount(mostExportedPhotos)} photos. Please narrow the list and export it in parts.`,
		)
	return zipStream(filesOf(context, parts, { text: productFile(products), photos }), context.now)
}
