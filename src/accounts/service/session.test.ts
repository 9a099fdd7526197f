// Sessions by plain forms: the same rules as at the identity service.
// One engine: forms in front of the identity service.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAuthApp } from '#auth/routes/app.server.ts'
import { userByEmail } from '#auth/store/users.server.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import { portalMemberships } from '#portals/store/people.server.ts'
import { enterByForm } from './plain-forms.server.ts'
import { signInByPassword, signUpByPassword } from './session.server.ts'

const careful = await openTestAuth({ autoconfirm: false, publishableKey: 'a key that apps carry' })
const password = 'correct horse'
const newAccount = () => ({ email: `${randomUUID()}@example.com`, password, fullName: 'Pat', next: '/' })

test('where addresses are confirmed first, a form opens no session before that', async () => {
	const account = newAccount()
	expect(await signUpByPassword(careful.call(), account)).toBeNull()
	expect((await userByEmail(careful.database.db, account.email))?.emailConfirmedAt).toBeNull()
	expect(careful.mails.filter(({ to }) => to === account.email)).toMatchObject([{ kind: 'confirm' }])
	await expect(signInByPassword(careful.call(), account)).rejects.toMatchObject({
		code: 'email_not_confirmed',
	})
})

test('the form then leads to the page that says so, for a known address alike', async () => {
	const account = newAccount()
	const fields = { form: 'sign-up', ...account }
	for (const _time of [1, 2])
		expect(await enterByForm(careful.call(), portalMemberships, { fields, next: '/account' })).toEqual({
			ok: true,
			to: '/auth?tab=sign-up&next=%2Faccount&mailed=1',
			setCookies: [],
		})
})

test('where a captcha is asked for, a form without scripts is not taken', async () => {
	const call = careful.call()
	const guarded = { ...call, auth: { ...call.auth, captcha: { verify: async () => true } } }
	const refusal = { code: 'captcha_failed' }
	await expect(signUpByPassword(guarded, newAccount())).rejects.toMatchObject(refusal)
	await expect(signInByPassword(guarded, newAccount())).rejects.toMatchObject(refusal)
})

test('our own pages need no publishable key, everyone else does', async () => {
	const app = createAuthApp(careful.auth)
	const recover = (headers: Record<string, string>) =>
		app.request(`${siteUrl}/auth/v1/recover`, {
			method: 'POST',
			headers,
			body: JSON.stringify({ email: 'somebody@example.com' }),
		})
	const own = { 'X-Session-Transport': 'cookie', 'Sec-Fetch-Site': 'same-origin' }
	expect((await recover(own)).status).toBe(200)
	expect((await recover({ ...own, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
	expect((await recover({})).status).toBe(401)
	expect((await recover({ apikey: 'a key that apps carry' })).status).toBe(200)
})
