// Data stored with a design beside its config.
import { z } from 'zod'
import { StoredDesign } from '#garments/schemas.ts'

/** A name or number of the sender's own length: the rules mark what is too long for a garment, and nothing is lost. */
const text = (max: number) =>
	z
		.string()
		.max(max)
		.transform((typed) => typed.replaceAll(/\p{Cc}/gu, ' ').trim())

/** As many as a kit can have. */
const mostPieces = 6

/** By piece of a kit. */
const byPiece = <Value extends z.ZodType>(value: Value) =>
	z
		.record(z.string().max(40), value)
		.refine((pieces) => Object.keys(pieces).length <= mostPieces, 'These are too many pieces.')

/** A player who gets pieces of a design; `size` is empty until chosen. */
export const DesignPlayer = z.object({
	name: text(60),
	/** As printed: "0" is not "00". */
	number: text(10),
	size: text(40),
	/** Of a kit: the sizes of the pieces after the first, by piece. */
	sizes: byPiece(text(40)).optional(),
	/** Pieces for this player; of a kit, whole kits. */
	quantity: z.int().min(1).max(999),
})
export type DesignPlayer = z.infer<typeof DesignPlayer>

// Requests of the builder page to the server, and their results.
const designId = z.string().max(60)
const version = z.int().min(1)
const draft = {
	productId: z.string().max(60),
	/** Null for an unsaved design. */
	designId: designId.nullable(),
	/** The saved version that the work started from; 0 for a new design. */
	baseVersion: z.int().min(0),
	config: StoredDesign,
	/** The designs of a kit's further pieces, by piece. */
	kit: byPiece(StoredDesign).optional(),
	/** Checked row by row by the service, which names the row. */
	players: z.array(z.unknown()).optional(),
}

export const BuilderRequest = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('save'), ...draft }),
	z.object({ intent: z.literal('keep-draft'), ...draft }),
	z.object({ intent: z.literal('drop-draft'), productId: draft.productId, designId: draft.designId }),
	z.object({ intent: z.literal('restore'), designId, version, baseVersion: draft.baseVersion }),
	z.object({ intent: z.literal('copy'), designId }),
	z.object({ intent: z.literal('share'), designId, version }),
	z.object({ intent: z.literal('revoke'), designId, shareId: z.string().max(60) }),
	z.object({
		intent: z.literal('allow-comments'),
		designId,
		shareId: z.string().max(60),
		isAllowed: z.boolean(),
	}),
	z.object({
		intent: z.literal('resolve-comment'),
		designId,
		commentId: z.string().max(60),
		isResolved: z.boolean(),
	}),
	z.object({ intent: z.literal('make-proof'), designId, version }),
	z.object({ intent: z.literal('remove-logo'), assetId: z.string().max(60) }),
	z.object({ intent: z.literal('teams') }),
	z.object({ intent: z.literal('team-roster'), portalId: z.string().max(80) }),
])
export type BuilderRequest = z.infer<typeof BuilderRequest>

/** Result of each intent on success. */
export type BuilderResult = {
	save: { designId: string; version: number }
	'keep-draft': null
	'drop-draft': null
	restore: { designId: string; version: number }
	copy: { designId: string; version: number }
	share: { url: string }
	revoke: null
	'allow-comments': null
	'resolve-comment': null
	'make-proof': null
	'remove-logo': null
	/** The teams whose roster this person manages. */
	teams: readonly { portalId: string; label: string }[]
	'team-roster': readonly {
		name: string
		number: string
		size: string
		shortsSize: string
		printsName: boolean
	}[]
}

/** Spec §3 "designs.pricing", in whole US cents. */
export const DesignPricing = z.object({
	/** One garment without decorations and add-ons. */
	basePrice: z.int().min(0),
	/** What sizes cost more; missing where all cost the same. */
	sizeCents: z.record(z.string(), z.int().positive()).optional(),
	/** Decorations and add-ons on one garment. */
	customizationFee: z.int().min(0),
	/** All garments after the discount, with the portal's margin, before shipping and tax. */
	total: z.int().min(0),
	/** Stored with a kit's first piece: `total` of all pieces together. */
	kitTotal: z.int().min(0).optional(),
	/** The margin in `total`, of the portal that it was saved for; missing without one. */
	fundraisingBp: z.int().min(0).max(10_000).optional(),
	/** Version of the price list; missing for the specification's. */
	priceVersion: z.int().min(1).optional(),
})
export type DesignPricing = z.infer<typeof DesignPricing>
