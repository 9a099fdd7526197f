// Promotions for tests, made as the owner makes them.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { PromotionInput } from '#promotions/schemas.ts'
import { savePromotion } from '#promotions/service/manage.server.ts'

export const promotionInput = (change: Partial<PromotionInput> = {}): PromotionInput => ({
	name: 'Fall sale',
	code: null,
	kind: 'percent',
	rateBp: 1_000,
	amountCents: null,
	productIds: [],
	collectionIds: [],
	sports: [],
	portalIds: [],
	roles: [],
	leastCents: null,
	leastUnits: null,
	startsOn: '2026-01-01',
	endsOn: null,
	mostUses: null,
	mostUsesEach: null,
	combines: true,
	...change,
})

/** @returns its id */
export async function newPromotion(
	context: ServiceContext,
	change: Partial<PromotionInput> = {},
): Promise<string> {
	const id = randomUUID()
	const owner: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }
	await savePromotion(owner, { id, revision: null, input: promotionInput(change) })
	return id
}
