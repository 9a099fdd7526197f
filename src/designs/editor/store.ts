// The design on the bench: what can be undone (the config) and what cannot (step, view, selection, zoom).
import { temporal } from 'zundo'
import { createStore } from 'zustand/vanilla'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'

/** Spec §2: the builder's eight steps, numbered from 0 in the address. */
export const steps = [
	'Style & Model',
	'Colors',
	'Logos & Art',
	'Names & Numbers',
	'Decorations',
	'Add-Ons',
	'Review & Price',
	'Proof',
] as const
export type StepIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Somebody of a pasted roster whose name and number the preview shows; never part of the saved design. */
export type PreviewPlayer = { name: string; number: string }

export type EditorState = {
	config: DesignConfig
	/** Uploads by id, as far as this page knows them. */
	assets: Readonly<Record<string, Asset>>
	view: ViewId
	/** Id of the selected logo. */
	selection: string | null
	/** 1 shows the whole garment. */
	zoom: number
	previewPlayer: PreviewPlayer | null
	/** Replaces the config: one step of the history, unless a gesture is running. */
	change: (edit: (config: DesignConfig) => DesignConfig) => void
	show: (part: Partial<Pick<EditorState, 'view' | 'selection' | 'zoom' | 'previewPlayer'>>) => void
	addAsset: (asset: Asset) => void
}

const historySteps = 100

export type EditorStart = { config: DesignConfig; assets: readonly Asset[]; view: ViewId }

export function createEditor({ config, assets, view }: EditorStart) {
	return createStore<EditorState>()(
		temporal(
			(set) => ({
				config,
				assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
				view,
				selection: null,
				zoom: 1,
				previewPlayer: null,
				change: (edit) => set((state) => ({ config: edit(state.config) })),
				show: (part) => set(part),
				addAsset: (asset) => set((state) => ({ assets: { ...state.assets, [asset.id]: asset } })),
			}),
			{
				partialize: ({ config: undoable }) => ({ config: undoable }),
				equality: (past, current) => past.config === current.config,
				limit: historySteps,
			},
		),
	)
}
export type Editor = ReturnType<typeof createEditor>
