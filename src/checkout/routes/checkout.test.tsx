// A form without a session: what the page answers to a browser without scripts.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Connection } from '#database/client.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { visitor } from '#kit/roles.ts'
import * as page from './checkout.tsx'
import { siteIn } from '../../../tests/factories/site.ts'

const typed = {
	name: 'Robin <Vale>',
	line1: '12 Mill Lane',
	line2: '',
	city: 'Lakewood',
	state: 'OH',
	zip: '44107',
	phone: '(555) 010-7788',
	paymentMode: 'school_po',
	poNumber: 'PO-2026-17',
}

/** Cast: loader and action read only the request and the context. */
function expiredRequest(fields: Record<string, string>) {
	const context = new RouterContextProvider()
	const db = new Proxy({} as Connection, {
		get: () => {
			throw new Error('The database was asked without a session')
		},
	})
	const log = pino({ level: 'silent' })
	context.set(serviceContext, { actor: visitor, db, now: new Date(0), requestId: '', log })
	context.set(siteContext, siteIn('en'))
	const url = new URL('https://shop.test/checkout')
	return {
		request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
		context,
		url,
	} as never
}

async function answeredPage(fields: Record<string, string>) {
	const answered = (await page.action(expiredRequest(fields))) as { data: object; init: ResponseInit }
	const loaded = (await page.loader(expiredRequest(fields))) as { data: object }
	const Page = page.default as unknown as (props: Record<'loaderData' | 'actionData', object>) => ReactElement
	const element = <Page loaderData={loaded.data} actionData={answered.data} />
	const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
	return { status: answered.init.status, html }
}

test('an expired session keeps everything typed and asks the buyer to sign in', async () => {
	const { status, html } = await answeredPage({ ...typed, revision: '4', totalCents: '12345' })
	expect(status).toBe(401)
	expect(html).toContain('Authentication Required')
	expect(html).toContain('Please log in to complete your order')
	expect(html).toContain('href="/auth?next=%2Fcheckout" target="_blank"')
	for (const text of [
		'Robin &lt;Vale&gt;',
		'12 Mill Lane',
		'Lakewood',
		'44107',
		'(555) 010-7788',
		'PO-2026-17',
	])
		expect(html).toContain(`value="${text}"`)
	expect(html).toMatch(/<option value="OH" selected=""/)
	expect(html).toMatch(/<input[^>]*(?:checked=""[^>]*value="school_po"|value="school_po"[^>]*checked="")/)
	// The same cart and total are confirmed when the form is sent again.
	expect(html).toContain('name="revision" value="4"')
	expect(html).toContain('name="totalCents" value="12345"')
})

test('a form that is empty or forged is answered as well, and reports nothing', async () => {
	const { status, html } = await answeredPage({ revision: 'x', intent: 'steal' })
	expect(status).toBe(401)
	expect(html).toContain('Please log in to complete your order')
	expect(html).toContain('name="revision" value="-1"')
	expect(html).not.toContain('steal')
})
