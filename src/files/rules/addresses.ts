// The addresses of rebuilt art: `/files/design-assets/{folder}/{timestamp}.{svg|png}` (spec §7).
import { artBucket } from './files.ts'

export const filesPrefix = '/files'

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
