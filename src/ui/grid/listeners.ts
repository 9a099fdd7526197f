// Handles the keys and the focus of an editable grid. One listener serves all cells.
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { movedBy, tabbed, types, type Extent, type Place } from './keys.ts'
import type { GridCells } from './cells.ts'

/** The cell that holds an element. */
export const placeOf = (target: EventTarget | null): Place | undefined => {
	const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
	const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number)
	return row === undefined || column === undefined || Number.isNaN(column) ? undefined : { row, column }
}

type GridInput = {
	cells: GridCells
	/** Now. */
	extent: () => Extent
	canType: (at: Place) => boolean
	/** Keys of this grid that neither move nor type. @returns whether it handled the key */
	edits: (event: KeyboardEvent) => boolean
	/** What copying puts on the clipboard; undefined for cells without text. */
	textAt: (at: Place) => string | undefined
	/** The clipboard's text, pasted into the active cell. */
	onPaste: (text: string) => void
}

function whileTyping(event: KeyboardEvent, { cells, extent }: GridInput): void {
	if (event.nativeEvent.isComposing) return
	const at = cells.active()
	if (event.key === 'Escape') {
		event.preventDefault()
		cells.cancel()
	} else if (event.key === 'Enter') {
		event.preventDefault()
		cells.commit()
		cells.go({ ...at, row: Math.max(0, at.row + (event.shiftKey ? -1 : 1)) })
	} else if (event.key === 'Tab') {
		cells.commit()
		const next = tabbed(event, at, extent())
		if (next) event.preventDefault()
		cells.go(next ?? at)
	}
}

function whileMoving(event: KeyboardEvent, { cells, extent, canType, edits }: GridInput): void {
	const at = cells.active()
	const isLeaving = cells.isLeaving()
	cells.setLeaving(event.key === 'Escape' || (isLeaving && event.key === 'Shift'))
	const next =
		event.key === 'Tab' ? (isLeaving ? undefined : tabbed(event, at, extent())) : movedBy(event, at, extent())
	// The editor opens before the letter arrives, so that accents and compositions work as usual.
	if (canType(at) && types(event)) return cells.begin('')
	if (next) cells.go(next)
	else if (!edits(event)) return
	event.preventDefault()
}

/** The listeners of the grid's element, besides clicks. */
export function gridListeners(input: GridInput) {
	const { cells, textAt, onPaste } = input
	return {
		onKeyDown: (event: KeyboardEvent) => {
			if (!placeOf(event.target)) return
			if (cells.isTyping()) whileTyping(event, input)
			else whileMoving(event, input)
		},
		onFocus: (event: FocusEvent) => {
			const at = placeOf(event.target)
			if (at && !cells.isTyping()) cells.arrive(at)
		},
		onBlur: (event: FocusEvent) => {
			if (event.target instanceof HTMLInputElement && 'editor' in event.target.dataset) cells.commit()
		},
		onPaste: (event: ClipboardEvent) => {
			if (cells.isTyping() || !placeOf(event.target)) return
			event.preventDefault()
			onPaste(event.clipboardData.getData('text/plain'))
		},
		onCopy: (event: ClipboardEvent) => {
			const text = textAt(cells.active())
			if (cells.isTyping() || text === undefined || !placeOf(event.target)) return
			event.preventDefault()
			event.clipboardData.setData('text/plain', text)
		},
	}
}
