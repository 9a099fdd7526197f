// Mails with a link and a code, and answers that take equally long for every address.
import type { TokenPurpose } from '../tables/index.ts'
import type { AuthCall, AuthMail } from '../dependencies.server.ts'
import type { Challenge } from '../rules/pkce.ts'
import type { AuthSettings } from '../rules/settings.ts'
import { issueToken, pkcePrefix, type MailedToken } from './tokens.server.ts'

/** The link's final target, already allowed, and the challenge of the requesting page. */
export type Return = { redirectTo: string; challenge: Challenge | null }

export type MailPurpose = Exclude<TokenPurpose, 'sms' | 'phone_change'>

const kinds: Record<MailPurpose, AuthMail['kind']> = {
	signup: 'confirm',
	invite: 'invite',
	magiclink: 'magic-link',
	recovery: 'recovery',
	email_change_current: 'email-change',
	email_change_new: 'email-change',
	reauthentication: 'reauthentication',
}

/** The purpose's name for clients. */
export const typeOf = (purpose: MailPurpose): string =>
	purpose.startsWith('email_change') ? 'email_change' : purpose

/** The address that spends the token at once and redirects (auth contract §5.7). */
export function verifyLink(
	{ base }: Pick<AuthSettings, 'base'>,
	{ token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
	return `${base}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()}`
}

/**
 * Mail scanners follow links: ours lead to a page with a button. When a code has to answer a challenge, or the target
 * is on another origin, the link is the service's own and redirects there.
 */
export function linkOf(
	settings: Pick<AuthSettings, 'base' | 'siteUrl'>,
	{ token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
	const { origin, pathname, search, hash } = new URL(redirectTo)
	if (token.startsWith(pkcePrefix) || origin !== new URL(settings.siteUrl).origin)
		return verifyLink(settings, { token, type, redirectTo })
	const query = new URLSearchParams({ token_hash: token, type, next: pathname + search + hash })
	return `${settings.siteUrl}/auth/confirm?${query.toString()}`
}

export type Letter = Return & { userId: string; purpose: MailPurpose; address: string; about?: string }

/** Puts a message with this token in the outbox. */
export function mailToken(inner: AuthCall, letter: Letter, { token, code }: MailedToken): Promise<void> {
	const { purpose, address: to, redirectTo, about } = letter
	const link = linkOf(inner.auth.settings, { token, type: typeOf(purpose), redirectTo })
	return inner.auth.messenger.mail(inner, {
		kind: kinds[purpose],
		to,
		code,
		language: inner.client.language,
		...(purpose === 'reauthentication' ? {} : { link }),
		...(about === undefined ? {} : { about }),
	})
}

/** Issues a token and mails it, in the open transaction. */
export async function sendToken(inner: AuthCall, letter: Letter): Promise<void> {
	await mailToken(inner, letter, await issueToken(inner, letter))
}

const evenAnswerMs = 250

/** Answers after a minimum time, which does not reveal whether a mail was sent. */
export async function evenly<Result>(call: AuthCall, work: () => Promise<Result>): Promise<Result> {
	const beganAt = performance.now()
	try {
		return await work()
	} finally {
		await call.auth.pause(Math.max(0, evenAnswerMs - (performance.now() - beganAt)))
	}
}
