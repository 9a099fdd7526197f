// The form for a partial shipment, as a browser without scripts sees and sends it.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { statusOf } from '../../../tests/factories/orders.ts'
import { approvedOrder, jobsIn, newWorker, testFloor } from '../../../tests/factories/production.ts'
import { noFurtherCheck, sealCheck } from '../dependencies.server.ts'
import { moveJob, moveWholeOrder } from '../service/moves.server.ts'
import * as page from './order.tsx'
import { siteIn } from '../../../tests/factories/site.ts'

const { context: services } = await openTestDatabase({ seeded: false })
const floor = testFloor()
const worker = await newWorker(services)

/** Cast: loader and action read only the request, the parameters and the context. */
function factsOf(orderId: string, fields?: Record<string, string>) {
	const context = new RouterContextProvider()
	context.set(serviceContext, worker)
	context.set(ordersContext, floor.orders)
	context.set(sealCheck, noFurtherCheck)
	context.set(siteContext, siteIn('en'))
	const url = new URL(`https://shop.test/production/orders/${orderId}`)
	const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
	return { request: new Request(url, init), params: { orderId }, context, url } as never
}

type Answered = Response | { data: object; init: ResponseInit }

const send = (orderId: string, fields: Record<string, string>) =>
	page.action(
		factsOf(orderId, { intent: 'ship_part', carrier: 'ups', service: 'Ground', ...fields }),
	) as Promise<Answered>

async function shown(orderId: string, answered?: Answered): Promise<string> {
	const Page = page.default as unknown as (props: Record<string, unknown>) => ReactElement
	const actionData = answered && 'data' in answered ? answered.data : undefined
	const element = <Page loaderData={await page.loader(factsOf(orderId))} actionData={actionData} />
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

/** An order of three players, whose garments are made; the first is packed. */
async function halfPacked(): Promise<string> {
	const id = await approvedOrder(services, floor, { players: 3 })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'start' })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'finish' })
	const [first] = await jobsIn(services, id)
	await moveJob(worker, floor, { jobId: first!.id, move: 'pack' })
	return id
}

const pieces = (html: string) => [...html.matchAll(/name="(pieces-\d+)"/g)].map(([, name]) => name)

test('the form offers the packed pieces, keeps what was refused, and sends a part', async () => {
	const id = await halfPacked()
	const before = await shown(id)
	expect(before).toContain('Send only part of it')
	expect(pieces(before)).toEqual(['pieces-0'])
	expect(before).toMatch(/<input[^>]*name="pieces-0"/)
	expect(before).not.toMatch(/<details open=""/)

	const typo = await send(id, { 'pieces-0': '1', trackingNumber: '1Z999AA10123456785' })
	expect(typo).toMatchObject({ init: { status: 400 } })
	const refused = await shown(id, typo)
	expect(refused).toMatch(/<details open=""/)
	expect(refused).toContain('its check digit does not fit')
	expect(refused).toContain('value="1Z999AA10123456785"')
	expect(refused).toContain('value="Ground"')
	expect(refused).toMatch(/<option value="ups" selected=""/)
	expect(refused).toMatch(/name="pieces-0"[^>]*value="1"/)

	const sent = await send(id, { 'pieces-0': '1', trackingNumber: '1Z999AA10123456784' })
	expect(sent).toMatchObject({ status: 303 })
	expect((sent as Response).headers.get('location')).toContain(`/production/orders/${id}`)
	expect(await statusOf(services, id)).toBe('processing')
	const after = await shown(id)
	expect(after).toContain('1Z999AA10123456784')
	expect(after).toContain('1 × ')
	expect(pieces(after)).toEqual([])
})

test.each([
	['more than is packed', { 'pieces-0': '2' }, 409],
	['a garment that is not packed', { 'pieces-1': '1' }, 409],
	['nothing', { 'pieces-0': '0' }, 400],
	['a line that is none', { 'pieces-77': '1' }, 409],
])('%s is refused and nothing leaves', async (_what, fields: Record<string, string>, status) => {
	const id = await halfPacked()
	const answered = await send(id, { ...fields, trackingNumber: '1Z999AA10123456784' })
	expect(answered).toMatchObject({ init: { status } })
	expect(pieces(await shown(id, answered))).toEqual(['pieces-0'])
	expect(await shown(id)).not.toContain('1Z999AA10123456784')
})
