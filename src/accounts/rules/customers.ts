// Customers of a file: what is read of each, and what the check finds.
import type { Address } from '#kit/address.ts'
import type { CustomerRowState } from '../states.ts'

/** @property email normalized; empty when the file has none that can be used */
export type CustomerFacts = {
	email: string
	fullName: string
	phone: string
	company: string
	addresses: Address[]
}

/** @property row the line of the file @property value as the file has it; removed by the import */
export type CustomerProblem = { row: number; column: string; value: string; message: string }

export type CheckedCustomer = {
	row: number
	state: Extract<CustomerRowState, 'wrong' | 'known' | 'waiting'>
	/** Why nothing is added; empty for the others. */
	reason: string
	problems: CustomerProblem[]
	/** Null for a line that is left out. */
	customer: CustomerFacts | null
	/** Null for a new customer. */
	userId: string | null
}

/** What the shop knows of an address in a file. */
export type KnownCustomer = {
	userId: string
	isStaff: boolean
	/** Has asked for the deletion of the account. */
	isLeaving: boolean
	/** Only the owner of the address can open the account. */
	isOwned: boolean
	createdAt: Date
}

/** Why nothing may be added to this account; null when it may. */
export function refusalFor({ isLeaving, isOwned }: KnownCustomer): string | null {
	if (isLeaving) return 'This person has asked for the deletion of the account. It is left alone.'
	if (!isOwned)
		return 'There is an account whose holder has not confirmed this address. Nothing is added to it, because it may be another person’s.'
	return null
}
