// Promotions as the owner runs them: list, new, change, off.
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { collectionsByIds } from '#catalog/service/collections.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { promotionPolicy } from '../policies.ts'
import { stateOn } from '../rules/promotion.ts'
import { PromotionInput } from '../schemas.ts'
import type { PromotionState } from '../states.ts'
import * as store from '../store/promotions.server.ts'
import type { PromotionRow } from '../tables.ts'

export const promotionsPerPage = 40

const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** One page, latest start first, in two statements. @throws Refusal forbidden */
export async function promotionsForStaff(
	context: ServiceContext,
	{ state, page: wanted }: { state: PromotionState | null; page: number },
) {
	assertCan(context, promotionPolicy, 'see')
	const day = shopDay(context.now)
	const total = await store.countPromotions(context.db, state, day)
	const { page, pages, offset } = pageOf(wanted, total, promotionsPerPage)
	const rows = await store.promotionsIn(context.db, { state, day, offset, limit: promotionsPerPage })
	return { promotions: rows.map((row) => ({ ...row, state: stateOn(row, day) })), total, page, pages }
}

/** @throws Refusal forbidden, not_found */
export async function promotionForStaff(context: ServiceContext, id: string) {
	assertCan(context, promotionPolicy, 'see')
	const promotion = isId(id) ? await store.promotionById(context.db, id) : undefined
	if (!promotion) throw new Refusal('not_found', messages.notFound)
	const { productIds, collectionIds } = promotion
	return {
		promotion: { ...promotion, state: stateOn(promotion, shopDay(context.now)) },
		products: productIds.length === 0 ? [] : await store.productsOfIds(context.db, productIds),
		collections: (await collectionsByIds(context, collectionIds)).map(({ title }) => title),
	}
}

/** The products with these SKUs, in capitals. @throws Refusal forbidden */
export async function productsBySku(context: ServiceContext, skus: readonly string[]) {
	assertCan(context, promotionPolicy, 'see')
	return skus.length === 0 ? [] : store.productsOfSkus(context.db, skus)
}

/** Those of the portals that exist. @throws Refusal forbidden */
export async function knownPortals(context: ServiceContext, ids: readonly string[]): Promise<string[]> {
	assertCan(context, promotionPolicy, 'see')
	return ids.length === 0 ? [] : (await store.portalsOfIds(context.db, ids)).map(({ id }) => id)
}

function inputOf(input: PromotionInput): PromotionInput {
	const parsed = PromotionInput.safeParse(input)
	if (!parsed.success) throw new Refusal('invalid', messages.invalid)
	return parsed.data
}

/** @throws Refusal conflict */
async function assertCodeFree({ db }: ServiceContext, id: string, code: string | null): Promise<void> {
	const present = code === null ? undefined : await store.promotionByCode(db, code)
	if (present && present.id !== id) throw new Refusal('conflict', messages.codeTaken)
}

function isCodeClash(failure: unknown): boolean {
	const cause = failure instanceof Error ? failure.cause : undefined
	return (
		typeof cause === 'object' &&
		cause !== null &&
		'constraint' in cause &&
		cause.constraint === 'promotions_code_unique'
	)
}

/** Two people may save the same code at once: the database decides. */
const codeClashRefused = async <Result>(work: () => Promise<Result>): Promise<Result> => {
	try {
		return await work()
	} catch (failure) {
		throw isCodeClash(failure) ? new Refusal('conflict', messages.codeTaken) : failure
	}
}

type Saving = {
	/** The same for every attempt to send one form. */
	id: string
	/** Of the promotion that the form showed; null for a new one. */
	revision: number | null
	input: PromotionInput
}

/**
 * Makes or changes a promotion. Placed orders keep theirs.
 * @throws Refusal forbidden, invalid, not_found; conflict for a taken code or a concurrent change
 */
export async function savePromotion(context: ServiceContext, { id, revision, input }: Saving): Promise<void> {
	assertCan(context, promotionPolicy, 'run')
	const values = { ...inputOf(input), updatedAt: context.now }
	if (!isId(id)) throw new Refusal('not_found', messages.notFound)
	await codeClashRefused(() =>
		inTransaction(context, async (inner) => {
			await assertCodeFree(inner, id, values.code)
			if (revision === null) {
				if (!(await store.insertPromotion(inner.db, { id, ...values, createdAt: inner.now }))) return
			} else {
				const present = await store.lockPromotion(inner.db, id)
				if (!present) throw new Refusal('not_found', messages.notFound)
				if (!(await store.updatePromotion(inner.db, { id, revision }, values)))
					throw new Refusal('conflict', messages.changedMeanwhile)
			}
			await note(inner, {
				event: revision === null ? 'promotion.made' : 'promotion.changed',
				subject: id,
				details: { name: values.name },
			})
		}),
	)
}

/** Turns it off, or on again. Doing so twice changes nothing. @throws Refusal forbidden, not_found */
export async function switchPromotion(
	context: ServiceContext,
	{ id, isOff }: Pick<PromotionRow, 'id' | 'isOff'>,
): Promise<void> {
	assertCan(context, promotionPolicy, 'run')
	await inTransaction(context, async (inner) => {
		const present = isId(id) ? await store.lockPromotion(inner.db, id) : undefined
		if (!present) throw new Refusal('not_found', messages.notFound)
		if (present.isOff === isOff) return
		await store.updatePromotion(inner.db, present, { isOff, updatedAt: inner.now })
		await note(inner, {
			event: isOff ? 'promotion.off' : 'promotion.on',
			subject: id,
			details: { name: present.name },
		})
	})
}
