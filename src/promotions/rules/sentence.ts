// A promotion in words, for its owner and for buyers whose code does not apply.
import { formatUsd, percent } from '#kit/money.ts'
import { counted, joinedByAnd, plural } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { sportName } from '#sports/sports.ts'
import type { PromotionInput } from '../schemas.ts'
import type { PromotionRole } from '../states.ts'

const roleGroups: Record<PromotionRole, string> = {
	coach: 'coaches',
	school_admin: 'school administrators',
	player: 'players',
	retail: 'customers without a team role',
}

/** "coaches and players" */
export const rolesIn = (roles: readonly PromotionRole[]): string =>
	joinedByAnd(roles.map((role) => roleGroups[role]))

/** Names of its products and collections, as far as they still exist. */
export type GoodsNames = { models?: readonly string[]; collections?: readonly string[] }

const someNames = (names: readonly string[]) => names.length > 0 && names.length <= 3 && joinedByAnd(names)

/** "football products"; empty for all goods. */
export function goodsIn(
	{ productIds, collectionIds, sports }: Pick<PromotionInput, 'productIds' | 'collectionIds' | 'sports'>,
	{ models = [], collections = [] }: GoodsNames,
) {
	const titles = someNames(collections)
	const collected = titles
		? `the ${plural(collections.length, 'collection')} ${titles}`
		: counted(collectionIds.length, 'collection')
	return [
		sports.length > 0 && `${joinedByAnd(sports.map(sportName))} products`,
		collectionIds.length > 0 && collected,
		productIds.length > 0 && (someNames(models) || counted(productIds.length, 'product')),
	]
		.filter((part) => part !== false)
		.join(' that are among ')
}

const valueIn = ({ kind, rateBp, amountCents }: PromotionInput): string => {
	if (kind === 'free_shipping') return 'Free shipping'
	return kind === 'percent' ? `${percent(rateBp ?? 0)} off` : `${formatUsd(amountCents ?? 0)} off`
}

const each = (times: number, whom: string): string =>
	times === 1 ? `once ${whom}` : `${times} times ${whom}`

/** "10 % off Football products for coaches, from December 1, 2026 to December 24, 2026, once per person." */
export function sentenceOf(one: PromotionInput, names: GoodsNames = {}): string {
	const goods = goodsIn(one, names)
	const { portalIds, roles, leastCents, leastUnits, mostUses, mostUsesEach } = one
	const head = [
		valueIn(one),
		goods !== '' && (one.kind === 'free_shipping' ? `with ${goods}` : goods),
		roles.length > 0 && `for ${rolesIn(roles)}`,
		portalIds.length > 0 && `in ${counted(portalIds.length, 'team portal')}`,
		one.code !== null && `with the code ${one.code}`,
	]
	const least = [
		leastCents !== null && formatUsd(leastCents),
		leastUnits !== null && counted(leastUnits, 'unit'),
	]
	const parts = [
		head.filter((part) => part !== false).join(' '),
		least.some(Boolean) && `from ${joinedByAnd(least.filter((part) => part !== false))}`,
		`from ${formatLongDay(one.startsOn)}${one.endsOn === null ? '' : ` to ${formatLongDay(one.endsOn)}`}`,
		mostUsesEach !== null && each(mostUsesEach, 'per person'),
		mostUses !== null && `for the first ${counted(mostUses, 'order')}`,
	]
	const rest = one.combines
		? 'It comes off on top of the quantity or team discount.'
		: 'It counts instead of the quantity or team discount when it saves the buyer more.'
	return `${parts.filter((part) => part !== false).join(', ')}. ${rest}`
}
