// Who does what with what a team raised.
import { hasAnyRole, type Actor } from '#kit/roles.ts'

/** Money leaves by Fieldhouse's own hands alone. */
export const canPayOut = (actor: Actor): boolean => hasAnyRole(actor, ['csr', 'admin'])
