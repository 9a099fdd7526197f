// The pasted roster: kept while the page is open, never saved with the design and never in the address.
import { useState } from 'react'
import { parseRosterPaste, type PastedRoster } from '../../../roster-paste.ts'

export type RosterDesk = {
	text: string
	read: PastedRoster
	paste: (text: string) => void
}

/** Belongs above the panels, so that the roster outlives the way to another step. */
export function useRoster(): RosterDesk {
	const [text, setText] = useState('')
	const [read, setRead] = useState<PastedRoster>({ players: [], problems: [] })
	return {
		text,
		read,
		paste: (next) => {
			setText(next)
			setRead(parseRosterPaste(next))
		},
	}
}
