// Invites people to work for the shop: one mail, one address, one use.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { IsoDate } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { staffInvitationMail } from '#mail/templates/staff-mails.ts'
import { assertCan } from '#policies/policy.ts'
import { staffInviteMessages as messages } from '../messages.ts'
import { rolePolicy } from '../policies.ts'
import {
	mostStaffInvites,
	staffInviteEnd,
	staffInviteLastDay,
	staffInviteState,
	staffRoleDuties,
	staffRoleNames,
	StaffInvite,
	type StaffRole,
} from '../rules/staff-invite.ts'
import { hasRole, lockProfile, profileIdByEmail } from '../store/people.server.ts'
import * as store from '../store/staff-invites.server.ts'
import { note } from './audit.server.ts'
import { ownId } from './profile.server.ts'
import { giveInvitedRole } from './roles.server.ts'

type Mailing = Pick<MailDependencies, 'sendMail' | 'sender'>

const turns = { name: 'staff-invite', turns: 20, windowMs: 3_600_000 }
const day = 24 * 3_600_000
/** Used and expired ones are kept so long, to say why a link no longer works. */
const keptMs = 30 * day

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const isToken = (text: string): boolean => /^[\w-]{20,80}$/.test(text)
const newToken = (): string => randomBytes(32).toString('base64url')

async function takeMailTurn({ db, now, actor }: ServiceContext): Promise<void> {
	const subject = actor.userId ?? 'operator'
	if (!(await takeTurn(db, now, { ...turns, subject }))) throw new Refusal('too_many', messages.tooMany)
}

/** `today` is the shop's day. */
type Dated = { today: IsoDate }
type Mailed = { email: string; role: StaffRole; token: string; lastDay: IsoDate }

const mailInvite = (
	inner: ServiceContext,
	mailing: Mailing,
	{ email, role, token, lastDay }: Mailed,
): Promise<void> =>
	mailing.sendMail(
		inner,
		staffInvitationMail(
			email,
			{
				roleName: staffRoleNames[role],
				duties: staffRoleDuties[role],
				link: `${mailing.sender.publicUrl}/staff/${token}`,
				until: lastDay,
			},
			mailing.sender,
		),
	)

/**
 * Mails an invitation. @throws Refusal forbidden, invalid, too_many; conflict for a person who has the role, an open
 * invitation for it, or too many of them
 */
export function inviteStaff(
	context: ServiceContext,
	mailing: Mailing,
	{ today, ...input }: StaffInvite & Dated,
): Promise<void> {
	assertCan(context, rolePolicy, 'grant')
	const parsed = StaffInvite.safeParse(input)
	if (!parsed.success) throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Check the form')
	const { email, role } = parsed.data
	const { lastDay, expiresAt } = staffInviteEnd(today)
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const holder = await profileIdByEmail(db, email)
		if (holder && (await hasRole(db, holder, role))) throw new Refusal('conflict', messages.hasRole)
		if (await store.openInviteFor(db, parsed.data, now)) throw new Refusal('conflict', messages.isInvited)
		if ((await store.countUnused(db)) >= mostStaffInvites)
			throw new Refusal('conflict', messages.tooManyOpen(mostStaffInvites))
		await takeMailTurn(inner)
		const [id, token] = [randomUUID(), newToken()]
		await store.insertStaffInvite(db, {
			id,
			email,
			role,
			tokenHash: hashOf(token),
			createdBy: inner.actor.userId,
			sentAt: now,
			expiresAt,
			usedAt: null,
			withdrawnAt: null,
		})
		await mailInvite(inner, mailing, { email, role, token, lastDay })
		await note(inner, { event: 'staff.invited', subject: id, details: { role } })
	})
}

/** Invitations that wait for an answer, expired ones too. One statement. @throws Refusal forbidden */
export async function openStaffInvites(context: ServiceContext) {
	assertCan(context, rolePolicy, 'grant')
	const rows = await store.unusedInvites(context.db)
	return rows.map(({ expiresAt, ...row }) => ({
		...row,
		lastDay: staffInviteLastDay(expiresAt),
		isExpired: expiresAt <= context.now,
	}))
}

