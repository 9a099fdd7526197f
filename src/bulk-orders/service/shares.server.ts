// The pages of a split order: all shares for its managers, one share for its family.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { colorIn } from '#garments/color-names.ts'
import type { Language, PageLanguage } from '#kit/language.ts'
import { messages, messages as orderMessages } from '#orders/messages.ts'
import {
	familyShare,
	shareByToken,
	sharesWithCurrentLinks,
	shareToken,
	type LinkHolder,
	type ShareLinkDependencies,
} from '#orders/service/shares.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { backByShare } from '#payments/service/status.server.ts'
import { languageOfPayer } from '#rosters/service/link-family.server.ts'
import type { FamilyPageView, SharesPageView } from '../views.ts'
import {
	readersOfOpenShares,
	facesOfShares,
	pickUpOf,
	shareOfUser,
	timeZoneOf,
} from '../store/shares.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import type { ShareRowView, SharesView } from '#orders/views.ts'

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
	const all = order.isSplit ? await sharesWithCurrentLinks(context, dependencies, order.id) : []
	const rows = all.filter(({ state }) => state !== 'withdrawn')
	if (rows.length === 0) throw new Refusal('not_found', messages.notFound)
	const faces = new Map((await facesOfShares(context.db, order.id)).map((face) => [face.shareId, face]))
	const shares = rows.map((row): ShareRowView => {
		const { id, position, amountCents, state, paidAt, helpAskedAt, rosterId } = row
		const face = faces.get(id)
		return {
			id,
			position,
			playerName: face?.playerName ?? '',
			rosterId,
			playerNumber: face?.playerNumber ?? '',
			units: face?.units ?? 0,
			unitsBack: face?.unitsBack ?? 0,
			amountCents,
			state,
			paidAt,
			helpAskedAt,
			link: `${dependencies.sender.publicUrl}${shareUrl(shareToken(dependencies, id))}`,
		}
	})
	const open = shares.filter(({ state }) => state === 'open')
	// Without an account the team's managers answer for the order.
	const answers = reader === 'buyer' || (reader === 'manager' && order.userId === null)
	return {
		orderId: order.id,
		portalId: order.portalId,
		reference: referenceOf(order.id),
		status: order.status,
		isForeign: reader !== 'buyer',
		totalCents: order.totalCents,
		openCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
		open: open.length,
		waitsUntil: order.expiresAt,
		shares,
		can: {
			cover: answers && order.status === 'pending' && open.length > 0,
			cancel: (answers || reader === 'staff') && order.status === 'pending',
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
		reachable: isWaiting ? (await readersOfOpenShares(context.db, view.orderId)).length : 0,
	}
}

/** Of the family behind a share's link; undefined for a link that opens nothing. */
export async function languageOfShareLink(
	context: LinkHolder,
	token: string | undefined,
): Promise<Language | undefined> {
	const share = await shareByToken(context, token).catch((failure: unknown) => {
		if (failure instanceof Refusal) return undefined
		throw failure
	})
	return share && (await languageOfPayer(context, share.share.id))
}

/** The page behind a share's link. @throws Refusal not_found */
export async function familyPage(
	context: LinkHolder,
	token: string | undefined,
	language: PageLanguage = 'en',
): Promise<FamilyPageView> {
	const share = await familyShare(context, token, language)
	const isPaid = share.state === 'paid'
	const back = isPaid ? await backByShare(context, { id: share.orderId, isSplit: true }) : undefined
	return {
		...share,
		items: share.items.map((item) => ({ ...item, color: colorIn(language, item.color) })),
		backCents: back?.get(share.id) ?? 0,
		pickUp: (await pickUpOf(context.db, share.orderId)) ?? null,
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
