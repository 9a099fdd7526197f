// People as the staff sees them.
import type { Role } from '#kit/roles.ts'
import { addDays, type IsoDate } from '#kit/time.ts'

// Account deletion: what counts as a confirmation, and the grace period.
const graceDays = 30

/** The word that confirms; the account's email address works too. */
const confirmationWord = 'DELETE'

/** Surrounding spaces are ignored; the address matches in any case, the word only in capitals. */
export function isConfirmed(typed: string, email: string): boolean {
	const text = typed.trim()
	return text === confirmationWord || (email !== '' && text.toLowerCase() === email.toLowerCase())
}

/** The day on which the account is removed. @param requestedOn the shop's day */
export const deletionDay = (requestedOn: IsoDate): IsoDate => addDays(requestedOn, graceDays)

/** Accounts whose deletion was requested at or before this instant are removed now. */
export const removedWhenAskedBefore = (now: Date): Date => new Date(now.getTime() - graceDays * 86_400_000)

export type ListedPerson = {
	id: string
	fullName: string
	email: string | null
	createdAt: Date
	deletionRequestedAt: Date | null
	/** Empty for a retail customer. */
	roles: Role[]
}

export type ListedPeople = {
	people: ListedPerson[]
	/** Leads to the next older page; null on the last one. */
	older: string | null
}

export type Belonging = {
	/** Of a portal; null for a school administrator, who belongs to all portals of the organization. */
	portalId: string | null
	name: string
	as: 'coach' | 'player' | 'school_admin'
}

export type PersonView = ListedPerson & {
	phone: string
	lastSignInAt: Date | null
	isConfirmed: boolean
	hasSecondStep: boolean
	/** Number of signed-in devices. */
	sessions: number
	belongings: Belonging[]
}
