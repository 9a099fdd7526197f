// Sizes that run low, for staff: as a page and as a whole for a file.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { partOfLevels, type LowStockAsked } from '../rules/low-stock.ts'
import { countProductsLow, firstLevels, lowStockLevels, lowStockOf } from '../store/low-stock.server.ts'

export const lowStockPerPage = 50
/** Sizes of the whole shop are counted as far as this, or as the page is. */
const mostCounted = 1_000
/** Most rows of a file. */
export const mostLowStock = 20_000

/**
 * One page, in two statements. A total above `most` says only that there are more.
 * @throws Refusal forbidden
 */
export async function lowStockForStaff(
	context: ServiceContext,
	{ page: wanted, ...asked }: LowStockAsked & { page: number },
) {
	assertCan(context, catalogPolicy, 'read')
	const isOfAll = asked.text === '' && asked.sport === null
	const upTo = Math.max(mostCounted, wanted * lowStockPerPage)
	const levels = isOfAll
		? await firstLevels(context.db, { units: asked.most, limit: upTo + 1 })
		: await lowStockLevels(context.db, asked)
	const total = levels.reduce((sum, { count }) => sum + count, 0)
	const out = levels.find(({ stock }) => stock === 0)?.count ?? 0
	const { page, pages, offset } = pageOf(wanted, total, lowStockPerPage)
	const part = { offset, limit: lowStockPerPage }
	const sizes = await lowStockOf(
		context.db,
		asked,
		asked.sort === 'fewest' ? partOfLevels(levels, part) : part,
	)
	return { sizes, total, most: isOfAll ? upTo : total, out, page, pages }
}

/** Products of the shop with a sold-out size, counted up to a limit. @throws Refusal forbidden */
export async function soldOutProducts(context: ServiceContext, limit: number): Promise<number> {
	assertCan(context, catalogPolicy, 'read')
	return countProductsLow(context.db, 0, limit)
}

/** Every size that fits, in the order of the page. @throws Refusal forbidden; invalid for more than a file holds */
export async function lowStockForFile(context: ServiceContext, asked: LowStockAsked, most = mostLowStock) {
	assertCan(context, catalogPolicy, 'read')
	const sizes = await lowStockOf(context.db, asked, { offset: 0, limit: most + 1 })
	if (sizes.length > most)
		throw new Refusal(
			'invalid',
			`A file has at most ${most.toLocaleString('en-US')} sizes, and more than these run low. Narrow the list by sport or words, then export it in parts.`,
		)
	return sizes
}
