import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageLanguage } from '#kit/language.ts'
import { PaymentPage } from '../components/payment-page.tsx'
import type { PageView } from '../sandbox/view.ts'
import { declines } from './sandbox-texts.ts'

const view: PageView = {
	language: 'en',
	state: 'open',
	merchant: 'X',
	title: '1a2b3c4d',
	detail: '',
	amountCents: 2_800,
	email: '',
	declined: declines.card,
	backUrl: '/',
	doneUrl: '/',
}
const states: readonly Partial<PageView>[] = [
	{},
	{ declined: declines.bank, email: '1@2.3' },
	{ state: 'confirming' },
	{ state: 'complete' },
	{ state: 'expired' },
]
const textsIn = (language: PageLanguage, more: Partial<PageView>) =>
	renderToStaticMarkup(<PaymentPage view={{ ...view, ...more, language }} />)
		.replaceAll(/aria-label="([^"]*)"[^>]*/g, '>$1<x')
		.replaceAll(/<[^>]*>/g, '\n')
		.split('\n')
		.map((text) => text.trim())
		.filter((text) => /\p{L}/u.test(text) && text !== '1a2b3c4d' && text !== '1@2.3')

const english = /\b(?:the|you|your|is|of|not|pay|paid|bank|card|back|here|for|this)\b/i

test.each(states)(
	'each text of the payment page comes from a table, and none is left in English: %j',
	(more) => {
		for (const text of textsIn('en-XA', more)) expect(text).toMatch(/^\[.+\]$/)
		const spanish = textsIn('es', more)
		expect(spanish.length).toBeGreaterThan(4)
		expect(spanish.filter((text) => english.test(text))).toEqual([])
		expect(textsIn('en', more).filter((text) => english.test(text)).length).toBeGreaterThan(2)
	},
)
