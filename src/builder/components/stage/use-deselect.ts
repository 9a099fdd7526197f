import { useEffect, type RefObject } from 'react'
import { useEditor } from '../../editor/context.tsx'

/** A click outside the logos, or Esc anywhere on the stage, clears the selection. */
export function useDeselect(viewport: RefObject<HTMLElement | null>): void {
	const editor = useEditor()
	// Synchronizes with DOM events of the area around the garment, which is not focusable.
	useEffect(() => {
		const box = viewport.current
		if (!box) return
		const letGo = () => editor.getState().show({ selection: null })
		const click = ({ target }: MouseEvent) => {
			if (!(target instanceof Element && target.closest('[data-logo], [data-handle]'))) letGo()
		}
		const press = ({ key }: KeyboardEvent) => {
			if (key === 'Escape' && !editor.getState().live) letGo()
		}
		box.addEventListener('click', click)
		box.addEventListener('keydown', press)
		return () => {
			box.removeEventListener('click', click)
			box.removeEventListener('keydown', press)
		}
	}, [editor, viewport])
}
