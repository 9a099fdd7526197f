// Shows the products of a shop that opened before there were worn pictures as worn.
import type { Connection } from '#database/client.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { registerWorn } from '#pictures/service/pictures.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { Colorway, ProductImage } from '../schemas.ts'
import { lockFlatPictures, setPictures, type ProductPictures } from '../store/flat-pictures.server.ts'

type WornHashes = ReadonlyMap<string, string>

const blanksOf = ({ design, kit = [] }: Colorway): string[] =>
	[design, ...kit].flatMap((pictured) => pictured?.blankPicture ?? [])

const hashesOf = ({ images, colorways }: ProductPictures): string[] => [
	...images.filter(({ turns }) => !turns).map(({ hash }) => hash),
	...colorways.flatMap(blanksOf),
]

function wornImage(image: ProductImage, worn: WornHashes): ProductImage {
	const hash = worn.get(image.hash)
	return hash === undefined ? image : { ...image, hash, url: pictureUrl(hash, 800), turns: true }
}

function wornColorway(colorway: Colorway, worn: WornHashes): Colorway {
	const wornBlank = <Pictured extends { blankPicture: string | null }>(pictured: Pictured): Pictured => ({
		...pictured,
		blankPicture: worn.get(pictured.blankPicture ?? '') ?? pictured.blankPicture,
	})
	const { design, kit } = colorway
	return {
		...colorway,
		...(design && { design: wornBlank(design) }),
		...(kit && { kit: kit.map(wornBlank) }),
	}
}

const pageSize = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Replaces flat pictures of garments that have a worn form by worn ones of the same design; close-ups stay flat. Safe to
 * run at every start. Call in a transaction. @returns ids of the products changed
 */
export async function showAsWorn(db: Connection): Promise<string[]> {
	const changed: string[] = []
	let last: string | undefined = firstId
	while (last !== undefined) {
		const page = await lockFlatPictures(db, last, pageSize)
		const worn = await registerWorn(db, page.flatMap(hashesOf))
		const renewed = page
			.filter((product) => hashesOf(product).some((hash) => worn.has(hash)))
			.map(({ id, images, colorways }) => ({
				id,
				images: images.map((image) => wornImage(image, worn)),
				colorways: colorways.map((colorway) => wornColorway(colorway, worn)),
			}))
		if (renewed.length > 0) await setPictures(db, renewed)
		changed.push(...renewed.map(({ id }) => id))
		last = page.length < pageSize ? undefined : page.at(-1)?.id
	}
	if (changed.length > 0) await raiseVersion(db, 'catalog')
	return changed
}
