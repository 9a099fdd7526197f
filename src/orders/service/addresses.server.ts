// A person's earlier shipping addresses, offered at the next checkout.
import { createHash, randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { Address } from '../schemas.ts'
import { addressesOf, saveAddress } from '../store/addresses.server.ts'

/** Maximum number of addresses offered. */
const offered = 5

const keyOf = ({ name, line1, line2, city, state, zip, phone }: Address): string =>
	createHash('sha256')
		.update(JSON.stringify([name, line1, line2, city, state, zip, phone].map((text) => text.toLowerCase())))
		.digest('hex')

export const keepAddress = (inner: ServiceContext, userId: string, address: Address): Promise<void> =>
	saveAddress(inner.db, {
		id: randomUUID(),
		userId,
		address,
		addressKey: keyOf(address),
		lastUsedAt: inner.now,
	})

/** Latest first; empty for visitors. */
export const savedAddresses = async ({
	db,
	actor,
}: ServiceContext): Promise<{ id: string; address: Address }[]> =>
	actor.userId === null ? [] : addressesOf(db, actor.userId, offered)
