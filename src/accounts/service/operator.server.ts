// Command-line actions of the shop's operator, on accounts by email address.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { normalizeEmail } from '#auth/rules/passwords.ts'
import { linkOf } from '#auth/service/mailed.server.ts'
import { createEmailUser } from '#auth/service/sign-up.server.ts'
import { issueToken } from '#auth/service/tokens.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { primaryRole, roles, type Role } from '#kit/roles.ts'
import { listHolders, profileIdByEmail } from '../store/people.server.ts'
import { nameIn } from './profile.server.ts'
import { grantRole } from './roles.server.ts'

/** Page where a person with a mailed link chooses a password. */
/** Sets the password, then leads to the back office. */
const passwordPage = '/auth/reset?next=%2Fadmin'

/**
 * Makes a confirmed account with the role admin and no password.
 * @returns the address at which its owner sets the first password, once
 * @throws Refusal forbidden, conflict when the address has an account; AuthFailure validation_failed
 */
export function createAdmin(
	call: AuthCall,
	{ email: given, fullName = '' }: { email: string; fullName?: string | undefined },
): Promise<{ email: string; link: string }> {
	const email = normalizeEmail(given)
	return inTransaction(call, async (inner) => {
		const fullNameKept = nameIn({ full_name: fullName })
		const userId = await createEmailUser(inner, {
			email,
			passwordHash: null,
			userMetadata: fullNameKept ? { full_name: fullNameKept } : {},
			isConfirmed: true,
		})
		if (!userId) throw new Refusal('conflict', `${email} has an account already. Use "grant ${email} admin".`)
		await grantRole(inner, { userId, role: 'admin' })
		await audit(inner, 'user_created_by_admin', { userId, by: 'operator' })
		const { settings } = inner.auth
		const { token } = await issueToken(inner, {
			userId,
			purpose: 'recovery',
			address: email,
			challenge: null,
		})
		const redirectTo = settings.siteUrl + passwordPage
		return { email, link: linkOf(settings, { token, type: 'recovery', redirectTo }) }
	})
}

/** @throws Refusal not_found; AuthFailure validation_failed */
export async function accountByEmail(
	{ db }: AuthCall,
	given: string,
): Promise<{ id: string; email: string }> {
	const email = normalizeEmail(given)
	const id = await profileIdByEmail(db, email)
	if (!id) throw new Refusal('not_found', `There is no account with the address ${email}.`)
	return { id, email }
}

const mostListed = 2_000

/** Everyone with a role, strongest role first. */
export async function peopleWithRoles({
	db,
}: AuthCall): Promise<{ email: string; fullName: string; roles: Role[] }[]> {
	const held = Map.groupBy(await listHolders(db, mostListed), ({ email }) => email ?? 'no address')
	const rank = (list: readonly Role[]) => roles.indexOf(primaryRole(list))
	return [...held]
		.map(([email, rows]) => ({
			email,
			fullName: rows[0]?.fullName ?? '',
			roles: roles.filter((role) => rows.some((row) => row.role === role)),
		}))
		.toSorted((a, b) => rank(a.roles) - rank(b.roles) || a.email.localeCompare(b.email, 'en'))
}
