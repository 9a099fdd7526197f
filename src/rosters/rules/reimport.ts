// A list beside the players who are there: who is new, what changed, who is gone. Nothing is applied unasked.
import type { ColumnRole } from './column-roles.ts'
import { isBlank, type AnswerField, answerFields, type Player, type PlayerField } from './player.ts'
import { newLine, type Line, type Lines } from './sheet.ts'

export type ValueChange = { field: PlayerField; from: Player[PlayerField]; to: Player[PlayerField] }

export type ChangedPlayer = {
	line: Line
	/** Values that only the team decides, or that no family has confirmed. */
	changes: ValueChange[]
	/** Values that the family has confirmed. */
	overConfirmed: ValueChange[]
}

export type Comparison = { added: Player[]; changed: ChangedPlayer[]; gone: Line[]; same: number }

/** Fields that a list with these columns speaks of. */
export function fieldsOf(roles: readonly ColumnRole[]): PlayerField[] {
	const fields: Partial<Record<ColumnRole, PlayerField>> = {
		name: 'name',
		first: 'name',
		last: 'name',
		number: 'number',
		size: 'size',
		shortsSize: 'shortsSize',
		printsName: 'printsName',
		hidesName: 'printsName',
		jerseyName: 'jerseyName',
		grade: 'grade',
		parentName: 'parentName',
		parentFirst: 'parentName',
		parentLast: 'parentName',
		parentEmail: 'parentEmail',
		parentPhone: 'parentPhone',
		language: 'language',
	}
	return [...new Set(roles.flatMap((role) => fields[role] ?? []))]
}

/** Equal for a name in other capitals, with other accents, points or spaces. */
export const nameKey = (name: string): string =>
	name
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()

/** The line of each player; of namesakes the one with the same number, then those that are left in their order. */
function matched(lines: Lines, players: readonly Player[]): Map<Player, Line> {
	const free = Map.groupBy(lines, ({ name }) => nameKey(name))
	const found = new Map<Player, Line>()
	const take = (player: Player, isIt: (line: Line) => boolean) => {
		const own = free.get(nameKey(player.name)) ?? []
		const at = own.findIndex(isIt)
		const [line] = at < 0 ? [] : own.splice(at, 1)
		if (line) found.set(player, line)
	}
	for (const player of players) take(player, ({ number }) => number !== '' && number === player.number)
	for (const player of players) if (!found.has(player)) take(player, () => true)
	return found
}

const isConfirmable = (field: PlayerField): field is AnswerField => answerFields.some((one) => one === field)

type Compared = {
	lines: Lines
	players: readonly Player[]
	/** Those that the list has columns for. */
	fields: readonly PlayerField[]
	/** Keys of lines that their families have confirmed. */
	confirmed: ReadonlySet<string>
}

/**
 * An empty cell of the list says nothing, so it changes nothing. A name by which its player was found stays as the team
 * has it: capitals and accents are rarely better in a list.
 */
export function compared({ lines: given, players, fields, confirmed }: Compared): Comparison {
	const lines = given.filter((line) => !isBlank(line))
	const lineOf = matched(lines, players)
	const stays = new Set([...lineOf.values()].map(({ key }) => key))
	const known = players.flatMap((player): ChangedPlayer[] => {
		const line = lineOf.get(player)
		if (!line) return []
		const all = fields.flatMap((field): ValueChange[] =>
			field === 'name' || player[field] === '' || player[field] === line[field]
				? []
				: [{ field, from: line[field], to: player[field] }],
		)
		const isOver = ({ field }: ValueChange) => confirmed.has(line.key) && isConfirmable(field)
		return [{ line, changes: all.filter((one) => !isOver(one)), overConfirmed: all.filter(isOver) }]
	})
	const changed = known.filter(({ changes, overConfirmed }) => changes.length + overConfirmed.length > 0)
	return {
		added: players.filter((player) => !lineOf.has(player)),
		changed,
		gone: lines.filter(({ key }) => !stays.has(key)),
		same: known.length - changed.length,
	}
}

/** Which groups of a comparison are applied. */
export type Applied = { added: boolean; changed: boolean; overConfirmed: boolean; gone: boolean }

export const appliedAtFirst: Applied = { added: true, changed: true, overConfirmed: false, gone: false }

const changesOf = ({ changes, overConfirmed }: ChangedPlayer, applied: Applied): ValueChange[] => [
	...(applied.changed ? changes : []),
	...(applied.overConfirmed ? overConfirmed : []),
]

/** Number of players that are added, changed or removed. */
export const playersTouched = ({ added, changed, gone }: Comparison, applied: Applied): number =>
	(applied.added ? added.length : 0) +
	changed.filter((one) => changesOf(one, applied).length > 0).length +
	(applied.gone ? gone.length : 0)

/** The roster with the groups that are applied; players keep their line and with it link and account. */
export function withComparison(lines: Lines, comparison: Comparison, applied: Applied): Lines {
	const changes = new Map(comparison.changed.map((one) => [one.line.key, changesOf(one, applied)]))
	const gone = new Set(applied.gone ? comparison.gone.map(({ key }) => key) : [])
	const kept = lines
		.filter((line) => !isBlank(line) && !gone.has(line.key))
		.map((line): Line => {
			const own = changes.get(line.key) ?? []
			return own.length === 0
				? line
				: { ...line, ...Object.fromEntries(own.map(({ field, to }) => [field, to])) }
		})
	return [...kept, ...(applied.added ? comparison.added.map((player) => newLine(player)) : [])]
}
