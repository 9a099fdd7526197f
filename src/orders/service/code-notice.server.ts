// Why the code of a cart takes nothing off it.
import type { Terms } from '#pricing/schemas.ts'
import { codeNotice } from '#promotions/rules/code.ts'
import { termsOf } from '#promotions/rules/promotion.ts'
import { modelsOf } from '#promotions/service/offered.server.ts'
import type { PricedLine } from '../rules/lines.ts'
import { goodsFor, promotionOf } from './lines.server.ts'
import { readCode, type Reading } from './promotions.server.ts'

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
	const goods = goodsFor(lines, termsOf(promotion))
	const { shippingCents } = terms
	const models = goods.units === 0 ? await modelsOf(context, promotion) : []
	return codeNotice({ code, promotion, goods, applied, shippingCents: shippingCents ?? 0, models }) ?? null
}
