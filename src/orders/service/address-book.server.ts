// The address book: which addresses are the same, those that buyers add by ordering, and those that others add to it.
import { createHash, randomUUID } from 'node:crypto'
import { assertCan } from '#policies/policy.ts'
import { peoplePolicy } from '#accounts/policies.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import * as store from '../store/address-book.server.ts'

/** The same for an address in other letters. */
export const addressKey = ({ name, line1, line2, city, state, zip, phone }: Address): string =>
	createHash('sha256')
		.update(JSON.stringify([name, line1, line2, city, state, zip, phone].map((text) => text.toLowerCase())))
		.digest('hex')

/** Maximum number of addresses offered. */
const mostAddresses = 5

/** Latest first; empty for visitors. */
export const savedAddresses = async ({
	db,
	actor,
}: ServiceContext): Promise<{ id: string; address: Address }[]> =>
	actor.userId === null ? [] : store.addressesOf(db, actor.userId, mostAddresses)

/** Adds the address of an order, or notes that it was used again. */
export const saveUsedAddress = (inner: ServiceContext, userId: string, address: Address): Promise<void> =>
	store.saveAddress(inner.db, {
		id: randomUUID(),
		userId,
		address,
		addressKey: addressKey(address),
		lastUsedAt: inner.now,
	})

type Entry = { userId: string; address: Address }

const readAtOnce = 250

const nameOf = (userId: string, key: string) => `${userId} ${key}`

/** Those that are not in the book of their person yet, each once. @throws Refusal forbidden */
export async function missingAddresses<One extends Entry>(
	context: ServiceContext,
	entries: readonly One[],
): Promise<One[]> {
	assertCan(context, peoplePolicy, 'import')
	const named = new Map(entries.map((one) => [nameOf(one.userId, addressKey(one.address)), one] as const))
	for (let from = 0; from < entries.length; from += readAtOnce) {
		const some = entries.slice(from, from + readAtOnce)
		const userIds = [...new Set(some.map(({ userId }) => userId))]
		const keys = [...new Set(some.map(({ address }) => addressKey(address)))]
		for (const { userId, key } of await store.savedAmong(context.db, { userIds, keys }))
			named.delete(nameOf(userId, key))
	}
	return [...named.values()]
}

/**
 * Adds addresses that were used elsewhere; some hundred at once. Nothing that is there changes.
 * @param entries each with the instant when its account was opened: it stands below addresses used since
 * @returns the ids of those added, with their people
 * @throws Refusal forbidden
 */
export async function addAddresses(
	inner: ServiceContext,
	entries: readonly (Entry & { openedAt: Date })[],
): Promise<{ id: string; userId: string }[]> {
	assertCan(inner, peoplePolicy, 'import')
	if (entries.length === 0) return []
	return store.insertAddresses(
		inner.db,
		entries.map(({ userId, address, openedAt }) => ({
			id: randomUUID(),
			userId,
			address,
			addressKey: addressKey(address),
			lastUsedAt: openedAt,
		})),
	)
}

/** Removes those of these addresses that no order has used. @returns them. @throws Refusal forbidden */
export async function removeUnusedAddresses(
	inner: ServiceContext,
	ids: readonly string[],
): Promise<Set<string>> {
	assertCan(inner, peoplePolicy, 'import')
	if (ids.length === 0) return new Set()
	return new Set((await store.deleteUnused(inner.db, ids)).map(({ id }) => id))
}
