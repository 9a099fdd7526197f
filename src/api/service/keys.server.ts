// Keys of the API: made, listed and revoked by admins.
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { apiKeyPolicy } from '../policies.ts'
import { keyLimits, keyStateAt, type KeyInput } from '../rules/key-form.ts'
import { countActive, insertKey, latestKeys, lockKey, revoke, type KeyRow } from '../store/keys.server.ts'
import type { KeyView } from '../views.ts'

const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** 256 random bits: too many to guess, so that one round of SHA-256 is enough. */
const newKey = (): string => `fhk_${randomBytes(32).toString('base64url')}`
const prefixLength = 12

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

const view = ({ revokedAt, ...row }: KeyRow, now: Date): KeyView => ({
	...row,
	state: keyStateAt({ ...row, revokedAt }, now),
})

/** The latest, newest first. @throws Refusal forbidden */
export async function keysForAdmin(context: ServiceContext): Promise<KeyView[]> {
	assertCan(context, apiKeyPolicy, 'manage')
	const rows = await latestKeys(context.db, keyLimits.listed)
	return rows.map((row) => view(row, context.now))
}

/**
 * Makes a key.
 * @param id made with the form, so that a form sent twice makes one
 * @returns the key, which is shown once and not stored
 * @throws Refusal forbidden, invalid, conflict
 */
export async function makeKey(
	context: ServiceContext,
	{ id, input: { name, scopes, days } }: { id: string; input: KeyInput },
): Promise<string> {
	assertCan(context, apiKeyPolicy, 'manage')
	if (!isId(id)) throw new Refusal('invalid', messages.noKey)
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const key = newKey()
		const prefix = key.slice(0, prefixLength)
		const expiresAt = new Date(now.getTime() + days * dayMs)
		const row = { id, name, prefix, hash: hashOfKey(key), scopes, createdAt: now, expiresAt }
		if (!(await insertKey(db, row))) throw new Refusal('conflict', messages.madeBefore)
		if ((await countActive(db, now)) > keyLimits.active)
			throw new Refusal('conflict', messages.tooMany(keyLimits.active))
		await note(inner, {
			event: 'api.key_made',
			subject: id,
			details: { name, prefix, scopes: scopes.join(' '), days },
		})
		return key
	})
}

/** It stops working at once, for good. @throws Refusal forbidden, not_found */
export async function revokeKey(context: ServiceContext, id: string): Promise<void> {
	assertCan(context, apiKeyPolicy, 'manage')
	await inTransaction(context, async (inner) => {
		const key = isId(id) ? await lockKey(inner.db, id) : undefined
		if (!key) throw new Refusal('not_found', messages.noKey)
		if (key.revokedAt !== null) return
		await revoke(inner.db, id, inner.now)
		const { name, prefix } = key
		await note(inner, { event: 'api.key_revoked', subject: id, details: { name, prefix } })
	})
}
