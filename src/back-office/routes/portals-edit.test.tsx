// The page of a portal asks what becomes of open orders when a design changes, and asks again when they have changed.
// One engine: the statements are those of portal-items.test.ts.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPerson, orderNow } from '../../../tests/factories/approvals.ts'
import { newDesign } from '../../../tests/factories/redesigns.ts'
import * as page from './portals-edit.tsx'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, 'csr')

async function opened() {
	const { team, designId, dependencies, order } = await newDesign(context, csr)
	const provided = new RouterContextProvider()
	provided.set(serviceContext, csr)
	provided.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	provided.set(ordersContext, dependencies.orders)
	provided.set(mailContext, dependencies as never)
	provided.set(proofsContext, { order: dependencies.orderProof } as never)
	const url = new URL(`https://shop.test/admin/portals/${team.portalId}`)
	const params = { portalId: team.portalId }
	const load = () => page.loader({ params, context: provided, url } as never)
	const send = async (fields: Record<string, string>) => {
		const { portal } = await load()
		const form = {
			intent: 'save',
			seen: String(portal.revision),
			itemId: team.jersey.itemId,
			required: 'on',
			deadlineOn: '2027-03-01',
			design: `${designId}:1`,
		}
		const request = new Request(url, { method: 'POST', body: new URLSearchParams({ ...form, ...fields }) })
		return page.action({ request, params, context: provided } as never)
	}
	/** The page after an answer of the action. */
	const shown = async (actionData: unknown) => {
		// Cast: the page reads only these of its props.
		const Page = page.default as unknown as (props: object) => ReactElement
		const props = { loaderData: await load(), actionData }
		const element = <Page {...props} />
		return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
	}
	return { send, shown, order, designId }
}

/** Cast: an answer that is no redirect carries data and a status. */
const answered = (answer: unknown) =>
	answer as { init: { status: number }; data: { question: { revision: string }; toast: unknown } }

test('it shows orders, sums and both answers, keeps what was typed, and asks again when an order came in between', async () => {
	const { send, shown, order } = await opened()
	const { id, totalCents } = await order()
	const first = answered(await send({}))
	expect(first.init.status).toBe(409)
	const html = await shown(first.data)
	expect(html).toContain('1 open order with another design')
	expect(html).toContain(`Order #${id.slice(0, 8)}`)
	expect(html).toContain('The school is asked again, with the new total.')
	expect(html).toContain('Keep what was ordered')
	expect(html).toContain('Change 1 order to the new design')
	expect(html).toContain('value="2027-03-01"')
	await order(['Max'])
	const { revision } = first.data.question
	const second = answered(await send({ orders: 'amend', revision }))
	expect(second.init.status).toBe(409)
	expect(second.data.toast).toMatchObject({ detail: expect.stringContaining('Nothing was saved') })
	expect(await shown(second.data)).toContain('Change 2 orders to the new design')
	expect((await orderNow(context, id)).totalCents).toBe(totalCents)
	const done = await send({ orders: 'amend', revision: second.data.question.revision })
	expect(done).toMatchObject({ status: 303 })
	expect((await orderNow(context, id)).totalCents).toBeGreaterThan(totalCents)
	expect(await shown(undefined)).not.toContain('with another design')
})
