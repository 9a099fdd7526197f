// Props of the panels: everything that leaves the page goes through them.
import type { Asset } from '#files/schemas.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import type { BuilderData } from '#designs/views.ts'
import type { Facts } from '../../draft/use-facts.ts'

export type UploadOptions = {
	/** 0–1; 1 means sent, and the server is checking the file. */
	onProgress: (share: number) => void
	signal: AbortSignal
	/** For a pattern, and not offered as a logo. */
	isTile?: boolean
}

export type BuilderActions = {
	/** @throws Error whose message may be shown; `AbortError` when the signal aborts. */
	upload: (file: File, options: UploadOptions) => Promise<Asset>
	/** Why this person can upload nothing here; null where uploads are taken. */
	noUploads: string | null
	/** Takes an upload off the list of logos. @throws Error whose message may be shown */
	removeLogo: (assetId: string) => Promise<void>
	onSave: () => void
	onMakeProof: () => void
	/** Asks what to share: a saved version, or the work with others. */
	onShare: () => void
	/** Creates a link to the saved version. */
	onMakeLink: () => void
	onRevoke: (shareId: string) => void
	/** Lets those who have the link read and write comments, or ends it. */
	onAllowComments: (shareId: string, isAllowed: boolean) => void
	/** Restores an old version as the newest one. */
	onRestore: (version: number) => void
	/** Shows a version beside the draft. */
	onCompare: (version: number) => void
	/** Continues from an approved design with a copy of it. */
	onCopy: () => void
	notify: (toast: Omit<ToastMessage, 'id'>) => void
}

/** Running requests; their buttons are busy. */
export type Busy = { save?: boolean; share?: boolean; proof?: boolean; version?: number | null }

export type SaveState =
	| { kind: 'clean' }
	| { kind: 'saved' }
	| { kind: 'saving' }
	| { kind: 'draft' }
	/** Changes since the last save, which all who edit it have. */
	| { kind: 'shared' }
	| { kind: 'failed'; reason: string }

/** The shown piece with its facts, and what concerns the whole design. */
export type PanelProps = Pick<Facts, 'template' | 'packs' | 'elements' | 'price' | 'findings' | 'pieces'> & {
	data: BuilderData
	actions: BuilderActions
	busy: Busy
	isLocked: boolean
}
