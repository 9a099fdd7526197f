// Every event that the code records has words, and every word of a sentence that links leads somewhere.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountSentences, eventKinds, sentenceOf, shopSentences } from './audit-sentences.ts'
import { linkNames } from './log-view.ts'

/** Events whose names the code puts together. */
const composed: Readonly<Record<string, readonly string[]>> = {
	'order.${step.move}': ['order.start', 'order.ship', 'order.deliver'],
	'approval.${status}': ['approval.approved', 'approval.changes_requested'],
	'purchase.${state}': ['purchase.closed', 'purchase.canceled'],
	'fundraising.request_${next}': ['fundraising.request_approved', 'fundraising.request_declined'],
}
/** Names of this form in the same files that are no events. */
const others = new Set<string>([])

function recordedEvents(): Set<string> {
	const found = new Set<string>()
	for (const file of globSync('src/**/*.server.ts')) {
		const text = readFileSync(file, 'utf8')
		if (!/\/audit\.server\.ts'|rosterEvents = \[/.test(text) || file.startsWith('src/auth/')) continue
		for (const [, , name = ''] of text.matchAll(/(['`])([a-z]+\.(?:[a-z_]|\$\{[^}]+\})+)\1/g))
			for (const event of composed[name] ?? [name]) if (!others.has(event)) found.add(event)
	}
	return found
}

test('every event has a sentence and a kind, and no sentence is left over', () => {
	const events = recordedEvents()
	expect(events.size).toBeGreaterThan(60)
	expect(Object.keys(shopSentences).toSorted()).toEqual([...events].toSorted())
	const kinds = new Set([...events].map((event) => event.split('.', 1)[0] ?? ''))
	expect(Object.keys(eventKinds).toSorted()).toEqual([...kinds].toSorted())
})

test('every event of accounts has a sentence', () => {
	const text = readFileSync('src/auth/service/audit.server.ts', 'utf8')
	const events = [...text.matchAll(/^\t\| '(\w+)'$/gm)].map(([, event = '']) => event)
	expect(events.length).toBeGreaterThan(20)
	expect(Object.keys(accountSentences).toSorted()).toEqual(events.toSorted())
})

test('sentences name only what can be linked, also without details', () => {
	for (const event of [...Object.keys(shopSentences), ...Object.keys(accountSentences)]) {
		const sentence = sentenceOf(event, {})
		expect(sentence).not.toMatch(/undefined|NaN|null/)
		for (const [, name = ''] of sentence.matchAll(/\{(\w+)\}/g)) expect(linkNames).toContain(name)
	}
})

test('a sentence has the amounts and numbers of its details', () => {
	expect(sentenceOf('order.refund', { amountCents: 1_250 })).toBe('refunded $12.50 of {order}')
	expect(sentenceOf('roster.added', { players: 1 })).toBe('added 1 player to the roster of {portal}')
	expect(sentenceOf('person.role_given', { role: 'csr' })).toBe('made {person} customer service')
	expect(sentenceOf('product.changed', { priceFromCents: 500, priceToCents: 700 })).toContain(
		'from $5.00 to $7.00',
	)
	const agreed = { totalCents: 68_019, agreedPrices: 1, differenceCents: -5_000, discountCents: 1_000 }
	expect(sentenceOf('quote.saved', agreed)).toBe(
		'saved {quote} over $680.19, with 1 agreed price (−$50.00) and a discount of $10.00',
	)
	expect(sentenceOf('signed_in', {})).toBe('signed in')
	expect(sentenceOf('older.event', {})).toBe('did something else: older.event')
})
