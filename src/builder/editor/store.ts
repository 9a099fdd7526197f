// The editor's state: what can be undone (the config) and what cannot (view, selection, zoom). One history step is a click
// or a drag, or text typed without a pause.
import { temporal, type TemporalState } from 'zundo'
import type { StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { withKitWide } from '#designs/rules/kit.ts'
import { withPieces } from '#designs/rules/players.ts'
import type { ColorVision } from '#designs/rules/color-vision.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'
import type { Frame } from '#placement/units.ts'
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

/** The frame of what is dragged; the config changes on release. Of several elements `frames` has each by id. */
export type LiveFrame = Dragged & { id: string; frames?: Readonly<Record<string, Frame>> }

/** Where the drag has an element; null when it does not move. */
export const liveFrameOf = ({ live }: Pick<EditorState, 'live'>, id: string): Frame | null =>
	(live?.frames ? live.frames[id] : live?.id === id ? live.frame : null) ?? null

const historySteps = 100

/** Text typed within this time of the previous letter belongs to the same step. */
const typingPauseMs = 500

type Undoable = Pick<EditorState, 'piece' | 'config' | 'kit' | 'players'>
type Edit = (config: DesignConfig) => DesignConfig

/** The designs of a kit's pieces by piece; `onlyPiece` outside kits. */
export type ConfigsByPiece = Readonly<Record<string, DesignConfig>>

type Shown = Pick<
	EditorState,
	| 'view'
	| 'selection'
	| 'also'
	| 'zoom'
	| 'vision'
	| 'showsPins'
	| 'comment'
	| 'previewPlayer'
	| 'live'
	| 'announcement'
>

/** The comment whose pin is marked. */
type MarkedComment = {
	id: string
	/** Where it is still to be brought into view: chosen in the list, on the stage; its pin pressed, in the list. */
	toShow: 'stage' | 'list' | null
}

export type EditorState = {
	/** The piece of a kit that is shown and edited; `onlyPiece` outside kits. */
	piece: string
	/** The design of the shown piece. Its quantity is the sum of the players' pieces while there are players. */
	config: DesignConfig
	/** The designs of the other pieces; what a kit shares is equal in all of them. */
	kit: ConfigsByPiece
	/** Who gets pieces of the design; kept with it, never inside `config`. */
	players: readonly DesignPlayer[]
	/** Uploads by id, as far as this page knows them. */
	assets: Readonly<Record<string, Asset>>
	/** Ids of what was uploaded on this page, the latest first. */
	uploaded: readonly string[]
	/** Ids of logos that were taken off the person's list on this page. */
	unlisted: readonly string[]
	view: ViewId
	/** Id of the selected logo or line. */
	selection: string | null
	/** Ids of those that are selected with it. */
	also: readonly string[]
	/** 1 shows the whole garment. */
	zoom: number
	/** Whose eyes the stage's picture is shown with; null for full color vision. */
	vision: ColorVision | null
	/** Whether the stage shows the pins of comments; null until someone chooses: then it does in the step Proof. */
	showsPins: boolean | null
	comment: MarkedComment | null
	previewPlayer: PreviewPlayer | null
	live: LiveFrame | null
	/** The last action, as text for screen readers. */
	announcement: string
	/** Another `selection` without `also` is selected alone. */
	show: (part: Partial<Shown>) => void
	addAsset: (asset: Asset) => void
	/** An upload of this page, which is on the list of logos from now on. */
	addUpload: (asset: Asset) => void
	/** Takes a logo off the list; designs keep it. */
	unlist: (assetId: string) => void
	/** Replaces the design and clears selection and history. */
	load: (work: Omit<EditorStart, 'piece' | 'view'>) => void
	/** Shows another piece of the kit; no history step. */
	showPiece: (piece: string, view: ViewId) => void
	change: (edit: Edit) => void
	/** `field` is the typed field: another field starts another step. */
	changeText: (field: string, edit: Edit) => void
	/** Changes every piece of the kit in one history step; `field` as of `changeText`. */
	changeAll: (edit: (config: DesignConfig, piece: string) => DesignConfig, field?: string) => void
	/** `field` as of `changeText`; without it the change is a step of its own. */
	changePlayers: (edit: (players: readonly DesignPlayer[]) => readonly DesignPlayer[], field?: string) => void
	undo: () => void
	redo: () => void
}

type EditorStart = {
	/** The piece to show. */
	piece: string
	configs: ConfigsByPiece
	players?: readonly DesignPlayer[]
	assets: readonly Asset[]
	view: ViewId
}

export type Editor = StoreApi<EditorState> & { temporal: StoreApi<TemporalState<Undoable>> }

const byId = (assets: readonly Asset[]) => Object.fromEntries(assets.map((asset) => [asset.id, asset]))

/** Applies to all designs; the same object when none changes. */
function mapConfigs(
	configs: ConfigsByPiece,
	edit: (config: DesignConfig, piece: string) => DesignConfig,
): ConfigsByPiece {
	const edited = Object.entries(configs).map(([piece, config]) => [piece, edit(config, piece)] as const)
	return edited.every(([piece, config]) => config === configs[piece]) ? configs : Object.fromEntries(edited)
}

/** The work with one quantity, fundraising and portal in all pieces. */
function whole({ piece, config, kit, players }: Undoable): Undoable {
	const leader = withPieces(config, players)
	return { piece, config: leader, kit: mapConfigs(kit, (other) => withKitWide(other, leader)), players }
}

/** All designs of the work by piece. */
export const configsOf = ({
	piece,
	config,
	kit,
}: Pick<Undoable, 'piece' | 'config' | 'kit'>): ConfigsByPiece => ({
	...kit,
	[piece]: config,
})

/** @throws Error without a design of the piece: a caller's fault */
function opened({ piece, configs, players = [] }: Omit<EditorStart, 'assets' | 'view'>): Undoable {
	const { [piece]: config, ...kit } = mapConfigs(configs, nameLogos)
	if (!config) throw new Error('A design has at least one piece')
	return whole({ piece, config, kit, players })
}

const workIn = ({ piece, config, kit, players }: EditorState): Undoable => ({ piece, config, kit, players })

const isSameWork = (one: Undoable, other: Undoable) =>
	one.players === other.players && hasSameConfigs(one, other)

/** Whether no design differs, whichever piece is shown. */
export const hasSameConfigs = (one: Omit<Undoable, 'players'>, other: Omit<Undoable, 'players'>): boolean => {
	const [configs, others] = [configsOf(one), configsOf(other)]
	return Object.entries(configs).every(([piece, config]) => config === others[piece])
}

/** The same work with another piece in front; undefined for one that is unknown or in front already. */
function swappedIn({ piece: before, config, kit, players }: Undoable, piece: string): Undoable | undefined {
	const { [piece]: next, ...others } = kit
	return next && { piece, config: next, kit: { ...others, [before]: config }, players }
}

/** Uploads, and the list of logos as this page changes it. */
function logoList(
	set: (change: (state: EditorState) => Partial<EditorState>) => void,
): Pick<EditorState, 'uploaded' | 'unlisted' | 'addAsset' | 'addUpload' | 'unlist'> {
	const withAsset = ({ assets }: EditorState, asset: Asset) => ({ assets: { ...assets, [asset.id]: asset } })
	return {
		uploaded: [],
		unlisted: [],
		addAsset: (asset) => set((state) => withAsset(state, asset)),
		addUpload: (asset) =>
			set((state) => ({ ...withAsset(state, asset), uploaded: [asset.id, ...state.uploaded] })),
		unlist: (assetId) => set(({ unlisted }) => ({ unlisted: [...unlisted, assetId] })),
	}
}

const nothingSelected = { selection: null, also: [], live: null, zoom: 1 }

/** @param now milliseconds, to detect pauses in typing */
export function createEditor(
	{ piece: firstPiece, configs, players = [], assets, view }: EditorStart,
	now: () => number = Date.now,
): Editor {
	let typing: ({ field: string; at: number } & Undoable) | null = null
	const history = () => editor.temporal.getState()

	const isSameText = (field: string) =>
		typing?.field === field &&
		now() - typing.at < typingPauseMs &&
		isSameWork(typing, editor.getState()) &&
		history().futureStates.length === 0
	const write = (edit: (work: Undoable) => Undoable) => {
		typing = null
		editor.setState(whole(edit(editor.getState())))
	}
	const type = (field: string, edit: (work: Undoable) => Undoable) => {
		const continues = isSameText(field)
		if (continues) history().pause()
		write(edit)
		if (continues) history().resume()
		typing = { field, at: now(), ...workIn(editor.getState()) }
	}
	const ofConfig = (edit: Edit) => (work: Undoable) => ({ ...work, config: edit(work.config) })
	const change = (edit: Edit) => write(ofConfig(edit))
	const changeText = (field: string, edit: Edit) => type(field, ofConfig(edit))
	const writeOrType = (field: string | undefined, edit: (work: Undoable) => Undoable) =>
		field === undefined ? write(edit) : type(field, edit)
	const changeAll: EditorState['changeAll'] = (edit, field) =>
		writeOrType(field, (work) => ({
			...work,
			config: edit(work.config, work.piece),
			kit: mapConfigs(work.kit, edit),
		}))
	const changePlayers: EditorState['changePlayers'] = (edit, field) =>
		writeOrType(field, (work) => ({ ...work, players: edit(work.players) }))
	const travel = (direction: 'undo' | 'redo') => {
		typing = null
		history()[direction]()
	}
	const showPiece: EditorState['showPiece'] = (piece, shownView) => {
		const work = swappedIn(workIn(editor.getState()), piece)
		if (!work) return
		typing = null
		history().pause()
		editor.setState({ ...work, ...nothingSelected, view: shownView })
		history().resume()
	}
	const editor: Editor = createStore<EditorState>()(
		temporal(
			(set) => ({
				...opened({ piece: firstPiece, configs, players }),
				assets: byId(assets),
				view,
				...nothingSelected,
				vision: null,
				showsPins: null,
				comment: null,
				previewPlayer: null,
				announcement: '',
				show: (part) => set(part.selection === undefined ? part : { also: [], ...part }),
				...logoList(set),
				load: (work) => {
					const { assets: known, ...rest } = work
					set({
						...opened({ piece: editor.getState().piece, ...rest }),
						assets: byId(known),
						selection: null,
						also: [],
						live: null,
					})
					typing = null
					history().clear()
				},
				showPiece,
				change,
				changeAll,
				changeText,
				changePlayers,
				undo: () => travel('undo'),
				redo: () => travel('redo'),
			}),
			{
				partialize: workIn,
				equality: isSameWork,
				limit: historySteps,
			},
		),
	)
	return editor
}
