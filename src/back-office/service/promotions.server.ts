// Promotions with what they did so far, and a typed one with its products and portals looked up.
import type { ServiceContext } from '#database/context.server.ts'
import { counted, plural } from '#kit/plural.ts'
import { latestUses, savingsFor } from '#orders/service/promotions.server.ts'
import { sentenceOf } from '#promotions/rules/sentence.ts'
import type { PromotionInput } from '#promotions/schemas.ts'
import { goodsNames } from '#promotions/service/offered.server.ts'
import * as promotions from '#promotions/service/manage.server.ts'
import type { PromotionErrors, PromotionsView } from '../rules/promotion-form.ts'

const unused = { orders: 0, savedCents: 0 }

/** One page in three statements. @throws Refusal forbidden */
export async function promotionList(context: ServiceContext, view: PromotionsView) {
	const list = await promotions.promotionsForStaff(context, view)
	const ids = list.promotions.map(({ id }) => id)
	const savings = await savingsFor(context, ids)
	return {
		...list,
		promotions: list.promotions.map((one) => ({
			...one,
			sentence: sentenceOf(one),
			...(savings.get(one.id) ?? unused),
		})),
	}
}

/** Stand for deleted products in the form, so that a promotion for them alone does not become one for all goods. */
const deletedNames = (count: number): string[] =>
	Array.from({ length: count }, (_, at) => `DELETED-${at + 1}`)
const isDeletedName = (sku: string): boolean => /^DELETED-\d+$/.test(sku)

/** @throws Refusal forbidden, not_found */
export async function promotionPage(context: ServiceContext, id: string) {
	const { promotion, products, collections } = await promotions.promotionForStaff(context, id)
	const savings = (await savingsFor(context, [id])).get(id) ?? unused
	return {
		promotion,
		skus: [...products.map(({ sku }) => sku), ...deletedNames(promotion.productIds.length - products.length)],
		sentence: sentenceOf(promotion, { models: products.map(({ model }) => model), collections }),
		savings,
		latest: await latestUses(context, id),
	}
}

function noProducts(skus: readonly string[]): string {
	const isDeleted = skus.every(isDeletedName)
	return isDeleted
		? `${counted(skus.length, 'product')} of this promotion ${plural(skus.length, 'was', 'were')} deleted. Take out ${skus.join(', ')}; without any product it is for all goods.`
		: `No product has this SKU: ${skus.join(', ')}.`
}

type Typed = { input: Omit<PromotionInput, 'productIds'>; skus: readonly string[] }

/** The typed promotion in words, or the products and portals that do not exist. @throws Refusal forbidden */
export async function promotionTyped(
	context: ServiceContext,
	{ input, skus }: Typed,
): Promise<{ input: PromotionInput; sentence: string } | { errors: PromotionErrors }> {
	const products = await promotions.productsBySku(context, skus)
	const known = new Set(products.map(({ sku }) => sku.toUpperCase()))
	const portals = new Set(await promotions.knownPortals(context, input.portalIds))
	const [noSkus, noPortals] = [
		skus.filter((sku) => !known.has(sku)),
		input.portalIds.filter((id) => !portals.has(id)),
	]
	if (noSkus.length > 0 || noPortals.length > 0)
		return {
			errors: {
				...(noSkus.length > 0 && { skus: noProducts(noSkus) }),
				...(noPortals.length > 0 && { portals: `No portal has this address: ${noPortals.join(', ')}.` }),
			},
		}
	const whole = { ...input, productIds: products.map(({ id }) => id) }
	return { input: whole, sentence: sentenceOf(whole, await goodsNames(context, whole)) }
}
