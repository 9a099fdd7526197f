// The errors of a webhook's form, each with the field to jump to.
import { eventField, type EndpointErrors } from '#webhooks/rules/endpoint-form.ts'
import { subscribableEvents } from '#webhooks/rules/events.ts'

export const endpointProblems = ({
	url,
	description,
	events,
}: EndpointErrors): { message: string; field: string }[] => [
	...(url ? [{ message: url, field: 'url' }] : []),
	...(description ? [{ message: description, field: 'description' }] : []),
	...(events
		? subscribableEvents.slice(0, 1).map((type) => ({ message: events, field: eventField(type) }))
		: []),
]
