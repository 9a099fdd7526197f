// Featured products: those that staff put first in a sport's list, in their order. The home page shows the first of all.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { arranged, type ArrangeStep } from '../rules/arrange.ts'
import { mostFeatured, unranked } from '../rules/featured.ts'
import { featuredOf, lockFeatured, setRanks } from '../store/featured.server.ts'
import { productById } from '../store/manage.server.ts'
import { productNotFound } from './products.server.ts'

/** One statement. @throws Refusal forbidden */
export async function featuredForStaff(context: ServiceContext, sport: string) {
	assertCan(context, catalogPolicy, 'read')
	return featuredOf(context.db, sport, mostFeatured)
}

/**
 * Features a product in its sport's list, moves it there, or takes it out. Call it inside a transaction; the caller
 * updates the search index.
 * @returns ids of the products whose rank changed
 * @throws Refusal forbidden, not_found; conflict when the list is full
 */
export async function arrangeFeatured(
	inner: ServiceContext,
	{ productId, step }: { productId: string; step: ArrangeStep },
): Promise<string[]> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	const product = id && (await productById(inner.db, id))
	if (!product) throw new Refusal('not_found', productNotFound)
	const rows = await lockFeatured(inner.db, product.sport)
	const ranks = new Map(rows.map((row) => [row.id, row.featuredRank]))
	const before = rows
		.toSorted((a, b) => a.featuredRank - b.featuredRank || a.id.localeCompare(b.id))
		.map((row) => row.id)
	const after = arranged(before, { id: product.id, step })
	if (after.length > mostFeatured && step === 'add')
		throw new Refusal('conflict', `At most ${mostFeatured} products are featured. Take one out first.`)
	const wanted = new Map([
		...before.map((one) => [one, unranked] as const),
		...after.map((one, at) => [one, at + 1] as const),
	])
	const changed = new Map([...wanted].filter(([one, rank]) => ranks.get(one) !== rank))
	if (changed.size === 0) return []
	await setRanks(inner.db, changed)
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'product.featured', subject: product.id, details: { step } })
	return [...changed.keys()]
}
