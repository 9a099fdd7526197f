// State of an import: the list read, its chosen columns, its rows under review.
import { useMemo, useState } from 'react'
import type { ColumnRole } from '../rules/column-roles.ts'
import type { ImportTexts } from '../rules/english-import.ts'
import {
	bestSheet,
	errorFile,
	importRows,
	rowsTooMany,
	sourceOf,
	unknownSizes,
	withWord,
	type SizeWords,
} from '../rules/import-rows.ts'
import { isBlank, maxPlayers, type Player } from '../rules/player.ts'
import {
	appliedAtFirst,
	compared,
	fieldsOf,
	playersTouched,
	withComparison,
	type Applied,
} from '../rules/reimport.ts'
import { newLine, replacedBy, type Lines } from '../rules/sheet.ts'
import type { RequestSport } from '#portals/states.ts'
import { Refusal } from '#kit/errors.ts'
import type { RosterFile } from '../import/read-file.ts'

/** Loaded when a list is imported. */
const reader = () => import('../import/read-file.ts')
const tableReader = () => import('../rules/table.ts')

const notRead = 'The list could not be read. Try again.'
const noFile: RosterFile = { sheets: [], hidden: [] }

/** @param onShown another sheet is shown: choices for the previous one are void */
function useReading(onShown: () => void) {
	const [text, setText] = useState('')
	const [{ sheets, hidden }, setFile] = useState(noFile)
	const [sheetAt, setSheetAt] = useState(0)
	const [refusal, setRefusal] = useState<string>()
	const [isReading, setReading] = useState(false)

	const show = (at: number) => {
		setSheetAt(at)
		onShown()
	}
	const read = async (work: () => Promise<RosterFile>) => {
		setRefusal(undefined)
		setReading(true)
		try {
			const found = await work()
			setFile(found)
			show(bestSheet(found.sheets))
		} catch (failure) {
			setRefusal(failure instanceof Refusal ? failure.message : notRead)
		} finally {
			setReading(false)
		}
	}
	const readFile = (file: File) => read(async () => (await reader()).readRosterFile(file))
	const readText = (pasted: string) =>
		read(async () => {
			const rows = (await tableReader()).tableOf(pasted)
			if (rows.length === 0) throw new Refusal('invalid', 'Nothing was pasted. One player per line.')
			return { sheets: [{ name: 'What you pasted', rows }], hidden: [] }
		})

	return {
		text,
		setText,
		sheets,
		/** Names of the workbook's hidden sheets. */
		hidden,
		sheetAt,
		show,
		refusal,
		isReading,
		readFile,
		readText,
		startOver: () => setFile(noFile),
	}
}

export type ImportState = ReturnType<typeof useImport>
/** `update` matches the list with the players who are there. */
export type ImportMode = 'update' | 'append' | 'replace'

const signOf = ({ name, number }: Player) => `${name.toLowerCase()}\n${number}`

/** The list that an import changes. */
export type ImportTarget = {
	sport: RequestSport
	lines: Lines
	change: (edit: (lines: Lines) => Lines) => void
	/** Maximum players after the import. */
	most?: number
	/** What happens to the present players when the new list replaces them. */
	replaceLabel?: string
	/** Keys of lines that their families have confirmed; undefined where a list cannot be matched by player. */
	confirmed?: ReadonlySet<string>
}

export function useImport({ sport, lines, most = maxPlayers, confirmed }: ImportTarget) {
	const canUpdate = confirmed !== undefined && lines.some((line) => !isBlank(line))
	const [chosen, setChosen] = useState<Readonly<Record<number, ColumnRole>>>({})
	const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
	const [mode, setMode] = useState<ImportMode>(canUpdate ? 'update' : 'append')
	const [applied, setApplied] = useState(appliedAtFirst)
	const [sizeWords, setSizeWords] = useState<SizeWords>(new Map())
	const [includesFailed, setIncludesFailed] = useState(false)
	const reading = useReading(() => {
		setChosen({})
		setWithout(new Set())
		setSizeWords(new Map())
	})
	const sheet = reading.sheets[reading.sheetAt]
	const tooLong = useMemo(() => rowsTooMany(sheet?.rows ?? []), [sheet])
	const source = useMemo(() => sourceOf(tooLong === undefined ? (sheet?.rows ?? []) : []), [sheet, tooLong])
	const roles = useMemo(
		() => source.columns.map(({ role }, column) => chosen[column] ?? role),
		[source, chosen],
	)
	const taken = useMemo(
		() => importRows(source, { roles, without, sizeWords, sport }),
		[source, roles, without, sizeWords, sport],
	)
	const unknown = useMemo(() => unknownSizes(source, roles), [source, roles])

	const players = useMemo(
		() =>
			[...taken.accepted, ...(includesFailed ? taken.failed : [])]
				.toSorted((a, b) => a.row - b.row)
				.map(({ player }) => player),
		[taken, includesFailed],
	)
	const comparison = useMemo(
		() => compared({ lines, players, fields: fieldsOf(roles), confirmed: confirmed ?? new Set() }),
		[lines, players, roles, confirmed],
	)
	const there = mode === 'append' ? lines.filter((line) => !isBlank(line)).length : 0
	const replaced = useMemo(() => replacedBy(lines, players), [lines, players])
	const known = new Set(lines.map(signOf))
	const stays = new Set(replaced.map(({ key }) => key))

	return {
		...reading,
		tooLong,
		source,
		roles,
		/** Each role has one column: the previous one is set to skip. */
		choose: (column: number, role: ColumnRole) =>
			setChosen((now) => {
				const before = role === 'skip' ? -1 : roles.indexOf(role)
				return { ...now, ...(before >= 0 && { [before]: 'skip' as const }), [column]: role }
			}),
		taken,
		without,
		leave: (row: number, isLeft: boolean) =>
			setWithout((now) => {
				const next = new Set(now)
				if (isLeft) next.add(row)
				else next.delete(row)
				return next
			}),
		/** Leaves out these rows and no others. */
		leaveOnly: (rows: readonly number[]) => setWithout(new Set(rows)),
		/** Words of the size columns that are no sizes. */
		unknownSizes: unknown,
		sizeWords,
		/** @param size undefined: not decided yet */
		explainSize: (word: string, size: string | undefined) => setSizeWords((now) => withWord(now, word, size)),
		canUpdate,
		comparison,
		applied,
		apply: (part: Partial<Applied>) => setApplied((now) => ({ ...now, ...part })),
		mode,
		setMode,
		includesFailed,
		setIncludesFailed,
		/** How many of the list are on the roster already, by name and number. */
		duplicates: players.filter((player) => known.has(signOf(player))).length,
		/** How many players would be removed if the list replaced the roster. */
		removals: lines.filter((line) => !isBlank(line) && !stays.has(line.key)).length,
		/** How many players the import adds, changes or removes. */
		count: mode === 'update' ? playersTouched(comparison, applied) : players.length,
		most,
		isTooMany:
			(mode === 'update' ? withComparison(lines, comparison, applied).length : there + players.length) > most,
		/** The roster after the import. */
		rosterAfter: (now: Lines): Lines => {
			if (mode === 'update') return withComparison(now, comparison, applied)
			return mode === 'replace'
				? replacedBy(now, players)
				: [...now.filter((line) => !isBlank(line)), ...players.map((player) => newLine(player))]
		},
		repairFile: (texts: ImportTexts) =>
			errorFile({ heading: source.heading, roles, failed: taken.failed }, texts),
	}
}
