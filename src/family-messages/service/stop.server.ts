// A family stops messages to its addresses, from the link of any message: also of one that opens nothing any more.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { familyOfLink, type FamilyOfLink } from '#rosters/service/link-family.server.ts'
import type { Visit } from '#rosters/service/family.server.ts'
import { mailOf, maskedAddress, phoneOf } from '../rules/addresses.ts'
import { deleteStops, insertStops, stoppedAmong } from '../store/facts.server.ts'
import type { StopView } from '../views.ts'
import { addressHash } from './facts.server.ts'

const addressesOf = ({ parentEmail, parentPhone }: FamilyOfLink): string[] =>
	[mailOf(parentEmail), phoneOf(parentPhone)].filter(Boolean)

/** @throws Refusal not_found for a link that never was one, too_many after many of them */
export async function stopView(context: ServiceContext, visit: Visit): Promise<StopView> {
	const family = await familyOfLink(context, visit)
	const addresses = addressesOf(family)
	const stopped = await stoppedAmong(context.db, addresses.map(addressHash))
	return {
		addresses: addresses.map(maskedAddress),
		isStopped: addresses.length > 0 && stopped.size === addresses.length,
		teamName: family.teamName,
		language: family.language,
	}
}

/** Stops messages of all teams to the addresses of the link's family; idempotent. @throws Refusal as `stopView` */
export async function stopMessages(context: ServiceContext, visit: Visit): Promise<void> {
	const hashes = addressesOf(await familyOfLink(context, visit)).map(addressHash)
	if (hashes.length === 0) return
	await inTransaction(context, async ({ db, now }) => void (await insertStops(db, hashes, now)))
}

/** Lets messages come again; idempotent. @throws Refusal as `stopView` */
export async function allowMessages(context: ServiceContext, visit: Visit): Promise<void> {
	const hashes = addressesOf(await familyOfLink(context, visit)).map(addressHash)
	if (hashes.length === 0) return
	await inTransaction(context, async ({ db }) => void (await deleteStops(db, hashes)))
}
