// The actor's own saved designs, their versions and drafts, as the builder reads them.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import type { DesignPlayer } from '../schemas.ts'
import { ownDesign, versionOf, versionsOf } from '../store/designs.server.ts'
import type { designDrafts } from '../tables.ts'
import { draftOf } from '../store/drafts.server.ts'
import { playersOf } from '../store/players.server.ts'
import { openShares } from '../store/shares.server.ts'
import { proofUrl, shareUrl } from '../urls.ts'
import type { SavedDesign } from '../views.ts'

type Version = NonNullable<Awaited<ReturnType<typeof versionOf>>>
type OwnDesign = NonNullable<Awaited<ReturnType<typeof ownDesign>>>
type Reading = Pick<ServiceContext, 'db' | 'actor'>

/** Undefined for a visitor, an unreadable id and another person's design. */
export async function findOwnDesign(
	{ db, actor }: Reading,
	designIdText: string,
): Promise<OwnDesign | undefined> {
	const id = parseDesignId(designIdText)
	return id && actor.userId !== null ? ownDesign(db, { id, userId: actor.userId }) : undefined
}

/** @throws Refusal signed_out */
export function designerOf({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInToSave)
	return actor.userId
}

/** @throws Refusal signed_out, not_found for missing and for other people's designs alike */
export async function ownDesignOf(context: Reading, designIdText: string): Promise<OwnDesign> {
	designerOf(context)
	const design = await findOwnDesign(context, designIdText)
	if (!design) throw new Refusal('not_found', messages.designNotFound)
	return design
}

/** A version of the actor's own design with its players. */
export async function findOwnVersion(
	context: Reading,
	{ designId, version }: { designId: string; version: number },
): Promise<(Version & { players: DesignPlayer[] }) | undefined> {
	const design = await findOwnDesign(context, designId)
	const found = design && (await versionOf(context.db, design.id, version))
	return found && { ...found, players: await playersOf(context.db, { designId: design.id, version }) }
}

type Draft = Pick<typeof designDrafts.$inferSelect, 'config' | 'kit' | 'players' | 'baseVersion'>

/** The actor's unsaved work. @param subjectId of a product, or of one of the actor's designs */
export const findDraft = async ({ db, actor }: Reading, subjectId: string): Promise<Draft | undefined> =>
	actor.userId === null ? undefined : draftOf(db, { userId: actor.userId, subjectId })

function progressOf({ proofProgress, proofStep }: Pick<Version, 'proofProgress' | 'proofStep'>) {
	return proofProgress === null || proofStep === null ? null : { percent: proofProgress, step: proofStep }
}

/** What the builder shows of a saved design: its versions, its proof and its links. */
export async function savedDesign(
	context: ServiceContext,
	{ id, version, locked }: Pick<SavedDesign, 'id' | 'version' | 'locked'>,
): Promise<SavedDesign> {
	const [versions, shares, latest] = await Promise.all([
		versionsOf(context.db, id),
		openShares(context.db, id),
		versionOf(context.db, id, version),
	])
	return {
		id,
		version,
		locked,
		sceneHash: latest?.sceneHash ?? '',
		versions: versions.map((one) => ({
			version: one.version,
			savedAt: one.createdAt.toISOString(),
			restoredFrom: one.restoredFrom,
			total: one.pricing.kitTotal ?? one.pricing.total,
		})),
		proof: {
			state: latest?.proofState ?? 'none',
			url: latest?.proofState === 'ready' ? proofUrl(id, version) : null,
			failure: latest?.proofFailure ?? null,
			progress: latest ? progressOf(latest) : null,
		},
		shares: shares.map((share) => ({
			id: share.id,
			version: share.version,
			url: shareUrl(share.token),
			allowsComments: share.allowsComments,
			createdAt: share.createdAt.toISOString(),
		})),
	}
}
