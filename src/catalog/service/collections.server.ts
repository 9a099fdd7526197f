// Collections as visitors see them: their pages, the overview, the home page; and which products are in them.
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { shownOnHome } from '../rules/collections.ts'
import type { Filters } from '../rules/filters.ts'
import * as store from '../store/collections.server.ts'
import { readList, type ProductList } from './listings.server.ts'

export const collectionNotFound = 'Collection not found'

type Reading = Pick<ServiceContext, 'db'>
export type CollectionFacts = Pick<store.Collection, 'id' | 'slug' | 'title' | 'description' | 'updatedAt'>

const factsOf = ({ id, slug, title, description, updatedAt }: store.Collection): CollectionFacts => ({
	id,
	slug,
	title,
	description,
	updatedAt,
})

/** All that visitors may open, by title, for the sitemap and the search. One statement. */
export const publicCollections = async (db: Connection): Promise<CollectionFacts[]> =>
	(await store.activeCollections(db)).map(factsOf)

export type CollectionPage = { collection: CollectionFacts; list: ProductList }

async function activeCollection({ db }: Reading, slug: string) {
	const found = /^[a-z0-9-]{1,60}$/.test(slug) ? await store.activeBySlug(db, slug) : undefined
	if (!found) throw new Refusal('not_found', collectionNotFound)
	return found
}

/** Where the collection is that had this address before; undefined for none. One statement. */
export const movedCollection = async ({ db }: Reading, slug: string): Promise<string | undefined> =>
	/^[a-z0-9-]{1,60}$/.test(slug) ? store.activeByEarlierSlug(db, slug) : undefined

/** One page of its products with the counts of every filter; at most five statements. @throws Refusal not_found */
export async function collectionPage(
	context: Reading,
	slug: string,
	asked: Filters,
): Promise<CollectionPage> {
	const found = await activeCollection(context, slug)
	const list = { name: `collection ${found.id}`, scope: store.scopeOf(found) }
	return { collection: factsOf(found), list: await readList(context, list, asked) }
}

export type CollectionTile = CollectionFacts & {
	count: number
	/** The first product's picture. */
	cover: { hash: string; inTeamColors: boolean } | null
}

/** Active collections that have products, by title; three statements. */
export async function collectionTiles({ db }: Reading): Promise<CollectionTile[]> {
	const all = await store.activeCollections(db)
	const measured = await store.measure(db, all, 1)
	const firsts = [...measured.values()].flatMap(({ first }) => first)
	const covers = new Map((await store.coversOf(db, firsts)).map((row) => [row.id, row]))
	return all.flatMap((row) => {
		const { count, first } = measured.get(row.id) ?? { count: 0, first: [] }
		const cover = covers.get(first[0] ?? '')
		if (count === 0) return []
		const picture = cover?.hash ? { hash: cover.hash, inTeamColors: cover.customizable } : null
		return [{ ...factsOf(row), count, cover: picture }]
	})
}

export type HomeCollection = CollectionFacts & { count: number; productIds: readonly string[] }

/** Those that staff chose for the home page, with their first products; empty ones are left out. Two statements. */
export async function homeCollections(db: Connection): Promise<HomeCollection[]> {
	const chosen = await store.collectionsOnHome(db)
	const measured = await store.measure(db, chosen, shownOnHome)
	return chosen
		.map((row) => {
			const { count, first } = measured.get(row.id) ?? { count: 0, first: [] }
			return { ...factsOf(row), count, productIds: first }
		})
		.filter(({ count }) => count > 0)
}

/**
 * Which of these products are in which of the collections, drafts included: by rule or by hand. Two statements.
 * @returns ids of products by id of collection; a collection that is gone has no entry
 */
export async function productsInCollections(
	{ db }: Reading,
	collectionIds: readonly string[],
	productIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
	if (collectionIds.length === 0) return new Map()
	const found = await store.collectionsByIds(db, [...new Set(collectionIds)])
	const members = Map.groupBy(
		await store.membersAmong(db, found, productIds),
		({ collectionId }) => collectionId,
	)
	return new Map(
		found.map(({ id }) => [id, new Set(members.get(id)?.map(({ productId }) => productId))] as const),
	)
}

/** These, as far as they exist, in any status. One statement, none without ids. */
export const collectionsByIds = async (
	{ db }: Reading,
	ids: readonly string[],
): Promise<CollectionFacts[]> =>
	ids.length === 0 ? [] : (await store.collectionsByIds(db, ids)).map(factsOf)
