import { useEffect, useState } from 'react'
import type { Frame } from '#placement/units.ts'
import { useEditor } from '../../editor/context.tsx'

const paceMs = 120

/** Frame of a dragged logo, about eight times a second: faster numbers are unreadable and slow down the drag. */
export function useLiveFrame(id: string): Frame | null {
	const editor = useEditor()
	const [frame, setFrame] = useState<Frame | null>(null)
	// Synchronizes with the drag on the stage.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const read = () => {
			timer = undefined
			const { live } = editor.getState()
			setFrame(live?.id === id ? live.frame : null)
		}
		const stop = editor.subscribe(({ live }, before) => {
			if (live === before.live) return
			if (live) timer ??= setTimeout(read, paceMs)
			else {
				clearTimeout(timer)
				read()
			}
		})
		return () => {
			stop()
			clearTimeout(timer)
		}
	}, [editor, id])
	return frame
}
