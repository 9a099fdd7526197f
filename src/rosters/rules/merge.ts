// Two people at work on one roster: what the other one saved comes in under what is not saved yet.
import { emptyPlayer, isBlank } from './player.ts'
import { inEveryStep, sheetColumns, withIds, type History, type Line, type Lines } from './sheet.ts'

export type Merged = {
	lines: Lines
	/** Rows of the result, from 0, where both changed the same cell; mine stands. */
	clashes: number[]
	/** Rows that came in, went, or read otherwise now because of the other. */
	theirs: number
}

type Sides = { base: Lines; mine: Lines; theirs: Lines }

const byId = (lines: Lines) =>
	new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])))
const differs = (a: Line, b: Line) => sheetColumns.some((field) => a[field] !== b[field])

/** Cell by cell: what I changed stands, all else is theirs. */
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

/** New lines of mine stand behind the line that they stood behind; what has lost it goes to the end. */
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

/** @param sides base is what my work began from */
export function merged({ base, mine, theirs }: Sides): Merged {
	const [known, own, other] = [byId(base), byId(mine), byId(theirs)]
	const clashing = new Set<string>()
	let changes = 0
	const kept = theirs.flatMap((line): Line[] => {
		const [before, present] = [known.get(line.id ?? ''), own.get(line.id ?? '')]
		if (before && present) {
			const { line: both, isClash } = mergedLine(before, present, line)
			if (isClash) clashing.add(both.key)
			if (differs(both, present)) changes += 1
			return [both]
		}
		// I took it out; only if they have worked on it since, it stays.
		if (before && !differs(before, line)) return []
		changes += 1
		return [line]
	})
	// They took it out; if I have worked on it since, it comes back as a new player.
	const gone = base.filter(({ id }) => id !== null && !other.has(id))
	const rescued = gone.flatMap((before): Line[] => {
		const present = own.get(before.id ?? '')
		return present && differs(before, present) ? [{ ...present, id: null }] : []
	})
	const lines = withNewLines([...kept, ...rescued], mine)
	return {
		lines,
		clashes: lines.flatMap(({ key }, at) => (clashing.has(key) ? [at] : [])),
		theirs: changes + gone.filter(({ id }) => own.has(id ?? '')).length,
	}
}

const wholeLine = ({ name, number, size, shortsSize, printsName }: Line) =>
	[name, number, size, shortsSize, printsName].join('\n')
/** A number keeps players of one name apart. */
const nameAndNumber = ({ name, number }: Line) => (number === '' ? '' : `${name.toLowerCase()}\n${number}`)

/**
 * New lines of mine whom the other side has too, each with the id it has there: both loaded one list, or my own save
 * went through and its answer was lost.
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
 * What the other one saved comes in under every step of my work: taking back what I did never takes back what they did,
 * and nobody stands in the roster twice because both brought the same player.
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
