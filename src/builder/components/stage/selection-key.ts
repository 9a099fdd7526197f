import type { KeyboardEvent } from 'react'
import type { Editor } from '../../editor/store.ts'
import type { Dragger } from './use-drag.ts'

type Item = { id: string; editor: Editor; dragger: Dragger }

/**
 * Escape cancels a drag or clears the selection; Enter and Space select the focused logo or line, or clear it.
 * @returns whether it was one of these keys
 */
export function selectionKey(event: KeyboardEvent, { id, editor, dragger }: Item): boolean {
	const { show, selection } = editor.getState()
	if (event.key === 'Escape') {
		if (dragger.isDragging()) dragger.cancel()
		else show({ selection: null })
		return true
	}
	if (event.key !== 'Enter' && event.key !== ' ') return false
	event.preventDefault()
	show({ selection: selection === id ? null : id })
	return true
}
