// What an admin types about an endpoint.
import { messages } from '../messages.ts'
import { subscribableEvents, type EventType } from './events.ts'

export const endpointLimits = { url: 500, description: 200, endpoints: 20 }

export type EndpointInput = { url: string; description: string; events: EventType[] }
export type EndpointErrors = Partial<Record<keyof EndpointInput, string>>
/** The fields as they were typed; `event-<type>` for each chosen event. */
export type TypedEndpoint = Readonly<Record<string, string>>

export const eventField = (type: EventType): string => `event-${type}`

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
type Allowing = { allowsLoopback: boolean }

function urlProblem(typed: string, { allowsLoopback }: Allowing): string | undefined {
	if (typed === '') return messages.urlRequired
	if (typed.length > endpointLimits.url) return messages.urlTooLong
	const url = URL.parse(typed)
	if (!url || url.hostname === '') return messages.urlInvalid
	const isOnMachine = allowsLoopback && url.protocol === 'http:' && loopbackHosts.has(url.hostname)
	if (url.protocol !== 'https:' && !isOnMachine) return messages.urlHttps
	return url.username + url.password === '' ? undefined : messages.urlCredentials
}

/** @returns what can be saved, or a message for each wrong field */
export function readEndpoint(
	typed: TypedEndpoint,
	allowing: Allowing,
): { input: EndpointInput } | { errors: EndpointErrors } {
	const url = (typed['url'] ?? '').trim()
	const description = (typed['description'] ?? '').trim()
	const events = subscribableEvents.filter((type) => typed[eventField(type)] !== undefined)
	const wrongUrl = urlProblem(url, allowing)
	const errors: EndpointErrors = {
		...(wrongUrl && { url: wrongUrl }),
		...(description.length > endpointLimits.description && { description: messages.descriptionTooLong }),
		...(events.length === 0 && { events: messages.eventsRequired }),
	}
	return Object.keys(errors).length > 0 ? { errors } : { input: { url, description, events } }
}
