// Whether an address is known to be its owner's: only then may what others sent from it be handed out.

type Facts = {
	email: string | null
	emailConfirmedAt: Date | null
	createdAt: Date
	identities: readonly { provider: string; email: string | null }[]
}

/** An address that was taken at its word when the account was opened is proved by nothing. */
export function isProvenAddress({ email, emailConfirmedAt, createdAt, identities }: Facts): boolean {
	if (!email || !emailConfirmedAt) return false
	const isConfirmedLater = emailConfirmedAt > createdAt
	return (
		isConfirmedLater ||
		identities.some(({ provider, email: own }) => provider !== 'email' && own?.toLowerCase() === email)
	)
}
