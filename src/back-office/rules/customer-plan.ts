// What an import of customers would do: new accounts, addresses for known ones, and what is left alone.
import { refusalFor, type CheckedCustomer, type KnownCustomer } from '#accounts/rules/customers.ts'
import type { Address } from '#kit/address.ts'
import { counted } from '#kit/plural.ts'
import type { ReadCustomer, ReadCustomers } from './customer-file.ts'

type Shop = {
	known: ReadonlyMap<string, KnownCustomer>
	/** Addresses of the file that are not in the book of a known customer, by email. */
	missing: ReadonlyMap<string, readonly Address[]>
}

const left = { reason: '', customer: null, userId: null }

/** @param message why the line is left out, when its own problems do not say so */
const wrong = ({ row, column, customer, problems }: ReadCustomer, message?: string): CheckedCustomer => ({
	...left,
	row,
	state: 'wrong',
	problems: message === undefined ? problems : [...problems, { row, column, value: customer.email, message }],
})

const alreadyThere = 'Already there, left alone.'

function planned(read: ReadCustomer, { known, missing }: Shop): CheckedCustomer {
	const { row, customer, problems } = read
	const account = known.get(customer.email)
	if (!account) return { row, state: 'waiting', reason: '', problems, customer, userId: null }
	if (account.isStaff) return wrong(read, 'This address belongs to a person who works for the shop.')
	const { userId } = account
	const addresses = [...(missing.get(customer.email) ?? [])]
	const reason = refusalFor(account) ?? (addresses.length === 0 ? alreadyThere : '')
	const state = reason === '' ? 'waiting' : 'known'
	return { row, state, reason, problems, customer: { ...customer, addresses }, userId }
}

/** Customers in the file's order. The first line with an address counts; a parent may be in the lines of several players. */
export function planCustomers({ customers, isTeam, notes }: ReadCustomers, shop: Shop) {
	const firstLines = new Map<string, number>()
	const checked: CheckedCustomer[] = []
	let again = 0
	for (const read of customers) {
		const { email } = read.customer
		const first = firstLines.get(email)
		if (email === '') checked.push(wrong(read))
		else if (first === undefined) {
			firstLines.set(email, read.row)
			checked.push(planned(read, shop))
		} else if (isTeam) again += 1
		else checked.push(wrong(read, `Line ${first} has the same address. Only that line is used.`))
	}
	return {
		customers: checked,
		notes:
			again === 0
				? notes
				: [...notes, `Named more than once and taken once: ${counted(again, 'address', 'addresses')}.`],
	}
}
