// Files of customers: checked, imported and undone. Accounts are made without passwords and without mails.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { peoplePolicy } from '#accounts/policies.ts'
import { refusalFor, type KnownCustomer } from '#accounts/rules/customers.ts'
import {
	beginCustomerImport,
	customerProblems,
	dropOldCustomerFiles,
	endCustomerImport,
	keepCheckedCustomers,
	nextCustomers,
	saveCustomerOutcomes,
	type CustomerRow,
	type Outcome,
} from '#accounts/service/customer-imports.server.ts'
import {
	customersByEmail,
	openCustomers,
	removeCustomers,
	unopenedCustomers,
} from '#accounts/service/customers.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import { Refusal } from '#kit/errors.ts'
import { addAddresses, missingAddresses, removeUnusedAddresses } from '#orders/service/address-book.server.ts'
import { assertCan } from '#policies/policy.ts'
import { decode } from '#rosters/import/read-file.ts'
import { customersTooLarge, mostCustomerBytes, readCustomerFile } from '../rules/customer-file.ts'
import { planCustomers } from '../rules/customer-plan.ts'
import { customerProblemFile } from '../rules/customer-problems.ts'
import { usedCustomers } from '../store/customer-uses.server.ts'

/**
 * Checks a CSV file and keeps what it would do; makes no account.
 * @returns id of the import
 * @throws Refusal forbidden, invalid
 */
export async function checkCustomers(
	context: ServiceContext,
	{ fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<string> {
	assertCan(context, peoplePolicy, 'import')
	await dropOldCustomerFiles(context)
	if (bytes.length > mostCustomerBytes) throw new Refusal('invalid', customersTooLarge)
	const read = readCustomerFile(decode(bytes))
	if (read.problem !== undefined) throw new Refusal('invalid', read.problem)
	const emails = [...new Set(read.customers.map(({ customer }) => customer.email))].filter(
		(email) => email !== '',
	)
	const known = await customersByEmail(context, emails)
	const entries = read.customers.flatMap(({ customer: { email, addresses } }) => {
		const account = known.get(email)
		return account ? addresses.map((address) => ({ userId: account.userId, email, address })) : []
	})
	const missing = new Map<string, Address[]>()
	for (const { email, address } of await missingAddresses(context, entries))
		missing.set(email, [...(missing.get(email) ?? []), address])
	const name = fileName.replaceAll(/\p{Cc}/gu, '').slice(0, 120) || 'customers.csv'
	return keepCheckedCustomers(context, {
		fileName: name,
		unknownColumns: read.unknown,
		...planCustomers(read, { known, missing }),
	})
}

/** The problems of a checked file, as a file. @throws Refusal forbidden, not_found */
export const exportCustomerProblems = async (context: ServiceContext, id: string): Promise<string> =>
	customerProblemFile(await customerProblems(context, id))

const takenMeanwhile =
	'Someone opened an account with this address, or it began to work for the shop, after the check.'

type Given = { row: CustomerRow; account: KnownCustomer | undefined; madeId: string | undefined }

function outcomeOf({ row, account, madeId }: Given, addressIds: readonly string[]): Outcome {
	const { position } = row
	if (madeId !== undefined) return { position, state: 'made', reason: '', userId: madeId, addressIds }
	if (!account || account.isStaff)
		return { position, state: 'left', reason: takenMeanwhile, userId: row.userId, addressIds }
	const refusal = refusalFor(account)
	if (refusal !== null)
		return { position, state: 'left', reason: refusal, userId: account.userId, addressIds }
	return { position, state: 'added', reason: '', userId: account.userId, addressIds }
}

/** Whose address book the addresses of this customer go into; null for none. */
function ownerOf({ account, madeId }: Given, now: Date): { userId: string; openedAt: Date } | null {
	if (madeId !== undefined) return { userId: madeId, openedAt: now }
	if (!account || account.isStaff || refusalFor(account) !== null) return null
	return { userId: account.userId, openedAt: account.createdAt }
}

/** The next customers of the file; false when there are none. */
const importNext = (call: AuthCall, id: string): Promise<boolean> =>
	inTransaction(call, async (inner) => {
		const next = await nextCustomers(inner, { id, step: 'importing' })
		if (next.length === 0) return false
		const rows = next.flatMap((row) => (row.customer ? [{ row, customer: row.customer }] : []))
		const known = await customersByEmail(
			inner,
			rows.map(({ customer }) => customer.email),
		)
		const made = await openCustomers(
			inner,
			rows.map(({ customer }) => customer).filter(({ email }) => !known.has(email)),
		)
		const given = rows.map(({ row, customer: { email, addresses } }) => ({
			row,
			addresses,
			account: known.get(email),
			madeId: made.get(email),
		}))
		const added = await addAddresses(
			inner,
			given.flatMap((one) => {
				const owner = ownerOf(one, inner.now)
				return owner ? one.addresses.map((address) => ({ ...owner, address })) : []
			}),
		)
		const byOwner = Map.groupBy(added, ({ userId }) => userId)
		const outcomes = given.map((one) => {
			const owner = one.madeId ?? one.account?.userId ?? ''
			return outcomeOf(
				one,
				(byOwner.get(owner) ?? []).map((address) => address.id),
			)
		})
		await saveCustomerOutcomes(inner, id, outcomes)
		return true
	})

/** Imports the customers of a checked file; continues what was interrupted. @throws Refusal forbidden, not_found, conflict */
export async function importCustomers(call: AuthCall, id: string): Promise<void> {
	await beginCustomerImport(call, { id, step: 'importing' })
	while (await importNext(call, id));
	await endCustomerImport(call, { id, step: 'importing' })
}

const inUse = 'Kept: it was opened, or something in the shop refers to it.'
const addressesUsed = 'Kept: the addresses were used since.'

/** The next customers of an import that is undone; false when there are none. */
const undoNext = (call: AuthCall, id: string): Promise<boolean> =>
	inTransaction(call, async (inner) => {
		const customers = await nextCustomers(inner, { id, step: 'undoing' })
		if (customers.length === 0) return false
		const made = customers.flatMap(({ state, userId }) => (state === 'made' && userId ? [userId] : []))
		const unopened = [...(await unopenedCustomers(inner, made))]
		const used = unopened.length === 0 ? new Set<string>() : await usedCustomers(inner.db, unopened)
		const gone = await removeCustomers(
			inner,
			unopened.filter((userId) => !used.has(userId)),
		)
		const added = customers.flatMap(({ state, addressIds }) => (state === 'added' ? addressIds : []))
		const removed = await removeUnusedAddresses(inner, added)
		const isUndone = ({ state, userId, addressIds }: CustomerRow) =>
			state === 'made' ? gone.has(userId ?? '') : addressIds.every((address) => removed.has(address))
		await saveCustomerOutcomes(
			inner,
			id,
			customers.map((row) => {
				const { position, userId, addressIds, state } = row
				const isGone = isUndone(row)
				const reason = isGone ? '' : state === 'made' ? inUse : addressesUsed
				return { position, userId, addressIds, state: isGone ? 'removed' : 'kept', reason }
			}),
		)
		return true
	})

/** Undoes an import; accounts in use stay as they are. @throws Refusal forbidden, not_found, conflict */
export async function undoCustomers(call: AuthCall, id: string): Promise<void> {
	await beginCustomerImport(call, { id, step: 'undoing' })
	while (await undoNext(call, id));
	await endCustomerImport(call, { id, step: 'undoing' })
}
