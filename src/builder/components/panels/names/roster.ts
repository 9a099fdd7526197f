// The roster to look at: kept while the page is open, never sent, never saved with the design, never in the address.
import { useRef, useState } from 'react'
import { Refusal } from '#kit/errors.ts'
import { parseRosterPaste, type PastedRoster } from '../../../rules/roster-paste.ts'

export type RosterTable = {
	text: string
	read: PastedRoster
	/** Why the latest file was not taken. */
	refusal: string | undefined
	isReading: boolean
	paste: (text: string) => void
	/** Puts a file's rows into the field, where they can be mended. */
	importFile: (file: File) => Promise<void>
}

const empty: PastedRoster = { players: [], problems: [] }

/** Belongs above the panels, so that the roster outlives the way to another step. */
export function useRoster(): RosterTable {
	const [text, setText] = useState('')
	const [read, setRead] = useState(empty)
	const [refusal, setRefusal] = useState<string>()
	const [isReading, setReading] = useState(false)
	const latest = useRef(0)

	const take = (next: string, problems: PastedRoster['problems'] = []) => {
		latest.current += 1
		const roster = parseRosterPaste(next)
		setText(next)
		setRead({ ...roster, problems: [...roster.problems, ...problems].toSorted((a, b) => a.row - b.row) })
		setRefusal(undefined)
		setReading(false)
	}
	const importFile = async (file: File) => {
		const turn = (latest.current += 1)
		setRefusal(undefined)
		setReading(true)
		try {
			const { readRosterFile } = await import('../../../rules/roster-file.ts')
			const found = await readRosterFile(file)
			if (turn === latest.current) take(found.text, found.problems)
		} catch (failure) {
			if (turn !== latest.current) return
			setReading(false)
			setRefusal(failure instanceof Refusal ? failure.message : 'The file could not be read. Try again.')
		}
	}
	return { text, read, refusal, isReading, paste: (next) => take(next), importFile }
}
