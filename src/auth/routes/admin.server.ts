// The small admin surface: off unless a service key is set (auth contract §5).
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { AuthFailure, invalid, noBearer } from '../rules/errors.ts'
import { allowedRedirect } from '../rules/redirects.ts'
import { isSameSecret } from '../service/sealing.server.ts'
import { actionLink, generateLink, invite, linkTypes, notAdmin } from '../service/admin-links.server.ts'
import {
	changeUserAsAdmin,
	createUser,
	listUsers,
	removeFactorAsAdmin,
	removeUserAsAdmin,
	userNotFound,
	userOf,
	type AdminChange,
} from '../service/admin.server.ts'
import { factorJson, userJson } from '../service/user-json.ts'
import { bodyOf, type AuthEnv, type AuthHttp, type AuthRequest } from './transport.server.ts'

const text = z.string().nullish()
const Metadata = z.record(z.string(), z.unknown()).nullish()

const AdminUser = z.object({
	email: text,
	password: text,
	email_confirm: z.boolean().nullish(),
	user_metadata: Metadata,
	app_metadata: Metadata,
	ban_duration: text,
})
const InviteBody = z.object({ email: text, data: Metadata })
const LinkBody = z.object({
	type: z.enum(linkTypes),
	email: text,
	password: text,
	new_email: text,
	data: Metadata,
	redirect_to: text,
	options: z.object({ redirect_to: text, data: Metadata }).nullish(),
})

/** Without a service key the admin surface answers 404; with one, only its bearer may use it. */
const serviceOnly: MiddlewareHandler<AuthEnv> = async (c, next) => {
	const { serviceKey } = c.get('call').auth.settings
	if (!serviceKey) throw new AuthFailure(404, 'not_found', { message: 'Not found' })
	const [, bearer] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
	if (!bearer) throw noBearer()
	if (!isSameSecret(bearer, serviceKey)) throw notAdmin()
	return next()
}

const changeIn = (body: z.infer<typeof AdminUser>): AdminChange => ({
	email: body.email,
	password: body.password,
	emailConfirm: body.email_confirm,
	userMetadata: body.user_metadata,
	appMetadata: body.app_metadata,
	banDuration: body.ban_duration,
})

const mostPerPage = 100
const usualPerPage = 50

function numberIn(c: AuthRequest, name: string, usual: number): number {
	const given = c.req.query(name)
	if (!given) return usual
	if (!/^[1-9]\d{0,6}$/.test(given)) throw invalid(`${name} must be a positive number`)
	return Number(given)
}

/** RFC 8288: links to the next and the last page. */
function pageLinks(base: string, { page, perPage, total }: { page: number; perPage: number; total: number }) {
	const last = Math.max(1, Math.ceil(total / perPage))
	const link = (to: number, rel: string) =>
		`<${base}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
	return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}

/** @throws AuthFailure user_not_found, also for a malformed id */
function idIn(c: AuthRequest, name = 'id'): string {
	const id = z.uuid().safeParse(c.req.param(name))
	if (!id.success) throw userNotFound()
	return id.data
}

async function list(c: AuthRequest): Promise<Response> {
	const page = numberIn(c, 'page', 1)
	const perPage = Math.min(mostPerPage, numberIn(c, 'per_page', usualPerPage))
	const call = c.get('call')
	const { users, total } = await listUsers(call, { page, perPage })
	c.header('X-Total-Count', String(total))
	c.header('Link', pageLinks(call.auth.settings.base, { page, perPage, total }))
	return c.json({ users: users.map(userJson), aud: 'authenticated' })
}

function addUserAdminRoutes(app: AuthHttp): void {
	app.get('/admin/users', (c) => list(c))
	app.post('/admin/users', async (c) => {
		const body = await bodyOf(c, AdminUser)
		return c.json(userJson(await createUser(c.get('call'), changeIn(body))))
	})
	app.get('/admin/users/:id', async (c) => c.json(userJson(await userOf(c.get('call'), idIn(c)))))
	app.put('/admin/users/:id', async (c) => {
		const change = changeIn(await bodyOf(c, AdminUser))
		return c.json(userJson(await changeUserAsAdmin(c.get('call'), idIn(c), change)))
	})
	app.delete('/admin/users/:id', async (c) => {
		await removeUserAsAdmin(c.get('call'), idIn(c))
		return c.json({})
	})
	app.get('/admin/users/:id/factors', async (c) => {
		const { factors } = await userOf(c.get('call'), idIn(c))
		return c.json(factors.map(factorJson))
	})
	app.delete('/admin/users/:id/factors/:factorId', async (c) => {
		const ids = { userId: idIn(c), factorId: c.req.param('factorId') }
		return c.json(factorJson(await removeFactorAsAdmin(c.get('call'), ids)))
	})
}

export function addAdminRoutes(app: AuthHttp): void {
	for (const path of ['/admin/*', '/invite']) app.use(path, serviceOnly)
	addUserAdminRoutes(app)
	app.post('/invite', async (c) => {
		const call = c.get('call')
		const { email, data } = await bodyOf(c, InviteBody)
		const redirectTo = allowedRedirect(c.req.query('redirect_to'), call.auth.settings)
		return c.json(userJson(await invite(call, { email: email ?? '', data: data ?? {}, redirectTo })))
	})
	app.post('/admin/generate_link', async (c) => {
		const call = c.get('call')
		const body = await bodyOf(c, LinkBody)
		const requested = c.req.query('redirect_to') ?? body.redirect_to ?? body.options?.redirect_to
		const redirectTo = allowedRedirect(requested, call.auth.settings)
		const { type, email, password = null, new_email: newEmail = null } = body
		const data = body.data ?? body.options?.data ?? {}
		const made = await generateLink(call, { type, email: email ?? '', password, newEmail, data, redirectTo })
		const { token, code, full } = made
		return c.json({
			...userJson(full),
			action_link: actionLink(call, { token, type, redirectTo }),
			email_otp: code,
			hashed_token: token,
			redirect_to: redirectTo,
			verification_type: type,
		})
	})
}
