// A ZIP that is made while it is sent: one file is in memory at a time.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipFile = { path: string; bytes: Uint8Array }

/** Requests the next file when the reader is ready for it. @param at the modification time of the files */
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
			// Photos are as small as they get.
			const Entry = next.value.path.endsWith('.webp') ? ZipPassThrough : ZipDeflate
			const entry = new Entry(next.value.path)
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
