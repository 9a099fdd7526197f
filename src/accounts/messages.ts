// Messages for refused requests.

/** The first two quote the specification (§2) verbatim. */
export const refusals = {
	portal: "You don't have permission to access this portal.",
	role: "You don't have the required role to access this page.",
	signIn: 'Please sign in to continue.',
} as const
