// The pages of a split order: all shares for its managers, one share for its family.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import {
	familyShare,
	shareToken,
	type ShareLinkDependencies,
	type LinkHolder,
} from '#orders/service/shares.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { backByShare } from '#payments/service/status.server.ts'
import type { FamilyPageView, SharesPageView } from '../rules/share-views.ts'
import { sharesView } from './shares-view.server.ts'
import { addressesOfOpenShares, shareOfUser, timeZoneOf } from '../store/shares.server.ts'

/** @throws Refusal not_found, also for an order that is not split */
export async function sharesPage(
	context: ServiceContext,
	dependencies: ShareLinkDependencies,
	orderId: string,
): Promise<SharesPageView> {
	const view = await sharesView(context, dependencies, orderId)
	const back = await backByShare(context, { id: view.orderId, isSplit: true })
	const isWaiting = view.status === 'pending'
	return {
		...view,
		shares: view.shares.map((share) => ({ ...share, backCents: back.get(share.id) ?? 0 })),
		timeZone: await timeZoneOf(context.db, view.orderId),
		reachable: isWaiting ? (await addressesOfOpenShares(context.db, view.orderId)).length : 0,
	}
}

/** The page behind a share's link. @throws Refusal not_found */
export async function familyPage(context: LinkHolder, token: string | undefined): Promise<FamilyPageView> {
	const share = await familyShare(context, token)
	const isPaid = share.state === 'paid'
	const back = isPaid ? await backByShare(context, { id: share.orderId, isSplit: true }) : undefined
	return {
		...share,
		backCents: back?.get(share.id) ?? 0,
		timeZone: await timeZoneOf(context.db, share.orderId),
	}
}

/** The address of the actor's own share, as a player of the team. @throws Refusal signed_out, not_found */
export async function ownShareUrl(
	{ db, actor }: ServiceContext,
	dependencies: Pick<ShareLinkDependencies, 'shareSecret'>,
	orderIdText: string,
): Promise<string> {
	const { userId } = actor
	if (userId === null) throw new Refusal('signed_out', orderMessages.signIn)
	const orderId = parseOrderId(orderIdText)
	const shareId = orderId && (await shareOfUser(db, { orderId, userId }))
	if (!shareId) throw new Refusal('not_found', orderMessages.notFound)
	return shareUrl(shareToken(dependencies, shareId))
}