async function lockedUnused(inner: ServiceContext, id: string): Promise<store.StaffInviteRow> {
	const invite = isUuid(id) ? await store.lockInvite(inner.db, { id }) : undefined
	if (!invite) throw new Refusal('not_found', messages.notFound)
	if (invite.usedAt) throw new Refusal('conflict', messages.closed.used)
	if (invite.withdrawnAt) throw new Refusal('conflict', messages.closed.withdrawn)
	return invite
}

/**
 * Mails a new link, which holds again for the whole time; the earlier link stops working. The sender answers for the
 * role from now on. @throws Refusal forbidden, not_found, too_many; conflict for one that was used or withdrawn
 */
export function resendStaffInvite(
	context: ServiceContext,
	mailing: Mailing,
	{ id, today }: { id: string } & Dated,
): Promise<void> {
	assertCan(context, rolePolicy, 'grant')
	const { lastDay, expiresAt } = staffInviteEnd(today)
	return inTransaction(context, async (inner) => {
		const { email, role } = await lockedUnused(inner, id)
		await takeMailTurn(inner)
		const token = newToken()
		await store.updateInvite(inner.db, id, {
			tokenHash: hashOf(token),
			createdBy: inner.actor.userId,
			sentAt: inner.now,
			expiresAt,
		})
		await mailInvite(inner, mailing, { email, role, token, lastDay })
		await note(inner, { event: 'staff.invited_again', subject: id, details: { role } })
	})
}

/** The link stops working. @throws Refusal forbidden, not_found, conflict for one that was used or withdrawn */
export function withdrawStaffInvite(context: ServiceContext, id: string): Promise<void> {
	assertCan(context, rolePolicy, 'grant')
	return inTransaction(context, async (inner) => {
		const { role } = await lockedUnused(inner, id)
		await store.updateInvite(inner.db, id, { withdrawnAt: inner.now })
		await note(inner, { event: 'staff.invitation_withdrawn', subject: id, details: { role } })
	})
}

function assertOpen(invite: store.StaffInviteRow, now: Date): void {
	const state = staffInviteState(invite, now)
	if (state !== 'open') throw new Refusal('conflict', messages.closed[state])
}

/** What the holder of a link may know. @throws Refusal not_found; conflict when it is no longer open */
export async function staffInvitation(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	token: string,
	viewerEmail: string | null,
): Promise<{ role: StaffRole; isForViewer: boolean }> {
	const invite = isToken(token) ? await store.inviteByHash(db, hashOf(token)) : undefined
	if (!invite) throw new Refusal('not_found', messages.notFound)
	assertOpen(invite, now)
	return { role: invite.role, isForViewer: viewerEmail?.toLowerCase() === invite.email }
}

/** Whether the link of an open invitation admits a new account with this address. */
export async function admitsToStaff(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ token, email }: { token: string; email: string | null },
): Promise<boolean> {
	const invite = isToken(token) ? await store.inviteByHash(db, hashOf(token)) : undefined
	return invite !== undefined && staffInviteState(invite, now) === 'open' && invite.email === email
}

/**
 * Gives the signed-in person the role of the invitation and uses it up.
 * @returns the role
 * @throws Refusal signed_out, not_found; forbidden for another address; conflict when it is no longer open, or its
 * sender may not give roles any more
 */
export async function acceptStaffInvite(call: AuthCall, token: string): Promise<StaffRole> {
	if (call.actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	const userId = ownId(call)
	return inTransaction(call, async (inner) => {
		const invite = isToken(token) ? await store.lockInvite(inner.db, { tokenHash: hashOf(token) }) : undefined
		if (!invite) throw new Refusal('not_found', messages.notFound)
		assertOpen(invite, inner.now)
		const person = await lockProfile(inner.db, userId)
		if (person?.email?.toLowerCase() !== invite.email) throw new Refusal('forbidden', messages.ofAnother)
		if (invite.createdBy && !(await hasRole(inner.db, invite.createdBy, 'admin')))
			throw new Refusal('conflict', messages.senderGone)
		await giveInvitedRole(inner, { userId, role: invite.role, by: invite.createdBy })
		await store.updateInvite(inner.db, invite.id, { usedAt: inner.now })
		await store.withdrawOthers(inner.db, invite, inner.now)
		return invite.role
	})
}

/** Deletes invitations that ended long ago, with their addresses. */
export const cleanUpStaffInvites = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> =>
	store.deleteInvitesBefore(db, new Date(now.getTime() - keptMs))
