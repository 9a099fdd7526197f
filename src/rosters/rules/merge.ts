// Merges concurrent edits of one roster: the other person's saved changes go below my unsaved ones.
import { emptyPlayer, isBlank } from './player.ts'
import {
	inEveryStep,
	isSamePlayer,
	sheetColumns,
	withIds,
	type History,
	type Line,
	type Lines,
} from './sheet.ts'

type Merged = {
	lines: Lines
	/** Rows of the result, from 0, where both changed the same cell; mine wins. */
	clashes: number[]
	/** Number of rows that the other person added, removed or changed. */
	theirs: number
}

type Sides = { base: Lines; mine: Lines; theirs: Lines }

const byId = (lines: Lines) =>
	new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])))
const differs = (a: Line, b: Line) => !isSamePlayer(a, b)

/** Cell by cell: my changes win, everything else is theirs. */
function mergedLine(base: Line, mine: Line, theirs: Line): { line: Line; isClash: boolean } {
	const line: Line = { ...theirs, key: mine.key }
	let isClash = false
	for (const field of sheetColumns) {
		if (mine[field] === base[field]) continue
		isClash ||= theirs[field] !== base[field] && theirs[field] !== mine[field]
		Object.assign(line, { [field]: mine[field] })
	}
	return { line, isClash }
}

/** My new lines stay behind their predecessor; those without one go to the end. */
function withNewLines(lines: Line[], mine: Lines): Line[] {
	const result = [...lines]
	const there = new Set(lines.map(({ key }) => key))
	mine.forEach((line, at) => {
		if (there.has(line.key) || line.id !== null || isBlank(line)) return
		const before = mine[at - 1]
		const place = before ? result.findIndex(({ key }) => key === before.key) : -1
		if (before && place < 0) result.push(line)
		else result.splice(place + 1, 0, line)
	})
	return result
}

/** @param sides base is the state that my edits started from */
export function merged({ base, mine, theirs }: Sides): Merged {
	const [known, own, other] = [byId(base), byId(mine), byId(theirs)]
	const clashing = new Set<string>()
	let changes = 0
	const remaining = theirs.flatMap((line): Line[] => {
		const [before, present] = [known.get(line.id ?? ''), own.get(line.id ?? '')]
		if (before && present) {
			const { line: both, isClash } = mergedLine(before, present, line)
			if (isClash) clashing.add(both.key)
			if (differs(both, present)) changes += 1
			return [both]
		}
		// I deleted it; it stays only if they have changed it since.
		if (before && !differs(before, line)) return []
		changes += 1
		return [line]
	})
	// They deleted it; if I have changed it since, it returns as a new player.
	const deleted = base.filter(({ id }) => id !== null && !other.has(id))
	const restored = deleted.flatMap((before): Line[] => {
		const present = own.get(before.id ?? '')
		return present && differs(before, present) ? [{ ...present, id: null }] : []
	})
	const lines = withNewLines([...remaining, ...restored], mine)
	return {
		lines,
		clashes: lines.flatMap(({ key }, at) => (clashing.has(key) ? [at] : [])),
		theirs: changes + deleted.filter(({ id }) => own.has(id ?? '')).length,
	}
}

const wholeLine = (line: Line) => sheetColumns.map((field) => line[field]).join('\n')
/** The number distinguishes players of the same name. */
const nameAndNumber = ({ name, number }: Line) => (number === '' ? '' : `${name.toLowerCase()}\n${number}`)

/**
 * My new lines that the other side has too, with their ids there: both imported one list, or my own save succeeded and
 * its answer was lost.
 */
function alsoThere({ base, mine, theirs }: Sides): Map<string, string> {
	const known = byId(base)
	const ids = new Map<string, string>()
	const taken = new Set<string>()
	for (const signOf of [wholeLine, nameAndNumber]) {
		const places = new Map<string, string[]>()
		for (const line of theirs)
			if (line.id !== null && !known.has(line.id) && !taken.has(line.id))
				places.set(signOf(line), [...(places.get(signOf(line)) ?? []), line.id])
		for (const line of mine) {
			if (line.id !== null || isBlank(line) || ids.has(line.key) || signOf(line) === '') continue
			const id = places.get(signOf(line))?.shift()
			if (id === undefined) continue
			ids.set(line.key, id)
			taken.add(id)
		}
	}
	return ids
}

/**
 * Merges the other person's saved changes below every step of my history, so that undo never reverts their changes. A
 * player that both added appears once.
 */
export function joined(
	history: History,
	{ base, theirs }: Omit<Sides, 'mine'>,
): { history: History } & Omit<Merged, 'lines'> {
	const ids = alsoThere({ base, mine: history.lines, theirs })
	const begun = [...base, ...[...ids.values()].map((id) => ({ ...emptyPlayer, key: id, id }))]
	const mine = withIds(history, ids)
	const { clashes, theirs: changes } = merged({ base: begun, mine: mine.lines, theirs })
	return {
		history: inEveryStep(mine, (step) => merged({ base: begun, mine: step, theirs }).lines),
		clashes,
		theirs: changes,
	}
}
