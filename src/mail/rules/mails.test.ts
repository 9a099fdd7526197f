import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authMailKinds, type AuthMailFacts } from '../templates/auth-mail-facts.ts'
import { authMail, authSms } from '../templates/auth-mails.ts'
import { mailTo } from '../templates/layout.ts'
import { webAddress } from '../templates/markup.ts'
import { supportAnswerMail, supportMail } from '../templates/support-mails.ts'

const sender = { publicUrl: 'https://shop.example.com' }
const link = 'https://shop.example.com/auth/v1/verify?token=pkce_abc&type=signup&redirect_to=%2F'
const question = {
	name: 'Dana',
	email: 'dana@school.test',
	subject: 'Jerseys',
	message: 'Do you have 4XL?\nDana',
}

const factsOf = (change: Partial<AuthMailFacts> = {}): AuthMailFacts => ({
	to: 'coach@school.test',
	...change,
})

/** Addresses in the markup, as a mail program reads them. */
const hrefs = (html: string): string[] =>
	[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))

/** Any other text between tags would be unescaped input. */
const ownTags = new Set(
	'doctype html head meta base title body div table tr td h1 p a br /html /head /title /body /div /table /tr /td /h1 /p /a tbody /tbody'.split(
		' ',
	),
)
const tagsOf = (html: string): string[] =>
	[...html.matchAll(/<\/?!?([a-z0-9-]+)/gi)].map(([tag]) => tag.replace(/^<!?/, '').toLowerCase())

test.each(authMailKinds)('%s: the plain text holds every link and the code', (kind) => {
	const mail = authMail(kind, factsOf({ link, code: '048213', about: 'Google' }), sender)
	expect(mail.links).toEqual([link])
	expect(hrefs(mail.html)).toContain(link)
	for (const href of hrefs(mail.html)) expect(mail.text).toContain(href)
	for (const quoted of [mail.text, mail.html]) expect(quoted).toContain('048213')
	expect(mail.subject).not.toBe('')
	expect(mail.to).toBe('coach@school.test')
})

test.each(authMailKinds)('%s: without link and code there is still one thing to do', (kind) => {
	const mail = authMail(kind, factsOf(), sender)
	expect(mail.links).toEqual(['https://shop.example.com/support'])
	expect(mail.text).toContain('https://shop.example.com/support')
})

test('kinds have subjects of their own', () => {
	const subjects = authMailKinds.map((kind) => authMail(kind, factsOf(), sender).subject)
	expect(new Set(subjects).size).toBe(authMailKinds.length)
})

test('a notice names what it is about', () => {
	const mail = authMail('identity-linked', factsOf({ about: 'Google' }), sender)
	for (const part of [mail.text, mail.html]) expect(part).toContain('with Google.')
	const change = authMail('email-change', factsOf({ link, about: 'new@school.test' }), sender)
	expect(change.text).toContain('new@school.test')
})

test.each(authMailKinds)('%s: a person who reads Spanish reads no English', (kind) => {
	const about = kind.startsWith('factor') ? 'Authenticator app' : undefined
	const both = factsOf({ link, code: '048213', language: 'es' })
	for (const facts of [
		both,
		factsOf({ code: '048213', language: 'es' }),
		factsOf({ language: 'es', ...(about && { about }) }),
	]) {
		const mail = authMail(kind, facts, sender)
		expect(mail.html).toContain('<html lang="es-US">')
		const lines = [mail.subject, ...mail.text.split('\n')].filter((line) => !line.includes('https://'))
		const english =
			/\b(the|your?|this|with|and|is|are|not|of|for|email|address|link|code|sign|account|support|app)\b/i
		expect(lines.filter((line) => english.test(line))).toEqual([])
	}
	expect(authMail(kind, factsOf({ language: 'en' }), sender)).toMatchObject({
		subject: authMail(kind, factsOf(), sender).subject,
		html: authMail(kind, factsOf(), sender).html,
	})
})

test('names that a person or a provider gave stay as they are', () => {
	const of = (about: string) =>
		authMail('factor-added', factsOf({ about, language: 'es' }), sender).text.replaceAll('\n', ' ')
	expect(of('Text message')).toContain('se puede pedir un código por mensaje de texto.')
	expect(of('Robin’s phone')).toContain('se puede pedir Robin’s phone.')
})

