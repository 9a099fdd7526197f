// Initial data of the builder page: a new design, a saved one, or its draft.
import { sizesOf } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { BuilderData } from '#designs/views.ts'
import { messages } from '#designs/messages.ts'
import { galleryStarts } from '#designs/service/gallery.server.ts'
import { artOf, type ArtOwner } from '#designs/service/art.server.ts'
import {
	findDraft,
	findOwnDesign,
	findOwnVersion,
	playersOfVersion,
	savedDesign,
} from '#designs/service/saved.server.ts'
import { teamsOfDesign } from '#portals/service/design-team.server.ts'
import { subjectOf, type Subject } from '#designs/service/subject.server.ts'
import type { StartRequest } from '../rules/start-address.ts'
import { startsOf } from './starts.server.ts'

export type BuilderRequest = {
	productId: string | undefined
	designId: string | undefined
	owner: ArtOwner
	/** Missing for the product's first color as pictured. */
	start?: StartRequest
}

type Opened = Pick<BuilderData, 'saved' | 'config' | 'players' | 'isDraft' | 'baseVersion'>

async function openSaved(context: ServiceContext, subject: Subject, designId: string): Promise<Opened> {
	const design = await findOwnDesign(context, designId)
	if (design?.productId !== subject.product.id) throw new Refusal('not_found', messages.designNotFound)
	const draft = await findDraft(context, design.id)
	const isDraft = draft !== undefined && !design.locked
	return {
		saved: await savedDesign(context, design),
		config: isDraft ? draft.config : design.config,
		players: isDraft
			? draft.players
			: await playersOfVersion(context, { designId: design.id, version: design.version }),
		isDraft,
		// May be older than a version saved in another window: saving then reports a conflict, and the draft is kept.
		baseVersion: isDraft ? draft.baseVersion : design.version,
	}
}

async function openNew(context: ServiceContext, subject: Subject, start: DesignConfig): Promise<Opened> {
	const draft = await findDraft(context, subject.product.id)
	return {
		saved: null,
		config: draft?.config ?? start,
		players: draft?.players ?? [],
		isDraft: draft !== undefined,
		baseVersion: 0,
	}
}

const firstStart: StartRequest = { isAsked: false, color: null, isPlain: false, team: undefined }

/** @throws Refusal not_found for a missing product, and for a missing design or another person's */
export async function openBuilder(
	context: ServiceContext,
	{ productId, designId, owner, start = firstStart }: BuilderRequest,
): Promise<BuilderData> {
	const subject = await subjectOf(context, productId)
	const starts = await startsOf(context, subject, start)
	const first = start.isPlain || !starts.pictured ? 'plain' : 'pictured'
	const isAsked = designId === undefined && start.isAsked
	const opened =
		designId === undefined
			? await openNew(context, subject, starts[first] ?? starts.plain)
			: await openSaved(context, subject, designId)
	const { teams, team } = await teamsOfDesign(context, {
		productId: subject.product.id,
		designId: opened.saved?.id ?? null,
		chosen: opened.config.portalId || undefined,
	})
	return {
		product: subject.product,
		starts,
		askedStart: isAsked ? first : null,
		...opened,
		assets: await artOf(context, opened.config, owner),
		gallery: await galleryStarts(context, subject.template.id),
		sizes: await sizesOf(context, subject.product.id),
		userId: context.actor.userId,
		roles: context.actor.roles,
		teams,
		teamId: team?.id ?? null,
	}
}

/** One version of the user's own design, for comparison. @throws Refusal not_found */
export async function versionToCompare(
	context: ServiceContext,
	{ designId, version, owner }: { designId: string; version: number; owner: ArtOwner },
): Promise<{ config: DesignConfig; players: readonly DesignPlayer[]; assets: Asset[] }> {
	const found = await findOwnVersion(context, { designId, version })
	if (!found) throw new Refusal('not_found', messages.designNotFound)
	return { config: found.config, players: found.players, assets: await artOf(context, found.config, owner) }
}
