// The draft in this browser's storage: it survives reloads, lost connections and the sign-in.
import { z } from 'zod'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { Asset } from '#files/schemas.ts'

export const LocalDraft = z.object({
	config: StoredDesign.transform((stored) => readDesign(stored)),
	assets: z.array(Asset),
	/** The saved version that it started from; 0 for a new design. */
	baseVersion: z.int().min(0),
	/** True when the server has saved it too. */
	isSent: z.boolean(),
})
export type LocalDraft = z.infer<typeof LocalDraft>

/** Signing out deletes all keys that start with `fieldhouse.` (accounts/session-signals.ts). */
export const draftKey = (subjectId: string): string => `fieldhouse.design.${subjectId}`

/** Undefined when it is missing or unreadable, or when the browser forbids storage. */
export function readDraft(subjectId: string): LocalDraft | undefined {
	try {
		const text = localStorage.getItem(draftKey(subjectId))
		return text === null ? undefined : LocalDraft.safeParse(JSON.parse(text)).data
	} catch {
		return undefined
	}
}

/** @returns false when storage is full or forbidden */
export function writeDraft(subjectId: string, draft: LocalDraft): boolean {
	try {
		localStorage.setItem(draftKey(subjectId), JSON.stringify(draft))
		return true
	} catch {
		return false
	}
}

export function deleteDraft(subjectId: string): void {
	try {
		localStorage.removeItem(draftKey(subjectId))
	} catch {
		return // Without storage there is nothing to delete.
	}
}
