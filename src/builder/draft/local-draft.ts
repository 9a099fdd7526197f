// The draft that this browser keeps: it outlives a reload, a lost connection and the way through the sign-in.
import { z } from 'zod'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { Asset } from '#files/schemas.ts'

export const LocalDraft = z.object({
	config: StoredDesign.transform((stored) => readDesign(stored)),
	assets: z.array(Asset),
	/** The saved version that it began from; 0 for a new design. */
	baseVersion: z.int().min(0),
	/** The server has it as well. */
	isSent: z.boolean(),
})
export type LocalDraft = z.infer<typeof LocalDraft>

/** Signing out forgets whatever begins with `fieldhouse.` (accounts/session-signals.ts). */
export const draftKey = (subjectId: string): string => `fieldhouse.design.${subjectId}`

/** Undefined when there is none, when it cannot be read any more, or when the browser forbids storage. */
export function readDraft(subjectId: string): LocalDraft | undefined {
	try {
		const text = localStorage.getItem(draftKey(subjectId))
		return text === null ? undefined : LocalDraft.safeParse(JSON.parse(text)).data
	} catch {
		return undefined
	}
}

/** False when the browser keeps nothing: storage is full or forbidden. */
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
		return // A browser that forbids storage keeps nothing.
	}
}
