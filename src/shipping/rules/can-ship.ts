import { hasAnyRole, type Actor } from '#kit/roles.ts'

/** Who sends parcels: the people of the shop. */
export const canShip = (actor: Actor): boolean => hasAnyRole(actor, ['production', 'csr', 'admin'])
