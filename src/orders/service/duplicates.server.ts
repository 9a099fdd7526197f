// Finds orders placed from the same cart, which could both be paid.
import type { ServiceContext } from '#database/context.server.ts'
import {
	boughtStatuses,
	isWithin,
	lineKeyOf,
	sharesLines,
	standingStatuses,
	type Ordered,
} from '../rules/lines.ts'
import type { OrderRow } from '../tables.ts'
import * as store from '../store/duplicates.server.ts'
import { wantedOf } from './lines.server.ts'

export type DuplicateOrder = {
	order: OrderRow
	/** Paid or approved: its goods are made or will be. */
	isBought: boolean
	/** It is split, and at least one share is paid. */
	isBegun: boolean
	/** All of its units are in the given order too. */
	isWithin: boolean
	/** It contains all units of the given order. */
	hasAll: boolean
}

/** Split orders with at least one paid share. */
async function begunAmong({ db }: ServiceContext, beside: readonly OrderRow[]): Promise<ReadonlySet<string>> {
	const split = beside.flatMap(({ id, isSplit }) => (isSplit ? [id] : []))
	const begun = split.length > 0 ? await store.begunOf(db, split) : []
	return new Set(begun.map(({ orderId }) => orderId))
}

/**
 * Orders of the same cart that share lines with this one, locked: placed after it, or bought since it was placed. The
 * order and its buyer must be locked.
 */
export async function duplicatesOf(inner: ServiceContext, order: OrderRow): Promise<DuplicateOrder[]> {
	const { id, cartId, userId, portalId, createdAt: since } = order
	if (cartId === null) return []
	const asked = { id, cartId, userId, portalId, since, statuses: standingStatuses }
	const beside = await store.lockOrdersBeside(inner.db, asked)
	if (beside.length === 0) return []
	const begun = await begunAmong(inner, beside)
	const facts = await store.lineFactsOf(inner.db, [id, ...beside.map((other) => other.id)])
	const lines = Map.groupBy(facts, ({ orderId }) => orderId)
	const orderedBy = (orderId: string): Ordered[] =>
		(lines.get(orderId) ?? []).map((line) => ({ key: lineKeyOf(wantedOf(line)), quantity: line.qty }))
	const own = orderedBy(id)
	return beside.flatMap((other) => {
		const theirs = orderedBy(other.id)
		if (!sharesLines(own, theirs)) return []
		const isBought = boughtStatuses.some((status) => status === other.status)
		return [
			{
				order: other,
				isBought,
				isBegun: begun.has(other.id),
				isWithin: isWithin(theirs, own),
				hasAll: isWithin(own, theirs),
			},
		]
	})
}

/**
 * Call it before locking one of the buyer's orders: other orders and payments of the buyer wait until the transaction
 * ends.
 */
export const lockBuyerOf = ({ db }: ServiceContext, orderId: string): Promise<void> =>
	store.lockBuyerOf(db, orderId)
