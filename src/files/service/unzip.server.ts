// Unpacks one file of a ZIP: never more bytes than it says it has, and only when that is within the limit.
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { Refusal } from '#kit/errors.ts'
import type { ZipEntry } from '../rules/zip.ts'

const inflate = promisify(inflateRaw)
const damaged = () => new Refusal('invalid', 'This file of the ZIP is damaged. Please make the ZIP again.')

/** @throws Refusal invalid when it is larger than the limit, than it says, or damaged */
export async function unzipped(
	{ packed, size, crc, isDeflated }: ZipEntry,
	limit: { bytes: number; message: string },
): Promise<Uint8Array> {
	if (size > limit.bytes) throw new Refusal('invalid', limit.message)
	if (size === 0) return new Uint8Array()
	const bytes = isDeflated
		? await inflate(packed, { maxOutputLength: size }).catch(() => {
				throw damaged()
			})
		: packed
	if (bytes.length !== size || crc32(bytes) !== crc) throw damaged()
	return bytes
}
