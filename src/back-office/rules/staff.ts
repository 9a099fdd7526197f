// Who may do what in the back office.
import { hasAnyRole, type Actor } from '#kit/roles.ts'

/** Customer service and administration: everything that is not said to be for admins. */
export const isStaff = (actor: Actor): boolean => hasAnyRole(actor, ['csr', 'admin'])

/** Products, stock, roles and the audit log. */
export const isAdmin = (actor: Actor): boolean => hasAnyRole(actor, ['admin'])
