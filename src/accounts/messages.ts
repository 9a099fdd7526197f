// Messages for refused requests.
import { roleRequired } from '#policies/policy.ts'

/** The first two quote the specification (§2) verbatim. */
export const refusals = {
	portal: "You don't have permission to access this portal.",
	role: roleRequired,
	signIn: 'Please sign in to continue.',
} as const
