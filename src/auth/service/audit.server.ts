// The audit log: what happened to accounts (auth contract §7.9).
import { randomUUID } from 'node:crypto'
import type { AuthCall } from '../dependencies.server.ts'
import { insertAuditEntries } from '../store/users.server.ts'

export type AuditEvent =
	| 'signed_up'
	| 'signed_in'
	| 'sign_in_failed'
	| 'signed_out'
	| 'refresh_token_reused'
	| 'password_changed'
	| 'recovery_requested'
	| 'sign_in_mail_requested'
	| 'mail_resent'
	| 'reauthentication_requested'
	| 'email_confirmed'
	| 'email_change_requested'
	| 'email_changed'
	| 'phone_changed'
	| 'user_updated'
	| 'factor_enrolled'
	| 'factor_verified'
	| 'factor_code_wrong'
	| 'factor_removed'
	| 'identity_linked'
	| 'identity_removed'
	| 'user_created_by_admin'
	| 'user_changed_by_admin'
	| 'user_deleted'
	| 'deletion_requested'
	| 'deletion_canceled'
	| 'data_exported'
	| 'role_granted'
	| 'role_revoked'

type Recording = Pick<AuthCall, 'db' | 'now' | 'client'>
type Facts = { userId?: string | null } & Record<string, unknown>

/** @param details no tokens, codes or passwords; no addresses of people. */
export const audit = (call: Recording, event: AuditEvent, facts: Facts = {}) => auditAll(call, event, [facts])

/** The same event for some hundred people, in one statement. */
export const auditAll = ({ db, now, client }: Recording, event: AuditEvent, all: readonly Facts[]) =>
	insertAuditEntries(
		db,
		all.map(({ userId = null, ...details }) => ({
			id: randomUUID(),
			at: now,
			event,
			userId,
			ip: client.ip,
			userAgent: client.userAgent,
			details,
		})),
	)
