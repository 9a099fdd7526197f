import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { messages } from '../messages.ts'
import { readEndpoint } from './endpoint-form.ts'
import { bodyOf, eventCatalog, eventTypes, subscribableEvents, type ShopEvent } from './events.ts'
import { dayMs, isFailingTooLong, nextAttemptAt, retryPausesMs } from './schedule.ts'

const now = new Date('2026-11-20T15:00:00Z')

test('pauses grow, and a delivery is given up after about a day', () => {
	expect(retryPausesMs).toEqual(retryPausesMs.toSorted((a, b) => a - b))
	const totalMs = retryPausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0)
	expect(Math.abs(totalMs - dayMs)).toBeLessThan(dayMs / 24)
	expect(nextAttemptAt(1, now)).toEqual(new Date('2026-11-20T15:01:00Z'))
	expect(nextAttemptAt(retryPausesMs.length + 1, now)).toBeNull()
})

test.each([
	[19, 3 * dayMs, false],
	[20, 3 * dayMs, true],
	[20, 3 * dayMs - 1, false],
])('%s failures in %s ms: paused %s', (failures, ms, isPaused) => {
	expect(isFailingTooLong({ failures, since: new Date(now.getTime() - ms) }, now)).toBe(isPaused)
})

const chosen = { 'event-order.paid': 'on', 'event-webhook.test': 'on', 'event-other': 'on' }
test.each([
	['', messages.urlRequired],
	['hooks', messages.urlInvalid],
	['ftp://example.com/', messages.urlHttps],
	['http://example.com/', messages.urlHttps],
	['http://localhost:9/', messages.urlHttps],
	['https://user:word@example.com/', messages.urlCredentials],
	[`https://example.com/${'x'.repeat(500)}`, messages.urlTooLong],
])('the address %s: %s', (url, message) => {
	expect(readEndpoint({ url, ...chosen }, { allowsLoopback: false })).toEqual({ errors: { url: message } })
})

test('a form is read with the events of the catalogue alone', () => {
	const typed = { url: ' https://example.com/hooks ', description: ' Office ', ...chosen }
	expect(readEndpoint(typed, { allowsLoopback: false })).toEqual({
		input: { url: 'https://example.com/hooks', description: 'Office', events: ['order.paid'] },
	})
	expect(readEndpoint({ url: 'http://localhost:9/', ...chosen }, { allowsLoopback: true })).toHaveProperty(
		'input',
	)
	expect(readEndpoint({ description: 'x'.repeat(201) }, { allowsLoopback: true })).toEqual({
		errors: {
			url: messages.urlRequired,
			description: messages.descriptionTooLong,
			events: messages.eventsRequired,
		},
	})
})

test('a body has what the catalogue names and nothing else', () => {
	const data = { ...eventCatalog['order.paid'].example, contactEmail: 'pat@example.test' }
	expect(JSON.parse(bodyOf({ type: 'order.paid', data }, now))).toEqual({
		type: 'order.paid',
		version: 1,
		timestamp: '2026-11-20T15:00:00.000Z',
		data: eventCatalog['order.paid'].example,
	})
})

test('no event has a field for a person', () => {
	const personal = /name|mail|phone|address|player|roster|user|contact|ship_?to|note|why|comment/i
	const fields = eventTypes.flatMap((type) => Object.keys(eventCatalog[type].data.shape))
	expect(fields.filter((field) => personal.test(field))).toEqual([])
})

/** The section of an event in the documentation. */
function sectionOf(type: (typeof eventTypes)[number]): string {
	const { version, when, data } = eventCatalog[type]
	const { properties = {} } = z.toJSONSchema(data)
	const fields = Object.entries(properties).map(([name, schema]) => {
		const description = typeof schema === 'object' ? (schema.description ?? '') : ''
		return `- \`${name}\`: ${description}${valuesOf(schema)}`
	})
	return [`### \`${type}\``, '', `Version ${version}. ${when}`, '', ...fields, ''].join('\n')
}

/** The values of a state. */
function valuesOf(schema: z.core.JSONSchema._JSONSchema): string {
	const values = typeof schema === 'object' ? (schema.enum ?? []) : []
	return values.length === 0 ? '' : ` (${values.map((value) => `\`${String(value)}\``).join(', ')})`
}

const page = readFileSync('docs/webhooks.md', 'utf8')
const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ')

test('docs/webhooks.md has every event with its fields and its example', () => {
	expect(subscribableEvents).toHaveLength(eventTypes.length - 1)
	for (const type of eventTypes) expect(unwrapped(page)).toContain(unwrapped(sectionOf(type)).trim())
	expect([...page.matchAll(/^### `(.+)`$/gm)].map(([, type]) => type)).toEqual(eventTypes)
	const examples = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, text = '']) => JSON.parse(text))
	const expected = eventTypes.map((type) => {
		const { data, example } = eventCatalog[type]
		expect(data.parse(example)).toEqual(example)
		// Cast: the example is of the same event.
		return JSON.parse(bodyOf({ type, data: example } as ShopEvent, now))
	})
	expect(examples).toEqual(expected)
})
