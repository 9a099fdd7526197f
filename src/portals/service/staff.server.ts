// What only csr and admin do in this room.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { messages } from '../messages.ts'

/** @throws Refusal forbidden */
export function requireStaff({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!hasAnyRole(actor, ['csr', 'admin'])) throw new Refusal('forbidden', messages.staffOnly)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A malformed id is a missing thing, never a failure of the database. */
export const isId = (text: string): boolean => uuid.test(text)
