import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useEditor, useEditorState } from '../../editor/context.tsx'
import { zoomLevels } from './toolbar.tsx'

type Anchor = { x: number; y: number; zoom: number }

const clampZoom = (zoom: number) =>
	Math.min(Math.max(zoom, zoomLevels[0]), zoomLevels[zoomLevels.length - 1] ?? 1)

/** Ctrl + wheel, or a pinch on a touchpad, zooms around the pointer. */
export function useWheelZoom(viewport: RefObject<HTMLElement | null>): void {
	const editor = useEditor()
	const zoom = useEditorState((state) => state.zoom)
	const anchor = useRef<Anchor | null>(null)

	// Synchronizes with wheel events: React's listener is passive and could not stop the page from zooming.
	useEffect(() => {
		const box = viewport.current
		if (!box) return
		const zoomBy = (event: WheelEvent) => {
			if (!event.ctrlKey) return
			event.preventDefault()
			const { zoom: before, show } = editor.getState()
			const next = clampZoom(before * Math.exp(-event.deltaY / 400))
			const { left, top } = box.getBoundingClientRect()
			anchor.current = { x: event.clientX - left, y: event.clientY - top, zoom: before }
			show({ zoom: Math.round(next * 100) / 100 })
		}
		box.addEventListener('wheel', zoomBy, { passive: false })
		return () => box.removeEventListener('wheel', zoomBy)
	}, [editor, viewport])

	// Synchronizes the scroll position with the new size: the point under the pointer, else the center, stays.
	const before = useRef(zoom)
	useLayoutEffect(() => {
		const box = viewport.current
		const factor = zoom / before.current
		before.current = zoom
		if (!box || factor === 1) return
		const { x, y } = anchor.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
		anchor.current = null
		box.scrollTo((box.scrollLeft + x) * factor - x, (box.scrollTop + y) * factor - y)
	}, [zoom, viewport])
}

/** A click outside logos and lettering, or Esc anywhere on the stage, clears the selection. */
export function useDeselect(viewport: RefObject<HTMLElement | null>): void {
	const editor = useEditor()
	// Synchronizes with DOM events of the area around the garment, which is not focusable.
	useEffect(() => {
		const box = viewport.current
		if (!box) return
		const deselect = () => editor.getState().show({ selection: null })
		const click = ({ target }: MouseEvent) => {
			if (!(target instanceof Element && target.closest('[data-logo], [data-line], [data-handle]')))
				deselect()
		}
		const press = ({ key }: KeyboardEvent) => {
			if (key === 'Escape' && !editor.getState().live) deselect()
		}
		box.addEventListener('click', click)
		box.addEventListener('keydown', press)
		return () => {
			box.removeEventListener('click', click)
			box.removeEventListener('keydown', press)
		}
	}, [editor, viewport])
}
