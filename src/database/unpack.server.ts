// Unpacks the archive of an embedded database, as the engine writes it, into a new folder: whole or not at all.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

type Entry = { name: string; mode: number; isFolder: boolean; bytes: Uint8Array }

/** Everything in a tar archive comes in blocks of this many bytes. */
const block = 512

function entryAt(archive: Buffer, at: number): Entry {
	const text = (from: number, length: number) =>
		archive.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
	const from = at + block
	return {
		name: text(0, 100),
		mode: Number.parseInt(text(100, 8), 8) & 0o777,
		isFolder: text(156, 1) === '5',
		bytes: archive.subarray(from, from + Number.parseInt(text(124, 12), 8)),
	}
}

/** @param folder is not there yet, or empty. @param image gzip archive */
export function unpackDatabase(folder: string, image: string): void {
	const archive = gunzipSync(readFileSync(image))
	const draft = `${folder}.draft`
	// What a process left behind that was killed meanwhile.
	rmSync(draft, { recursive: true, force: true })
	mkdirSync(draft, { recursive: true, mode: 0o700 })
	// After the last entry there are zeros.
	for (let at = 0; archive[at];) {
		const { name, mode, isFolder, bytes } = entryAt(archive, at)
		if (isFolder) mkdirSync(join(draft, name), { recursive: true, mode })
		else writeFileSync(join(draft, name), bytes, { mode })
		at += block * (1 + Math.ceil(bytes.length / block))
	}
	renameSync(draft, folder)
}
