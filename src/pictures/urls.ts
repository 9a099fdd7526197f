// Picture URLs contain the hash of the drawing, so they can be cached forever.

// Separate from the schemas, so that browser code can build picture URLs without a schema library.

import { pairOf, teamChoice, type TeamChoice } from './rules/team-choice.ts'

/** Accepted widths in pixels; others are refused so that requests cannot fill the disk. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** `card` is the 1200 × 630 picture that other sites show beside a link. */
export type PictureShape = { kind: 'plain'; width: PictureWidth; format: 'webp' | 'png' } | { kind: 'card' }

/** What a picture to download has behind its garments: nothing, or the turf of the shop's cards. */
export const pictureGrounds = ['none', 'turf'] as const
export type PictureGround = (typeof pictureGrounds)[number]

/** A PNG in `downloadSize`, for flyers and messages. */
export type DownloadShape = { kind: 'download'; ground: PictureGround }
export const downloadSize = { width: 1280, height: 1600 } as const

/** Garments as worn can be turned by eighths; 0 is the picture itself. */
export const turnedPicture = (hash: string, eighths: number): string =>
	eighths === 0 ? hash : `${hash}t${eighths}`

const turnedPattern = /^([0-9a-f]{24})t([1-7])$/

/** Inverse of `turnedPicture`. */
export function pictureTurn(name: string): { hash: string; eighths: number } {
	const [, hash = name, eighths = '0'] = turnedPattern.exec(name) ?? []
	return { hash, eighths: Number(eighths) }
}

export const pictureUrl = (hash: string, width: PictureWidth): string => `/pictures/${hash}-${width}.webp`
export const cardUrl = (hash: string): string => `/pictures/${hash}-card.png`

/** The `srcSet` from which a browser chooses. */
export const pictureSources = (
	hash: string,
	widths: readonly PictureWidth[] = [240, 320, 480, 640, 800],
): string => widths.map((width) => `${pictureUrl(hash, width)} ${width}w`).join(', ')

const filePattern = /^([0-9a-f]{24}(?:t[1-7])?)-(?:(\d{2,4})\.(webp|png)|card\.png)$/

/**
 * An uploaded photo stands where a drawing does: its name is that of its folder and of its cut, after a `p`, so that the
 * addresses of drawings in other colors and turns never fit it.
 */
export const photoName = (folder: string, cut: string): string => `p${folder}${cut}`

const photoPattern = /^p([0-9a-f]{16})([0-9a-f]{8})-(\d{2,4}\.webp|card\.png|original\.webp)$/

/** The whole photo, for choosing its part. */
export const wholePhotoUrl = (name: string): string => `/pictures/${name}-original.webp`

/** The folder, the cut and its file in a photo's file name; undefined for any other name. */
export function parsePhotoFile(name: string): { folder: string; cut: string; file: string } | undefined {
	const [, folder, cut, file] = photoPattern.exec(name) ?? []
	return folder !== undefined && cut !== undefined && file !== undefined ? { folder, cut, file } : undefined
}

/** The hash and shape in a file name; undefined for any other name. */
export function parsePictureFile(name: string): { hash: string; shape: PictureShape } | undefined {
	const [, hash, width, format] = filePattern.exec(name) ?? []
	if (hash === undefined) return undefined
	if (width === undefined) return { hash, shape: { kind: 'card' } }
	const known = pictureWidths.find((candidate) => String(candidate) === width)
	if (known === undefined || (format !== 'webp' && format !== 'png')) return undefined
	return { hash, shape: { kind: 'plain', width: known, format } }
}

/** The same pictures in a visitor's team colors; takes one address or a `srcset` of plain ones. */
export function pictureInColors(addresses: string, choice: TeamChoice): string {
	const { teamName } = choice
	const name = teamName && `?team=${encodeURIComponent(teamName)}`
	return addresses.replaceAll(
		/(\/pictures\/[0-9a-f]{24}(?:t[1-7])?)-(\d+\.webp)/g,
		(_all, start: string, end: string) => `${start}/in/${pairOf(choice)}-${end}${name}`,
	)
}

/** The page of finished designs, whose form picks team colors. */
export const galleryHref = '/designs/gallery'

/** Takes the form that picks team colors or drops them. */
export const teamColorsHref = '/colors'

const recoloredPattern = /^([a-z]+-[a-z]+)-(\d{2,4}\.webp)$/

/** The picture and colors in `/pictures/{hash}/in/{file}?team={teamName}`; undefined unless exactly as the shop writes it. */
export function parseRecoloredFile({
	hash,
	file,
	teamName,
}: {
	hash: string
	file: string
	teamName: string
}) {
	const [, pair = '', end = ''] = recoloredPattern.exec(file) ?? []
	const picture = parsePictureFile(`${hash}-${end}`)
	const choice = teamChoice(pair, teamName)
	if (!picture || !choice || choice.teamName !== teamName) return undefined
	return { ...picture, choice }
}
