// Unpacks the archive of an embedded database into a new folder: completely or not at all.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readTarHeader, tarBlock, tarPadding } from '#kit/tar.ts'

/** @param folder missing or empty. @param image gzip archive */
export function unpackDatabase(folder: string, image: string): void {
	const archive = gunzipSync(readFileSync(image))
	const draft = `${folder}.draft`
	// Removes what a killed process left behind.
	rmSync(draft, { recursive: true, force: true })
	mkdirSync(draft, { recursive: true, mode: 0o700 })
	for (let at = 0; ;) {
		const entry = readTarHeader(archive.subarray(at, at + tarBlock))
		if (!entry) break
		const { name, mode, size, kind } = entry
		const from = at + tarBlock
		if (kind === 'folder') mkdirSync(join(draft, name), { recursive: true, mode })
		else writeFileSync(join(draft, name), archive.subarray(from, from + size), { mode })
		at = from + size + tarPadding(size)
	}
	renameSync(draft, folder)
}
