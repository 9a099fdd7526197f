// The preview roster: kept in memory while the page is open; never sent, saved with the design or put in the URL.
import { useRef, useState } from 'react'
import { Refusal } from '#kit/errors.ts'
import type { RequestSport } from '#portals/states.ts'
import type { List, Roster } from '../../../rules/roster.ts'

export type RosterTable = {
	text: string
	read: Roster
	/** Why the latest file was refused. */
	refusal: string | undefined
	isReading: boolean
	/** The sheet of a workbook that was read. */
	sheet: string | undefined
	paste: (text: string) => void
	/** Writes a file's rows into the field, where they can be edited. */
	importFile: (file: File) => Promise<void>
}

/** Loaded with the first list. */
const rules = () => import('../../../rules/roster.ts')
const fileReader = () => import('#rosters/import/read-file.ts')

const notRead = 'The list could not be read. Try again.'

async function readFile(file: File): Promise<List> {
	const [{ listOf }, { readRosterFile }] = await Promise.all([rules(), fileReader()])
	return listOf(await readRosterFile(file))
}

/** Call above the panels, so that the roster persists across steps. */
export function useRoster(sport: RequestSport): RosterTable {
	const [text, setText] = useState('')
	const [read, setRead] = useState<Roster>({ players: [], problems: [] })
	const [refusal, setRefusal] = useState<string>()
	const [sheet, setSheet] = useState<string>()
	const [isReading, setReading] = useState(false)
	const latest = useRef(0)

	/** The latest list wins, regardless of which is read first. */
	const take = async (list: List | File) => {
		const turn = (latest.current += 1)
		setRefusal(undefined)
		setReading(list instanceof File)
		try {
			const found = list instanceof File ? await readFile(list) : list
			if (turn !== latest.current) return
			setText(found.text)
			setSheet(found.sheet)
			const roster = (await rules()).rosterOf(found.text, sport)
			if (turn !== latest.current) return
			setRead(roster)
			setRefusal(roster.tooLong)
		} catch (failure) {
			if (turn === latest.current) setRefusal(failure instanceof Refusal ? failure.message : notRead)
		} finally {
			if (turn === latest.current) setReading(false)
		}
	}
	return {
		text,
		read,
		refusal,
		isReading,
		sheet,
		paste: (next) => void take({ text: next }),
		importFile: take,
	}
}
