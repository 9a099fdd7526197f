// Invites people to a portal: by mail for one address, or by a shared link.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { ownId } from '#accounts/service/profile.server.ts'
import { lockPerson } from '#accounts/service/roles.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { dayIn, type IsoDate } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import { invitationMail } from '#mail/templates/portal-mails.ts'
import type { LinkInvite, MailInvite } from '../rules/invite-form.ts'
import { messages } from '../messages.ts'
import { inviteEnd, inviteState, mayGive, type InviteState } from '../rules/access.ts'
import { inviteRoleNamesIn } from '../rules/join-texts.ts'
import type { InviteRole } from '../states.ts'
import {
	countOpenLinks,
	inviteByHash,
	invitedSince,
	inviteOfPortal,
	insertInvites,
	lockInvite,
	saveRevocations,
	takeUse,
	type InviteRow,
} from '../store/invites.server.ts'
import { latestPortalOf } from '../store/schools.server.ts'
import { membershipsOf } from '../store/people.server.ts'
import { addPerson } from './people.server.ts'
import type { PortalDependencies } from './requests.server.ts'
import { managedPortal, type PortalAccess } from './scope.server.ts'

/** Within this time a repeated invitation is not mailed again. */
const sameMs = 600_000
/** Maximum open shared links: the page shows all of them. */
export const mostLinks = 50
const mailTurns = { name: 'portal-invite', turns: 20, windowMs: 3_600_000 }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
/** In a mail its page opens in the language of the mail. */
const joinLink = (publicUrl: string, token: string, language: Language = 'en'): string =>
	`${publicUrl}/join/${token}${language === 'en' ? '' : `?lang=${language}`}`

type InvitingPortal = { portalId: string; timeZone: string }
type InviteInput = { role: InviteRole; email: string | null; uses: number }

/**
 * @returns the invitations with their links' secrets, which are not stored, in the order of the inputs, and the last
 * day of all
 */
async function makeInvites(
	inner: ServiceContext,
	{ portalId, timeZone }: InvitingPortal,
	inputs: readonly InviteInput[],
): Promise<{ made: { id: string; token: string }[]; until: IsoDate }> {
	const { db, now, actor } = inner
	const made = inputs.map(() => ({ id: randomUUID(), token: randomBytes(32).toString('base64url') }))
	const { lastDay, expiresAt } = inviteEnd(dayIn(timeZone, now))
	await insertInvites(
		db,
		inputs.map(({ role, email, uses }, at) => ({
			id: made[at]?.id ?? '',
			portalId,
			role,
			email,
			tokenHash: hashOf(made[at]?.token ?? ''),
			usesLeft: uses,
			createdBy: actor.userId,
			createdAt: now,
			expiresAt,
		})),
	)
	return { made, until: lastDay }
}

type MailedInvites = {
	portal: InvitingPortal
	teamName: string
	role: InviteRole
	/** Normalized for comparison; only a few. */
	emails: readonly string[]
	isRequester: boolean
	/** Of the mails; a requester's are in English. */
	language?: Language | undefined
}

/** Mails invitations to these addresses in the open transaction. Does not check permissions; the caller does. */
export async function mailInvites(
	inner: ServiceContext,
	dependencies: PortalDependencies,
	{ portal, teamName, role, emails, isRequester, language = 'en' }: MailedInvites,
): Promise<void> {
	const { portalId } = portal
	const { made, until } = await makeInvites(
		inner,
		portal,
		emails.map((email) => ({ role, email, uses: 1 })),
	)
	const facts = { teamName, roleName: inviteRoleNamesIn[language][role], until, isRequester, language }
	for (const [at, email] of emails.entries()) {
		const link = joinLink(dependencies.sender.publicUrl, made[at]?.token ?? '', language)
		await dependencies.sendMail(inner, invitationMail(email, { ...facts, link }, dependencies.sender))
	}
	await note(inner, {
		event: 'person.invited',
		subject: portalId,
		portalId,
		details: { role, mails: emails.length },
	})
}

