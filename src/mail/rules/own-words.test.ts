// Every mail whose words the owner may change: the first words come back as they were, own ones replace them and nothing
// else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import { sampleOf } from '../templates/samples.ts'
import { listedMail, mailList, type MailKey } from './mail-list.ts'
import {
	asTemplate,
	changedWords,
	cleanWords,
	filled,
	placeholdersIn,
	wordProblems,
	type AllWords,
} from './own-words.ts'

const sender = { publicUrl: 'https://shop.test' }

const mailOf = (key: MailKey, language: 'en' | 'es' = 'en') => {
	const sample = sampleOf(key, sender, language)
	if (!('mail' in sample) || !sample.mail.wording) throw new Error(`${key} is no mail with words`)
	return { ...sample.mail, wording: sample.mail.wording }
}

const cases = mailList.flatMap(({ key, channel, languages: spoken }) =>
	languages.filter((one) => spoken.includes(one)).map((language) => ({ key, channel, language })),
)
const mails = cases.filter(({ channel }) => channel === 'mail')
const texts = cases.filter(({ channel }) => channel === 'text')

/** The line that mail programs show beside the subject follows the opening. */
const withoutPreview = (html: string) => html.replace(/<div style="display:none[^>]*>[^<]*<\/div>/, '')

test.each(mails)(
	'$key in $language: its first words, set as own ones, give the same mail',
	({ key, language }) => {
		const { subject, text, html, wording } = mailOf(key, language)
		expect(wording.key).toBe(key)
		expect(wording.id).toBe(language === 'en' ? key : `${key}.es`)
		expect(wording.reword({})).toEqual({ subject, text, html })
		const again = wording.reword(wording.first)
		expect([again.subject, again.text]).toEqual([subject, text])
		expect(withoutPreview(again.html)).toBe(withoutPreview(html))
		expect(wordProblems(wording.first, { ...wording, isText: false })).toEqual({})
		expect(changedWords(wording.first, wording.first)).toBeUndefined()
	},
)

test.each(mails)(
	'$key in $language: own words stand beside every fact, link and footer',
	({ key, language }) => {
		const { html, wording } = mailOf(key, language)
		const own = wording.reword({ subject: 'Own', opening: 'Own **opening**', closing: 'Own closing' })
		expect(own.subject).toBe('Own')
		expect(own.html).toContain('Own <strong>opening</strong>')
		const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
		expect(linksIn(own.html)).toEqual(linksIn(html))
		const factsIn = (markup: string) => [...markup.matchAll(/<td\b[\s\S]*?<\/td>/g)].length
		expect(factsIn(own.html)).toBe(factsIn(html))
		expect(own.text.split('-- \n')[1]).toBe(mailOf(key, language).text.split('-- \n')[1])
	},
)

test.each(texts)(
	'$key in $language: own words stand before the sum, the day and the links',
	({ key, language }) => {
		const sample = sampleOf(key, sender, language)
		if (!('text' in sample) || !sample.text.wording) throw new Error('no text message')
		const { text, wording } = sample.text
		expect(wording.reword({})).toEqual({ text })
		expect(wording.reword(wording.first)).toEqual({ text })
		const own = wording.reword({ opening: '{team}, **please** look.' })
		expect(own.text).toMatch(/^Lincoln Hawks, \*\*please\*\* look\. /)
		expect(own.text).toContain('https://shop.test/roster/sample')
		expect(own.text).toMatch(/: https:\/\/shop\.test\/roster\/sample\/stop$/)
	},
)

test('no placeholder of any mail is the name of a player', () => {
	const names = mails.flatMap(({ key, language }) => Object.keys(mailOf(key, language).wording.values))
	expect(new Set(names)).toEqual(
		new Set([
			'order number',
			'amount',
			'total',
			'school',
			'team',
			'shares',
			'quote number',
			'last day',
			'organization',
			'sport',
			'role',
			'season',
			'recorded on',
			'donation',
			'subject',
			'name',
			'reference',
			'duties',
			'new address',
			'second step',
			'way to sign in',
			'day',
			'comments',
			// Accounts of players are not named.
			'owner',
		]),
	)
})

test('a value that is part of another becomes the longer one’s placeholder', () => {
	const values = { total: '$5.00', amount: '$25.00', empty: '' }
	const text = '$25.00 of $5.00'
	expect(asTemplate(text, values)).toBe('{amount} of {total}')
	expect(filled(asTemplate(text, values), values)).toBe(text)
})

const checked = (key: MailKey) => ({ ...mailOf(key).wording, isText: false })
const refusal = (key: MailKey, change: Partial<AllWords>) => {
	const all = checked(key)
	return wordProblems(cleanWords({ ...all.first, ...change }, false), all)
}

test.each<[MailKey, Partial<AllWords>, Record<string, string>]>([
	[
		'order.paid',
		{ subject: 'Order #{order number} of {player}' },
		{ subject: '{player} is no placeholder of this mail. It has {order number}, {amount}, {total}.' },
	],
	[
		'order.paid',
		{ subject: 'It is paid' },
		{ subject: 'Please keep {order number}: it is what the mail is about.' },
	],
	['order.paid', { subject: '  ' }, { subject: 'Please enter a subject.' }],
	['order.paid', { opening: '' }, { opening: 'Please enter an opening.' }],
	['order.paid', { opening: 'Thanks!' }, { opening: 'Please keep {amount}: it is what the mail is about.' }],
	[
		'order.paid',
		{ closing: '{oops}' },
		{ closing: '{oops} is no placeholder of this mail. It has {order number}, {amount}, {total}.' },
	],
	['order.paid', { closing: 'x'.repeat(1_501) }, { closing: 'At most 1500 characters, please.' }],
	[
		'account.confirm',
		{ subject: 'For {name}' },
		{ subject: '{name} is no placeholder: this mail has none.' },
	],
	[
		'support.question',
		{ subject: 'From {name}' },
		{ subject: '{name} cannot stand in a subject, which is shown on locked screens.' },
	],
])('%s with %o is refused at its field', (key, change, problems) => {
	expect(refusal(key, change)).toEqual(problems)
})

test('a text message has one line of 160 characters', () => {
	const sample = sampleOf('family-text.pay', sender, 'en')
	if (!('text' in sample) || !sample.text.wording) throw new Error('no text message')
	const all = { ...sample.text.wording, isText: true }
	const words = cleanWords({ subject: '', opening: `{team}\n${'x'.repeat(160)}`, closing: '' }, true)
	expect(wordProblems(words, all)).toEqual({ opening: 'At most 160 characters, please.' })
	expect(cleanWords({ subject: '', opening: 'a\r\nb', closing: '' }, true).opening).toBe('a b')
})

const nasty = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 80 }),
	fc.constantFrom(
		'<script>alert(1)</script>',
		'"><img src=x onerror=1>',
		'[a](javascript:alert(1))',
		'[a](//evil.example)',
		'a\r\nBcc: victim@example.test',
		'{amount}',
		'**{total}**',
	),
)
const allowed = new Set(
	'doctype html head meta base title body div table tbody tr td h1 p a br strong em ul ol li'.split(' '),
)

test('no words become a tag, a script address or a line of the header', () => {
	const { wording } = mailOf('order.paid')
	fc.assert(
		fc.property(nasty, nasty, nasty, (subject, opening, closing) => {
			const words = cleanWords({ subject, opening, closing }, false)
			const own = wording.reword(words)
			for (const [, tag = ''] of own.html.matchAll(/<[/!]?([a-z0-9-]+)/gi))
				expect([...allowed]).toContain(tag.toLowerCase())
			for (const [, href = ''] of own.html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https?:\/\//)
			expect(own.subject).not.toMatch(/\p{Cc}/u)
		}),
	)
})

test('a value is text: it becomes neither a link nor a placeholder', () => {
	const { wording } = mailOf('portal.ready')
	const values = { team: '[x](https://evil.example) **b** {team}' }
	expect(filled('Hello {team}', values)).toBe(`Hello ${values.team}`)
	expect(placeholdersIn('a {b} { c } {d}')).toEqual(['b', 'c', 'd'])
	const own = wording.reword({ opening: '{team}' })
	expect(own.html).toContain('Lincoln Hawks')
})

test('an unknown key is no mail', () => {
	expect(listedMail('order.lost')).toBeUndefined()
})
