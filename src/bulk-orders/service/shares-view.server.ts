// The shares of a split order with their links, for its buyer, its portal and the staff.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import {
	sharesWithCurrentLinks,
	shareToken,
	type ShareLinkDependencies,
} from '#orders/service/shares.server.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import { shareUrl } from '#orders/urls.ts'
import type { ShareRowView, SharesView } from '#orders/views.ts'
import { facesOfShares } from '../store/shares.server.ts'

/**
 * The shares of an order with their links, for its buyer, the portal's managers, and staff.
 * @throws Refusal not_found, also for an order that is not split
 */
export async function sharesView(
	context: ServiceContext,
	dependencies: ShareLinkDependencies,
	orderIdText: string,
): Promise<SharesView> {
	const { order, reader } = await openedOrder(context, orderIdText)
	const rows = order.isSplit ? await sharesWithCurrentLinks(context, dependencies, order.id) : []
	if (rows.length === 0) throw new Refusal('not_found', messages.notFound)
	const faces = new Map((await facesOfShares(context.db, order.id)).map((face) => [face.shareId, face]))
	const shares = rows.map(({ id, position, amountCents, state, paidAt }): ShareRowView => {
		const face = faces.get(id)
		return {
			id,
			position,
			playerName: face?.playerName ?? '',
			playerNumber: face?.playerNumber ?? '',
			units: face?.units ?? 0,
			unitsBack: face?.unitsBack ?? 0,
			amountCents,
			state,
			paidAt,
			link: `${dependencies.sender.publicUrl}${shareUrl(shareToken(dependencies, id))}`,
		}
	})
	const open = shares.filter(({ state }) => state === 'open')
	return {
		orderId: order.id,
		reference: referenceOf(order.id),
		status: order.status,
		isForeign: reader !== 'buyer',
		totalCents: order.totalCents,
		openCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
		open: open.length,
		waitsUntil: order.expiresAt,
		shares,
		can: {
			cover: reader === 'buyer' && order.status === 'pending' && open.length > 0,
			cancel: reader !== 'manager' && order.status === 'pending',
		},
	}
}

/** The links of an order's shares, in the order of the shares. @throws Refusal not_found */
export const shareLinks = async (
	context: ServiceContext,
	dependencies: ShareLinkDependencies,
	orderId: string,
): Promise<{ playerName: string; playerNumber: string; amountCents: number; link: string }[]> =>
	(await sharesView(context, dependencies, orderId)).shares.map(
		({ playerName, playerNumber, amountCents, link }) => ({
			playerName,
			playerNumber,
			amountCents,
			link,
		}),
	)
