// Saves the bulk cart on the server once.
import { messages } from '../messages.ts'
import type { BulkItem } from '../schemas.ts'
import { draftUrl } from '../urls.ts'

export type DraftAnswer = {
	revision: number
	/** The lines stored on the server when another device saved first; then nothing was saved. */
	items?: BulkItem[]
}
export type Sending = {
	portalId: string
	baseRevision: number
	items: readonly BulkItem[]
	/** The page is closing; the request must outlive it. */
	isLeaving: boolean
}
/** The server's answer; its message when it refuses; null when the request failed. */
export type SendDraft = (sending: Sending) => Promise<DraftAnswer | string | null>

const isAnswer = (value: unknown): value is DraftAnswer =>
	typeof value === 'object' &&
	value !== null &&
	'revision' in value &&
	typeof value.revision === 'number' &&
	(!('items' in value) || Array.isArray(value.items))

const wordsIn = (value: unknown): string =>
	typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
		? value.message
		: messages.notSaved

export const sendDraft: SendDraft = async ({ portalId, baseRevision, items, isLeaving }) => {
	try {
		const response = await fetch(draftUrl(portalId), {
			method: 'PUT',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ baseRevision, items }),
			keepalive: isLeaving,
		})
		if (response.status >= 500) return null
		const said: unknown = await response.json()
		return isAnswer(said) ? said : wordsIn(said)
	} catch {
		return null
	}
}
