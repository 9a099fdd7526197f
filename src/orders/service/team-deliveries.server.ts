// Orders of families that go to their team's delivery address, when that address changes.
import type { ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import { underWayStatuses } from '../states.ts'
import {
	countTeamDeliveries,
	forgetTeamRecipients,
	redirectTeamDeliveries,
} from '../store/team-deliveries.server.ts'

/** Not shipped yet, paid or not. */
const statuses = ['pending', ...underWayStatuses] as const

/** Orders that go to the team's address and have not shipped. The caller has checked the actor's place in the portal. */
export const waitingTeamDeliveries = (
	{ db }: Pick<ServiceContext, 'db'>,
	portalId: string,
): Promise<number> => countTeamDeliveries(db, { portalId, statuses })

/** Orders that have not shipped go to the new address. Call it in the transaction that sets the address. */
export const sendTeamDeliveriesTo = (
	{ db, now }: ServiceContext,
	{ portalId, shipTo }: { portalId: string; shipTo: Address },
): Promise<void> => redirectTeamDeliveries(db, { portalId, statuses, shipTo, now })

/** A step of the deletion of a person: see `forgetRecipient` of the portals. */
export const forgetDeliveryRecipients = (
	{ db }: ServiceContext,
	portals: readonly { portalId: string; school: string }[],
): Promise<void> => (portals.length === 0 ? Promise.resolve() : forgetTeamRecipients(db, portals))
