// The current terms for a buyer: carts show them, placing an order stores them.
import type { ServiceContext } from '#database/context.server.ts'
import { termsFor, type Delivery } from '#pricing/rules/terms.ts'
import { totals } from '#pricing/rules/totals.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import type { PricedLine } from '../rules/lines.ts'

export type Buying = {
	/** Null outside a portal. */
	portal: { fundraisingBp: number } | null
	delivery: Delivery
}

export const currentTerms = ({ actor }: Pick<ServiceContext, 'actor'>, { portal, delivery }: Buying): Terms =>
	termsFor({ roles: actor.roles, fundraisingBp: portal?.fundraisingBp ?? 0, delivery })

/** An order's totals from priced lines. */
export const totalsOf = (lines: readonly PricedLine[], terms: Terms): Totals =>
	totals(
		lines.map(({ unitCents, wanted, snapshot }) => ({
			unitCents,
			quantity: wanted.quantity,
			raisesFunds: snapshot.raisesFunds,
		})),
		terms,
	)
