// The page's editor, started with the server's data or with a newer draft in this browser's storage, which survives
// reloads, lost connections and the sign-in.
import { useEffect, useRef, useState } from 'react'
import { templateById } from '#garments/templates/on-demand.ts'
import type { BuilderPageData } from '#designs/views.ts'
import { script } from '#ui/on-demand.tsx'
import {
	configsOf,
	createEditor,
	type ConfigsByPiece,
	type Editor,
	type EditorState,
} from '../editor/store.ts'
import type * as StoredWork from './stored-work.ts'
import type { LocalDraft } from './stored-work.ts'

/** Signing out deletes all keys that start with `fieldhouse.` (accounts/session-signals.ts). */
const draftKey = (subjectId: string): string => `fieldhouse.design.${subjectId}`

/** Null without a draft, or when the browser forbids storage. */
function storedText(subjectId: string): string | null {
	try {
		return localStorage.getItem(draftKey(subjectId))
	} catch {
		return null
	}
}

let readLocalDraft: typeof StoredWork.readLocalDraft | undefined

/** What reads drafts of this browser. */
export const draftReader = script(async () => {
	;({ readLocalDraft } = await import('./stored-work.ts'))
})

const subjectOf = ({ saved, sold }: Pick<BuilderPageData, 'saved' | 'sold'>): string => saved?.id ?? sold.id

/** Whether this browser has a draft, which `draftReader` must be there to read; never on the server. */
export const hasStoredDraft = (data: Pick<BuilderPageData, 'saved' | 'sold'>): boolean =>
	!data.saved?.locked && storedText(subjectOf(data)) !== null

/** Undefined when it is missing or unreadable. */
function readDraft(subjectId: string): LocalDraft | undefined {
	const text = storedText(subjectId)
	try {
		return text === null ? undefined : readLocalDraft?.(JSON.parse(text))
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

let created: string | null = null

/** Call before navigating to the URL of a newly saved design. */
export const rememberCreated = (designId: string): void => {
	created = designId
}

/** The React key of the builder: changes when another design opens, but not with the URL of the first save. */
export function useDraftKey(subject: string): string {
	const [stored, setStored] = useState({ subject, key: subject })
	if (stored.subject === subject) return stored.key
	const next = { subject, key: subject === created ? stored.key : subject }
	setStored(next)
	return next.key
}

const startOf = ({ pieces, players, assets }: BuilderPageData) => ({
	piece: pieces[0].piece.id,
	configs: Object.fromEntries(pieces.map(({ piece, config }) => [piece.id, config])),
	players,
	assets,
	view: templateById(pieces[0].product.templateId)?.views[0]?.id ?? ('front' as const),
})

/** The piece that stands for the whole kit: its design's id is the kit's. */
export const leadOf = ({ pieces }: Pick<BuilderPageData, 'pieces'>): string => pieces[0].piece.id

/** All designs of the work, as requests and drafts name them. */
export function workOf(
	state: Pick<EditorState, 'piece' | 'config' | 'kit' | 'players'>,
	lead: string,
): Pick<LocalDraft, 'config' | 'kit' | 'players'> {
	const { [lead]: config = state.config, ...kit } = configsOf(state)
	return { config, kit, players: [...state.players] }
}

/** Designs by piece for the editor, those of the page where the draft has none. */
export const configsFrom = (
	{ pieces }: Pick<BuilderPageData, 'pieces'>,
	{ config, kit }: Pick<LocalDraft, 'config' | 'kit'>,
): ConfigsByPiece =>
	Object.fromEntries(
		pieces.map(({ piece: { id }, config: own }, at) => [id, at === 0 ? config : (kit[id] ?? own)]),
	)

/** A number that persists across renders and causes none when it changes. */
export type Base = { get: () => number; set: (version: number) => void }

export type BuilderDraft = {
	editor: Editor
	/** The saved version that the work started from; 0 for a new design. */
	base: Base
	/** Opened with work that was not saved, from the server or from this browser. */
	isFromDraft: boolean
}

function createBase(version: number): Base {
	let current = version
	return { get: () => current, set: (next) => void (current = next) }
}

/** One editor for the lifetime of the component; use another key for another design. */
export function useBuilderDraft(data: BuilderPageData): BuilderDraft {
	const [editor] = useState(() => createEditor(startOf(data)))
	const [base] = useState(() => createBase(data.baseVersion))
	const [isFromDraft, setFromDraft] = useState(data.isDraft)
	const first = useRef(data)
	// Synchronizes with this browser's storage, which the server cannot see: an unsent draft is newer.
	useEffect(() => {
		const { saved, userId, together } = first.current
		// What several people edit is newer than a draft of this browser.
		if (saved?.locked || together) return
		const draft = readDraft(subjectOf(first.current))
		if (!draft || (draft.isSent && userId !== null)) return
		base.set(draft.baseVersion)
		editor.getState().load({ ...draft, configs: configsFrom(first.current, draft) })
		setFromDraft(true)
	}, [editor, base])
	return { editor, base, isFromDraft }
}
