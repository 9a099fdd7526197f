// Split orders: one share per player, each with its own link.
//
// To place one: `placeOrder(context, dependencies, { …, paymentMode: 'player_pays', split: true })`, with the
// `rosterId` of each line that is for a player of the roster. Then redirect the buyer to `sharesUrl(order.id)`
// (../urls.ts), which lists the links. No other call is needed: shares are paid by their links, and the last payment
// moves the order on.
//
// A link's secret is derived from the share's id and a secret of the shop (`dependencies.shareSecret`). It can be shown
// to the buyer again, while the database holds only hashes: a copy of it allows no payment and reveals no name through
// a link.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import type { PricedLine } from '../rules/lines.ts'
import { calledBy, includedIn, leastShareCents, linkShows, sharesOf } from '../rules/shares.ts'
import { isOfFamily, isOfPlayer, referenceOf } from '../rules/order.ts'
import { kitPieceName } from '../rules/kits.ts'
import { printsOfLine, shownColors } from '../rules/printed.ts'
import type { NewOrderLine, NewShare } from '../store/orders.server.ts'
import type { OrderRow, ShareRow } from '../tables.ts'
import { lockOrder } from '../store/orders.server.ts'
import {
	linesOfShare,
	renewHashes,
	setHelpAskedAt,
	settleOpenShares,
	shareByHash,
	shareById,
	sharesOfOrder,
} from '../store/shares.server.ts'
import { shareUrl } from '../urls.ts'
import type { FamilyShare, ShareItem } from '../views.ts'
import { storedLinesInLanguage } from './line-names.server.ts'

export type ShareLinkDependencies = Pick<OrderDependencies, 'shareSecret' | 'sender'>

/** The secret in a share's link: 256 bits, base64url. */
export const shareToken = (
	{ shareSecret }: Pick<ShareLinkDependencies, 'shareSecret'>,
	shareId: string,
): string => createHmac('sha256', shareSecret).update(`share\0${shareId}`).digest('base64url')

/** The same of a quote's link; the number differs after the link was renewed. */
export const quoteToken = (
	{ shareSecret }: Pick<ShareLinkDependencies, 'shareSecret'>,
	{ quoteId, link }: { quoteId: string; link: number },
): string => createHmac('sha256', shareSecret).update(`quote\0${quoteId}\0${link}`).digest('base64url')

/** The hash of a link's secret, as stored in the database. */
export const hashOfShareToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Splits a new order into shares, and assigns each line to its share.
 * @throws Refusal invalid when there is nothing to pay, or a share is too small to be paid
 */
export function cutIntoShares(
	dependencies: Pick<ShareLinkDependencies, 'shareSecret'>,
	{ rows, lines, pricing }: { rows: NewOrderLine[]; lines: readonly PricedLine[]; pricing: Totals },
): { shares: NewShare[]; rows: NewOrderLine[] } {
	const cut = sharesOf(
		lines.map(({ wanted, lineCents, snapshot }) => ({
			rosterId: wanted.rosterId ?? null,
			playerName: wanted.playerName,
			playerNumber: wanted.playerNumber,
			lineCents,
			raisesFunds: snapshot.raisesFunds,
		})),
		pricing,
	)
	const orderId = rows[0]?.orderId
	if (cut.length === 0 || orderId === undefined) throw new Refusal('invalid', messages.nothingToSplit)
	if (cut.some(({ amountCents }) => amountCents < leastShareCents))
		throw new Refusal('invalid', messages.shareTooSmall(leastShareCents))
	const owner = new Map<number, string>()
	const shares = cut.map(({ rosterId, amountCents, lines: places }, position): NewShare => {
		const id = randomUUID()
		for (const place of places) owner.set(place, id)
		const tokenHash = hashOfShareToken(shareToken(dependencies, id))
		return { id, orderId, position, rosterId, amountCents, state: 'open', tokenHash }
	})
	return { shares, rows: rows.map((row, at) => ({ ...row, shareId: owner.get(at) ?? null })) }
}

/** The share of a player who joined a split order late, behind those that it has. */
export function lateShare(
	dependencies: Pick<ShareLinkDependencies, 'shareSecret'>,
	share: Pick<NewShare, 'orderId' | 'position' | 'rosterId' | 'amountCents'>,
): NewShare & { id: string } {
	const id = randomUUID()
	return { ...share, id, state: 'open', tokenHash: hashOfShareToken(shareToken(dependencies, id)) }
}

/** The holder of a link needs no account. */
export type LinkHolder = Pick<ServiceContext, 'db' | 'now'>

/** The share behind a link, with its order. @throws Refusal not_found, the same for every invalid link */
export async function shareByToken(
	{ db, now }: LinkHolder,
	token: string | undefined,
): Promise<{ share: ShareRow; order: OrderRow; shows: 'items' | 'outcome' }> {
	const found =
		token && /^[\w-]{43}$/.test(token) ? await shareByHash(db, hashOfShareToken(token)) : undefined
	const shows = found ? linkShows(found.order, now) : 'nothing'
	if (!found || shows === 'nothing') throw new Refusal('not_found', messages.linkNotFound)
	return { ...found, shows }
}

