// The directory of an uploaded ZIP file. Nothing is unpacked here, and no entry's path is ever written to.
// Format: APPNOTE.TXT 6.3, without the parts that no usual program makes for small files.
import { Refusal } from '#kit/errors.ts'

export type ZipEntry = {
	/** As stored, with its folders. */
	path: string
	/** Bytes as packed, and as the entry says it has unpacked. */
	packed: Uint8Array
	size: number
	crc: number
	isDeflated: boolean
}

/** Entries of a ZIP, folders among them. */
export const mostZipEntries = 5_000

const refused = (message: string) => new Refusal('invalid', message)
const damaged = () => refused('This ZIP file cannot be opened. Please make it again.')

const [localSign, entrySign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50]
const [localBytes, entryBytes, endBytes] = [30, 46, 22]
const longestComment = 0xffff
const encrypted = 0x2041
const symlink = 0xa
const [stored, deflated] = [0, 8]

export const isZip = (bytes: Uint8Array): boolean =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && [0x0304, 0x0506].includes((bytes[2] ?? 0) * 256 + (bytes[3] ?? 0))

/** Where the end of the directory begins: before a comment of any length. */
function endOf(view: DataView): number {
	const first = Math.max(0, view.byteLength - endBytes - longestComment)
	for (let at = view.byteLength - endBytes; at >= first; at -= 1)
		if (view.getUint32(at, true) === endSign) return at
	throw damaged()
}

/** Of old programs without UTF-8, letters beyond ASCII may be others; such a name is found by none. */
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function packedAt(bytes: Uint8Array, view: DataView, { at, length }: { at: number; length: number }) {
	if (at + localBytes > bytes.length || view.getUint32(at, true) !== localSign) throw damaged()
	const from = at + localBytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
	if (from + length > bytes.length) throw damaged()
	return bytes.subarray(from, from + length)
}

const leavesFolder = (path: string): boolean =>
	/^(?:[/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes('..') || path.includes('\0')

/** The entry of the directory at this place, and where the next one is. */
function entryAt(bytes: Uint8Array, view: DataView, { at, end }: { at: number; end: number }) {
	if (at + entryBytes > end || view.getUint32(at, true) !== entrySign) throw damaged()
	const [two, four] = [
		(from: number) => view.getUint16(at + from, true),
		(from: number) => view.getUint32(at + from, true),
	]
	const name = two(28)
	return {
		flags: two(8),
		method: two(10),
		crc: four(16),
		length: four(20),
		size: four(24),
		isLink: four(38) >>> 28 === symlink,
		from: four(42),
		path: textOf(bytes.subarray(at + entryBytes, at + entryBytes + name)),
		next: at + entryBytes + name + two(30) + two(32),
	}
}

/** What systems add for themselves. */
const isOfSystem = (path: string): boolean => /(?:^|[/\\])(?:__MACOSX[/\\]|\._)/.test(path)

/**
 * The files in a ZIP, without folders.
 * @throws Refusal invalid for what is damaged, protected by a password or made to harm
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
	if (!isZip(bytes) || bytes.length < endBytes) throw damaged()
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const end = endOf(view)
	const count = view.getUint16(end + 10, true)
	if (count > mostZipEntries) throw refused(`Expected at most ${mostZipEntries} files in the ZIP.`)
	const entries: ZipEntry[] = []
	let at = view.getUint32(end + 16, true)
	for (let number = 0; number < count; number += 1) {
		const { path, next, flags, method, isLink, from, length, ...facts } = entryAt(bytes, view, { at, end })
		at = next
		if ((flags & encrypted) !== 0) throw refused('This ZIP has a password. Please make it without one.')
		if (isLink || leavesFolder(path))
			throw refused(`Only files inside of the ZIP are read, not ${path.slice(0, 60)}.`)
		if (/[/\\]$/.test(path) || isOfSystem(path)) continue
		if (method !== stored && method !== deflated)
			throw refused('This ZIP is packed in an unusual way. Please make it with the usual settings.')
		const packed = packedAt(bytes, view, { at: from, length })
		entries.push({ ...facts, path, packed, isDeflated: method === deflated })
	}
	return entries
}
