// People with accounts, for tests of account use cases.
import { randomUUID } from 'node:crypto'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { signUp } from '#auth/service/sign-up.server.ts'
import { signInWithPassword } from '#auth/service/password.server.ts'
import { sessionJson, type Grant } from '#auth/service/sessions.server.ts'
import type { Role } from '#kit/roles.ts'
import { userRoles } from '#accounts/tables.ts'
import { people } from '#accounts/service/profile.server.ts'

export const testPassword = 'correct horse'

export type Member = { call: AuthCall; userId: string; email: string; sessionId: string; accessToken: string }

async function memberBy(call: AuthCall, grant: Grant, roles: readonly Role[]): Promise<Member> {
	const { user } = grant.full
	return {
		call: { ...call, actor: { userId: user.id, roles, sessionId: grant.session.id } },
		userId: user.id,
		email: user.email ?? '',
		sessionId: grant.session.id,
		accessToken: (await sessionJson(call, grant)).access_token,
	}
}

/** A person who has just signed up, with a profile for the account. */
export async function newMember(given: AuthCall, roles: readonly Role[] = ['retail']): Promise<Member> {
	const call = { ...given, auth: { ...given.auth, people } }
	const email = `${randomUUID()}@example.com`
	const account = { email, password: testPassword, data: { full_name: 'Pat Kim' } }
	const grant = await signUp(call, account, { redirectTo: call.auth.settings.siteUrl })
	const { id: userId } = grant.full.user
	const held = roles.filter((role) => role !== 'retail').map((role) => ({ userId, role }))
	if (held.length > 0) await call.db.insert(userRoles).values(held)
	return memberBy(call, grant, roles)
}

/** The same person on another device. */
export async function anotherDevice({ call, email }: Member, userAgent = 'another'): Promise<Member> {
	const there = { ...call, client: { ...call.client, userAgent } }
	const grant = await signInWithPassword(there, { login: { email }, password: testPassword })
	return memberBy(there, grant, call.actor.roles)
}
