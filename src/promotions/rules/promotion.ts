// When a promotion runs, for whom, and as which terms.
import type { Role } from '#kit/roles.ts'
import type { IsoDate } from '#kit/time.ts'
import type { PromotionTerms } from '#pricing/schemas.ts'
import type { PromotionInput } from '../schemas.ts'
import type { PromotionState } from '../states.ts'

export type Promotion = PromotionInput & { id: string; isOff: boolean }

type Days = Pick<Promotion, 'startsOn' | 'endsOn' | 'isOff'>

/** On a day of the shop. */
export function stateOn({ startsOn, endsOn, isOff }: Days, day: IsoDate): PromotionState {
	if (isOff) return 'off'
	if (day < startsOn) return 'scheduled'
	return endsOn !== null && day > endsOn ? 'ended' : 'running'
}

export type Buyer = { userId: string | null; roles: readonly Role[]; portalId: string | null }

export const hasRoleFor = ({ roles }: Pick<Promotion, 'roles'>, buyer: Pick<Buyer, 'roles'>): boolean => {
	const held: readonly Role[] = buyer.roles.length === 0 ? ['retail'] : buyer.roles
	return roles.length === 0 || roles.some((role) => held.includes(role))
}

export const isInPortalOf = (
	{ portalIds }: Pick<Promotion, 'portalIds'>,
	{ portalId }: Pick<Buyer, 'portalId'>,
): boolean => portalIds.length === 0 || (portalId !== null && portalIds.includes(portalId))

/** Orders that used it, without the buyer's unpaid one that this order replaces. */
export type Uses = { all: number; own: number }

/** A family that orders by its link has no account to count by: a promotion with a limit per person is not for it. */
const isCountable = ({ mostUsesEach }: Promotion, { userId, portalId }: Buyer): boolean =>
	mostUsesEach === null || userId !== null || portalId === null

export const isUsedUp = ({ mostUses }: Pick<Promotion, 'mostUses'>, { all }: Uses): boolean =>
	mostUses !== null && all >= mostUses
export const isUsedUpByBuyer = ({ mostUsesEach }: Pick<Promotion, 'mostUsesEach'>, { own }: Uses): boolean =>
	mostUsesEach !== null && own >= mostUsesEach

export const isLimited = ({ mostUses, mostUsesEach }: Pick<Promotion, 'mostUses' | 'mostUsesEach'>) =>
	mostUses !== null || mostUsesEach !== null

/** Whether the buyer may use it, whatever is in the cart. */
export const isForBuyer = (promotion: Promotion, buyer: Buyer, uses: Uses): boolean =>
	hasRoleFor(promotion, buyer) &&
	isInPortalOf(promotion, buyer) &&
	isCountable(promotion, buyer) &&
	!isUsedUp(promotion, uses) &&
	!isUsedUpByBuyer(promotion, uses)

/** Ids of products by id of collection, among the products that may be in the order. */
export type Members = ReadonlyMap<string, ReadonlySet<string>>

/** The products that it is for, a collection's only as far as they may be in the order; undefined for all. */
function productsFor({ productIds, collectionIds }: Promotion, members: Members): string[] | undefined {
	if (collectionIds.length === 0) return productIds.length > 0 ? productIds : undefined
	const inOne = new Set(collectionIds.flatMap((id) => [...(members.get(id) ?? [])]))
	return productIds.length > 0 ? productIds.filter((id) => inOne.has(id)) : [...inOne]
}

/** What an order is priced with and keeps. A collection that is gone has no members, and the promotion no goods in it. */
export function termsOf(one: Promotion, members: Members = new Map()): PromotionTerms {
	const productIds = productsFor(one, members)
	return {
		id: one.id,
		name: one.name,
		...(one.rateBp !== null && { rateBp: one.rateBp }),
		...(one.amountCents !== null && { amountCents: one.amountCents }),
		...(one.kind === 'free_shipping' && { isFreeShipping: true as const }),
		...(!one.combines && { isAlone: true as const }),
		...(productIds && { productIds }),
		...(one.sports.length > 0 && { sports: one.sports }),
		...(one.leastCents !== null && { leastCents: one.leastCents }),
		...(one.leastUnits !== null && { leastUnits: one.leastUnits }),
	}
}
