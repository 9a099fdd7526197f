// A search for orders answers with what it found, and does not read the list beside it.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPerson } from '../../../tests/factories/approvals.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { action, loader } from './orders.tsx'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, 'csr')
const buyer = await newBuyer(context)
const order = await newOrder(buyer, testOrderDependencies(), {
	lines: [wanted(await newVariant(context, { stock: 9 }), 1)],
})

/** The action of a form with these fields and the loader after it, as one request runs them. */
async function sent(fields: Record<string, string>) {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, csr)
	provided.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	const url = new URL('https://shop.test/admin/orders')
	const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
	// Casts: both read only these parts; the answer is no redirect and carries data.
	const { data } = (await action({ request, context: provided } as never)) as { data: object }
	return { found: data, loaded: await loader({ context: provided, url } as never) }
}

test('a search reads no list; a refused one shows the list', async () => {
	const none = await sent({ by: 'player', text: 'A name without orders' })
	expect(none).toMatchObject({ found: { page: { orders: [], older: null } }, loaded: { page: null } })
	const refused = await sent({ by: 'player', text: 'x' })
	expect(refused).toMatchObject({ found: { page: null }, loaded: { page: { orders: [{ id: order.id }] } } })
})
