// Who may do what: each module's `policies.ts` is data of this shape.
import { Refusal } from '#kit/errors.ts'
import { hasAnyRole, type Actor, type Role } from '#kit/roles.ts'

/** For each action the roles that may do it. */
export type Policy<Action extends string> = Readonly<Record<Action, readonly Role[]>>

/** Customer service and administration. */
export const staff: readonly Role[] = ['csr', 'admin']
export const admins: readonly Role[] = ['admin']
/** Everybody who works for the shop, production included. */
export const shopPeople: readonly Role[] = ['production', 'csr', 'admin']
/** Those who order for a team, and the staff that help them. */
export const teamRoles: readonly Role[] = ['coach', 'school_admin', 'csr', 'admin']

export const isStaff = (actor: Pick<Actor, 'roles'>): boolean => hasAnyRole(actor, staff)

/** Spec §2, to the letter. */
export const roleRequired = "You don't have the required role to access this page."

export const can = <Action extends string>(
	actor: Actor,
	policy: Policy<Action>,
	action: NoInfer<Action>,
): boolean => hasAnyRole(actor, policy[action])

/** @throws Refusal forbidden, with the message of spec §2 */
export function assertCan<Action extends string>(
	{ actor }: { actor: Actor },
	policy: Policy<Action>,
	action: NoInfer<Action>,
): void {
	if (!can(actor, policy, action)) throw new Refusal('forbidden', roleRequired)
}
