// One engine: the words of a page.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext } from '#http/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { paymentSandbox } from '../sandbox/open.server.ts'
import { openTeam } from '../../../tests/factories/payments/split.ts'
import { openBuying, openTestSelling } from '../../../tests/factories/payments.ts'
import * as page from './sandbox-pay.tsx'

const { context: services } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(services)

/** Cast: loader and action read only the request, the parameters and the context. */
function factsOf(
	sessionId: string,
	{ choice, email = '', isReal = false }: { choice?: string; email?: string; isReal?: boolean } = {},
) {
	const context = new RouterContextProvider()
	context.set(serviceContext, selling.at(services))
	if (!isReal) context.set(paymentSandbox, selling.sandbox)
	const address = `https://shop.test/sandbox/pay/${sessionId}`
	const body = choice === undefined ? undefined : new URLSearchParams({ choice, email })
	const request = new Request(address, body ? { method: 'POST', body } : {})
	return { request, params: { sessionId }, context } as never
}

async function shown(sessionId: string): Promise<string> {
	const Page = page.default as (props: object) => ReactElement
	const element = <Page {...{ loaderData: await page.loader(factsOf(sessionId)) }} />
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('the page says who is paid, for what and how much, and that no money moves', async () => {
	const { sessionId, order } = await openBuying(selling, services)
	const html = await shown(sessionId)
	expect(html).toContain('Sandbox: no money moves, use no real card.')
	expect(html).toContain('Pay Fieldhouse')
	expect(html).toContain(`Fieldhouse order #${order.id.slice(0, 8)}`)
	expect(html).toContain(`$${(order.totalCents / 100).toFixed(2)}`)
	expect(html).toContain('href="https://shop.test/checkout?payment=cancelled"')
})

test('there is no field for a card, or for anything that is typed', async () => {
	const { sessionId, press } = await openBuying(selling, services)
	const pages = [await shown(sessionId)]
	await press('decline')
	pages.push(await shown(sessionId))
	await press('second_step')
	pages.push(await shown(sessionId))
	await press('approve')
	pages.push(await shown(sessionId))
	expect(pages[1]).toContain('role="alert"')
	for (const html of pages) {
		expect(html).not.toMatch(/<(?:textarea|select)|autocomplete|inputmode/i)
		for (const [input] of html.matchAll(/<input[^>]*>/g)) expect(input).toContain('type="radio"')
	}
})

test('where the shop names no address the page asks for one, as providers do; what is none counts as none', async () => {
	const team = await openTeam(selling, services, 2)
	const known: (string | null | undefined)[] = []
	for (const [at, email] of [
		[0, ' family@shop.test '],
		[1, 'no address'],
	] as const) {
		const sessionId = await team.pageOf(at)
		expect(await shown(sessionId)).toContain('name="email"')
		await page.action(factsOf(sessionId, { choice: 'pay', email }))
		const session = await selling.stripe.checkout.sessions.retrieve(sessionId)
		known.push(session.customer_details?.email)
	}
	expect(known).toEqual(['family@shop.test', null])
})

test('pressing leads to the shop when it is paid, and else back to the page', async () => {
	const { sessionId, request } = await openBuying(selling, services)
	const declined = await page.action(factsOf(sessionId, { choice: 'decline' }))
	expect([declined.status, declined.headers.get('location')]).toEqual([303, `/sandbox/pay/${sessionId}`])
	for (let press = 0; press < 2; press += 1) {
		const paid = await page.action(factsOf(sessionId, { choice: 'pay' }))
		expect([paid.status, paid.headers.get('location')]).toEqual([303, request.successUrl])
	}
})

test('no such session, no such choice, no sandbox: no page', async () => {
	const { sessionId } = await openBuying(selling, services)
	await expect(page.loader(factsOf('cs_test_none'))).rejects.toMatchObject({ init: { status: 404 } })
	await expect(page.loader(factsOf(sessionId, { isReal: true }))).rejects.toMatchObject({
		init: { status: 404 },
	})
	for (const [facts, status] of [
		[factsOf('cs_test_none', { choice: 'pay' }), 404],
		[factsOf(sessionId, { choice: 'pay', isReal: true }), 404],
		[factsOf(sessionId, { choice: 'free' }), 400],
	] as const)
		await expect(page.action(facts)).rejects.toMatchObject({ init: { status } })
})
