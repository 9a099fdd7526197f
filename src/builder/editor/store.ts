// The editor's state: what can be undone (the config) and what cannot (view, selection, zoom). One history step is a click
// or a drag, or text typed without a pause.
import { temporal, type TemporalState } from 'zundo'
import type { StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'
import type { Dragged } from './dragging.ts'
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
type LiveFrame = Dragged & { id: string }

const historySteps = 100

/** Text typed within this time of the previous letter belongs to the same step. */
const typingPauseMs = 500

type Undoable = { config: DesignConfig }
type Edit = (config: DesignConfig) => DesignConfig

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
	change: (edit: Edit) => void
	/** `field` is the typed field: another field starts another step. */
	changeText: (field: string, edit: Edit) => void
	undo: () => void
	redo: () => void
}

type EditorStart = { config: DesignConfig; assets: readonly Asset[]; view: ViewId }

export type Editor = StoreApi<EditorState> & { temporal: StoreApi<TemporalState<Undoable>> }

const byId = (assets: readonly Asset[]) => Object.fromEntries(assets.map((asset) => [asset.id, asset]))

/** @param now milliseconds, to detect pauses in typing */
export function createEditor({ config, assets, view }: EditorStart, now: () => number = Date.now): Editor {
	let typing: { field: string; at: number; config: DesignConfig } | null = null
	const history = () => editor.temporal.getState()

	const isSameText = (field: string) =>
		typing?.field === field &&
		now() - typing.at < typingPauseMs &&
		typing.config === editor.getState().config &&
		history().futureStates.length === 0
	const change = (edit: Edit) => {
		typing = null
		editor.setState({ config: edit(editor.getState().config) })
	}
	const changeText = (field: string, edit: Edit) => {
		const continues = isSameText(field)
		if (continues) history().pause()
		change(edit)
		if (continues) history().resume()
		typing = { field, at: now(), config: editor.getState().config }
	}
	const travel = (direction: 'undo' | 'redo') => {
		typing = null
		history()[direction]()
	}
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
					typing = null
					history().clear()
				},
				change,
				changeText,
				undo: () => travel('undo'),
				redo: () => travel('redo'),
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
