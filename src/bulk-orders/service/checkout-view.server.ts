// The view of the bulk checkout: the cart of the requested portal, or of the portal last used.
import type { ServiceContext } from '#database/context.server.ts'
import { canUsePurchaseOrder, referenceOf } from '#orders/rules/waiting.ts'
import { savedAddresses } from '#orders/service/addresses.server.ts'
import { pendingOrderOf } from '#orders/service/place.server.ts'
import { currentTerms } from '#orders/service/terms.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { portalFor } from '#portals/service/scope.server.ts'
import { latestDraftPortal } from '../store/drafts.server.ts'
import type { BulkCheckoutView } from '../views.ts'
import { catalogOf } from './catalog.server.ts'
import { buyerOf, draftCartId, namelessFor, ordererIn, shownDraft } from './draft.server.ts'
import { headOf } from './portal.server.ts'
import { teamBuying } from './terms.server.ts'

export type Asked = {
	/** Null when the address names none. */
	portalId: string | null
	email: string
	isCancelled: boolean
}

/** Null when the user has no cart in any portal. @throws Refusal signed_out, not_found for a foreign portal */
export async function bulkCheckoutView(
	context: ServiceContext,
	dependencies: Pick<PaymentDependencies, 'provider'>,
	{ portalId, email, isCancelled }: Asked,
): Promise<BulkCheckoutView | null> {
	const userId = buyerOf(context)
	const asked = portalId ?? (await latestDraftPortal(context.db, userId))
	if (asked === undefined) return null
	const access = await portalFor(context, asked)
	const { portal } = access
	const orderer = await ordererIn(context, { access, userId })
	const { isManager } = orderer
	const key = { portalId: portal.id, userId }
	const cartId = draftCartId(key)
	const pending = await pendingOrderOf(context, cartId)
	return {
		portal: headOf(portal),
		isManager,
		catalog: await catalogOf(context, { portal, cartId }),
		draft: await shownDraft(context, key, orderer),
		nameless: await namelessFor(context, { teamId: portal.teamId, orderer }),
		terms: currentTerms(context, teamBuying(portal, context.now)),
		canUsePurchaseOrder: isManager && canUsePurchaseOrder(context.actor),
		addresses: await savedAddresses(context),
		email,
		isSandbox: dependencies.provider.isSandbox,
		isCancelled,
		pending: pending && {
			orderId: pending.id,
			reference: referenceOf(pending.id),
			totalCents: pending.totalCents,
			waitsUntil: pending.expiresAt,
		},
	}
}
