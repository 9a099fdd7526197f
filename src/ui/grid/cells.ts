// The active cell of an editable grid, and its editor. A cell is found by its `data-cell`, the editor by `data-editor`.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { Place } from './keys.ts'

type State = {
	place: Place
	/** Initial text of the active cell's editor while it is edited. */
	typing: string | undefined
	/** Escape was pressed: the next Tab leaves the grid. */
	isLeaving: boolean
}

export type GridCells = ReturnType<typeof useGridCells>

type GridCellsInput = {
	/** Of the grid's element. */
	id: string
	/** The last row's index now. */
	lastRow: () => number
	canType: (at: Place) => boolean
	/** Saves the text of a cell that was edited. */
	save: (at: Place, text: string) => void
}

/** Rows of a long grid or paste render within seconds. */
const waitMs = 60
const mostTries = 90

export function useGridCells({ id, lastRow, canType, save }: GridCellsInput) {
	const [store] = useState(() =>
		createStore<State>(() => ({ place: { row: 0, column: 0 }, typing: undefined, isLeaving: false })),
	)
	const inGrid = (selector: string) => document.querySelector<HTMLElement>(`#${id} ${selector}`)
	const cellAt = ({ row, column }: Place) => inGrid(`[data-cell="${row}:${column}"]`)
	const focusAt = (place: Place) => cellAt(place)?.focus()
	const box = (): HTMLInputElement | undefined => {
		const found = inGrid('[data-editor]')
		return found instanceof HTMLInputElement ? found : undefined
	}
	const active = (): Place => {
		const { row, column } = store.getState().place
		return { row: Math.min(row, lastRow()), column }
	}

	/** Waits until the row is rendered, unless the active cell changes meanwhile. */
	const arriveAt = (to: Place, tries = mostTries) => {
		if (cellAt(to)) focusAt(to)
		else if (tries > 0 && store.getState().place === to) setTimeout(() => arriveAt(to, tries - 1), waitMs)
	}
	const go = (to: Place) => {
		flushSync(() => store.setState({ place: to }))
		arriveAt(to)
	}
	const begin = (text: string) => {
		if (!canType(active())) return
		flushSync(() => store.setState({ typing: text }))
		box()?.focus()
		box()?.setSelectionRange(text.length, text.length)
	}
	/** Saves the typed text exactly once for any number of calls. */
	const commit = () => {
		if (store.getState().typing === undefined) return
		const [at, text] = [active(), box()?.value ?? '']
		flushSync(() => {
			store.setState({ typing: undefined })
			save(at, text)
		})
	}
	const cancel = () => {
		flushSync(() => store.setState({ typing: undefined }))
		focusAt(active())
	}
	return {
		store,
		/** The current value. */
		active,
		isTyping: () => store.getState().typing !== undefined,
		isLeaving: () => store.getState().isLeaving,
		setLeaving: (isLeaving: boolean) => store.setState({ isLeaving }),
		/** The focus is there already. */
		arrive: (at: Place) => store.setState({ place: at }),
		go,
		begin,
		commit,
		cancel,
	}
}
