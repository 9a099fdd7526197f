// The file in a request body: a form with one file, or the raw bytes with the name in a header.
import { Refusal } from '#kit/errors.ts'
import { largestFileBytes } from '../rules/files.ts'

/** Boundaries, headers and small fields of a form around its file. */
const formBytes = 64 * 1024
/** A client disconnected while sending may never read the response, so up to this many times the limit is read. */
const patience = 4

const tooLarge = () => new Refusal('invalid', 'This file is larger than 10 MB.')
const cutOff = () => new Refusal('invalid', 'The upload was cut off. Please try again.')
const noFile = () => new Refusal('invalid', 'No file arrived. Please choose one and try again.')

async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer> {
	const parts: Uint8Array[] = []
	let length = 0
	try {
		for await (const part of body ?? []) {
			length += part.length
			if (length <= most) parts.push(part)
			else if (length > most * patience) break
		}
	} catch {
		throw cutOff()
	}
	if (length > most) throw tooLarge()
	return Buffer.concat(parts)
}

async function fromForm(bytes: Buffer, type: string): Promise<{ name: string; bytes: Uint8Array }> {
	let form: FormData
	try {
		form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
	} catch {
		throw cutOff()
	}
	const file = [...form.values()].find((value) => value instanceof File)
	if (!file) throw noFile()
	if (file.size > largestFileBytes) throw tooLarge()
	return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Percent-encoded by `encodeURIComponent`: headers allow no other letters. */
function nameIn(header: string | null): string {
	try {
		return decodeURIComponent(header ?? '')
	} catch {
		return header ?? ''
	}
}

/** @throws Refusal invalid: larger than 10 MB, incomplete, or without a file */
export async function readUpload(request: Request): Promise<{ name: string; bytes: Uint8Array }> {
	const type = request.headers.get('content-type') ?? ''
	if (/^multipart\/form-data\b/i.test(type))
		return fromForm(await readUpTo(request.body, largestFileBytes + formBytes), type)
	const bytes = await readUpTo(request.body, largestFileBytes)
	if (bytes.length === 0) throw noFile()
	return { name: nameIn(request.headers.get('x-file-name')), bytes }
}
