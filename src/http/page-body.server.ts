// Pages that this process rendered, as bytes beside their responses. A page copied through `Response` on its way to
// the compressor is memory outside of the heap, which V8 answers with full collections.

const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** Every page is first written here. */
let scratch = Buffer.alloc(0)

/** As UTF-8, in one pass over the text: `Buffer.from` counts its bytes first. A unit of UTF-16 takes up to three bytes. */
export function utf8(text: string): Buffer<ArrayBuffer> {
	if (scratch.length < 3 * text.length) scratch = Buffer.allocUnsafeSlow(3 * text.length)
	return Buffer.from(scratch.subarray(0, scratch.write(text)))
}

export function pageResponse(body: Buffer<ArrayBuffer>, init: ResponseInit): Response {
	const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
		controller.enqueue(body)
		controller.close()
	}
	// As a stream: given bytes, `Response` copies them, whether anyone reads it or not.
	const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), init)
	bodies.set(response, body)
	return response
}

/** The body of a response; the response itself stays unread where `pageResponse` made it. */
export const bytesOf = async (response: Response): Promise<Buffer<ArrayBuffer>> =>
	bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
