// One change of a design that is edited together: put in order, checked by the rules of saving, and kept.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { messages as designMessages } from '#designs/messages.ts'
import { piecesOfPerson, type OwnPieces } from '#designs/service/kits.server.ts'
import { assertCanBeSaved } from '#designs/service/save.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { applyOperations, type Operation } from '../rules/operations.ts'
import { workIn, type SharedWork } from '../rules/shared-work.ts'
import { changesPlayers, operationsFromGuest } from '../rules/visibility.ts'
import type { News } from '../schemas.ts'
import { clientOf, insertChange, upsertClient } from '../store/changes.server.ts'
import { lockCoDesign, saveDocument, type CoDesign } from '../store/co-designs.server.ts'
import { participant } from './access.server.ts'
import { wake } from './news.server.ts'
import { assertOwnClient, newsFor } from './presence.server.ts'

/** In characters; a kit with 500 players has about a third of it. */
const longestDocument = 400_000

type Change = {
	coDesignId: string
	clientId: string
	/** The last change that the page has. */
	after: number
	/** The page's own number of the change. */
	sequence: number
	operations: readonly Operation[]
}

const SavedDesignConfig = DesignConfig.extend({ schemaVersion: DesignConfig.shape.schemaVersion.unwrap() })

/** @throws Refusal invalid for a document that could not be saved as a design */
async function assertIsDesign(
	inner: ServiceContext,
	{ coDesign, pieces }: { coDesign: CoDesign; pieces: OwnPieces },
	document: SharedWork,
): Promise<void> {
	if (JSON.stringify(document).length > longestDocument) throw new Refusal('invalid', messages.tooLarge)
	const { configs, players } = workIn(document, new WeakMap())
	const [first, ...further] = pieces.map(({ piece }) => {
		const { data, error } = SavedDesignConfig.safeParse(configs[piece])
		if (!data) throw new Refusal('invalid', error.issues[0]?.message ?? messages.unreadable)
		return [piece, data] as const
	})
	if (!first || Object.keys(configs).length !== pieces.length)
		throw new Refusal('invalid', messages.unreadable)
	await assertCanBeSaved(
		inner,
		{
			productId: coDesign.productId,
			config: first[1],
			kit: Object.fromEntries(further),
			players,
			owner: { userId: coDesign.ownerId, visitorKey: null },
		},
		pieces,
	)
}

/** A design that could not be saved before may stay so: saving it says why. @throws Refusal invalid */
async function assertIsNoWorse(
	inner: ServiceContext,
	parts: { coDesign: CoDesign & { document: SharedWork }; pieces: OwnPieces },
	document: SharedWork,
): Promise<void> {
	try {
		await assertIsDesign(inner, parts, document)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const before = await assertIsDesign(inner, parts, parts.coDesign.document).then(
			() => undefined,
			(refusal: unknown) => refusal,
		)
		const isAsBefore = before instanceof Refusal && before.message === failure.message
		if (!isAsBefore || failure.message === messages.unreadable) throw failure
	}
}

/**
 * Applies the change, once however often it comes, and answers with what the page has missed.
 * @throws Refusal signed_out; not_found after the end; forbidden; conflict when the design is locked; invalid when it could
 * not be saved with the change
 */
export async function changeTogether(context: ServiceContext, change: Change): Promise<News> {
	const { clientId, sequence } = change
	const found = await inTransaction(context, async (inner) => {
		const who = await participant(inner, change.coDesignId, lockCoDesign)
		const { coDesign, userId, isOwner } = who
		const key = { coDesignId: coDesign.id, clientId }
		const client = await clientOf(inner.db, key)
		assertOwnClient(client, userId)
		if (client && sequence <= client.applied) return who
		const pieces = await piecesOfPerson(inner, { id: coDesign.designId, userId: coDesign.ownerId })
		if (!pieces) throw new Refusal('not_found', messages.ended)
		if (pieces.some(({ locked }) => locked)) throw new Refusal('conflict', designMessages.locked)
		if (!isOwner && changesPlayers(change.operations)) throw new Refusal('invalid', messages.ownersPlayers)
		const operations = isOwner ? change.operations : operationsFromGuest(coDesign.document, change.operations)
		const document = applyOperations(coDesign.document, operations)
		await assertIsNoWorse(inner, { coDesign, pieces }, document)
		const position = coDesign.position + 1
		await saveDocument(inner.db, { id: coDesign.id, document, position, updatedAt: inner.now })
		await insertChange(inner.db, { ...key, position, sequence, authorId: userId, operations, at: inner.now })
		await upsertClient(inner.db, { ...key, userId, applied: sequence, createdAt: inner.now })
		return { ...who, coDesign: { ...coDesign, position } }
	})
	wake(context.db)
	return newsFor(context, found, change)
}
