// The grid's active cell and its editor.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { textFields } from '../rules/player.ts'
import { withCell, withLineAt } from '../rules/sheet.ts'
import { printsColumn, type Place } from './grid-keys.ts'
import type { Roster } from './use-roster.ts'

/** Id of the grid's element. */
export const gridId = 'roster-grid'

type State = {
	place: Place
	/** Initial text of the active cell's editor while it is edited. */
	typing: string | undefined
	/** Escape was pressed: the next Tab leaves the grid. */
	isLeaving: boolean
}

export type Cells = ReturnType<typeof useCells>

/** Limits the place to existing lines. */
const within = ({ row, column }: Place, lastRow: number): Place => ({ row: Math.min(row, lastRow), column })

const inGrid = (selector: string) => document.querySelector<HTMLElement>(`#${gridId} ${selector}`)
const cellAt = ({ row, column }: Place) => inGrid(`[data-cell="${row}:${column}"]`)
const focusAt = (place: Place) => cellAt(place)?.focus()
/** Rows of a long roster or paste render within seconds. */
const waitMs = 60
const mostTries = 90
const box = (): HTMLInputElement | undefined => {
	const found = inGrid('[data-editor]')
	return found instanceof HTMLInputElement ? found : undefined
}

export function useCells(roster: Roster) {
	const [store] = useState(() =>
		createStore<State>(() => ({ place: { row: 0, column: 0 }, typing: undefined, isLeaving: false })),
	)
	const active = () => within(store.getState().place, roster.latest().length)

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
		if (active().column >= printsColumn) return
		flushSync(() => store.setState({ typing: text }))
		box()?.focus()
		box()?.setSelectionRange(text.length, text.length)
	}
	/** Saves the typed text exactly once for any number of calls. */
	const commit = () => {
		if (store.getState().typing === undefined) return
		const { row, column } = active()
		const [text, field] = [box()?.value ?? '', textFields[column]]
		flushSync(() => {
			store.setState({ typing: undefined })
			if (field) roster.change((now) => withCell(now, row, [field, text]))
		})
	}
	const cancel = () => {
		flushSync(() => store.setState({ typing: undefined }))
		focusAt(active())
	}
	const remove = (row: number) => {
		if (!roster.latest()[row]) return
		flushSync(() => roster.removeLine(row))
		go({ row, column: active().column })
	}
	const insert = (row: number) => {
		flushSync(() => roster.change((now) => withLineAt(now, Math.min(row, now.length))))
		go({ row, column: 0 })
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
		remove,
		insert,
	}
}
