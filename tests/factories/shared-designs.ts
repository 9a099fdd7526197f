// Designs that an owner and a guest edit together, and the requests of their pages, for tests on a database.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { profiles, userRoles } from '#accounts/tables.ts'
import { changeTogether } from '#co-design/service/change.server.ts'
import { joinTogether } from '#co-design/service/join.server.ts'
import { leaveTogether, openTogether, waitForNews } from '#co-design/service/presence.server.ts'
import { startTogether } from '#co-design/service/start.server.ts'
import type { Operation } from '#co-design/rules/operations.ts'
import type { SharedWork } from '#co-design/rules/shared-work.ts'
import { coDesigns } from '#co-design/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import type { StoredDesign } from '#garments/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { newDesigner, saveTestDesign } from './votes.ts'

export async function namedPerson(
	context: ServiceContext,
	fullName: string,
	roles: Parameters<typeof newDesigner>[1] = ['coach'],
) {
	const person = await newDesigner(context, roles)
	const { userId } = person.actor
	await context.db.update(profiles).set({ fullName }).where(eq(profiles.id, userId))
	if (roles?.includes('player')) await context.db.insert(userRoles).values({ userId, role: 'player' })
	return person
}

export const minorPlayers = [{ name: 'Minor Child', number: '7', size: 'M', quantity: 2 }]

/** A design that its owner has opened for others. */
export async function startTestDesign(
	owner: Parameters<typeof saveTestDesign>[0],
	productId: string,
	config?: StoredDesign,
) {
	const designId = await saveTestDesign(owner, productId)
	const plain = startingConfig(await subjectOf(owner, productId), specPrices)
	const { coDesignId, invitation } = await startTogether(owner, {
		designId,
		config: config ?? { ...plain, schemaVersion: 2 },
		players: minorPlayers,
	})
	return { designId, coDesignId, token: invitation.split('/').at(-1) ?? '' }
}

/** A design of the product that Olive owns and Gus has joined. */
export async function startedTogether(context: ServiceContext, productId: string, config?: StoredDesign) {
	const owner = await namedPerson(context, 'Olive Owner')
	const guest = await namedPerson(context, 'Gus Guest')
	const started = await startTestDesign(owner, productId, config)
	await joinTogether(guest, started.token)
	return { owner, guest, ...started }
}

/** A change of a field of the only piece. */
export const setField = (field: string, value: string): Operation => ({ path: ['pieces', '', field], value })

/** One open page of a person. */
export function pageOf(who: ServiceContext, coDesignId: string, clientId: string = randomUUID()) {
	let sequence = 0
	const send = (operations: readonly Operation[], { after = 0, repeat = false } = {}) => {
		if (!repeat) sequence += 1
		return changeTogether(who, { coDesignId, clientId, after, sequence, operations })
	}
	const at = (now: Date) => ({ ...who, now })
	return {
		clientId,
		send,
		open: (step = 0, now = who.now) => openTogether(at(now), { coDesignId, clientId, step }),
		wait: (after: number, presence: number, step = 0) =>
			waitForNews(at(new Date()), { coDesignId, clientId, after, presence, step }),
		leave: () => leaveTogether(who, { coDesignId, clientId }),
	}
}

export const documentIn = async (
	{ db }: Pick<ServiceContext, 'db'>,
	id: string,
): Promise<SharedWork | undefined> =>
	(await db.select().from(coDesigns).where(eq(coDesigns.id, id)))[0]?.document
