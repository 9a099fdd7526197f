// The tax of an address while it is typed, for the checkout's script.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import type { TaxPlace } from '#payments/contract.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { taxOfForm } from '#payments/service/tax.server.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import { messages } from '../messages.ts'

/** Each new place costs the shop a calculation. */
const asking = { name: 'checkout-tax', turns: 60, windowMs: 3_600_000 }

/** Null where it names no place yet, and where no tax service is asked. @throws Refusal signed_out, too_many */
export async function checkoutTax(
	context: ServiceContext,
	dependencies: Pick<PaymentDependencies, 'taxRates'>,
	place: TaxPlace,
): Promise<AskedTax | null> {
	const subject = context.actor.userId
	if (subject === null) throw new Refusal('signed_out', orderMessages.signIn)
	if (!(await inTransaction(context, ({ db, now }) => takeTurn(db, now, { ...asking, subject }))))
		throw new Refusal('too_many', messages.manyAddresses)
	return taxOfForm(context, dependencies, place)
}
