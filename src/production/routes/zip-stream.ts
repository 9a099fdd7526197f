// A zip that is written while it is sent: never more than one file of it is in memory.
import { Zip, ZipDeflate } from 'fflate'

export type ZipFile = { path: string; bytes: Uint8Array }

/** Asks for the next file when the reader has room for it. @param at the time that the files carry */
export function zipStream(files: AsyncIterator<ZipFile>, at: Date): ReadableStream<Uint8Array> {
	const zip = new Zip()
	return new ReadableStream({
		start(controller) {
			zip.ondata = (failure, chunk, isLast) => {
				if (failure) {
					controller.error(failure)
					return
				}
				controller.enqueue(chunk)
				if (isLast) controller.close()
			}
		},
		async pull() {
			const next = await files.next()
			if (next.done) {
				zip.end()
				return
			}
			const entry = new ZipDeflate(next.value.path)
			entry.mtime = at
			zip.add(entry)
			entry.push(next.value.bytes, true)
		},
		async cancel() {
			zip.terminate()
			await files.return?.()
		},
	})
}
