// Limits of the identity service: counted in the database, so that all processes count together (contract §7.3).
import { countTurn, clearTurns, turnsTaken } from '#database/rate-limits.server.ts'
import { tooMany, tooManyTexts } from '../rules/errors.ts'
import type { AuthCall, Captcha } from '../dependencies.server.ts'
import type { LimitName } from '../rules/settings.ts'
import { z } from 'zod'

// Checks a token with a captcha vendor's siteverify, which all vendors share.
const usualTimeoutMs = 5_000
const Verdict = z.object({ success: z.boolean() })

type Vendor = { url: string; secret: string; timeoutMs?: number }

/** `verify` throws when the vendor does not answer in time: the caller then refuses. */
export const createCaptcha = ({ url, secret, timeoutMs = usualTimeoutMs }: Vendor): Captcha => ({
	async verify(token, ip) {
		if (token === '') return false
		const answer = await fetch(url, {
			method: 'POST',
			body: new URLSearchParams({ secret, response: token, remoteip: ip }),
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		})
		return Verdict.parse(await answer.json()).success
	},
})

const limitOf = ({ auth }: AuthCall, name: LimitName, subject: string) => ({
	name: `auth:${name}`,
	subject,
	...auth.settings.limits[name],
})

/** Limits whose refusal has its own error. */
const refusals: Partial<Record<LimitName, typeof tooMany>> = {
	smsPerFactor: tooManyTexts,
	smsPerUser: tooManyTexts,
}

const secondsUntil = (now: Date, at: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1_000))

/** Takes one turn. @throws AuthFailure over_request_rate_limit, over_sms_send_rate_limit with the seconds to wait */
export async function spendTurn(call: AuthCall, name: LimitName, subject: string): Promise<void> {
	const limit = limitOf(call, name, subject)
	const { used, expiresAt } = await countTurn(call.db, call.now, limit)
	if (used > limit.turns) throw (refusals[name] ?? tooMany)(secondsUntil(call.now, expiresAt))
}

/** Refuses when the turns are used up, and takes none. @throws AuthFailure over_request_rate_limit */
export async function checkTurns(call: AuthCall, name: LimitName, subject: string): Promise<void> {
	const limit = limitOf(call, name, subject)
	const { used, expiresAt } = await turnsTaken(call.db, call.now, limit)
	if (used >= limit.turns) throw tooMany(secondsUntil(call.now, expiresAt))
}

/** Takes a turn; true if one was left. For actions that must not reveal their limit. */
export async function hasTurn(call: AuthCall, name: LimitName, subject: string): Promise<boolean> {
	const limit = limitOf(call, name, subject)
	return (await countTurn(call.db, call.now, limit)).used <= limit.turns
}

/** Counts a failure; returns the count within the window. */
export const countFailure = async (call: AuthCall, name: LimitName, subject: string): Promise<number> =>
	(await countTurn(call.db, call.now, limitOf(call, name, subject))).used

export const failuresOf = async (call: AuthCall, name: LimitName, subject: string): Promise<number> =>
	(await turnsTaken(call.db, call.now, limitOf(call, name, subject))).used

export const forgive = (call: AuthCall, name: LimitName, subject: string): Promise<void> =>
	clearTurns(call.db, call.now, limitOf(call, name, subject))
