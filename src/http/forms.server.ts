// Reads submitted forms.
import { data } from 'react-router'
import { InvalidJson, parseJson } from '#kit/json.ts'

/** The body has more bytes than its address accepts. */
export class BodyTooLarge extends Error {
	override readonly name = 'BodyTooLarge'
}

/** Largest JSON body of any address; `body-limit.tsx` sets lower limits for pages. */
const maxJsonBytes = 2 * 1024 * 1024

/** The body as text; empty when there is none. @throws BodyTooLarge */
export async function readText(request: Request, maxBytes: number): Promise<string> {
	if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyTooLarge()
	const parts: Uint8Array[] = []
	let bytes = 0
	for await (const part of request.body ?? []) {
		bytes += part.byteLength
		if (bytes > maxBytes) throw new BodyTooLarge()
		parts.push(part)
	}
	return Buffer.concat(parts).toString('utf8')
}

/** The parsed body; undefined when it is no JSON, too large or nested too deep, so that its schema refuses it. */
export async function readJson(request: Request): Promise<unknown> {
	try {
		return parseJson(await readText(request, maxJsonBytes))
	} catch (failure) {
		if (failure instanceof InvalidJson || failure instanceof BodyTooLarge) return undefined
		throw failure
	}
}

/** @throws a response with status 400 when the body is no form, whatever its content type */
export async function formOf(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch (failure) {
		if (failure instanceof TypeError) throw data(null, { status: 400 })
		throw failure
	}
}

/** The fields by name; the last one wins. @throws as `formOf` */
export const fieldsOf = async (request: Request): Promise<Record<string, FormDataEntryValue>> =>
	Object.fromEntries(await formOf(request))
