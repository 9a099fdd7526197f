// Enrolling a second factor (auth contract §5.6): it counts only once it is verified.
import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import {
	factorLabels,
	normalizePhone,
	offeredFactorTypes,
	relyingPartyOf,
	staleBefore,
	type FactorType,
} from '../../rules/factors.ts'
import { totpSetup } from '../../rules/totp.ts'
import { audit } from '../audit.server.ts'
import { deleteFactor, deleteStaleFactorsOf, insertFactor, lockFactor } from '../../store/factors.server.ts'
import type { FactorRow, FullUser, UserRow } from '../../store/users.server.ts'
import { lacksSecondStep, type SignedIn } from '../bearer.server.ts'
import { factorNotFound, lockCaller } from './caller.server.ts'

export type Enrollment = {
	type: FactorType
	friendlyName: string
	/** Shown by authenticator apps; the site's host when empty. */
	issuer: string
	/** As typed. */
	phone: string
}

const enrollNames = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

function refuseDisabled({ settings }: AuthCall['auth'], type: FactorType): void {
	if (offeredFactorTypes(settings).includes(type)) return
	const needsHost = settings.mfa[type] && relyingPartyOf(settings) === null
	throw new AuthFailure(422, `mfa_${type}_enroll_not_enabled`, {
		message: needsHost
			? 'MFA enroll is disabled for WebAuthn: this site is reached by an IP address, not by a name'
			: `MFA enroll is disabled for ${enrollNames[type]}`,
	})
}

/** @throws AuthFailure validation_failed */
function phoneOf({ type, phone }: Enrollment): string | null {
	if (type !== 'phone') return null
	if (!phone.trim()) throw invalid('Phone number required to enroll Phone factor')
	const normalized = normalizePhone(phone)
	if (!normalized) throw invalid('Invalid phone number format (E.164 required)')
	return normalized
}

/** Drops unverified factors with this number; refuses one that is in use. */
async function replaceUnverifiedPhone(
	inner: AuthCall,
	factors: readonly FactorRow[],
	phone: string | null,
): Promise<FactorRow[]> {
	const former = factors.filter((factor) => phone !== null && factor.phone === phone)
	if (former.some(({ status }) => status === 'verified'))
		throw new AuthFailure(422, 'mfa_verified_factor_exists', {
			message: 'A verified phone factor already exists, unenroll the existing factor to continue',
		})
	for (const { userId, id } of former) await deleteFactor(inner.db, userId, id)
	return factors.filter((factor) => !former.includes(factor))
}

function refuseExcess({ settings }: AuthCall['auth'], factors: readonly FactorRow[], name: string): void {
	if (factors.length >= settings.maxFactors)
		throw new AuthFailure(422, 'too_many_enrolled_mfa_factors', {
			message: 'Maximum number of verified factors reached, unenroll to continue',
		})
	if (name && factors.some(({ friendlyName }) => friendlyName === name))
		throw new AuthFailure(422, 'mfa_factor_name_conflict', {
			message: `A factor with the friendly name "${name}" for this user already exists`,
		})
}

const accountOf = ({ user }: FullUser) => user.email ?? (user.phone ? `+${user.phone}` : user.id)

/**
 * Writes an unverified factor. The secret is returned only here.
 * @throws AuthFailure validation_failed, no_authorization, insufficient_aal, mfa_…_enroll_not_enabled,
 * mfa_verified_factor_exists, too_many_enrolled_mfa_factors, mfa_factor_name_conflict
 */
export async function enrollFactor(call: AuthCall, signedIn: SignedIn, enrollment: Enrollment) {
	const { type, friendlyName } = enrollment
	if (signedIn.full.user.isAnonymous)
		throw new AuthFailure(403, 'no_authorization', {
			message: 'Anonymous user not allowed to perform these actions',
		})
	refuseDisabled(call.auth, type)
	const phone = phoneOf(enrollment)
	const id = randomUUID()
	const secret = type === 'totp' ? new Secret({ size: 20 }).base32 : null
	const account = await inTransaction(call, async (inner) => {
		const { full, assurance } = await lockCaller(inner, signedIn)
		const oldest = staleBefore(inner.now, inner.auth.settings)
		await deleteStaleFactorsOf(inner.db, full.user.id, oldest)
		if (lacksSecondStep({ full, assurance }))
			throw new AuthFailure(403, 'insufficient_aal', { message: 'AAL2 required to enroll a new factor' })
		const living = full.factors.filter(
			({ status, createdAt }) => status === 'verified' || createdAt >= oldest,
		)
		refuseExcess(inner.auth, await replaceUnverifiedPhone(inner, living, phone), friendlyName)
		await insertFactor(inner.db, {
			id,
			userId: full.user.id,
			type,
			friendlyName,
			phone,
			secretSealed: secret && inner.auth.vault.seal(secret, id),
			createdAt: inner.now,
			updatedAt: inner.now,
		})
		await audit(inner, 'factor_enrolled', { userId: full.user.id, type })
		return accountOf(full)
	})
	const issuer = enrollment.issuer || new URL(call.auth.settings.siteUrl).host
	return {
		id,
		type,
		friendlyName,
		phone,
		totp: secret && { secret, ...totpSetup(secret, { issuer, account }) },
	}
}

/**
 * Removes the factor and lowers the sessions that it raised; their next token says so. Notifies its owner.
 * Call it inside a transaction, after checking the permission.
 */
async function removeFactor(
	inner: AuthCall,
	{ id: userId, email }: Pick<UserRow, 'id' | 'email'>,
	factor: FactorRow,
): Promise<void> {
	await deleteFactor(inner.db, userId, factor.id)
	await audit(inner, 'factor_removed', { userId, factorId: factor.id, type: factor.type })
	if (factor.status === 'verified' && email)
		await inner.auth.messenger.mail(inner, {
			kind: 'factor-removed',
			to: email,
			about: factor.friendlyName || factorLabels[factor.type],
			language: inner.client.language,
		})
}

/** @throws AuthFailure mfa_factor_not_found, insufficient_aal */
export function unenrollFactor(call: AuthCall, signedIn: SignedIn, factorId: string): Promise<void> {
	return inTransaction(call, async (inner) => {
		const { full, assurance } = await lockCaller(inner, signedIn)
		const factor = await lockFactor(inner.db, full.user.id, factorId)
		if (!factor) throw factorNotFound()
		if (factor.status === 'verified' && assurance !== 'aal2')
			throw new AuthFailure(422, 'insufficient_aal', {
				message: 'AAL2 required to unenroll verified factor',
			})
		await removeFactor(inner, full.user, factor)
	})
}
