// Renders a page whole: shared pages are kept, and a buffered answer knows its status before the first byte.
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { needsReact } from '#http/hydration.ts'
import { reasonOf } from '#kit/errors.ts'

const renderTimeoutMs = 8_000

type Rendering = { status: number; routerContext: EntryContext; loadContext: RouterContextProvider }

function renderMarkup(
	request: Request,
	{ routerContext, loadContext, ...rendering }: Rendering,
): Promise<{ html: Buffer; status: number }> {
	return new Promise((resolve, reject) => {
		let { status } = rendering
		const chunks: Buffer[] = []
		const sink = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				clearTimeout(timer)
				resolve({ html: Buffer.concat(chunks), status })
				done()
			},
		})
		const hydrates = routerContext.staticHandlerContext.matches.some(({ route }) => needsReact(route.handle))
		// Without scripts there is nothing to allow, and shared pages stay the same byte for byte.
		const nonce = hydrates ? loadContext.get(siteContext).nonce : undefined
		const { pipe, abort } = renderToPipeableStream(
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
			{
				nonce,
				onAllReady: () => pipe(sink),
				onShellError: reject,
				onError: (failure) => {
					status = 500
					loadContext.get(serviceContext).log.error({ err: failure }, 'page part failed')
				},
			},
		)
		const timer = setTimeout(() => abort(new Error('The page took too long')), renderTimeoutMs).unref()
	})
}

export default async function handleRequest(
	...[request, status, headers, routerContext, loadContext]: [
		Request,
		number,
		Headers,
		EntryContext,
		RouterContextProvider,
	]
): Promise<Response> {
	const rendered = await renderMarkup(request, { status, routerContext, loadContext })
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Response(new Uint8Array(rendered.html), { status: rendered.status, headers })
}

/** Loader and action failures that are no answers: logged once, with the request's id, never shown. */
export function handleError(
	failure: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (request.signal.aborted) return
	const { log } = context.get(serviceContext)
	if (failure instanceof Error) log.error({ err: failure }, 'loader or action failed')
	else log.error({ reason: reasonOf(failure) }, 'loader or action failed')
}
