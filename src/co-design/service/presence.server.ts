// The pages that have a design open: what they missed, who else is here, and in which step.
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { artOf } from '#designs/service/art.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { workIn, type SharedWork } from '../rules/shared-work.ts'
import { changesArt, documentForGuest, operationsForGuest } from '../rules/visibility.ts'
import type { News, PersonHere, TogetherResult } from '../schemas.ts'
import {
	bumpPresence,
	changesAfter,
	clientOf,
	clientsSeenSince,
	endClient,
	renewSign,
	upsertClient,
} from '../store/changes.server.ts'
import { coDesignById, documentOf, holdCoDesign, type CoDesign } from '../store/co-designs.server.ts'
import { participant, type Participant } from './access.server.ts'
import { newsSince, wake } from './news.server.ts'

/** A page that has given no sign for so long is gone; waiting pages give one at least every eight seconds. */
const goneAfterMs = 20_000

type Page = { coDesignId: string; clientId: string }

/** @throws Refusal forbidden for the page of another person */
export function assertOwnClient(client: { userId: string } | undefined, userId: string): void {
	if (client && client.userId !== userId) throw new Refusal('forbidden', messages.onlyOwner)
}

/** Notes that the page is here; others learn of it when it came or turned to another step. */
async function giveSign(
	context: ServiceContext,
	{ coDesign, userId }: Participant,
	{ clientId, step }: Page & { step: number },
): Promise<void> {
	const key = { coDesignId: coDesign.id, clientId }
	const since = new Date(context.now.getTime() - goneAfterMs)
	if (await renewSign(context.db, { ...key, userId, step, seenAt: context.now }, since)) return
	await inTransaction(context, async (inner) => {
		if (!(await holdCoDesign(inner.db, coDesign.id))) throw new Refusal('not_found', messages.ended)
		const client = await clientOf(inner.db, key)
		assertOwnClient(client, userId)
		await upsertClient(inner.db, { ...key, userId, step, seenAt: inner.now, createdAt: inner.now })
		const isHere = client?.seenAt && client.seenAt.getTime() > since.getTime()
		if (!isHere || client.step !== step) await bumpPresence(inner.db, coDesign.id)
	})
}

export const openPages = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>, coDesignId: string) =>
	clientsSeenSince(db, coDesignId, new Date(now.getTime() - goneAfterMs))

/** Everyone else, each once, in the step of their latest sign. */
async function peopleHere(context: ServiceContext, { coDesign, userId }: Participant): Promise<PersonHere[]> {
	const pages = await openPages(context, coDesign.id)
	const others = Map.groupBy(
		pages.filter((page) => page.userId !== userId),
		(page) => page.userId,
	)
	const names = await firstNamesOf(context, [...others.keys()])
	return [...others].map(([id, own]) => {
		const latest = own.toSorted((a, b) => Number(b.seenAt) - Number(a.seenAt))[0]
		return { name: names.get(id) ?? '', step: latest?.step ?? 0 }
	})
}

const artIn = (context: ServiceContext, document: SharedWork, { ownerId }: CoDesign) =>
	artOf(context, Object.values(workIn(document, new WeakMap()).configs), {
		userId: ownerId,
		visitorKey: null,
	})

/** @throws Refusal not_found */
async function presentDocument(context: ServiceContext, { coDesign, isOwner }: Participant) {
	const row = await documentOf(context.db, coDesign.id)
	if (!row) throw new Refusal('not_found', messages.ended)
	return { ...row, document: isOwner ? row.document : documentForGuest(row.document) }
}

/** The document for a page that opens. @throws Refusal signed_out, not_found, forbidden */
export async function openTogether(
	context: ServiceContext,
	page: Page & { step: number },
): Promise<TogetherResult['open']> {
	const found = await participant(context, page.coDesignId, coDesignById)
	await giveSign(context, found, page)
	wake(context.db)
	const row = await presentDocument(context, found)
	const assets = await artIn(context, row.document, found.coDesign)
	return { ...row, people: await peopleHere(context, found), assets }
}

/** What the page has missed. @param after the last change that it has */
export async function newsFor(
	context: ServiceContext,
	found: Participant,
	{ clientId, after }: { clientId: string; after: number },
): Promise<News> {
	const { coDesign, isOwner } = found
	const people = await peopleHere(context, found)
	const rows = await changesAfter(context.db, coDesign.id, Math.max(after, 0))
	const isWhole =
		after >= 0 && (rows.length === 0 ? after === coDesign.position : rows[0]?.position === after + 1)
	if (isWhole) {
		const changes = isOwner
			? rows
			: rows.map((row) => ({ ...row, operations: operationsForGuest(row.operations) }))
		const hasArt = rows.some(({ operations }) => changesArt(operations))
		const { document } = hasArt ? await presentDocument(context, found) : { document: undefined }
		const assets = document ? await artIn(context, document, coDesign) : []
		return { changes, people, presence: coDesign.presence, assets }
	}
	const { document, position, presence } = await presentDocument(context, found)
	// Read after the document: a change that is counted here and not in the document comes with the log.
	const client = await clientOf(context.db, { coDesignId: coDesign.id, clientId })
	const assets = await artIn(context, document, coDesign)
	return { document, position, applied: client?.applied ?? 0, people, presence, assets }
}

type Waiting = Page & { after: number; presence: number; step: number }

/** Answers as soon as there is something new, after a few seconds at most. @throws Refusal signed_out, not_found, forbidden */
export async function waitForNews(context: ServiceContext, page: Waiting): Promise<News> {
	const before = await participant(context, page.coDesignId, coDesignById)
	await giveSign(context, before, page)
	const { after: position, presence } = page
	await newsSince(context.db, before.coDesign.id, { position, presence })
	// Read again: meanwhile it may have ended, or its owner may have removed the person.
	const found = await participant(context, page.coDesignId, coDesignById)
	return newsFor({ ...context, now: new Date() }, found, page)
}

/** The page is gone, as others see at once. @throws Refusal signed_out, not_found */
export async function leaveTogether(context: ServiceContext, page: Page): Promise<void> {
	const { coDesign, userId } = await participant(context, page.coDesignId, coDesignById)
	const key = { coDesignId: coDesign.id, clientId: page.clientId, userId }
	if (await endClient(context.db, key)) await bumpPresence(context.db, coDesign.id)
	wake(context.db)
}
