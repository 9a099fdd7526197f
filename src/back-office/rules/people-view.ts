// Filters of the people list in its URL, and the names of roles.
import { roles, type Role } from '#kit/roles.ts'

export type PeopleView = { role: Role | null; before: string | null }

/** Roles that can be granted; a person without one is a retail customer. */
export const givenRoles = roles.filter((role) => role !== 'retail')

export const roleNames: Record<Role, string> = {
	admin: 'Administrator',
	csr: 'Customer service',
	production: 'Production',
	school_admin: 'School administrator',
	coach: 'Coach',
	player: 'Player',
	retail: 'Customer',
}

export const isRole = (text: string | null | undefined): text is Role => roles.some((role) => role === text)

/** Reads the URL; ignores invalid values. */
export function peopleViewIn(query: URLSearchParams): PeopleView {
	const role = query.get('role')
	return { role: isRole(role) ? role : null, before: query.get('before')?.slice(0, 60) || null }
}

/** Address of the list. */
export function peopleHref({ role, before }: PeopleView): string {
	const query = new URLSearchParams({
		...(role !== null && { role }),
		...(before !== null && { before }),
	})
	return query.size === 0 ? '/admin/people' : `/admin/people?${query}`
}
