// A ZIP with a file of products and the photos that its rows name.
import type { ZipEntry } from '#files/rules/zip.ts'
import { Refusal } from '#kit/errors.ts'
import { mostProductBytes } from './product-file.ts'
import { baseName, noPhotos } from './product-photo-names.ts'

/** Largest ZIP, in bytes. */
export const mostZipBytes = 60_000_000
/** Photos of one ZIP that rows name. */
export const mostZipPhotos = 200
/** Photos hardly pack: what unpacks to more was made to harm. */
export const mostUnpackedBytes = 120_000_000

export const productsName = 'products.csv'
export const sheetTooLarge = `The CSV file is larger than ${mostProductBytes / 1_000_000} MB.`

/** The CSV file of a ZIP. @throws Refusal invalid */
export function sheetIn(entries: readonly ZipEntry[]): ZipEntry {
	if (entries.some(({ path }) => path === '[Content_Types].xml'))
		throw new Refusal('invalid', 'Please save the sheet as a CSV file first.')
	const sheets = entries.filter(({ path }) => baseName(path).endsWith('.csv'))
	const named = sheets.filter(({ path }) => baseName(path) === productsName)
	const [sheet, other] = named.length > 0 ? named : sheets
	if (!sheet) throw new Refusal('invalid', `The ZIP has no CSV file. Put ${productsName} into it.`)
	if (other)
		throw new Refusal(
			'invalid',
			`The ZIP has several CSV files. Name the one with the products ${productsName}.`,
		)
	return sheet
}

const mostNameLetters = 120

/**
 * Files beside the sheet that no photo cell names, in their order, without hidden ones, the folder that is around
 * everything, and control characters.
 */
export function unnamedFiles(entries: readonly ZipEntry[], photos: readonly string[]): string[] {
	const named = new Set(photos.map(baseName).filter((name) => name !== noPhotos))
	const sheet = sheetIn(entries).path
	const files = entries.map(({ path }) => path).filter((path) => !/^(?:\.|$)/.test(baseName(path)))
	const folder = `${files[0]?.split('/')[0] ?? ''}/`
	const start = files.every((path) => path.startsWith(folder)) ? folder.length : 0
	return files
		.filter((path) => path !== sheet && !named.has(baseName(path)))
		.map((path) =>
			path
				.slice(start)
				.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
				.slice(0, mostNameLetters),
		)
}
