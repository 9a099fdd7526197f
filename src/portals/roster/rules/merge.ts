// Two people at work on one roster: what the other one saved comes in under what is not saved yet.
import { isBlank } from './player.ts'
import { newLine, sheetColumns, type Line, type Lines } from './sheet.ts'

export type Merged = {
	lines: Lines
	/** Rows of the result, from 0, where both changed the same cell; mine stands. */
	clashes: number[]
	/** Rows of the other that came in, went, or read otherwise now. */
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
	mine.forEach((line, at) => {
		if (result.some(({ key }) => key === line.key) || line.id !== null || isBlank(line)) return
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
		const isTheirs = !before || differs(before, line)
		if (isTheirs) changes += 1
		if (!before) return [line]
		// I took it out; if they have worked on it since, it stays.
		if (!present) return isTheirs ? [line] : []
		const { line: both, isClash } = mergedLine(before, present, line)
		if (isClash) clashing.add(both.key)
		return [both]
	})
	// They took it out; if I have worked on it since, it comes back as a new player.
	const gone = base.filter(({ id }) => id !== null && !other.has(id))
	const rescued = gone.flatMap((before) => {
		const present = own.get(before.id ?? '')
		return present && differs(before, present) ? [newLine(present)] : []
	})
	const lines = withNewLines([...kept, ...rescued], mine)
	return {
		lines,
		clashes: lines.flatMap(({ key }, at) => (clashing.has(key) ? [at] : [])),
		theirs: changes + gone.length,
	}
}
