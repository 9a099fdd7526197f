// Collections as staff manage them: csr may read, admins may change. The caller of each change updates the search.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { pageOf } from '#kit/pages.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { arranged, type ArrangeStep } from '../rules/arrange.ts'
import {
	CollectionInput,
	CollectionRule,
	mostByHand,
	mostCollections,
	mostOnHome,
} from '../rules/collections.ts'
import type { CollectionStatus } from '../states.ts'
import * as store from '../store/collections.server.ts'
import { cardsById } from '../store/listings.server.ts'
import { productById } from '../store/manage.server.ts'
import { collectionNotFound } from './collections.server.ts'
import { productNotFound } from './products.server.ts'

export const collectionsPerPage = 40
const previewed = 12

/** One page of collections with the number of their products, and those on the home page; four statements. @throws Refusal forbidden */
export async function collectionsForStaff(context: ServiceContext, asked: { page: number }) {
	assertCan(context, catalogPolicy, 'read')
	const { db } = context
	const total = await store.countCollections(db)
	const { page, pages, offset } = pageOf(asked.page, total, collectionsPerPage)
	const rows = await store.collectionsPage(db, { offset, limit: collectionsPerPage })
	const measured = await store.measure(db, rows, 0)
	return {
		collections: rows.map((row) => ({ ...row, count: measured.get(row.id)?.count ?? 0 })),
		onHome: await store.collectionsOnHome(db),
		total,
		page,
		pages,
	}
}

/** The titles of all collections, for a choice. @throws Refusal forbidden */
export async function collectionChoices(context: ServiceContext): Promise<{ id: string; title: string }[]> {
	assertCan(context, catalogPolicy, 'read')
	const rows = await store.collectionsPage(context.db, { offset: 0, limit: mostCollections })
	return rows.map(({ id, title }) => ({ id, title }))
}

async function previewOf({ db }: ServiceContext, choice: store.CollectionChoice) {
	const { count, first } = (await store.measure(db, [choice], previewed)).get(choice.id) ?? {
		count: 0,
		first: [],
	}
	const cards = new Map((await cardsById(db, first)).map((card) => [card.id, card]))
	return { count, products: first.flatMap((id) => cards.get(id) ?? []) }
}

/** How many products fit a rule that is not saved, and the first ones. Two statements. @throws Refusal forbidden, invalid */
export async function previewRule(context: ServiceContext, rule: CollectionRule) {
	assertCan(context, catalogPolicy, 'read')
	const parsed = CollectionRule.safeParse(rule)
	if (!parsed.success) throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Check the conditions')
	return previewOf(context, { id: randomUUID(), rule: parsed.data, sort: 'featured' })
}

/** The values of products that a rule can name. @throws Refusal forbidden */
export async function ruleChoices(context: ServiceContext) {
	assertCan(context, catalogPolicy, 'read')
	return store.ruleValues(context.db)
}

/** Earlier addresses that lead to a collection. */
const mostEarlierSlugs = 20

const parseId = (text: string): string | undefined => z.uuid().safeParse(text).data

/** A collection, what the shop shows of it, and its products by hand; four statements. @throws Refusal forbidden, not_found */
export async function collectionForStaff(context: ServiceContext, idText: string) {
	assertCan(context, catalogPolicy, 'read')
	const id = parseId(idText)
	const [collection] = id ? await store.collectionsByIds(context.db, [id]) : []
	if (!collection) throw new Refusal('not_found', collectionNotFound)
	return {
		collection,
		preview: await previewOf(context, collection),
		placed: collection.rule ? [] : await store.placedProducts(context.db, collection.id, mostByHand),
	}
}

function validated(input: CollectionInput): CollectionInput {
	const result = CollectionInput.safeParse(input)
	if (!result.success)
		throw new Refusal('invalid', result.error.issues[0]?.message ?? 'Please check the form.')
	return result.data
}

const takenSlug = (slug: string) =>
	new Refusal('conflict', `Another collection has the address “${slug}”. Enter another one.`)

/** Makes a draft. Call it inside a transaction. @returns its id. @throws Refusal forbidden, invalid, conflict */
export async function createCollection(inner: ServiceContext, input: CollectionInput): Promise<string> {
	assertCan(inner, catalogPolicy, 'edit')
	const values = validated(input)
	if ((await store.countCollections(inner.db)) >= mostCollections)
		throw new Refusal('conflict', `At most ${mostCollections} collections. Delete one first.`)
	const id = randomUUID()
	const row = { ...values, id, status: 'draft' as const, updatedAt: inner.now }
	if (!(await store.insertCollection(inner.db, row))) throw takenSlug(values.slug)
	await note(inner, { event: 'collection.created', subject: id, details: { slug: values.slug } })
	return id
}