function itemOfShare(line: Awaited<ReturnType<typeof linesOfShare>>[number], token: string): ShareItem {
	const { position, qty, lineCents, designId, customization, snapshot } = line
	const prints = printsOfLine(line)
	const { player_name: name, number, size } = customization
	return {
		position,
		picture: designId === null ? snapshot.picture : `${shareUrl(token)}/pictures/${position}.webp`,
		what: snapshot.kit ? kitPieceName(snapshot.kit) : `${snapshot.brand} ${snapshot.model}`,
		color: shownColors(line),
		size,
		// A printed name is shown in full for checking; otherwise the surname is shortened.
		playerName: prints.name ? name : calledBy(name),
		playerNumber: number,
		prints,
		quantity: qty,
		lineCents,
	}
}

/** What a link's holder sees: this share and nothing of the others. @throws Refusal not_found */
export async function familyShare(
	context: LinkHolder,
	token: string | undefined,
	language: PageLanguage = 'en',
): Promise<FamilyShare> {
	const { share, order, shows } = await shareByToken(context, token)
	const stored = shows === 'items' ? await linesOfShare(context.db, share.id) : []
	const lines = await storedLinesInLanguage(context, language, stored)
	const raisesFunds = lines.some(({ snapshot }) => snapshot.raisesFunds)
	return {
		id: share.id,
		reference: referenceOf(order.id),
		amountCents: share.amountCents,
		included: includedIn(order.pricing, { raisesFunds, language }),
		isWhole: isOfFamily(order),
		state: share.state,
		wasPaid: share.paidAt !== null && share.state !== 'covered',
		status: order.status,
		waitsUntil: order.expiresAt,
		orderId: order.id,
		helpAskedAt: share.helpAskedAt,
		isOfPlayer: isOfPlayer(order, share),
		items: lines.map((line) => itemOfShare(line, token ?? '')),
	}
}

/** The shares of an order. Hashes of open shares are renewed when the shop's secret was replaced since. */
export async function sharesWithCurrentLinks(
	context: ServiceContext,
	dependencies: ShareLinkDependencies,
	orderId: string,
): Promise<ShareRow[]> {
	const shares = await sharesOfOrder(context.db, orderId)
	const renewed = shares.flatMap(({ id, state, tokenHash }) => {
		const now = hashOfShareToken(shareToken(dependencies, id))
		return state === 'open' && now !== tokenHash ? [{ id, tokenHash: now }] : []
	})
	if (renewed.length > 0) await inTransaction(context, (inner) => renewHashes(inner.db, renewed))
	return shares
}

/** Notes on an open share of a locked order whether its family asks for help; null takes it back. */
export const noteHelp = ({ db }: Pick<ServiceContext, 'db'>, shareId: string, helpAskedAt: Date | null) =>
	setHelpAskedAt(db, shareId, helpAskedAt)

/** An order with one of its shares, both locked. @throws Refusal not_found */
export async function lockShare(
	{ db }: Pick<ServiceContext, 'db'>,
	{ orderId, shareId }: { orderId: string; shareId: string },
): Promise<{ order: OrderRow; share: ShareRow }> {
	const order = await lockOrder(db, orderId)
	const share = await shareById(db, shareId)
	if (!order || !share) throw new Refusal('not_found', messages.linkNotFound)
	return { order, share }
}

/** What a share pays for, without a player's name. */
export async function shareContents({ db }: Pick<ServiceContext, 'db'>, shareId: string) {
	const lines = await linesOfShare(db, shareId)
	return {
		units: lines.reduce((sum, { qty }) => sum + qty, 0),
		raisesFunds: lines.some(({ snapshot }) => snapshot.raisesFunds),
	}
}

/** Id, amount and state of each share of a split order. */
export const shareStatesOf = async ({ db }: Pick<ServiceContext, 'db'>, orderId: string) =>
	(await sharesOfOrder(db, orderId)).map(({ id, amountCents, state }) => ({ id, amountCents, state }))

/** Count and cents of the shares that are not paid yet. */
export const openShareTotals = async ({ db }: Pick<ServiceContext, 'db'>, orderId: string) => {
	const open = (await sharesOfOrder(db, orderId)).filter(({ state }) => state === 'open')
	return { shares: open.length, cents: open.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/**
 * Marks one open share of a locked order paid.
 * @returns `last` when none is open now, `before` when it was settled earlier
 */
export async function payOpenShare(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ orderId, shareId }: { orderId: string; shareId: string },
): Promise<'paid' | 'last' | 'before'> {
	const settled = await settleOpenShares(db, { orderId, only: shareId, state: 'paid', now })
	if (settled.length === 0) return 'before'
	return (await openShareTotals({ db }, orderId)).shares === 0 ? 'last' : 'paid'
}

/** Marks all open shares of a locked order covered. @returns their sum in cents */
export async function coverOpenShares(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	orderId: string,
): Promise<number> {
	const covered = await settleOpenShares(db, { orderId, state: 'covered', now })
	return covered.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
