// The photos of a product in a file of products: one in each of its rows, by the name of its file.
import type { PhotoFacts, PicturesFacts } from '#catalog/rules/photo-facts.ts'
import { mainPictures, mostPhotos, PhotoAlt } from '#catalog/rules/photos.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { mostZoom, PhotoCrop, photoShapes, startingCrop } from '#pictures/rules/photo-crop.ts'
import { valueRow, type ReportProblem } from './product-cells.ts'
import type { ProductRow } from './product-file.ts'
import { baseName, cropText, noPhotos, photoFileName } from './product-photo-names.ts'

/** A photo that came with the file, or why it cannot be used. */
export type GivenPhoto = Pick<PhotoFacts, 'sha256' | 'width' | 'height'> | { problem: string }
/** By name in lower case, without folders. */
export type GivenPhotos = ReadonlyMap<string, GivenPhoto>

type Reading = { before: ProductFacts | null; given: GivenPhotos; report: ReportProblem }

const expectedCrop = `Expected portrait, square or whole, alone or with zoom (100 to ${mostZoom}), left and top (0 to 100) in percent, such as portrait 150 50 20.`

function cropIn(text: string): PhotoCrop | undefined {
	const [name, ...numbers] = text
		.toLowerCase()
		.replaceAll('%', '')
		.split(/[\s,]+/)
	const shape = photoShapes.find((one) => one === name)
	if (!shape || numbers.some((number) => !/^\d{1,3}$/.test(number))) return undefined
	if (numbers.length === 0) return startingCrop(shape)
	const [zoom, x, y, ...more] = numbers.map(Number)
	return more.length > 0 ? undefined : PhotoCrop.safeParse({ shape, zoom, x, y }).data
}

const isSameCrop = (one: PhotoCrop, other: PhotoCrop) => cropText(one) === cropText(other)

/** The photo that a row names: one that the product has, or one that came with the file. */
function namedIn(
	row: ProductRow,
	{ before, given, report }: Reading,
): Omit<PhotoFacts, 'alt' | 'crop'> | null {
	const name = baseName(row.photo)
	const sent = given.get(name)
	if (sent && 'problem' in sent) {
		report(row, 'photo', sent.problem)
		return null
	}
	const held = before?.photos?.find(({ sha256 }) =>
		sent ? sha256 === sent.sha256 : baseName(photoFileName(before.sku, sha256)) === name,
	)
	if (!sent && !held) report(row, 'photo', 'Put this photo into the ZIP, or leave the cell empty.')
	return held ?? sent ?? null
}

/** The photo of a row with its text and part; cells that are empty keep what the photo has. */
function photoIn(row: ProductRow, reading: Reading): PhotoFacts | undefined {
	const { before, report } = reading
	const named = namedIn(row, reading)
	const held = before?.photos?.find(({ sha256 }) => sha256 === named?.sha256)
	const crop = row.photo_crop === '' ? (held?.crop ?? startingCrop('whole')) : cropIn(row.photo_crop)
	if (!crop) report(row, 'photo_crop', expectedCrop)
	const alt = PhotoAlt.safeParse(row.photo_alt === '' ? (held?.alt ?? '') : row.photo_alt)
	if (!alt.success) report(row, 'photo_alt', `${alt.error.issues[0]?.message ?? 'Cannot be read'}.`)
	if (!named || !crop || !alt.success) return undefined
	const { sha256, width, height, folder, hash } = named
	return {
		sha256,
		width,
		height,
		alt: alt.data,
		crop,
		...(folder !== undefined && { folder }),
		...(hash !== undefined && held && isSameCrop(held.crop, crop) && { hash }),
	}
}

function listIn(rows: readonly ProductRow[], reading: Reading): PhotoFacts[] {
	const { before, report } = reading
	const stray = rows.find((row) => row.photo === '' && row.photo_alt + row.photo_crop !== '')
	if (stray) report(stray, 'photo', 'Expected the name of the photo that this row describes.')
	const [first, ...others] = rows.filter(({ photo }) => photo !== '')
	if (!first) return before?.photos ?? []
	const given = [first, ...others]
	if (given.some(({ photo }) => photo.toLowerCase() === noPhotos)) {
		if (others.length > 0) report(first, 'photo', 'Expected none alone, or the names of all photos.')
		return []
	}
	const ninth = given[mostPhotos]
	if (ninth) report(ninth, 'photo', `A product has at most ${mostPhotos} photos.`)
	const found = given.flatMap((row) => {
		const photo = photoIn(row, reading)
		return photo ? [{ row, photo }] : []
	})
	for (const [at, { row, photo }] of found.entries()) {
		const earlier = found.slice(0, at).find((one) => one.photo.sha256 === photo.sha256)
		if (earlier) report(row, 'photo', `Row ${earlier.row.row} has the same photo.`)
	}
	return found.map(({ photo }) => photo)
}

/** The product's photos after the file. Without a name in any row it keeps those that it has. */
export function readPhotos(rows: readonly ProductRow[], reading: Reading): PicturesFacts {
	const { before, report } = reading
	const photos = listIn(rows, reading)
	const row = valueRow(rows, 'main_picture', report)
	const main = mainPictures.find((one) => one === row?.main_picture.toLowerCase())
	if (row && !main) report(row, 'main_picture', `Expected ${mainPictures.join(' or ')}.`)
	const hasNone =
		photos.length === 0 && rows.every(({ photo }) => ['', noPhotos].includes(photo.toLowerCase()))
	if (row && main === 'photos' && hasNone)
		report(row, 'main_picture', 'Expected drawn: the product has no photo.')
	const isFirst = main ? main === 'photos' : before?.photosFirst === true
	return photos.length === 0 ? {} : { photos, ...(isFirst && { photosFirst: true as const }) }
}
