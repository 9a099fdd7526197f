// The editor's state: what can be undone (the config) and what cannot (view, selection, zoom). One history step is a click
// or a drag, or text typed without a pause.
import { temporal, type TemporalState } from 'zundo'
import type { StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { withPieces } from '#designs/rules/players.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
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

/** The player whose garment the stage shows. */
export type PreviewPlayer = { name: string; number: string }

/** The frame of a logo while it is dragged; the config changes on release. */
type LiveFrame = Dragged & { id: string }

const historySteps = 100

/** Text typed within this time of the previous letter belongs to the same step. */
const typingPauseMs = 500

type Undoable = Pick<EditorState, 'config' | 'players'>
type Edit = (config: DesignConfig) => DesignConfig

export type EditorState = {
	/** Its quantity is the sum of the players' pieces while there are players. */
	config: DesignConfig
	/** Who gets pieces of the design; kept with it, never inside `config`. */
	players: readonly DesignPlayer[]
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
	load: (work: Pick<EditorStart, 'config' | 'players' | 'assets'>) => void
	change: (edit: Edit) => void
	/** `field` is the typed field: another field starts another step. */
	changeText: (field: string, edit: Edit) => void
	/** `field` is the typed field, as of `changeText`; without it the change is a step of its own. */
	changePlayers: (edit: (players: readonly DesignPlayer[]) => readonly DesignPlayer[], field?: string) => void
	undo: () => void
	redo: () => void
}

type EditorStart = {
	config: DesignConfig
	players?: readonly DesignPlayer[]
	assets: readonly Asset[]
	view: ViewId
}

export type Editor = StoreApi<EditorState> & { temporal: StoreApi<TemporalState<Undoable>> }

const byId = (assets: readonly Asset[]) => Object.fromEntries(assets.map((asset) => [asset.id, asset]))

/** @param now milliseconds, to detect pauses in typing */
export function createEditor(
	{ config, players = [], assets, view }: EditorStart,
	now: () => number = Date.now,
): Editor {
	let typing: ({ field: string; at: number } & Undoable) | null = null
	const history = () => editor.temporal.getState()

	const isSameText = (field: string) =>
		typing?.field === field &&
		now() - typing.at < typingPauseMs &&
		typing.config === editor.getState().config &&
		typing.players === editor.getState().players &&
		history().futureStates.length === 0
	const write = (edit: (work: Undoable) => Undoable) => {
		typing = null
		const { config: design, players: list } = edit(editor.getState())
		editor.setState({ config: withPieces(design, list), players: list })
	}
	const type = (field: string, edit: (work: Undoable) => Undoable) => {
		const continues = isSameText(field)
		if (continues) history().pause()
		write(edit)
		if (continues) history().resume()
		const { config: design, players: list } = editor.getState()
		typing = { field, at: now(), config: design, players: list }
	}
	const ofConfig = (edit: Edit) => (work: Undoable) => ({ ...work, config: edit(work.config) })
	const change = (edit: Edit) => write(ofConfig(edit))
	const changeText = (field: string, edit: Edit) => type(field, ofConfig(edit))
	const changePlayers: EditorState['changePlayers'] = (edit, field) => {
		const ofPlayers = (work: Undoable) => ({ ...work, players: edit(work.players) })
		if (field === undefined) write(ofPlayers)
		else type(field, ofPlayers)
	}
	const travel = (direction: 'undo' | 'redo') => {
		typing = null
		history()[direction]()
	}
	const editor: Editor = createStore<EditorState>()(
		temporal(
			(set) => ({
				config: withPieces(nameLogos(config), players),
				players,
				assets: byId(assets),
				view,
				selection: null,
				zoom: 1,
				previewPlayer: null,
				live: null,
				announcement: '',
				show: (part) => set(part),
				addAsset: (asset) => set((state) => ({ assets: { ...state.assets, [asset.id]: asset } })),
				load: (work) => {
					const { config: next, players: list = [], assets: known } = work
					set({
						config: withPieces(nameLogos(next), list),
						players: list,
						assets: byId(known),
						selection: null,
						live: null,
					})
					typing = null
					history().clear()
				},
				change,
				changeText,
				changePlayers,
				undo: () => travel('undo'),
				redo: () => travel('redo'),
			}),
			{
				partialize: ({ config: design, players: list }) => ({ config: design, players: list }),
				equality: (past, current) => past.config === current.config && past.players === current.players,
				limit: historySteps,
			},
		),
	)
	return editor
}
