import { useEffect, useState } from 'react'
import type { Frame } from '#placement/units.ts'
import { useEditor } from '../../editor/context.tsx'

const paceMs = 120

/** Where a dragged logo is, some eight times a second: figures that change faster cannot be read, only slow the hand. */
export function useLiveFrame(id: string): Frame | null {
	const editor = useEditor()
	const [frame, setFrame] = useState<Frame | null>(null)
	// Follows the drag on the stage.
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
