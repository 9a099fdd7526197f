// The editable sheet: its lines, edits by key and paste, and the undo history.
import { inOrder, languageMeant, normalSize, plainCell, plainNumber, yesOrNo } from './cells.ts'
import { plainEmail, plainPhone } from './contact.ts'
import type { FamilyLanguage } from '../states.ts'
import {
	emptyPlayer,
	isBlank,
	maxPlayers,
	playerIn,
	type Player,
	type PlayerField,
	type TextField,
} from './player.ts'

/** `key` identifies a line while the page is open; `id` is null for a line that was never saved. */
export type Line = Player & { key: string; id: string | null }
export type Lines = readonly Line[]

/** Columns of the sheet in display order. */
export const sheetColumns: readonly PlayerField[] = [
	'name',
	'number',
	'size',
	'shortsSize',
	'printsName',
	'jerseyName',
	'grade',
	'parentName',
	'parentEmail',
	'parentPhone',
	'language',
]

/** Number of undo steps. */
const historySteps = 100

export type History = { past: readonly Lines[]; lines: Lines; future: readonly Lines[] }

export const historyOf = (lines: Lines): History => ({ past: [], lines, future: [] })

/** Adds one step and discards the redo steps. Does nothing when nothing changed. */
export function changed(history: History, lines: Lines): History {
	if (lines === history.lines) return history
	return { past: [...history.past, history.lines].slice(-historySteps), lines, future: [] }
}

export function undone({ past, lines, future }: History): History {
	const last = past.at(-1)
	return last ? { past: past.slice(0, -1), lines: last, future: [lines, ...future] } : { past, lines, future }
}

export function redone({ past, lines, future }: History): History {
	const [next, ...rest] = future
	return next ? { past: [...past, lines], lines: next, future: rest } : { past, lines, future }
}

/** Applies the same change to every step of the history. */
export const inEveryStep = ({ past, lines, future }: History, work: (step: Lines) => Lines): History => ({
	past: past.map(work),
	lines: work(lines),
	future: future.map(work),
})

/** Assigns ids to lines in every step, including a line that was deleted, saved and restored. */
export const withIds = (history: History, idOfKey: ReadonlyMap<string, string>): History =>
	inEveryStep(history, (step) =>
		step.map((line) => {
			const id = idOfKey.get(line.key) ?? line.id
			return id === line.id ? line : { ...line, id }
		}),
	)

/** Normalizes the text of a cell. */
function cellText(field: TextField, text: string): string {
	const plain = plainCell(text)
	if (field === 'name' || field === 'parentName') return inOrder(plain)
	if (field === 'number') return plainNumber(plain)
	if (field === 'parentEmail') return plainEmail(plain)
	if (field === 'parentPhone') return plainPhone(plain)
	return field === 'size' || field === 'shortsSize' ? normalSize(plain) : plain
}

let made = 0
/** A line that is not saved yet. */
export function newLine(player: Player = emptyPlayer): Line {
	made += 1
	return { key: `new-${made}`, id: null, ...playerIn(player) }
}

/** Appends empty lines until this row exists. */
const reaching = (lines: Lines, row: number): Line[] => [
	...lines,
	...Array.from({ length: Math.max(0, row + 1 - lines.length) }, () => newLine()),
]

/** Sets the text of one cell; the row after the last one becomes a new line. */
export function withCell(lines: Lines, row: number, [field, text]: [TextField, string]): Lines {
	const value = cellText(field, text)
	if ((lines[row]?.[field] ?? '') === value) return lines
	return reaching(lines, row).map((line, at) => (at === row ? { ...line, [field]: value } : line))
}

export const withPrinting = (lines: Lines, row: number, printsName: boolean): Lines =>
	lines[row] === undefined || lines[row].printsName === printsName
		? lines
		: lines.map((line, at) => (at === row ? { ...line, printsName } : line))

export const withLanguage = (lines: Lines, row: number, language: FamilyLanguage): Lines =>
	lines[row] === undefined || lines[row].language === language
		? lines
		: lines.map((line, at) => (at === row ? { ...line, language } : line))

export const withoutLine = (lines: Lines, row: number): Lines => lines.filter((_, at) => at !== row)

export const withLineAt = (lines: Lines, row: number): Lines => lines.toSpliced(row, 0, newLine())

function pastedInto(line: Line, fields: readonly PlayerField[], cells: readonly string[]): Line {
	const player = { ...line }
	fields.forEach((field, at) => {
		const text = cells[at]
		if (text === undefined) return
		if (field === 'language') player.language = languageMeant(text) ?? player.language
		else if (field !== 'printsName') player[field] = cellText(field, text)
		else if (text !== '') player.printsName = !(yesOrNo(text) ?? !player.printsName)
	})
	return player
}

export type Pasted = {
	lines: Lines
	rows: number
	/** Number of columns of the block. */
	width: number
	/** Number of columns of the block that did not fit. */
	columnsLost: number
}

/** Inserts a block of cells with its upper left corner here. Undefined when it exceeds the roster's limit. */
export function withBlock(
	lines: Lines,
	{ row, column }: { row: number; column: number },
	block: readonly (readonly string[])[],
): Pasted | undefined {
	const last = row + block.length - 1
	if (last >= maxPlayers) return undefined
	const fields = sheetColumns.slice(column)
	const width = Math.max(0, ...block.map((cells) => cells.length))
	return {
		lines: reaching(lines, last).map((line, at) => {
			const cells = block[at - row]
			return at < row || !cells ? line : pastedInto(line, fields, cells)
		}),
		rows: block.length,
		width,
		columnsLost: Math.max(0, width - fields.length),
	}
}

/** Whether all cells of both are equal. */
export const isSamePlayer = (a: Player, b: Player) => sheetColumns.every((field) => a[field] === b[field])

/** Whether both save as the same roster. */
export function isSameRoster(a: Lines, b: Lines): boolean {
	if (a === b) return true
	const [left, right] = [a, b].map((lines) => lines.filter((line) => !isBlank(line)))
	if (!left || !right || left.length !== right.length) return false
	return left.every((line, at) => {
		const other = right[at]
		return other !== undefined && line.id === other.id && isSamePlayer(line, other)
	})
}

/** Replaces all players: a player with the name of a line keeps that line, and with it links and account. */
export function replacedBy(lines: Lines, players: readonly Player[]): Lines {
	const free = new Map<string, Line[]>()
	for (const line of lines) {
		const name = line.name.toLowerCase()
		free.set(name, [...(free.get(name) ?? []), line])
	}
	return players.map((player) => {
		const line = free.get(player.name.toLowerCase())?.shift()
		return line ? { ...newLine(player), key: line.key, id: line.id } : newLine(player)
	})
}
