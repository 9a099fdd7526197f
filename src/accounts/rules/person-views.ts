// People as the staff sees them.
import type { Role } from '#kit/roles.ts'

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
