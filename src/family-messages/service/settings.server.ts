// What the coach decides about messages: whether they run, and how many a family may get.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { mostMessages } from '../states.ts'
import { lockSettings, saveSettings } from '../store/messages.server.ts'
import { writeDue, type FamilyMessageDependencies } from './write.server.ts'

/**
 * Starts the messages, or goes on with them; in the daytime what is due goes out at once.
 * @returns number of messages @throws Refusal not_found, forbidden
 */
export async function startMessages(
	context: ServiceContext,
	dependencies: FamilyMessageDependencies,
	portalId: string,
): Promise<number> {
	const { portal } = await managedPortal(context, portalId)
	return inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const { isOn, startedAt } = await lockSettings(db, { portalId: portal.id, now })
		if (isOn) return 0
		const first = startedAt === null ? { startedAt: now, startedBy: actor.userId } : {}
		await saveSettings(db, { portalId: portal.id, isOn: true, updatedAt: now, ...first })
		await note(inner, { event: 'families.started', subject: portal.id, portalId: portal.id })
		return writeDue(inner, dependencies, portal.id)
	})
}

/** Pauses the messages; idempotent. @throws Refusal not_found, forbidden */
export async function pauseMessages(context: ServiceContext, portalId: string): Promise<void> {
	const { portal } = await managedPortal(context, portalId)
	await inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { isOn } = await lockSettings(db, { portalId: portal.id, now })
		if (!isOn) return
		await saveSettings(db, { portalId: portal.id, isOn: false, updatedAt: now })
		await note(inner, { event: 'families.paused', subject: portal.id, portalId: portal.id })
	})
}

/** @param typed most messages per family and season @throws Refusal not_found, forbidden, invalid */
export async function limitMessages(
	context: ServiceContext,
	{ portalId, typed }: { portalId: string; typed: string },
): Promise<void> {
	const { portal } = await managedPortal(context, portalId)
	const most = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : -1
	if (most < 0 || most > mostMessages) throw new Refusal('invalid', messages.badLimit(mostMessages))
	await inTransaction(context, async (inner) => {
		const { db, now } = inner
		await lockSettings(db, { portalId: portal.id, now })
		await saveSettings(db, { portalId: portal.id, most, updatedAt: now })
		const details = { most }
		await note(inner, { event: 'families.limited', subject: portal.id, portalId: portal.id, details })
	})
}
