// Kinds, sizes, quotas and addresses of uploads.

const mebibyte = 1024 * 1024

/** Spec §5: SVG, PNG, JPEG, PDF, 10 MB at most. */
export const largestFileBytes = 10 * mebibyte

/** Spec §7: the bucket of art; its files are public to anyone with the address. */
export const artBucket = 'design-assets'
/** Original files: for production alone, and never served. */
export const originalsFolder = 'originals'

export type Quota = { bytes: number; files: number }
/** Enough for the logos of a whole school: twenty of the largest files, or hundreds of usual ones. */
export const userQuota: Quota = { bytes: 200 * mebibyte, files: 500 }
/** Enough to design several uniforms before there is an account. */
export const visitorQuota: Quota = { bytes: 30 * mebibyte, files: 30 }
/** Quota of all visitors together: deleting cookies resets a visitor's own quota, not this one. */
export const visitorsTogetherBytes = 5 * 1024 * mebibyte

/** A coach tries a handful of logos; several coaches of a school may share one address. */
export const visitorUploadsPerHour = 60
export const userUploadsPerHour = 200

/** Days after which a visitor's unclaimed art is deleted. */
export const visitorArtDays = 30

/** Whether one more file of this size still fits. */
export const fits = (used: Quota, bytes: number, quota: Quota): boolean =>
	used.bytes + bytes <= quota.bytes && used.files + 1 <= quota.files

export type Owner = {
	/** Null for a visitor. */
	userId: string | null
	/** Hash of the secret in the visitor's cookie; null without one. */
	visitorKey: string | null
}

const longestName = 120
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/** The name as lists show it: no folders, no unprintable characters, 120 characters at most. */
export function shownName(given: string): string {
	const base = given.split(/[/\\]/).at(-1) ?? ''
	const name = base.replaceAll(unprintable, '').replaceAll(/\s+/g, ' ').trim()
	return [...name].slice(0, longestName).join('') || 'Untitled'
}

/** Art is served at `/files/design-assets/{folder}/{timestamp}.{svg|png}` (spec §7). */
const filesPrefix = '/files'

const artUrl = new RegExp(`^${filesPrefix}/${artBucket}/([a-f0-9-]{32,36})/(\\d{13,15}\\.(?:svg|png))$`)

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png' }

export const urlOfPath = (path: string): string => `${filesPrefix}/${artBucket}/${path}`
export const keyOfPath = (path: string): string => `${artBucket}/${path}`

/** Key in the store and media type; undefined for any other address. */
export function artAt(url: string): { key: string; type: string } | undefined {
	const [, folder, file = ''] = artUrl.exec(url) ?? []
	const type = types[file.slice(file.lastIndexOf('.') + 1)]
	return folder && type ? { key: keyOfPath(`${folder}/${file}`), type } : undefined
}
