// In which language a payer reads.
import type { ServiceContext } from '#database/context.server.ts'
import type { Language } from '#kit/language.ts'
import { isOfFamily } from '#orders/rules/order.ts'
import type { OrderRow } from '#orders/tables.ts'
import { languageOfPayer } from '#rosters/service/link-family.server.ts'

/** A buyer reads as the order was placed, and a family whose share it is as the roster says. */
export async function payerLanguage(
	context: Pick<ServiceContext, 'db'>,
	{ order, shareId }: { order: OrderRow; shareId: string | null },
): Promise<Language> {
	if (isOfFamily(order) || shareId === null) return order.language
	return (await languageOfPayer(context, shareId)) ?? 'en'
}
