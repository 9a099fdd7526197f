// Proof Key for Code Exchange, RFC 7636 (auth contract §5.4): the challenge that a client sends.
import { invalid } from './errors.ts'

export const challengeMethods = ['s256', 'plain'] as const
export type ChallengeMethod = (typeof challengeMethods)[number]

/** The verifier of the later exchange must match it. */
export type Challenge = { codeChallenge: string; codeChallengeMethod: ChallengeMethod }

const challengeLength = { min: 43, max: 128 } as const
const challengeLetters = /^[A-Za-z0-9._~-]+$/

function methodOf(text: string): ChallengeMethod {
	const method = challengeMethods.find((known) => known === text.toLowerCase())
	if (!method) throw invalid('Unsupported code_challenge_method: use s256 or plain')
	return method
}

/** The client's pair; null when both are absent, null or empty. @throws AuthFailure validation_failed */
export function challengeOf(sent: {
	code_challenge?: string | null | undefined
	code_challenge_method?: string | null | undefined
}): Challenge | null {
	const { code_challenge: challenge, code_challenge_method: method } = sent
	if (!challenge && !method) return null
	if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
	if (challenge.length < challengeLength.min || challenge.length > challengeLength.max)
		throw invalid(
			`code challenge has to be between ${challengeLength.min} and ${challengeLength.max} characters`,
		)
	if (!challengeLetters.test(challenge))
		throw invalid(
			'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
		)
	return { codeChallenge: challenge, codeChallengeMethod: methodOf(method) }
}