export type AdministratorInvite = { inviteId: string; link: string; until: IsoDate }

/**
 * An invitation for one address to administer the school, which leads to its latest portal. Sends no mail. Does not check
 * permissions; the caller does. @throws Refusal not_found for a school without a portal
 */
export async function inviteAdministrator(
	inner: ServiceContext,
	publicUrl: string,
	{ organizationId, email }: { organizationId: string; email: string },
): Promise<AdministratorInvite> {
	const portal = await latestPortalOf(inner.db, organizationId)
	if (!portal) throw new Refusal('not_found', messages.notFound)
	const { portalId } = portal
	const { made, until } = await makeInvites(inner, portal, [{ role: 'school_admin', email, uses: 1 }])
	await note(inner, {
		event: 'person.invited',
		subject: portalId,
		portalId,
		details: { role: 'school_admin', mails: 1 },
	})
	return {
		inviteId: made[0]?.id ?? '',
		link: joinLink(publicUrl, made[0]?.token ?? ''),
		until,
	}
}

/** Revokes invitations that the caller made with `inviteAdministrator`. */
export async function revokeInvites({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await saveRevocations(db, ids, now)
}

async function portalToInvite(
	inner: ServiceContext,
	portalId: string,
	role: InviteRole,
): Promise<PortalAccess> {
	const access = await managedPortal(inner, portalId)
	if (!mayGive(access.as).includes(role)) throw new Refusal('forbidden', messages.mayNotInvite)
	return access
}

type MailedTo = Omit<MailInvite, 'language'> & { portalId: string; language?: Language }

/**
 * Mails an invitation to each address, except those that got the same one within ten minutes.
 * @throws Refusal not_found, forbidden, too_many
 */
export function inviteByMail(
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ portalId, role, emails, language }: MailedTo,
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { portal } = await portalToInvite(inner, portalId, role)
		if (!(await takeTurn(inner.db, inner.now, { ...mailTurns, subject: portalId })))
			throw new Refusal('too_many', messages.tooManyInvites)
		const since = new Date(inner.now.getTime() - sameMs)
		const known = await invitedSince(inner.db, { portalId, role, emails }, since)
		const others = emails.filter((email) => !known.has(email))
		if (others.length === 0) return
		const { teamName, timeZone } = portal
		const invited = { teamName, role, emails: others, isRequester: false, language }
		await mailInvites(inner, dependencies, { portal: { portalId, timeZone }, ...invited })
	})
}

/**
 * Creates a link for several people. @returns its address, shown only once @throws Refusal not_found, forbidden,
 * conflict
 */
export function inviteByLink(
	context: ServiceContext,
	publicUrl: string,
	{ portalId, role, uses }: LinkInvite & { portalId: string },
): Promise<string> {
	return inTransaction(context, async (inner) => {
		const { portal } = await portalToInvite(inner, portalId, role)
		if ((await countOpenLinks(inner.db, portalId, inner.now)) >= mostLinks)
			throw new Refusal('conflict', messages.tooManyLinks(mostLinks))
		const inviting = { portalId, timeZone: portal.timeZone }
		const { made } = await makeInvites(inner, inviting, [{ role, email: null, uses }])
		await note(inner, { event: 'person.invited', subject: portalId, portalId, details: { role, uses } })
		return joinLink(publicUrl, made[0]?.token ?? '')
	})
}

/** Revokes an invitation; idempotent. @throws Refusal not_found, forbidden */
export function revokeInvite(
	context: ServiceContext,
	{ portalId, inviteId }: { portalId: string; inviteId: string },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const access = await managedPortal(inner, portalId)
		const invite = isUuid(inviteId) ? await inviteOfPortal(inner.db, portalId, inviteId) : undefined
		if (!invite) return
		if (!mayGive(access.as).includes(invite.role)) throw new Refusal('forbidden', messages.mayNotInvite)
		await saveRevocations(inner.db, [inviteId], inner.now)
		await note(inner, { event: 'invite.revoked', subject: inviteId, portalId })
	})
}

