// Checks a token with a captcha vendor's siteverify, which all vendors share.
import { z } from 'zod'
import type { Captcha } from '../dependencies.server.ts'

const usualTimeoutMs = 5_000
const Verdict = z.object({ success: z.boolean() })

export type Vendor = { url: string; secret: string; timeoutMs?: number }

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
