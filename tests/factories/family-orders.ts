// Families that order by the links of their players, for tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import type { Language } from '#kit/language.ts'
import { orders } from '#orders/tables.ts'
import { familyOrderView, orderByFamily } from '#bulk-orders/service/family-order.server.ts'
import { createShareCheckout } from '#payments/service/shares.server.ts'
import { makeFamilyLinks } from '#rosters/service/links.server.ts'
import { newTeam, type TeamInput } from './bulk-orders.ts'
import { testAddress } from './orders.ts'
import { sessionIdIn, type openTestSelling } from './payments.ts'

type Selling = ReturnType<typeof openTestSelling>
type Fields = Record<string, string>
type Visit = { token: string; clientAddress: string; language?: Language }

export const visitorOf = (context: ServiceContext): ServiceContext => ({
	...context,
	actor: { userId: null, roles: ['retail'] as const },
})

/** A team with a designed jersey and shorts, and the link of one player's family. */
export async function newLinkedFamily(
	context: ServiceContext,
	selling: Selling,
	{ at = 0, ...input }: TeamInput & { at?: number } = {},
) {
	const team = await newTeam(context, { isDesigned: true, ...input })
	const visitor = visitorOf(context)
	const rowId = team.rosterIds[at] ?? ''
	const tokenOf = async (id: string) => {
		const [link] = await makeFamilyLinks(selling.at(team.coach), { portalId: team.portalId, rowIds: [id] })
		return link?.path.split('/').at(-1) ?? ''
	}
	const visit: Visit = { token: await tokenOf(rowId), clientAddress: randomUUID() }
	const delivery: Fields = { ...testAddress, email: 'Parent@Example.test' }
	const wanted = (change: Fields = {}): Fields => ({
		...delivery,
		[`qtyOf-${team.jersey.itemId}`]: '1',
		[`sizeOf-${team.jersey.itemId}`]: 'M',
		[`qtyOf-${team.shorts.itemId}`]: '0',
		...change,
	})
	const order = (fields: Fields, by = visit) =>
		orderByFamily(selling.at(visitor), selling.dependencies, { ...by, fields })
	const view = (by = visit) => familyOrderView(selling.at(visitor), selling.dependencies, by)
	const placed = () =>
		context.db
			.select()
			.from(orders)
			.where(eq(orders.portalId, team.portalId))
			.orderBy(orders.createdAt, orders.id)
	return { ...team, rowId, visit, tokenOf, wanted, order, view, placed }
}

export const payUrlIn = (done: Awaited<ReturnType<typeof orderByFamily>>): string => {
	if (!done.ok) throw new Error(JSON.stringify(done.errors))
	return done.payUrl
}

export const tokenIn = (payUrl: string): string => payUrl.split('/').at(-1) ?? ''

/** A family opens the payment page of its share. @returns the id of the page's session */
export const openPayPage = async (context: ServiceContext, selling: Selling, payUrl: string) =>
	sessionIdIn(
		await createShareCheckout(selling.at(visitorOf(context)), selling.dependencies, tokenIn(payUrl)),
	)

export async function payAsFamily(context: ServiceContext, selling: Selling, payUrl: string): Promise<void> {
	const id = await openPayPage(context, selling, payUrl)
	await selling.sandbox.press(selling.at(context), { id, choice: 'pay' })
	await selling.settle()
}