const stateLabels: Record<Exclude<InviteState, 'open'>, string> = {
	used: messages.inviteUsed,
	expired: messages.inviteExpired,
	revoked: messages.inviteRevoked,
}

/** The public facts of an invitation: the team's name and the role, no members. */
export type Invitation = {
	teamName: string
	organizationName: string
	role: InviteRole
	/** The recipient's address; must be masked for display. */
	email: string | null
	/** The portal, for users who are already members. */
	joinedPortalId: string | null
}

const isToken = (text: string): boolean => /^[\w-]{20,80}$/.test(text)

/** Whether the user is already a member and needs no invitation. */
async function belongs(
	{ db }: Pick<ServiceContext, 'db'>,
	{ portalId, organizationId, role }: InviteRow,
	userId: string | null,
): Promise<boolean> {
	if (userId === null) return false
	const { portals, organizationIds } = await membershipsOf(db, userId)
	if (role === 'school_admin') return organizationIds.includes(organizationId)
	const held = portals.find((row) => row.portalId === portalId)?.role
	return held === role || held === 'coach'
}

/** The invitation of a link. @throws Refusal not_found; conflict when it is used up, expired or revoked */
export async function invitationFor({ db, now, actor }: ServiceContext, token: string): Promise<Invitation> {
	const invite = isToken(token) ? await inviteByHash(db, hashOf(token)) : undefined
	if (!invite) throw new Refusal('not_found', messages.inviteNotFound)
	const { teamName, organizationName, role, email, portalId } = invite
	const isMember = await belongs({ db }, invite, actor.userId)
	const state = inviteState(invite, now)
	if (state !== 'open' && !isMember) throw new Refusal('conflict', stateLabels[state])
	return { teamName, organizationName, role, email, joinedPortalId: isMember ? portalId : null }
}

/** Whether the link of an open invitation admits a new account with this address. */
export async function admitsToPortal(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ token, email }: { token: string; email: string | null },
): Promise<boolean> {
	const invite = isToken(token) ? await inviteByHash(db, hashOf(token)) : undefined
	if (!invite || inviteState(invite, now) !== 'open') return false
	return invite.email === null || invite.email === email
}

async function refuseOthers(inner: ServiceContext, invite: InviteRow, userId: string): Promise<void> {
	if (invite.email === null) return
	const person = await lockPerson(inner, userId)
	if (person?.email?.toLowerCase() !== invite.email) throw new Refusal('forbidden', messages.inviteOfAnother)
}

/**
 * Joins with the role of the invitation. An existing member uses nothing up, also with a repeated click.
 * @returns the portal, and whether the person is new in it
 * @throws Refusal signed_out, not_found, forbidden for another person's mailed invitation, conflict
 */
export async function acceptInvitation(
	context: ServiceContext,
	token: string,
): Promise<{ portalId: string; role: InviteRole; isNew: boolean }> {
	if (context.actor.userId === null) throw new Refusal('signed_out', messages.signInToJoin)
	const userId = ownId(context)
	return inTransaction(context, async (inner) => {
		const invite = isToken(token) ? await lockInvite(inner.db, hashOf(token)) : undefined
		if (!invite) throw new Refusal('not_found', messages.inviteNotFound)
		const { portalId, role } = invite
		if (await belongs(inner, invite, userId)) return { portalId, role, isNew: false }
		const state = inviteState(invite, inner.now)
		if (state !== 'open') throw new Refusal('conflict', stateLabels[state])
		await refuseOthers(inner, invite, userId)
		const isNew = await addPerson(inner, invite, { userId, role })
		if (isNew) await takeUse(inner.db, invite.id)
		return { portalId, role, isNew }
	})
}
