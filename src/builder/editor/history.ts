// One history step is a click, a whole gesture, or text typed without a pause.
import type { TemporalState } from 'zundo'
import type { StoreApi } from 'zustand'
import type { DesignConfig } from '#garments/schemas.ts'

export const historySteps = 100

/** Text typed within this time of the previous letter belongs to the same step. */
export const typingPauseMs = 500

export type Undoable = { config: DesignConfig }
type Timeline = StoreApi<TemporalState<Undoable>>
type Edit = (config: DesignConfig) => DesignConfig

export type History = {
	change: (edit: Edit) => void
	/** `field` is the typed field: another field starts another step. */
	changeText: (field: string, edit: Edit) => void
	beginGesture: () => void
	endGesture: () => void
	/** Reverts the gesture without a history step. */
	cancelGesture: () => void
	undo: () => void
	redo: () => void
	clear: () => void
}

type Tracked = { store: () => StoreApi<Undoable>; timeline: () => Timeline; now: () => number }

/** Groups changes into history steps. `store` must record every `setState` while the timeline tracks. */
export function createHistory({ store, timeline, now }: Tracked): History {
	let gestureStart: DesignConfig | null = null
	let typing: { field: string; at: number; config: DesignConfig } | null = null

	const set = (edit: Edit) => store().setState({ config: edit(store().getState().config) })
	const untracked = (work: () => void) => {
		timeline().getState().pause()
		work()
		if (!gestureStart) timeline().getState().resume()
	}
	const continues = (field: string) =>
		typing?.field === field &&
		now() - typing.at < typingPauseMs &&
		typing.config === store().getState().config &&
		timeline().getState().futureStates.length === 0

	const finishGesture = (isKept: boolean) => {
		const start = gestureStart
		if (!start) return
		gestureStart = null
		if (!isKept) store().setState({ config: start })
		timeline().getState().resume()
		if (store().getState().config === start) return
		timeline().setState(({ pastStates }) => ({
			pastStates: [...pastStates, { config: start }].slice(-historySteps),
			futureStates: [],
		}))
	}
	const travel = (direction: 'undo' | 'redo') => {
		finishGesture(true)
		typing = null
		timeline().getState()[direction]()
	}

	return {
		change: (edit) => {
			typing = null
			set(edit)
		},
		changeText: (field, edit) => {
			if (continues(field)) untracked(() => set(edit))
			else set(edit)
			typing = { field, at: now(), config: store().getState().config }
		},
		beginGesture: () => {
			if (gestureStart) return
			typing = null
			gestureStart = store().getState().config
			timeline().getState().pause()
		},
		endGesture: () => finishGesture(true),
		cancelGesture: () => finishGesture(false),
		undo: () => travel('undo'),
		redo: () => travel('redo'),
		clear: () => {
			finishGesture(true)
			typing = null
			timeline().getState().clear()
		},
	}
}
