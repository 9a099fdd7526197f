import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { authMail } from '../templates/auth-mails.ts'
import { insertOutboxMessages, type NewMessage } from '../store/outbox.server.ts'
import * as json from './inbox-json.ts'
import * as inbox from './inbox.tsx'
import { siteIn } from '../../../tests/factories/site.ts'

const { context: services } = await openTestDatabase({ seeded: false })

/** Cast: the loaders read only the request and the context. */
function factsOf(query: string, demo = true) {
	const context = new RouterContextProvider()
	context.set(serviceContext, services)
	context.set(siteContext, { ...siteIn('en'), demo })
	return { request: new Request(`https://shop.test/dev/inbox${query}`), params: {}, context } as never
}

async function pageOf(query = ''): Promise<string> {
	const Page = inbox.default as (props: object) => ReactElement
	const props = { loaderData: await inbox.loader(factsOf(query)) }
	const element = <Page {...props} />
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const link = 'https://shop.test/auth/v1/verify?token=abc&type=signup'
let second = 0

async function put(to: string, change: Partial<NewMessage> = {}) {
	const { subject, text, html, links } = authMail('confirm', { to, link }, { publicUrl: 'https://shop.test' })
	const createdAt = new Date(services.now.getTime() + (second += 1) * 1_000)
	await insertOutboxMessages(services.db, [
		{
			id: randomUUID(),
			channel: 'mail',
			recipient: to,
			subject,
			text,
			html,
			links: [...(links ?? [])],
			createdAt,
			...change,
		},
	])
}

test('an empty inbox says what brings mail', async () => {
	expect(await pageOf('?to=nobody@school.test')).toContain('Nothing for nobody@school.test')
})

test('a mail is shown in a frame that runs nothing, and its link can be followed', async () => {
	await put('frame@school.test')
	const page = await pageOf('?to=FRAME@school.test')
	const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? ''
	expect(frame).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
	expect(frame).toContain('srcDoc="&lt;!doctype html&gt;')
	expect(page).toContain('href="https://shop.test/auth/v1/verify?token=abc&amp;type=signup"')
	expect(page).toContain('<summary')
})

test('a message that was handed over says so instead of showing nothing', async () => {
	await put('sent@school.test', { status: 'sent', text: '', html: '', links: [] })
	expect(await pageOf('?to=sent@school.test')).toContain('Handed over to the server')
})

test('programs read the same messages, newest first and for one receiver', async () => {
	await put('json@school.test')
	await put('+16145550123', { channel: 'sms', subject: '', text: 'Code 048213', html: '', links: [] })
	const read = async (query: string) => (await json.loader(factsOf(query))).json()
	const [mail] = (await read('?to=json@school.test')) as object[]
	expect(Object.keys(mail ?? {}).toSorted()).toEqual(
		['at', 'channel', 'html', 'links', 'subject', 'text', 'to'].toSorted(),
	)
	expect(mail).toMatchObject({ to: 'json@school.test', links: [link], channel: 'mail' })
	for (const to of ['16145550123', '+16145550123', '%2B16145550123'])
		expect(await read(`?to=${to}`)).toMatchObject([
			{ to: '+16145550123', text: 'Code 048213', channel: 'sms' },
		])
	const all = (await read('')) as { at: string }[]
	expect(all.map(({ at }) => at)).toEqual(
		all
			.map(({ at }) => at)
			.toSorted()
			.toReversed(),
	)
})

test('a hundred messages are enough', async () => {
	for (let number = 0; number < 105; number += 1) await put('many@school.test', { text: `number ${number}` })
	const answer = await json.loader(factsOf('?to=many@school.test'))
	const messages = (await answer.json()) as { text: string }[]
	expect(messages).toHaveLength(100)
	expect(messages[0]?.text).toBe('number 104')
})

test('neither is kept by anyone or indexed', async () => {
	const answer = await json.loader(factsOf(''))
	for (const headers of [new Headers(inbox.headers({} as never)), answer.headers]) {
		expect(headers.get('cache-control')).toContain('no-store')
		expect(headers.get('x-robots-tag')).toContain('noindex')
	}
})

test('without the demo there is no inbox, for people or programs', async () => {
	await put('secret@school.test')
	for (const load of [inbox.loader, json.loader])
		await expect(load(factsOf('', false))).rejects.toMatchObject({ init: { status: 404 } })
})
