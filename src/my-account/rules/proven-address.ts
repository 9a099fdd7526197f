// Whether an address is verified: only then may messages sent from it be exported.

type Facts = {
	email: string | null
	emailConfirmedAt: Date | null
	createdAt: Date
	identities: readonly { provider: string; email: string | null }[]
}

/** An address accepted without confirmation at sign-up is unverified. */
export function isProvenAddress({ email, emailConfirmedAt, createdAt, identities }: Facts): boolean {
	if (!email || !emailConfirmedAt) return false
	const isConfirmedLater = emailConfirmedAt > createdAt
	return (
		isConfirmedLater ||
		identities.some(({ provider, email: own }) => provider !== 'email' && own?.toLowerCase() === email)
	)
}
