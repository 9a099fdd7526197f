// A list on its way into the roster: read, its columns chosen, its rows looked at.
import { useMemo, useState } from 'react'
import { Refusal } from '#kit/errors.ts'
import type { Sheet } from '../../roster/import/read-file.ts'
import type { ColumnRole } from '../../roster/rules/columns.ts'
import { errorFile } from '../../roster/rules/error-file.ts'
import { isBlank, maxPlayers } from '../../roster/rules/player.ts'
import { newLine, replacedBy, type Lines } from '../../roster/rules/sheet.ts'
import { sourceOf, takeIn } from '../../roster/rules/take-in.ts'
import type { RequestSport } from '../../states.ts'

export type ImportDesk = ReturnType<typeof useImport>
export type ImportMode = 'append' | 'replace'

/** Fetched once somebody brings a list. */
const reader = () => import('../../roster/import/read-file.ts')
const tableReader = () => import('../../roster/rules/table.ts')

const notRead = 'The list could not be read. Try again.'

export function useImport({ sport, lines }: { sport: RequestSport; lines: Lines }) {
	const [text, setText] = useState('')
	const [sheets, setSheets] = useState<readonly Sheet[]>([])
	const [sheetAt, setSheetAt] = useState(0)
	const [chosen, setChosen] = useState<Readonly<Record<number, ColumnRole>>>({})
	const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
	const [mode, setMode] = useState<ImportMode>('append')
	const [bringsFailed, setBringsFailed] = useState(false)
	const [refusal, setRefusal] = useState<string>()
	const [isReading, setReading] = useState(false)

	const sheet = sheets[sheetAt]
	const source = useMemo(() => sourceOf(sheet?.rows ?? []), [sheet])
	const roles = useMemo(
		() => source.columns.map(({ role }, column) => chosen[column] ?? role),
		[source, chosen],
	)
	const taken = useMemo(() => takeIn(source, { roles, without, sport }), [source, roles, without, sport])

	const show = (at: number) => {
		setSheetAt(at)
		setChosen({})
		setWithout(new Set())
	}
	const read = async (work: () => Promise<readonly Sheet[]>) => {
		setRefusal(undefined)
		setReading(true)
		try {
			const found = await work()
			const { assertRowsFit } = await reader()
			for (const { rows } of found) assertRowsFit(rows)
			setSheets(found)
			show(0)
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
			return [{ name: 'What you pasted', rows }]
		})

	const coming = [...taken.accepted, ...(bringsFailed ? taken.failed : [])].toSorted((a, b) => a.row - b.row)
	const players = coming.map(({ player }) => player)
	const there = mode === 'append' ? lines.filter((line) => !isBlank(line)).length : 0

	return {
		text,
		setText,
		sheets,
		sheetAt,
		show,
		source,
		roles,
		choose: (column: number, role: ColumnRole) => setChosen((now) => ({ ...now, [column]: role })),
		taken,
		without,
		leave: (row: number, isLeft: boolean) =>
			setWithout((now) => {
				const next = new Set(now)
				if (isLeft) next.add(row)
				else next.delete(row)
				return next
			}),
		mode,
		setMode,
		bringsFailed,
		setBringsFailed,
		refusal,
		isReading,
		readFile,
		readText,
		startOver: () => setSheets([]),
		/** How many players the roster gets. */
		count: players.length,
		isTooMany: there + players.length > maxPlayers,
		/** The roster with them. */
		takenOver: (now: Lines): Lines =>
			mode === 'replace'
				? replacedBy(now, players)
				: [...now.filter((line) => !isBlank(line)), ...players.map((player) => newLine(player))],
		repairFile: () => errorFile({ heading: source.heading, roles, failed: taken.failed }),
	}
}
