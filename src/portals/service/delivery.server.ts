// Where everything for a team is delivered, for its coach to hand out.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import { addressesSetBy, forgetRecipients, saveDeliveryAddress } from '../store/delivery.server.ts'
import { managedPortal } from './scope.server.ts'

/**
 * Sets or removes the delivery address, inside a transaction.
 * @throws Refusal not_found; forbidden for players
 */
export async function setDeliveryAddress(
	inner: ServiceContext,
	{ portalId, address }: { portalId: string; address: Address | null },
): Promise<void> {
	const { portal } = await managedPortal(inner, portalId)
	const { db, now, actor } = inner
	const setBy = address === null ? null : actor.userId
	await saveDeliveryAddress(db, { portalId: portal.id, address, setBy, now })
	const details = { isSet: address !== null }
	await note(inner, { event: 'portal.delivery', subject: portalId, portalId, details })
}

/**
 * A step of the deletion of a person: the addresses that they entered name the school instead of a recipient.
 * @returns the portals with their school
 */
export async function forgetRecipient({ db }: ServiceContext, userId: string) {
	const portals = await addressesSetBy(db, userId)
	if (portals.length > 0) await forgetRecipients(db, userId)
	return portals
}
