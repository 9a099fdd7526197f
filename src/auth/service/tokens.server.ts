// One-time tokens: a link of 256 random bits and six digits to type instead (auth contract §5.7).
import { randomInt, randomUUID } from 'node:crypto'
import type { TokenPurpose } from '../tables/index.ts'
import type { AuthCall } from '../dependencies.server.ts'
import type { Challenge } from '../rules/pkce.ts'
import { isSameSecret, type Vault } from './sealing.server.ts'
import {
	countAttempts,
	deleteToken,
	lockTokensTo,
	saveToken,
	takeTokenByHash,
	type TokenRow,
} from '../store/tokens.server.ts'
import { randomToken, secondsAfter, tokenHashOf } from './auth-codes.server.ts'
import { countFailure, failuresOf } from './limits.server.ts'

/** Marks a token whose mail was requested with a challenge: its link answers with a code, not with a session. */
export const pkcePrefix = 'pkce_'
const allowedAttempts = 5
const digits = 6

export type NewToken = {
	userId: string
	purpose: TokenPurpose
	/** Where it is sent: an e-mail address or a phone number in its normal form. */
	address: string
	challenge: Challenge | null
}

/** Contents of the message; neither is stored. */
export type MailedToken = { token: string; code: string }

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0')

/** Bound to address and purpose: the same digits are invalid elsewhere. */
const macOf = (
	vault: Vault,
	{ purpose, address, code }: Pick<NewToken, 'purpose' | 'address'> & { code: string },
) => vault.mac(`one-time:${purpose}`, `${address}\0${code}`)

/** Writes a token and voids the former one of that purpose. Call it inside a transaction. */
export async function issueToken(
	{ db, now, auth }: AuthCall,
	{ userId, purpose, address, challenge }: NewToken,
): Promise<MailedToken> {
	const { link, code: codeLifetime } = auth.settings.lifetimes
	const code = newCode()
	const token = (challenge ? pkcePrefix : '') + randomToken()
	await saveToken(db, {
		id: randomUUID(),
		userId,
		purpose,
		tokenHash: tokenHashOf(token),
		codeMac: macOf(auth.vault, { purpose, address, code }),
		relatesTo: address,
		attempts: 0,
		codeChallenge: challenge?.codeChallenge ?? null,
		codeChallengeMethod: challenge?.codeChallengeMethod ?? null,
		createdAt: now,
		expiresAt: secondsAfter(now, link),
		codeExpiresAt: secondsAfter(now, codeLifetime),
	})
	return { token, code }
}

/** Spends the token of a link; undefined when it is missing, used or expired. */
export const spendLink = (
	{ db, now }: AuthCall,
	token: string,
	purposes: readonly TokenPurpose[],
): Promise<TokenRow | undefined> => takeTokenByHash(db, { tokenHash: tokenHashOf(token), purposes, now })

/**
 * Spends the token whose digits were typed. Five wrong ones void the digits, not the link; and each address has a limit
 * per quarter of an hour. Returns undefined on refusal, so that the count is committed.
 */
export async function spendCode(
	inner: AuthCall,
	{
		address,
		code,
		purposes,
		userId,
	}: {
		address: string
		code: string
		purposes: readonly TokenPurpose[]
		/** Only this person's tokens, when the person is known. */
		userId?: string
	},
): Promise<TokenRow | undefined> {
	const { db, now, auth } = inner
	const subject = `mailed ${address}`
	const wrongSoFar = await failuresOf(inner, 'wrongCodesPerAccount', subject)
	const found = await lockTokensTo(db, address, purposes)
	const open = found.filter(
		(token) =>
			token.codeExpiresAt > now &&
			token.attempts < allowedAttempts &&
			(userId === undefined || token.userId === userId),
	)
	const right = open.find((token) =>
		isSameSecret(token.codeMac, macOf(auth.vault, { purpose: token.purpose, address, code })),
	)
	if (right && wrongSoFar < auth.settings.limits.wrongCodesPerAccount.turns) {
		await deleteToken(db, right.id)
		return right
	}
	await countFailure(inner, 'wrongCodesPerAccount', subject)
	await countAttempts(
		db,
		open.map(({ id }) => id),
	)
	return undefined
}
