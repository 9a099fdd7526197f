// Terms of a team order: the portal's margin, shipping to the school, and tax unless a certificate is valid.
import type { PlaceRequest } from '#orders/service/place.server.ts'
import { isTaxExempt, type Portal } from '#portals/service/scope.server.ts'

export const teamBuying = (portal: Portal, now: Date): Pick<PlaceRequest, 'portal' | 'delivery'> => ({
	portal: { id: portal.id, organizationId: portal.organizationId, fundraisingBp: portal.fundraisingMarginBp },
	delivery: { isTaxExempt: isTaxExempt(portal, now), isFree: true },
})
