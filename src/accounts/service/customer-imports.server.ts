// Files of customers: checked, looked at, imported and undone, some hundred customers at a time.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { assertCan } from '#policies/policy.ts'
import { peoplePolicy } from '../policies.ts'
import type { CheckedCustomer, CustomerProblem } from '../rules/customers.ts'
import type { CustomerRowState } from '../states.ts'
import * as store from '../store/customer-imports.server.ts'
import { note } from './audit.server.ts'

const day = 24 * 60 * 60 * 1_000
/** An import can be undone this long; a file that is only checked is kept a day. */
export const undoDays = 90
/** Listed on a page; further ones are only counted. */
const mostShown = 500
const mostImports = 20
const readAtOnce = 250

type CheckedFile = {
	fileName: string
	unknownColumns: string[]
	notes: string[]
	customers: readonly CheckedCustomer[]
}

/** Deletes files that were only checked, and old imports. */
export const dropOldCustomerFiles = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>) =>
	store.deleteOldImports(db, {
		checked: new Date(now.getTime() - day),
		imported: new Date(now.getTime() - undoDays * day),
	})

/** Keeps a checked file for its import. @returns its id. @throws Refusal forbidden */
export async function keepCheckedCustomers(context: ServiceContext, file: CheckedFile): Promise<string> {
	assertCan(context, peoplePolicy, 'import')
	const id = randomUUID()
	const { fileName, unknownColumns, notes } = file
	await inTransaction(context, (inner) =>
		store.insertImport(
			inner.db,
			{
				id,
				actorId: inner.actor.userId,
				fileName,
				state: 'checked',
				unknownColumns,
				notes,
				checkedAt: inner.now,
			},
			file.customers.map((customer, at) => ({ ...customer, importId: id, position: at + 1 })),
		),
	)
	return id
}

const notFound =
	'This import was not found. A file that is only checked is kept for a day, an import for 90 days.'

async function fileOf(context: ServiceContext, id: string) {
	assertCan(context, peoplePolicy, 'import')
	const file = isUuid(id) ? await store.importById(context.db, id) : undefined
	if (!file) throw new Refusal('not_found', notFound)
	return file
}

/** An import with its first customers and problems. @throws Refusal forbidden, not_found */
export async function customerImportForStaff(context: ServiceContext, id: string) {
	const file = await fileOf(context, id)
	const { db } = context
	const states = await store.countStates(db, file.id)
	const asked = { importId: file.id, limit: mostShown }
	return {
		...file,
		counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
		/** New ones among those that wait. */
		fresh: states.find(({ state }) => state === 'waiting')?.fresh ?? 0,
		problems: states.reduce((sum, { problems }) => sum + problems, 0),
		firstProblems: await store.problemsOf(db, file.id, mostShown),
		customers: await store.customersIn(db, { ...asked, states: ['waiting'] }),
		/** To which nothing was or is added, with the reason. */
		named: await store.customersIn(db, { ...asked, states: ['known', 'left', 'kept'] }),
	}
}

/** All problems of a file. @throws Refusal forbidden, not_found */
export async function customerProblems(context: ServiceContext, id: string): Promise<CustomerProblem[]> {
	const file = await fileOf(context, id)
	return store.problemsOf(context.db, file.id, 100_000)
}

/** The latest imports. @throws Refusal forbidden */
export async function customerImportsForStaff(context: ServiceContext) {
	assertCan(context, peoplePolicy, 'import')
	return store.importsOf(context.db, mostImports)
}

type Step = { id: string; step: 'importing' | 'undoing' }

const begunAlready = {
	importing: 'This file was imported already.',
	undoing: 'This import was undone already.',
}

/**
 * Begins to import or to undo; the same again continues what was interrupted.
 * @throws Refusal forbidden, not_found; conflict when the other has begun
 */
export async function beginCustomerImport(context: ServiceContext, { id, step }: Step): Promise<void> {
	assertCan(context, peoplePolicy, 'import')
	await inTransaction(context, async (inner) => {
		const file = isUuid(id) ? await store.lockImport(inner.db, id) : undefined
		if (!file) throw new Refusal('not_found', notFound)
		if (file.state === step) return
		if (file.state !== (step === 'importing' ? 'checked' : 'imported'))
			throw new Refusal('conflict', begunAlready[step])
		await store.updateImport(inner.db, id, { state: step })
	})
}

/**
 * The next customers of a step, with the import locked until the transaction ends. None are left also when another
 * request has done the rest.
 */
export async function nextCustomers(inner: ServiceContext, { id, step }: Step): Promise<store.CustomerRow[]> {
	assertCan(inner, peoplePolicy, 'import')
	const file = await store.lockImport(inner.db, id)
	if (file?.state !== step) return []
	const states: CustomerRowState[] = step === 'importing' ? ['waiting'] : ['made', 'added']
	return store.customersIn(inner.db, { importId: id, states, limit: readAtOnce })
}

export type { CustomerRow, Outcome } from '../store/customer-imports.server.ts'

export const saveCustomerOutcomes = (inner: ServiceContext, id: string, outcomes: readonly store.Outcome[]) =>
	store.saveOutcomes(inner.db, id, outcomes)

/** Ends what was begun, with one line in the audit log; does nothing when another request has ended it. */
export async function endCustomerImport(context: ServiceContext, { id, step }: Step): Promise<void> {
	assertCan(context, peoplePolicy, 'import')
	await inTransaction(context, async (inner) => {
		const { db, now } = inner
		const file = await store.lockImport(db, id)
		if (file?.state !== step) return
		const states = new Map((await store.countStates(db, id)).map(({ state, count }) => [state, count]))
		const count = (state: CustomerRowState) => states.get(state) ?? 0
		if (step === 'importing') {
			await store.updateImport(db, id, { state: 'imported', importedAt: now })
			await store.forgetCustomers(db, id)
			const details = { customers: count('made'), changed: count('added'), wrong: count('wrong') }
			await note(inner, { event: 'people.customers_imported', subject: id, details })
		} else {
			await store.updateImport(db, id, { state: 'undone', undoneAt: now })
			const details = { customers: count('removed'), kept: count('kept') }
			await note(inner, { event: 'people.customer_import_undone', subject: id, details })
		}
	})
}
