// Reads the bodies of requests without the libraries of pages: what is read at start imports this too.
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
