// Dependencies of webhooks, and a receiver on this machine, for tests.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { createVault } from '#auth/service/sealing.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { WebhookDependencies } from '#webhooks/dependencies.server.ts'
import type { EndpointInput } from '#webhooks/rules/endpoint-form.ts'
import { subscribableEvents } from '#webhooks/rules/events.ts'
import { addWebhook } from '#webhooks/service/manage.server.ts'

/** Nothing is sent by itself: tests call `deliverDue`. */
export const testWebhooks = (keys: readonly string[] = ['test']): WebhookDependencies => ({
	vault: createVault(keys.map((id) => ({ id, secret: `${id} key of tests` }))),
	allowsLoopback: true,
	wake: () => Promise.resolve(),
})

export const endpointInput = (change: Partial<EndpointInput> = {}): EndpointInput => ({
	url: 'https://hooks.example.com/fieldhouse',
	description: 'School office',
	events: [...subscribableEvents],
	...change,
})

/** Adds an endpoint. @returns its id and its secret */
export async function newWebhook(
	by: ServiceContext,
	dependencies: WebhookDependencies,
	change: Partial<EndpointInput> = {},
): Promise<{ id: string; secret: string }> {
	const id = randomUUID()
	return { id, secret: await addWebhook(by, dependencies, { id, input: endpointInput(change) }) }
}

type Received = { headers: IncomingHttpHeaders; body: string }

/** Answers with `status`, and keeps what it received. Closed after the test file. */
export async function openReceiver() {
	const received: Received[] = []
	const answer = { status: 204, headers: {} as Record<string, string> }
	const server = createServer((request, response) => {
		const parts: Buffer[] = []
		request.on('data', (part: Buffer) => parts.push(part))
		request.on('end', () => {
			received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
			response.writeHead(answer.status, answer.headers).end()
		})
	}).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	afterAll(() => void server.close())
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received, answer }
}
