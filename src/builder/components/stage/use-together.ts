// How a press, a click or a key on an element of the stage treats those that are selected with it.
import { useMemo, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { toInches } from '#placement/units.ts'
import type { ViewDef } from '#garments/template.ts'
import { useEditor } from '../../editor/context.tsx'
import { arrowOf, isDuplicateKey } from '../../editor/logo-keys.ts'
import type { Editor } from '../../editor/store.ts'
import type { Groups } from '../../editor/use-groups.ts'
import type { Dragger } from './use-drag.ts'

/** Copies are drawn some frames later than they are made. */
const mostFrames = 30

/** Focuses a logo as soon as it is on the stage. */
function focusWhenDrawn(stage: HTMLElement | null, id: string, frames = mostFrames): void {
	const logo = stage?.querySelector<SVGGElement>(`[data-logo="${CSS.escape(id)}"]`)
	if (logo) logo.focus()
	else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(stage, id, frames - 1))
}

type On = { editor: Editor; groups: Groups; view: ViewDef; dragger: Dragger }

function handlersOn({ editor, groups, view, dragger }: On) {
	const select = (id: string) => editor.getState().show({ selection: id })
	/** @returns whether it was a key for several elements */
	const together = (event: KeyboardEvent, id: string): boolean => {
		const those = groups.together(id)
		if (those.length < 2 || dragger.isDragging()) return false
		const arrow = arrowOf(event)
		if (arrow) {
			if (!groups.isSelected(id)) select(id)
			groups.move(those, { x: toInches(arrow.dx, view), y: toInches(arrow.dy, view) }, event.key)
			return true
		}
		if (event.key !== 'Delete' && event.key !== 'Backspace') return false
		if (those.some(({ logo }) => logo)) event.currentTarget.closest<HTMLElement>('[data-stage]')?.focus()
		groups.remove(those)
		return true
	}
	const copy = (event: KeyboardEvent, id: string) => {
		if (dragger.isDragging()) return
		const stage = event.currentTarget.closest<HTMLElement>('[data-stage]')
		const [first] = groups.copy(groups.together(id))
		if (first !== undefined) focusWhenDrawn(stage, first)
	}
	const command = (event: KeyboardEvent, id: string): boolean => {
		if (isDuplicateKey(event)) copy(event, id)
		else if (event.shiftKey && (event.key === 'Enter' || event.key === ' ')) groups.toggle(id)
		else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'g') {
			if (!groups.isSelected(id)) select(id)
			if (event.shiftKey) groups.ungroup()
			else groups.group()
		} else return together(event, id)
		return true
	}
	return {
		/** Touch scrolls the page until the element is selected; a mouse grabs it immediately. */
		take: (event: PointerEvent, id: string) => {
			const isIn = groups.isSelected(id)
			if (event.button !== 0 || (event.pointerType === 'touch' && !isIn)) return
			if (!event.shiftKey && !isIn) select(id)
			dragger.start(event, id, { kind: 'move' })
		},
		/** With Shift besides the others, else alone with its group. */
		click: (event: MouseEvent, id: string) => {
			if (!dragger.hasDragged()) {
				if (event.shiftKey) groups.toggle(id)
				else select(id)
			} else if (!groups.isSelected(id)) select(id)
		},
		/** Ctrl+D, Shift+Enter, Ctrl+G, and the keys that move and remove several. @returns whether it was one of these keys */
		press: (event: KeyboardEvent, id: string): boolean => {
			const isHandled = command(event, id)
			if (isHandled) event.preventDefault()
			return isHandled
		},
	}
}

export type Together = ReturnType<typeof handlersOn>

export function useTogether({ groups, view, dragger }: Omit<On, 'editor'>): Together {
	const editor = useEditor()
	return useMemo(() => handlersOn({ editor, groups, view, dragger }), [editor, groups, view, dragger])
}
