// Reads a ZIP file's directory: the names of its entries and their unpacked sizes.

const directorySign = 0x02014b50
const endSign = 0x06054b50
const endBytes = 22
const longestComment = 65_535
const entryBytes = 46

/** Offset of the end record; undefined when the file is truncated. */
function endOf(view: DataView): number | undefined {
	const first = Math.max(0, view.byteLength - endBytes - longestComment)
	for (let at = view.byteLength - endBytes; at >= first; at -= 1)
		if (view.getUint32(at, true) === endSign) return at
	return undefined
}

export type Archive = { names: readonly string[]; unpackedBytes: number }

/**
 * Does not unpack anything. The caller must limit each entry to the size given here.
 * @returns undefined for an incomplete ZIP file, or one that omits its sizes
 */
export function archiveOf(bytes: Uint8Array): Archive | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const end = endOf(view)
	if (end === undefined) return undefined
	const names: string[] = []
	let unpackedBytes = 0
	let at = view.getUint32(end + 16, true)
	for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
		if (at + entryBytes > bytes.length || view.getUint32(at, true) !== directorySign) return undefined
		const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
		if (unpacked === 0 && packed > 2) return undefined
		const nameBytes = view.getUint16(at + 28, true)
		names.push(new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes)))
		unpackedBytes += unpacked
		at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	}
	return { names, unpackedBytes }
}