test('no input becomes a tag, an attribute or a line of the header', () => {
	const nasty = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 60 }),
		fc.constantFrom(
			'</td><script>alert(1)</script>',
			'"><img src=x onerror=1>',
			"' onclick='",
			'<b>',
			'&lt;i&gt;',
		),
	)
	fc.assert(
		fc.property(nasty, nasty, nasty, nasty, (name, email, subject, message) => {
			const mail = supportMail({ name, email, subject, message }, 'help@shop.test', sender)
			for (const tag of tagsOf(mail.html)) expect([...ownTags]).toContain(tag)
			const clean = supportMail(question, 'help@shop.test', sender)
			const withoutBreaks = (html: string) => html.replaceAll('<br />', '')
			for (const sign of ['<', '>', '"'])
				expect(withoutBreaks(mail.html).split(sign)).toHaveLength(
					withoutBreaks(clean.html).split(sign).length,
				)
			expect(mail.subject).not.toMatch(/\p{Cc}/u)
		}),
	)
})

test('an answer repeats the message as text, in one line of subject', () => {
	const facts = {
		...question,
		subject: 'Sizes\r\nBcc: victim@example.test',
		message: '<script>alert(1)</script>',
		reference: 'a1b2c3d4',
		answer: 'Yes & no.\n\n<b>Order</b> the L.',
		replyTo: 'help@shop.test',
	}
	const mail = supportAnswerMail(facts, sender)
	expect(mail).toMatchObject({
		to: 'dana@school.test',
		replyTo: 'help@shop.test',
		subject: 'Re: Sizes Bcc: victim@example.test (#a1b2c3d4)',
	})
	expect(mail.html).toContain('Yes &amp; no.</p>')
	expect(mail.html).not.toMatch(/<(b|script)>/)
	expect(mail.text).toContain('<b>Order</b> the L.')
	expect(mail.text).toContain('> <script>alert(1)</script>')
	const spanish = supportAnswerMail({ ...facts, language: 'es' }, sender)
	expect(spanish.html).toContain('<html lang="es-US">')
	expect(spanish.text.replaceAll(/\s+/g, ' ')).toContain('deje la referencia en el asunto.')
	expect(spanish.subject).toBe(mail.subject)
})

test('what a person wrote is shown as it was written', () => {
	const mail = supportMail({ ...question, message: 'a < b && "c"\n\tline two' }, 'help@shop.test', sender)
	expect(mail.html).toContain('a &lt; b &amp;&amp; &quot;c&quot;<br />')
	expect(mail.text).toContain('> a < b && "c"\n> \tline two')
	expect(mail).toMatchObject({
		to: 'help@shop.test',
		replyTo: 'dana@school.test',
		subject: 'Support: Jerseys',
	})
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', '/auth/reset', 'file:///etc/passwd'])(
	'%s is no link',
	(href) => {
		expect(() => webAddress(href)).toThrow(TypeError)
		expect(() => authMail('confirm', factsOf({ link: href }), sender)).toThrow(TypeError)
	},
)

test('a mail needs no picture, no script and no style sheet', () => {
	const { html } = authMail('confirm', factsOf({ link, code: '123456' }), sender)
	expect(html).not.toMatch(/<(img|script|style|link|svg|form)\b|url\(|@import/i)
	expect(html).toContain('<html lang="en-US">')
	expect(html.match(/<h1/g)).toHaveLength(1)
	expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull()
	expect(new TextEncoder().encode(html).length).toBeLessThan(20_000)
})

test('lines of the plain text stay short, and addresses stay whole', () => {
	const content = {
		subject: 'S',
		preview: 'P',
		headline: 'H',
		blocks: [
			{ kind: 'text', text: 'word '.repeat(60).trim() },
			{ kind: 'button', label: 'Open', href: link },
		],
		reason: 'R',
	} as const
	const lines = mailTo('pat@example.com', sender, content).text.split('\n')
	expect(lines).toContain(link)
	for (const line of lines.filter((one) => one !== link)) expect(line.length).toBeLessThanOrEqual(72)
})

test('a text message ends with the line that lets a phone fill the code in', () => {
	const sms = authSms({ code: '048213', publicUrl: 'https://shop.example.com' })
	expect(sms.split('\n').at(-1)).toBe('@shop.example.com #048213')
	expect(sms.length).toBeLessThanOrEqual(160)
	const spanish = authSms({ code: '048213', publicUrl: 'https://shop.example.com' }, 'es')
	expect(spanish).toMatch(/^048213 es su código de /)
	expect(spanish.split('\n').at(-1)).toBe('@shop.example.com #048213')
})
