// Addresses of pictures: the hash of the drawing is in them, so they may be kept for ever.
import type { PictureShape } from './schemas.ts'
import { pictureWidths, type PictureWidth } from './rules/widths.ts'

export const pictureUrl = (hash: string, width: PictureWidth): string => `/pictures/${hash}-${width}.webp`
export const cardUrl = (hash: string): string => `/pictures/${hash}-card.png`

/** The choices from which a browser takes the one that fits its screen. */
export const pictureSources = (
	hash: string,
	widths: readonly PictureWidth[] = [240, 320, 480, 640, 800],
): string => widths.map((width) => `${pictureUrl(hash, width)} ${width}w`).join(', ')

const filePattern = /^([0-9a-f]{24})-(?:(\d{2,4})\.(webp|png)|card\.png)$/

/** What a file name asks for; undefined for any other name. */
export function parsePictureFile(name: string): { hash: string; shape: PictureShape } | undefined {
	const [, hash, width, format] = filePattern.exec(name) ?? []
	if (hash === undefined) return undefined
	if (width === undefined) return { hash, shape: { kind: 'card' } }
	const known = pictureWidths.find((candidate) => String(candidate) === width)
	if (known === undefined || (format !== 'webp' && format !== 'png')) return undefined
	return { hash, shape: { kind: 'plain', width: known, format } }
}
