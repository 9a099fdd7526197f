// What a person is told who may not go on.

/** The first two are the specification's (§2) to the letter. */
export const refusals = {
	portal: "You don't have permission to access this portal.",
	role: "You don't have the required role to access this page.",
	signIn: 'Please sign in to continue.',
} as const
