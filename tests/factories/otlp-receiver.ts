// A collector that takes OTLP as JSON over HTTP, or that never answers.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })

const Span = z.object({
	traceId: z.string(),
	spanId: z.string(),
	parentSpanId: z.string().optional(),
	name: z.string(),
	kind: z.number(),
	attributes: z.array(Attribute),
	status: z.object({ code: z.number().optional() }),
})
export type ReceivedSpan = z.infer<typeof Span>

const Traces = z.object({
	resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

export type Received = { path: string; headers: Record<string, unknown>; text: string }

export async function openReceiver({ answers = true }: { answers?: boolean } = {}) {
	const received: Received[] = []
	const server = createServer((request, response) => {
		const parts: Buffer[] = []
		request.on('data', (part: Buffer) => parts.push(part))
		request.on('end', () => {
			received.push({
				path: request.url ?? '',
				headers: request.headers,
				text: Buffer.concat(parts).toString(),
			})
			if (answers) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
		})
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve())
	})
	return {
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		spans: (): ReceivedSpan[] =>
			received
				.filter(({ path }) => path === '/v1/traces')
				.flatMap(({ text }) => Traces.parse(JSON.parse(text)).resourceSpans)
				.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
		close: (): void => {
			server.closeAllConnections()
			server.close()
		},
	}
}

/** The value of an attribute; undefined without it. */
export const attributeOf = (span: ReceivedSpan, key: string): unknown =>
	Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]
