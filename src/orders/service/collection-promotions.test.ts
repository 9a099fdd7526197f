// Promotions for collections, by rule and by hand: whose lines count when an order is placed. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CollectionRule } from '#catalog/rules/collections.ts'
import * as collections from '#catalog/service/manage-collections.server.ts'
import { variants } from '#catalog/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { collectionInput, collectionRule } from '../../../tests/factories/collections.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { newPromotion } from '../../../tests/factories/promotions.ts'
import { Terms } from '#pricing/schemas.ts'
import { codeNoticeFor } from './code-notice.server.ts'
import { currentTerms, pricedLines, productsOf, totalsOf } from './lines.server.ts'
import { totalsAfter } from './amend.server.ts'
import { placeOrder } from './place.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const admin: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }
const delivery = { isTaxExempt: false }
const change = <Result>(work: (inner: ServiceContext) => Promise<Result>) => inTransaction(admin, work)

const brand = 'Collected'
const [inside, outside] = [
	await newVariant(context, { stock: 900, priceCents: 10_000, brand }),
	await newVariant(context, { stock: 900, priceCents: 10_000 }),
]
const productOf = async (variantId: string) =>
	(await context.db.select().from(variants).where(eq(variants.id, variantId)))[0]?.productId ?? ''
const [insideId, outsideId] = [await productOf(inside), await productOf(outside)]

const newCollection = (rule: CollectionRule | null = null) =>
	change((inner) => collections.createCollection(inner, collectionInput({ slug: `c-${randomUUID()}`, rule })))
const place = (id: string, productId: string, step: 'add' | 'remove' = 'add') =>
	change((inner) => collections.arrangeCollection(inner, { id, productId, step }))
const byHand = async () => {
	const id = await newCollection()
	await place(id, insideId)
	return id
}
const byRule = () => newCollection(collectionRule({ customizable: false, brands: [brand] }))

async function priced(buyer: ServiceContext, code: string, ids: readonly string[]) {
	const lines = ids.map((id) => wanted(id))
	const found = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(buyer, { portal: null, delivery, code, productIds: productsOf(found) })
	return { lines, found, terms, totals: totalsOf(found, terms) }
}
async function bought(code: string, ids: readonly string[]) {
	const buyer = await newBuyer(context)
	const { lines, totals } = await priced(buyer, code, ids)
	const request = { seenTotalCents: totals.totalCents, promotionCode: code }
	return (await placeOrder(buyer, dependencies, await orderOf(buyer, lines, request))).order
}
type Priced = { pricing: { adjustments: { kind: string; amountCents: number }[] } }
const offOf = ({ pricing }: Priced) =>
	0 - (pricing.adjustments.find(({ kind }) => kind === 'promotion')?.amountCents ?? 0)

test.each([
	['by hand', byHand, 'HAND10'],
	['by rule', byRule, 'RULE10'],
])('a promotion for a collection %s counts for its products only', async (_how, make, code) => {
	await newPromotion(context, { code, collectionIds: [await make()] })
	const order = await bought(code, [inside, outside])
	expect(offOf(order)).toBe(1_000)
	expect(order.terms.promotion?.productIds).toEqual([insideId])
	expect(offOf(await bought(code, [outside]))).toBe(0)
})

test('what counts is the collection at the time; a placed order keeps what it got', async () => {
	const id = await byHand()
	await newPromotion(context, { code: 'NOW10', collectionIds: [id] })
	const order = await bought('NOW10', [inside])
	await place(id, insideId, 'remove')
	await place(id, outsideId)
	expect(offOf(await bought('NOW10', [inside]))).toBe(0)
	expect(offOf(await bought('NOW10', [outside]))).toBe(1_000)
	const amended = await totalsAfter(admin, { order, changes: new Map([[0, wanted(inside, 3)]]) })
	expect(offOf({ pricing: amended.totals })).toBe(3_000)
	expect(Terms.parse(order.terms).promotion?.productIds).toEqual([insideId])
})

test('a deleted collection leaves a promotion for nothing, and one of two leaves the other', async () => {
	const [gone, kept] = [await byHand(), await newCollection()]
	await place(kept, outsideId)
	await newPromotion(context, { code: 'GONE10', collectionIds: [gone] })
	await newPromotion(context, { code: 'BOTH10', collectionIds: [gone, kept] })
	expect(offOf(await bought('BOTH10', [inside, outside]))).toBe(2_000)
	await change((inner) => collections.removeCollection(inner, gone))
	expect(offOf(await bought('GONE10', [inside, outside]))).toBe(0)
	expect(offOf(await bought('BOTH10', [inside, outside]))).toBe(1_000)
})

test('with products beside a collection, goods must be in both', async () => {
	const collectionIds = [await byHand()]
	await newPromotion(context, { code: 'EDGE10', collectionIds, productIds: [outsideId] })
	expect(offOf(await bought('EDGE10', [inside, outside]))).toBe(0)
	await newPromotion(context, { code: 'INNER10', collectionIds, productIds: [insideId, outsideId] })
	expect(offOf(await bought('INNER10', [inside, outside]))).toBe(1_000)
})

test('a code for a collection that the cart has nothing of names it', async () => {
	await newPromotion(context, { code: 'NAMED10', collectionIds: [await byHand()] })
	const buyer = await newBuyer(context)
	const { found, terms } = await priced(buyer, 'NAMED10', [outside])
	const notice = await codeNoticeFor(buyer, { code: 'NAMED10', cartId: null, lines: found, terms })
	expect(notice).toMatch(/the collection Game day/)
})

test('the number of statements depends neither on lines nor on promotions', async () => {
	const buyer = await newBuyer(context)
	const productIds = [insideId, outsideId]
	const used = async (ids: readonly string[]) => {
		const before = database.statements()
		await currentTerms(buyer, { portal: null, delivery, productIds: ids })
		return database.statements() - before
	}
	await newPromotion(context, { rateBp: 1, collectionIds: [await byHand()] })
	const one = await used([insideId])
	for (let at = 0; at < 4; at += 1)
		await newPromotion(context, { rateBp: 1, collectionIds: [await byRule()] })
	expect(await used(productIds)).toBe(one)
})
