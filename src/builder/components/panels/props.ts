// Props of the panels: everything that leaves the page goes through them.
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { DesignPriceBreakdown } from '#pricing/rules/design.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import type { BuilderData } from '#designs/views.ts'
import type { DesignElement } from '#designs/rules/elements.ts'
import type { Finding } from '#designs/rules/checks/finding.ts'

export type UploadOptions = {
	/** 0–1; 1 means sent, and the server is checking the file. */
	onProgress: (share: number) => void
	signal: AbortSignal
}

export type BuilderActions = {
	/** @throws Error whose message may be shown; `AbortError` when the signal aborts. */
	upload: (file: File, options: UploadOptions) => Promise<Asset>
	onSave: () => void
	onMakeProof: () => void
	/** Creates a link to the saved version. */
	onShare: () => void
	onRevoke: (shareId: string) => void
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
	| { kind: 'failed'; reason: string }

export type PanelProps = {
	data: BuilderData
	template: GarmentTemplate
	packs: GlyphPacks
	/** Everything printed on the garment. */
	elements: readonly DesignElement[]
	price: DesignPriceBreakdown
	findings: readonly Finding[]
	actions: BuilderActions
	busy: Busy
	isLocked: boolean
}
