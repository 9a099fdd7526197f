// What people are told of portals.

export const messages = {
	/** Spec §2. */
	denied: "You don't have permission to access this portal.",
	/** Spec §8. */
	loadFailed: 'Failed to load team portal',
	notFound: 'Team portal not found',
	managersOnly: 'Only coaches and administrators of this team can do that.',
} as const
