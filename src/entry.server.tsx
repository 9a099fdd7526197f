// Renders a page whole: shared pages are kept, and a buffered answer knows its status before the first byte.
import { Writable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
	isRouteErrorResponse,
	ServerRouter,
	type EntryContext,
	type RouterContextProvider,
} from 'react-router'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { needsReact } from '#http/hydration.ts'
import { pageResponse, utf8 } from '#http/page-body.server.ts'
import { languageOfData, setLanguageHeaders } from '#http/page-language.ts'
import { reasonOf } from '#kit/errors.ts'
import type { ShopShell } from '#kit/shop.ts'
import { ReadyFrameContext } from '#storefront/components/site-frame.tsx'
import { readyFrame } from '#storefront/routes/cached-layout.server.tsx'
import { KeptMarkup } from '#ui/kept-markup.tsx'

const renderTimeoutMs = 8_000

type Rendering = { status: number; routerContext: EntryContext; loadContext: RouterContextProvider }
type Rendered = { html: Buffer<ArrayBuffer>; status: number }

/** A page that React takes over in the browser: with its scripts, its data and the marks they need. */
function renderLively(
	request: Request,
	{ routerContext, loadContext, ...rendering }: Rendering,
): Promise<Rendered> {
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
		const { nonce } = loadContext.get(siteContext)
		const { pipe, abort } = renderToPipeableStream(
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
			{
				nonce,
				// All is ready when it is sent: parts stay in their places, whatever their size.
				progressiveChunkSize: Infinity,
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

/** The data of the page's errors. */
const failuresIn = ({ staticHandlerContext: { errors } }: EntryContext): unknown[] =>
	Object.values(errors ?? {}).map((error: unknown) => isRouteErrorResponse(error) && error.data)

/** The frame of the shop as it was for the last page. */
let ready: { key: string; frame: ReturnType<typeof readyFrame> } | undefined

function frameFor(shop: ShopShell) {
	const key = JSON.stringify(shop)
	if (ready?.key !== key) ready = { key, frame: readyFrame(shop) }
	return ready.frame
}

/** Some thousand cards, of 2 to 3 kB each with their facts. */
const keptParts = new LRUCache<string, string>({
	maxSize: 8_000_000,
	sizeCalculation: (markup, key) => markup.length + key.length,
})

function keptMarkup(key: string, part: ReactNode): string {
	const known = keptParts.get(key)
	if (known !== undefined) return known
	const markup = renderToStaticMarkup(part)
	keptParts.set(key, markup)
	return markup
}

/**
 * A page of markup alone, in half the time of the other: nothing on it may suspend. It carries no script and no
 * nonce, so that a shared page stays the same byte for byte. What fails is thrown and answered by the error page.
 */
function renderStill(request: Request, { routerContext, loadContext, status }: Rendering): Rendered {
	const failedIn = languageOfData(failuresIn(routerContext))
	// Without the stream of data for a browser, whose reader keeps what it reaches in memory until a full collection.
	const context = { ...routerContext, serverHandoffStream: undefined }
	const page = renderToStaticMarkup(
		<ReadyFrameContext value={{ ...frameFor(loadContext.get(shopContext)), failedIn }}>
			<KeptMarkup value={keptMarkup}>
				<ServerRouter context={context} url={request.url} />
			</KeptMarkup>
		</ReadyFrameContext>,
	)
	return { html: utf8(`<!DOCTYPE html>${page}`), status }
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
	const hydrates = routerContext.staticHandlerContext.matches.some(({ route }) => needsReact(route.handle))
	const rendering = { status, routerContext, loadContext }
	const rendered = hydrates ? await renderLively(request, rendering) : renderStill(request, rendering)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	setLanguageHeaders(headers, {
		data: [...failuresIn(routerContext), ...Object.values(routerContext.staticHandlerContext.loaderData)],
		url: new URL(request.url),
		publicUrl: loadContext.get(siteContext).publicUrl,
	})
	return pageResponse(rendered.html, { status: rendered.status, headers })
}

/** Loader and action failures that are no answers: logged once, with the request's id, never shown. */
export function handleError(
	failure: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (request.signal.aborted) return
	// An answer below 500 is told to the visitor; a missing page is noted by the server itself.
	if (isRouteErrorResponse(failure) && failure.status < 500) return
	const { log } = context.get(serviceContext)
	if (failure instanceof Error) log.error({ err: failure }, 'loader or action failed')
	else log.error({ reason: reasonOf(failure) }, 'loader or action failed')
}
