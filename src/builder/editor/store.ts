// The editor's state: what can be undone (the config) and what cannot (view, selection, zoom).
import { temporal, type TemporalState } from 'zundo'
import type { StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'
import type { Dragged } from './dragging.ts'
import { createHistory, historySteps, type History, type Undoable } from './history.ts'
import { nameLogos } from './logos.ts'

/** Spec §2: the builder's eight steps, numbered from 0 in the URL. */
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

/** A player of a pasted roster, shown in the preview; never part of the saved design. */
export type PreviewPlayer = { name: string; number: string }

/** The frame of a logo while it is dragged; the config changes on release. */
export type LiveFrame = Dragged & { id: string }

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
	live: LiveFrame | null
	/** The last action, as text for screen readers. */
	announcement: string
	show: (
		part: Partial<
			Pick<EditorState, 'view' | 'selection' | 'zoom' | 'previewPlayer' | 'live' | 'announcement'>
		>,
	) => void
	addAsset: (asset: Asset) => void
	/** Replaces the design and clears selection and history. */
	load: (config: DesignConfig, assets: readonly Asset[]) => void
} & Omit<History, 'clear'>

export type EditorStart = { config: DesignConfig; assets: readonly Asset[]; view: ViewId }

export type Editor = StoreApi<EditorState> & { temporal: StoreApi<TemporalState<Undoable>> }

const byId = (assets: readonly Asset[]) => Object.fromEntries(assets.map((asset) => [asset.id, asset]))

/** @param now milliseconds, to detect pauses in typing */
export function createEditor({ config, assets, view }: EditorStart, now: () => number = Date.now): Editor {
	const { clear, ...history } = createHistory({
		store: () => editor,
		timeline: () => editor.temporal,
		now,
	})
	const editor: Editor = createStore<EditorState>()(
		temporal(
			(set) => ({
				config: nameLogos(config),
				assets: byId(assets),
				view,
				selection: null,
				zoom: 1,
				previewPlayer: null,
				live: null,
				announcement: '',
				show: (part) => set(part),
				addAsset: (asset) => set((state) => ({ assets: { ...state.assets, [asset.id]: asset } })),
				load: (next, known) => {
					set({ config: nameLogos(next), assets: byId(known), selection: null, live: null })
					clear()
				},
				...history,
			}),
			{
				partialize: ({ config: undoable }) => ({ config: undoable }),
				equality: (past, current) => past.config === current.config,
				limit: historySteps,
			},
		),
	)
	return editor
}
