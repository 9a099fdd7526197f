// The assurance level of a session (auth contract §3), from its methods.

export type Method = { method: string; at: Date; factorId?: string | null }
export type Assurance = 'aal1' | 'aal2'

const secondSteps = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

export const assuranceOf = (methods: readonly Pick<Method, 'method'>[]): Assurance =>
	methods.some(({ method }) => secondSteps.has(method)) ? 'aal2' : 'aal1'

/** The level of a call: the lower of its token's and its session's. */
export const lowerOf = (token: Assurance, session: Assurance): Assurance =>
	token === 'aal2' && session === 'aal2' ? 'aal2' : 'aal1'

const unixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000)

/** Newest first, as tokens carry them. */
export const amrOf = (methods: readonly Method[]): { method: string; timestamp: number }[] =>
	methods
		.toSorted((left, right) => right.at.getTime() - left.at.getTime())
		.map(({ method, at }) => ({ method, timestamp: unixSeconds(at) }))
