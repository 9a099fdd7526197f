// `GET` and `PUT /user`.
import { userJson } from '../user-json.ts'
import { requireSignedIn, type AuthHttp } from './transport.server.ts'

export function addUserRoutes(app: AuthHttp): void {
	app.get('/user', async (c) => c.json(userJson((await requireSignedIn(c)).full)))
}