async function locked(inner: ServiceContext, idText: string): Promise<store.Collection> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseId(idText)
	const found = id && (await store.lockCollection(inner.db, id))
	if (!found) throw new Refusal('not_found', collectionNotFound)
	return found
}

/**
 * Saves texts, order and rule. A collection by hand stays one, and one by rule has a rule. Call it inside a transaction.
 * @param seenAt when it was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict when the address is taken or after a concurrent change
 */
export async function saveCollection(
	inner: ServiceContext,
	{ id, seenAt, input }: { id: string; seenAt: number; input: CollectionInput },
): Promise<void> {
	const before = await locked(inner, id)
	const values = validated(input)
	if ((values.rule === null) !== (before.rule === null))
		throw new Refusal('invalid', 'A collection stays by hand or by rule. Make another one instead.')
	if (before.updatedAt.getTime() !== seenAt)
		throw new Refusal(
			'conflict',
			'Someone else has changed this collection. Check the latest values and save again.',
		)
	if (await store.slugIsTaken(inner.db, values.slug, before.id)) throw takenSlug(values.slug)
	const earlierSlugs = [...before.earlierSlugs, before.slug].filter((slug) => slug !== values.slug)
	await store.updateCollection(inner.db, before.id, {
		...values,
		earlierSlugs: [...new Set(earlierSlugs)].slice(-mostEarlierSlugs),
		updatedAt: inner.now,
	})
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'collection.changed', subject: before.id, details: { slug: values.slug } })
}

/**
 * Adds, moves or removes a product of a collection by hand. Call it inside a transaction.
 * @throws Refusal forbidden, not_found; conflict for a collection by rule and a full one
 */
export async function arrangeCollection(
	inner: ServiceContext,
	{ id, productId, step }: { id: string; productId: string; step: ArrangeStep },
): Promise<void> {
	const collection = await locked(inner, id)
	if (collection.rule)
		throw new Refusal('conflict', 'A rule chooses the products of this collection. Change the rule.')
	const product = parseProductId(productId)
	if (!product || (step === 'add' && !(await productById(inner.db, product))))
		throw new Refusal('not_found', productNotFound)
	const before = (await store.placedProducts(inner.db, collection.id, mostByHand)).map((row) => row.id)
	const after = arranged(before, { id: product, step })
	if (after.length > mostByHand)
		throw new Refusal('conflict', `At most ${mostByHand} products. Remove one first.`)
	await store.placeProducts(inner.db, collection.id, after)
	await raiseVersion(inner.db, 'catalog')
	const details = { step, product, products: after.length }
	await note(inner, { event: 'collection.products', subject: collection.id, details })
}

/** Publishes, or takes back into a draft and off the home page. Call it inside a transaction. @throws Refusal forbidden, not_found, conflict */
export async function setCollectionStatus(
	inner: ServiceContext,
	{ id, status }: { id: string; status: CollectionStatus },
): Promise<void> {
	const before = await locked(inner, id)
	if (before.status === status)
		throw new Refusal(
			'conflict',
			status === 'active' ? 'This collection is published already.' : 'This collection is a draft already.',
		)
	const home = status === 'draft' ? { homePosition: null } : {}
	await store.updateCollection(inner.db, before.id, { ...home, status, updatedAt: inner.now })
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'collection.status', subject: before.id, details: { to: status } })
}

/** Its products stay. Call it inside a transaction. @throws Refusal forbidden, not_found */
export async function removeCollection(inner: ServiceContext, id: string): Promise<void> {
	const before = await locked(inner, id)
	await store.deleteCollection(inner.db, before.id)
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'collection.deleted', subject: before.id, details: { slug: before.slug } })
}

/**
 * Puts an active collection on the home page, moves it there, or takes it off. Call it inside a transaction.
 * @throws Refusal forbidden, not_found; conflict for a draft and a full home page
 */
export async function arrangeHome(
	inner: ServiceContext,
	{ id, step }: { id: string; step: ArrangeStep },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const all = await store.lockCollections(inner.db)
	const asked = all.find((row) => row.id === id)
	if (!asked) throw new Refusal('not_found', collectionNotFound)
	if (asked.status === 'draft')
		throw new Refusal('conflict', 'Publish it first: the home page shows no drafts.')
	const before = all
		.filter(({ homePosition }) => homePosition !== null)
		.toSorted((a, b) => (a.homePosition ?? 0) - (b.homePosition ?? 0))
	const after = arranged(
		before.map((row) => row.id),
		{ id, step },
	)
	if (after.length > mostOnHome)
		throw new Refusal('conflict', `The home page shows ${mostOnHome} collections. Take one off first.`)
	await store.setHomeOrder(inner.db, after)
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'collection.home', subject: id, details: { step } })
}
