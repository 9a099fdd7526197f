// The files of the embedded database: unpacked from an archive, and copied while the shop runs.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { resolve as absolute, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { readTarHeader, tarBlock, tarPadding } from '#kit/tar.ts'

/** The socket on which a shop accepts copy requests, in a folder that only its user may enter. */
export const copySocket = (socketFolder: string): string => join(socketFolder, 'copy')

/** File in the data folder that names the socket folder of the process using it. */
export const socketNote = (folder: string): string => join(folder, 'sockets')

const done = 'done'

/** A request is the path of the new folder; the answer is `done` or the reason for the failure. */
export async function serveCopies(socket: string, copy: (target: string) => Promise<void>): Promise<void> {
	const answer = async (connection: Socket) => {
		try {
			await copy(await text(connection))
			connection.end(done)
		} catch (failure) {
			connection.end(failure instanceof Error ? failure.message : String(failure))
		}
	}
	const server = createServer({ allowHalfOpen: true }, (connection) => {
		// A command that was killed needs no answer.
		connection.on('error', () => undefined)
		void answer(connection)
	})
	await new Promise<void>((resolve) => server.listen(socket, resolve))
}

/** No copy was made; the message says why. */
export class NoCopy extends Error {
	override readonly name = 'NoCopy'
}

/**
 * Asks the process that uses the data folder to copy the database to a new folder. The shop pauses while the files are
 * copied. @throws NoCopy
 */
export async function requestCopy(folder: string, target: string): Promise<void> {
	let answer: string
	try {
		const connection = createConnection({
			path: copySocket(readFileSync(socketNote(folder), 'utf8')),
			allowHalfOpen: true,
		})
		// The shop may have another working directory.
		connection.end(absolute(target))
		answer = await text(connection)
	} catch {
		throw new NoCopy('The shop that holds the embedded database does not answer; try again.')
	}
	if (answer !== done) throw new NoCopy(`The embedded database could not be copied: ${answer || 'no answer'}`)
}

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
