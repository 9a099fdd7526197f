// What the builder page asks of the server while somebody designs, and what it is answered.
import { z } from 'zod'
import { StoredDesign } from '#garments/schemas.ts'

const designId = z.string().max(60)
const version = z.int().min(1)
const bench = {
	productId: z.string().max(60),
	/** Null for a design that was never saved. */
	designId: designId.nullable(),
	/** The saved version that the work began from; 0 for a new design. */
	baseVersion: z.int().min(0),
	config: StoredDesign,
}

export const BenchRequest = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('save'), ...bench }),
	z.object({ intent: z.literal('keep-draft'), ...bench }),
	z.object({ intent: z.literal('drop-draft'), productId: bench.productId, designId: bench.designId }),
	z.object({ intent: z.literal('restore'), designId, version, baseVersion: bench.baseVersion }),
	z.object({ intent: z.literal('copy'), designId }),
	z.object({ intent: z.literal('share'), designId, version }),
	z.object({ intent: z.literal('revoke'), designId, shareId: z.string().max(60) }),
	z.object({ intent: z.literal('make-proof'), designId, version }),
])
export type BenchRequest = z.infer<typeof BenchRequest>

/** What each intent is answered with when it was done. */
export type BenchResult = {
	save: { designId: string; version: number }
	'keep-draft': null
	'drop-draft': null
	restore: { designId: string; version: number }
	copy: { designId: string; version: number }
	share: { url: string }
	revoke: null
	'make-proof': null
}

export type BenchAnswer<Intent extends BenchRequest['intent'] = BenchRequest['intent']> =
	{ ok: true; result: BenchResult[Intent] } | { ok: false; status: number; message: string }
