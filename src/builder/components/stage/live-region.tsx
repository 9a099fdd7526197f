import { useEffect, useState } from 'react'
import { useEditorState } from '../../editor/context.tsx'

const pauseMs = 500

/** Says the last change when nothing more has happened for a moment. */
export function LiveRegion() {
	const announcement = useEditorState((state) => state.announcement)
	const [said, setSaid] = useState('')
	// Follows the pace of the hands: screen readers would stumble over every step of a held key.
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
