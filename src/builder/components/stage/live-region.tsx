import { useEffect, useState } from 'react'
import { useEditorState } from '../../editor/context.tsx'

const pauseMs = 500

/** Announces the last change after a short pause. */
export function LiveRegion() {
	const announcement = useEditorState((state) => state.announcement)
	const [said, setSaid] = useState('')
	// Synchronizes with a timer: screen readers cannot follow every step of a held key.
	useEffect(() => {
		const timer = setTimeout(() => setSaid(announcement), pauseMs)
		return () => clearTimeout(timer)
	}, [announcement])
	return (
		<p role="status" aria-live="polite" className="sr-only">
			{said}
		</p>
	)
}
