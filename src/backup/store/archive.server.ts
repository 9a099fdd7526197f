// The file of a backup: written as a gzip-compressed tar archive, and read entry by entry.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { paxPath, readTarHeader, tarBlock, tarHeader, tarPadding } from '#kit/tar.ts'
import { BackupFailure, entryKind, headerName, manifestName } from '../rules/archive.ts'
import { header, Header, Manifest } from '../schemas.ts'

export type Entry = { name: string; bytes: Buffer }

const damaged = (file: string) =>
	new BackupFailure(`${file} is damaged or incomplete: it cannot be restored.`)
const noBackup = (file: string) => new BackupFailure(`${file} is no backup of a Fieldhouse shop.`)

/** Reads exactly the requested number of bytes. @throws Error at the end of the stream */
function readerOf(source: AsyncIterator<Buffer>) {
	let rest: Buffer = Buffer.alloc(0)
	return async (length: number): Promise<Buffer> => {
		const parts = [rest]
		let have = rest.length
		while (have < length) {
			const next = await source.next()
			if (next.done) throw new Error('The archive ends too early')
			parts.push(next.value)
			have += next.value.length
		}
		const all = parts.length === 1 ? rest : Buffer.concat(parts)
		rest = all.subarray(length)
		return all.subarray(0, length)
	}
}

async function* tarEntries(source: AsyncIterator<Buffer>): AsyncGenerator<Entry> {
	const read = readerOf(source)
	for (let longName: string | undefined; ;) {
		const entry = readTarHeader(await read(tarBlock))
		if (!entry) break
		const bytes = await read(entry.size)
		await read(tarPadding(entry.size))
		if (entry.kind === 'pax') longName = paxPath(bytes)
		else {
			yield { name: longName ?? entry.name, bytes }
			longName = undefined
		}
	}
	// Reads to the end, where gzip verifies its own checksum.
	while (!(await source.next()).done);
}

const codeOf = (failure: unknown) =>
	failure instanceof Error && 'code' in failure ? String(failure.code) : undefined

/** Skips the first entry, the header. @throws BackupFailure */
export async function* archiveEntries(file: string): AsyncGenerator<Entry> {
	const unpacked = createGunzip()
	// A failure of either stream ends the reads below.
	pipeline(createReadStream(file), unpacked).catch(() => undefined)
	const source: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]()
	let isBackup = false
	try {
		for await (const entry of tarEntries(source)) {
			if (isBackup) yield entry
			else if (entry.name !== headerName) throw noBackup(file)
			else {
				const { version } = Header.parse(JSON.parse(entry.bytes.toString()))
				if (version > header.version)
					throw new BackupFailure(`${file} was written by a newer version of Fieldhouse.`)
				isBackup = true
			}
		}
	} catch (failure) {
		if (failure instanceof BackupFailure) throw failure
		if (codeOf(failure) === 'ENOENT') throw new BackupFailure(`There is no file ${file}.`)
		if (codeOf(failure)?.startsWith('E')) throw failure
		throw isBackup ? damaged(file) : noBackup(file)
	} finally {
		unpacked.destroy()
	}
}

/** Reads the whole file once and compares every entry with the manifest. @throws BackupFailure */
export async function checkedManifest(file: string): Promise<Manifest> {
	const checksums = new Map<string, string>()
	let manifest: Manifest | undefined
	for await (const { name, bytes } of archiveEntries(file)) {
		if (name === manifestName) {
			const parsed = Manifest.safeParse(JSON.parse(bytes.toString()))
			if (!parsed.success) throw damaged(file)
			manifest = parsed.data
		} else if (entryKind(name) && !checksums.has(name))
			checksums.set(name, createHash('sha256').update(bytes).digest('hex'))
		else throw damaged(file)
	}
	const expected = Object.entries(manifest?.entries ?? {})
	const isComplete =
		expected.length === checksums.size && expected.every(([name, sum]) => checksums.get(name) === sum)
	if (!manifest || !isComplete) throw damaged(file)
	return manifest
}

export type ArchiveWriter = {
	/** Resolves when the next entry can be added. */
	add: (name: string, bytes: Uint8Array) => Promise<void>
	/** SHA-256 of the entries so far, by name. */
	checksums: () => Record<string, string>
	/** Ends the archive and renames it. @throws BackupFailure when a file of that name has appeared */
	finish: () => Promise<void>
	/** Removes the unfinished file. */
	abort: () => Promise<void>
}

/** @throws BackupFailure when the file exists */
export function createArchive(file: string): ArchiveWriter {
	const refuseExisting = () => {
		if (existsSync(file)) throw new BackupFailure(`${file} exists already; choose another name.`)
	}
	refuseExisting()
	const part = `${file}.${process.pid}.part`
	const gzip = createGzip({ level: constants.Z_BEST_SPEED })
	// Holds personal data: readable by the operator only.
	const written = pipeline(gzip, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
	const removePart = () => rmSync(part, { force: true })
	process.once('exit', removePart)
	// The next write or `finish` throws the failure.
	written.catch(() => undefined)
	const checksums = new Map<string, string>()

	const write = async (bytes: Uint8Array) => {
		if (gzip.destroyed || !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
	}
	return {
		add: async (name, bytes) => {
			checksums.set(name, createHash('sha256').update(bytes).digest('hex'))
			await write(tarHeader({ name, mode: 0o600, size: bytes.length, kind: 'file' }))
			await write(bytes)
			await write(Buffer.alloc(tarPadding(bytes.length)))
		},
		checksums: () => Object.fromEntries(checksums),
		finish: async () => {
			gzip.end(Buffer.alloc(2 * tarBlock))
			await written
			refuseExisting()
			await rename(part, file)
			process.off('exit', removePart)
		},
		abort: async () => {
			gzip.destroy()
			await written.catch(() => undefined)
			removePart()
			process.off('exit', removePart)
		},
	}
}
