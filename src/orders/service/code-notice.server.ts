// Why the code of a cart takes nothing off it.
import type { Terms } from '#pricing/schemas.ts'
import { codeNotice } from '#promotions/rules/code.ts'
import { termsOf } from '#promotions/rules/promotion.ts'
import { goodsNames } from '#promotions/service/offered.server.ts'
import type { PricedLine } from '../rules/lines.ts'
import { goodsFor, productsOf, promotionOf } from './lines.server.ts'
import { readCode, termsWith, type Reading } from './promotions.server.ts'

type OfCart = {
	code: string
	cartId: string | null
	portalId?: string | null
	lines: readonly PricedLine[]
	terms: Terms
}

/** Why the code of a cart takes nothing off these lines; null when it does. */
export async function codeNoticeFor(
	context: Reading,
	{ code, cartId, portalId = null, lines, terms }: OfCart,
): Promise<string | null> {
	const applied = promotionOf(lines, terms)
	const { promotion, refusal } = await readCode(context, { code, cartId, portalId })
	if (!promotion || refusal !== undefined) return refusal ?? null
	const [asked = termsOf(promotion)] = await termsWith(context, [promotion], productsOf(lines))
	const goods = goodsFor(lines, asked)
	const { shippingCents } = terms
	const names = goods.units === 0 ? await goodsNames(context, promotion) : {}
	return codeNotice({ code, promotion, goods, applied, shippingCents: shippingCents ?? 0, names }) ?? null
}
