// The captcha check before sign-up, password, codes and recovery, when configured (auth contract §5.7).
import { z } from 'zod'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthRequest } from './transport.server.ts'

/** To be spread into the schema of a body. */
export const Captcha = {
	gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
}

/** Fails closed. @throws AuthFailure captcha_failed */
export async function checkCaptcha(
	c: AuthRequest,
	body: { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined },
): Promise<void> {
	const { auth, client, log } = c.get('call')
	if (!auth.captcha) return
	const token = body.gotrue_meta_security?.captcha_token ?? ''
	const isHuman = await auth.captcha.verify(token, client.ip).catch((failure: unknown) => {
		log.warn({ err: failure }, 'captcha not checked')
		return false
	})
	if (!isHuman)
		throw new AuthFailure(400, 'captcha_failed', { message: 'captcha protection: request disallowed' })
}
