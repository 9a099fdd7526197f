// The team's delivery address, as its managers set it: families then need no address.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import {
	forgetDeliveryRecipients,
	sendTeamDeliveriesTo,
	waitingTeamDeliveries,
} from '#orders/service/team-deliveries.server.ts'
import { forgetRecipient, setDeliveryAddress } from '#portals/service/delivery.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import type { DeliveryView } from '../views.ts'

/** @throws Refusal not_found; forbidden for players */
export async function deliveryView(context: ServiceContext, portalId: string): Promise<DeliveryView> {
	const { portal } = await managedPortal(context, portalId)
	return {
		portal: { id: portal.id, teamName: portal.teamName, school: portal.school },
		address: portal.deliveryAddress,
		waiting: await waitingTeamDeliveries(context, portal.id),
	}
}

/**
 * Sets the team's delivery address; families' orders that have not shipped go there. Without one, families have their
 * orders shipped home, and orders that were placed keep the old address. @throws Refusal not_found; forbidden for players
 */
export const saveDelivery = (
	context: ServiceContext,
	{ portalId, address }: { portalId: string; address: Address | null },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		await setDeliveryAddress(inner, { portalId, address })
		if (address) await sendTeamDeliveriesTo(inner, { portalId, shipTo: address })
	})

/** A step of the deletion of a person, who may be named as the recipient. */
export const forgetDeliveries = async (inner: ServiceContext, userId: string): Promise<void> =>
	forgetDeliveryRecipients(inner, await forgetRecipient(inner, userId))
