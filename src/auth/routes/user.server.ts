// `GET` and `PUT /user`, and the digits that a change may require.
import { z } from 'zod'
import { AuthFailure } from '../rules/errors.ts'
import { sendNonce } from '../service/reauthentication.server.ts'
import { changeUser } from '../service/user-changes.server.ts'
import { userJson } from '../service/user-json.ts'
import { ChallengePair, returnOf } from './returns.server.ts'
import { phoneDisabled } from './sessions.server.ts'
import { bodyOf, requireSignedIn, type AuthHttp } from './transport.server.ts'

const text = z.string().nullish()

const UserBody = z.object({
	email: text,
	phone: text,
	password: text,
	current_password: text,
	nonce: text,
	data: z.record(z.string(), z.unknown()).nullish(),
	app_metadata: z.unknown().optional(),
	...ChallengePair,
})

export function addUserRoutes(app: AuthHttp): void {
	app.get('/user', async (c) => c.json(userJson((await requireSignedIn(c)).full)))
	app.put('/user', async (c) => {
		const signedIn = await requireSignedIn(c)
		const body = await bodyOf(c, UserBody)
		if (body.app_metadata !== undefined && body.app_metadata !== null)
			throw new AuthFailure(403, 'not_admin', {
				message: 'Updating app_metadata requires admin privileges',
			})
		if (body.phone && body.phone.replace(/^\+/, '') !== signedIn.full.user.phone) throw phoneDisabled()
		const change = { ...body, currentPassword: body.current_password, ...returnOf(c, body) }
		return c.json(userJson(await changeUser(c.get('call'), signedIn, change)))
	})
	app.get('/reauthenticate', async (c) => {
		await sendNonce(c.get('call'), await requireSignedIn(c))
		return c.json({})
	})
}
