// Accounts of many customers at once: found by address, made without passwords, and removed while they are unopened.
import { randomUUID } from 'node:crypto'
import type { AuthCall } from '#auth/dependencies.server.ts'
import {
	createMailedAccounts,
	deleteUnopened,
	ownersAmong,
	unopenedAmong,
} from '#auth/service/mailed-accounts.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { peoplePolicy } from '../policies.ts'
import type { CustomerFacts, KnownCustomer } from '../rules/customers.ts'
import * as store from '../store/customers.server.ts'

const readAtOnce = 500

/** The accounts with these addresses, by address. @param emails normalized @throws Refusal forbidden */
export async function customersByEmail(
	context: ServiceContext,
	emails: readonly string[],
): Promise<Map<string, KnownCustomer>> {
	assertCan(context, peoplePolicy, 'import')
	const known = new Map<string, KnownCustomer>()
	for (let from = 0; from < emails.length; from += readAtOnce) {
		const found = await store.profilesByEmail(context.db, emails.slice(from, from + readAtOnce))
		const owned = await ownersAmong(
			context,
			found.map(({ id }) => id),
		)
		for (const { id, email, createdAt, deletionRequestedAt, isStaff } of found)
			if (email !== null)
				known.set(email, {
					userId: id,
					isStaff,
					isLeaving: deletionRequestedAt !== null,
					isOwned: owned.has(id),
					createdAt,
				})
	}
	return known
}

/**
 * Makes accounts that a mailed link opens, with profile and a note of the company; some hundred at once.
 * @returns the ids by address; addresses that are taken are left out
 * @throws Refusal forbidden
 */
export async function openCustomers(
	inner: AuthCall,
	customers: readonly Pick<CustomerFacts, 'email' | 'fullName' | 'phone' | 'company'>[],
): Promise<Map<string, string>> {
	assertCan(inner, peoplePolicy, 'import')
	const { db, now: createdAt, actor } = inner
	const made = await createMailedAccounts(
		inner,
		customers.map(({ email }) => email),
	)
	const people = customers.flatMap((customer) => {
		const id = made.get(customer.email)
		return id === undefined ? [] : [{ ...customer, id }]
	})
	if (people.length === 0) return made
	await store.insertProfiles(
		db,
		people.map(({ id, email, fullName, phone }) => ({ id, email, fullName, phone, createdAt })),
	)
	const notes = people.flatMap(({ id: userId, company }) =>
		company === ''
			? []
			: [
					{
						id: randomUUID(),
						userId,
						text: `Company or school: ${company}`,
						writtenBy: actor.userId,
						createdAt,
					},
				],
	)
	if (notes.length > 0) await store.insertNotes(db, notes)
	return made
}

/** Those of these accounts that were never opened. */
export const unopenedCustomers = (context: Pick<ServiceContext, 'db'>, ids: readonly string[]) =>
	unopenedAmong(context, ids)

/** Deletes accounts that were never opened and that nothing refers to. @returns them. @throws Refusal forbidden */
export async function removeCustomers(inner: AuthCall, ids: readonly string[]): Promise<Set<string>> {
	assertCan(inner, peoplePolicy, 'import')
	const gone = await deleteUnopened(inner, ids)
	if (gone.size > 0) await store.deleteProfiles(inner.db, [...gone])
	return gone
}
