// Requests of pages that edit a design together, and their results.
import { z } from 'zod'
import type { Asset } from '#files/schemas.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { mostOperations, Operation } from './rules/operations.ts'
import type { Delivery } from './rules/replica.ts'
import type { SharedWork } from './rules/shared-work.ts'

const page = {
	coDesignId: z.string().max(60),
	/** Another one for each page that is open. */
	clientId: z.uuid(),
}

export const TogetherRequest = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('start'),
		designId: z.string().max(60),
		config: StoredDesign,
		kit: z.record(z.string().max(40), StoredDesign).optional(),
		players: z.array(z.unknown()).optional(),
	}),
	z.object({ intent: z.literal('end'), coDesignId: page.coDesignId }),
	z.object({
		intent: z.enum(['remove', 'restore', 'invite']),
		coDesignId: page.coDesignId,
		userId: z.string().max(60),
	}),
	z.object({ intent: z.literal('open'), ...page, step: z.int().min(0).max(7) }),
	z.object({
		intent: z.literal('change'),
		...page,
		/** The last change that the page has. */
		after: z.int().min(0),
		sequence: z.int().min(1),
		operations: z.array(Operation).min(1).max(mostOperations).readonly(),
	}),
	z.object({
		intent: z.literal('wait'),
		...page,
		after: z.int().min(-1),
		/** As of the last answer: the answer comes when it grows. */
		presence: z.int().min(-1),
		step: z.int().min(0).max(7),
	}),
	z.object({ intent: z.literal('leave'), ...page }),
])
export type TogetherRequest = z.infer<typeof TogetherRequest>

/** Someone else who has the design open. */
export type PersonHere = {
	/** First name; 'A player' for accounts of players, who may be children. */
	name: string
	step: number
}

export type News = Delivery & {
	/** Others, each once. */
	people: readonly PersonHere[]
	presence: number
	/** The design's art, when some of it changed. */
	assets: readonly Asset[]
}

/** Result of each intent on success. */
export type TogetherResult = {
	start: { coDesignId: string; invitation: string }
	end: null
	remove: null
	restore: null
	invite: null
	open: {
		document: SharedWork
		position: number
		presence: number
		people: readonly PersonHere[]
		assets: readonly Asset[]
	}
	change: News
	wait: News
	leave: null
}
