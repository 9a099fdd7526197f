// Notes about the cells of a roster: errors that prevent saving, and warnings to review.
import { plural } from '#kit/plural.ts'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { ruleNote } from '#sports/number-rules.ts'
import { brokenNumberRules, clashBeside, rosterClashes } from '#sports/roster-numbers.ts'
import type { RequestSport } from '#portals/states.ts'
import { isKnownSize, isSheetError } from './cells.ts'
import { isEmail, isPhone } from './contact.ts'
import { jerseyNames } from './jersey-names.ts'
import {
	isBlank,
	lengthOf,
	maxGradeLength,
	maxNameLength,
	maxTextLength,
	rosterSizes,
	type Player,
	type PlayerField,
} from './player.ts'

export type Note = {
	field: PlayerField
	/** An error prevents saving the row; a warning needs review. */
	tone: 'error' | 'warning'
	/** One sentence. It may quote typed text, so it appears only on the page, never in a log. */
	message: string
}

const error = (field: PlayerField, message: string): Note => ({ field, tone: 'error', message })
const warning = (field: PlayerField, message: string): Note => ({ field, tone: 'warning', message })

/** 'sAM', 'JOnes': a slip of the shift key. Not 'McDonald', 'TJ', 'd’Angelo' or 'van'. */
const oddWord = /^\p{Ll}+\p{Lu}|^\p{Lu}{2,}\p{Ll}/u
const hasOddCapitals = (name: string) => name.split(/[ \-'’.]/u).some((word) => oddWord.test(word))

function nameNotes({ name, jerseyName, printsName }: Player): Note[] {
	if (name === '') return [error('name', 'The name is missing.')]
	if (isSheetError(name))
		return [error('name', `“${name}” is what a formula left behind. Expected a name: type it in.`)]
	const length = lengthOf(name)
	if (length > maxTextLength)
		return [error('name', `The name has ${length} characters; at most ${maxTextLength} fit.`)]
	const [printed = ''] = jerseyNames([{ name, jerseyName }])
	const problem = printsName ? letterTrouble(printed) : undefined
	return [
		...(problem === undefined ? [] : [warning(jerseyName === '' ? 'name' : 'jerseyName', problem)]),
		...(hasOddCapitals(name) ? [warning('name', 'The capitals look odd: a slip of the shift key?')] : []),
	]
}

function jerseyNotes({ jerseyName }: Player): Note[] {
	if (isSheetError(jerseyName))
		return [error('jerseyName', `“${jerseyName}” is what a formula left behind. Type the name in.`)]
	const length = lengthOf(jerseyName)
	return length > maxNameLength
		? [
				error(
					'jerseyName',
					`The name on the jersey has ${length} characters; at most ${maxNameLength} fit on a garment.`,
				),
			]
		: []
}

/** Grade and the family's name, email and phone. */
function familyNotes({ grade, parentName, parentEmail, parentPhone }: Player): Note[] {
	const found: Note[] = []
	if (lengthOf(grade) > maxGradeLength)
		found.push(error('grade', `The grade has ${lengthOf(grade)} characters; at most ${maxGradeLength} fit.`))
	if (lengthOf(parentName) > maxTextLength)
		found.push(
			error('parentName', `The name has ${lengthOf(parentName)} characters; at most ${maxTextLength} fit.`),
		)
	if (parentEmail !== '' && !isEmail(parentEmail))
		found.push(error('parentEmail', `“${parentEmail}” is not an email address. Expected pat@example.com.`))
	if (parentPhone !== '' && !isPhone(parentPhone))
		found.push(error('parentPhone', `“${parentPhone}” is not a phone number. Expected (201) 555-0123.`))
	return found
}

const expectedSizes = `${rosterSizes[0]} to ${rosterSizes.at(-1)}`

function sizeNotes(field: 'size' | 'shortsSize', size: string): Note[] {
	if (size === '' || isKnownSize(size)) return []
	return [error(field, `“${size}” is not a size we make. Expected ${expectedSizes}.`)]
}

const isNumber = (text: string) => /^\d{1,2}$/.test(text)

/** Notes about a single player. None for an empty row. */
export function playerNotes(player: Player): Note[] {
	if (isBlank(player)) return []
	const { number, size, shortsSize } = player
	return [
		...nameNotes(player),
		...jerseyNotes(player),
		...familyNotes(player),
		...(number === '' || isNumber(number)
			? []
			: [error('number', `“${number}” is not a number. Expected one or two digits.`)]),
		...sizeNotes('size', size),
		...sizeNotes('shortsSize', shortsSize),
	]
}

const level = 'high school'

/** The violated number rule of the sport; undefined when none is. */
export function numberTrouble(number: string, sport: RequestSport): string | undefined {
	const broken = isNumber(number) ? brokenNumberRules(sport, number) : []
	const rule = broken.find((one) => one.level === level)
	return rule && `${rule.rule} (${ruleNote(rule)}).`
}

/** The rule that forbids this number beside those of the team; undefined when none does. */
export function besideTrouble(
	number: string,
	worn: readonly string[],
	sport: RequestSport,
): string | undefined {
	const rule = clashBeside(sport, number, worn)
	return rule && `${rule.rule} (${ruleNote(rule)}).`
}

type Label = (place: number) => number

function others(rows: readonly number[], own: number, label: Label): string {
	const places = rows.filter((row) => row !== own).map(label)
	const shown = places.slice(0, 4).join(', ')
	const rest = places.length > 4 ? ` and ${places.length - 4} more` : ''
	return `${plural(places.length, 'row')} ${shown}${rest}`
}

const placesBy = (players: readonly Player[], keyOf: (player: Player) => string) => {
	const places = new Map<string, number[]>()
	players.forEach((player, row) => {
		const key = keyOf(player)
		const known = places.get(key)
		if (known) known.push(row)
		else places.set(key, [row])
	})
	return places
}

/** Two players may share a last name, but hardly a full name. */
const wholeName = ({ name }: Player) => (name.includes(' ') ? name.toLowerCase() : '')

type TeamNotes = ReadonlyMap<number, readonly Note[]>

/**
 * Notes about duplicates among players and about their numbers in this sport, by row from 0.
 * `label` gives the row number shown to the reader.
 * Rules differ by state, so these are warnings, with the rule's source and date.
 */
/** 7 and 07 differ only in a leading zero. Not 0 and 00, which have a rule of their own. */
const isReadAlike = (number: string, other: string): boolean =>
	number !== other &&
	Number(number) > 0 &&
	isNumber(number) &&
	isNumber(other) &&
	Number(number) === Number(other)

const alikeMessage = (number: string, other: string, where: string): string =>
	`${number} is also written as ${other} in ${where}. One of them is probably a slip.`

export function teamNotes(
	players: readonly Player[],
	sport: RequestSport,
	label: Label = (place) => place + 1,
): TeamNotes {
	const notes = new Map<number, Note[]>()
	const say = (row: number, note: Note) => notes.set(row, [...(notes.get(row) ?? []), note])
	const byNumber = placesBy(players, ({ number }) => number)
	const numbers = [...byNumber.keys()]
	const identical = rosterClashes(
		sport,
		players.map(({ number }) => number),
	).find(({ rule }) => rule.id === 'identical')?.rule
	for (const [number, rows] of byNumber) {
		if (number === '') continue
		const problem = numberTrouble(number, sport)
		if (problem !== undefined) rows.forEach((row) => say(row, warning('number', problem)))
		const beside = besideTrouble(number, numbers, sport)
		if (beside !== undefined) rows.forEach((row) => say(row, warning('number', beside)))
		const alike = numbers.filter((other) => isReadAlike(number, other))
		const sameValue = alike.flatMap((other) => byNumber.get(other) ?? [])
		if (sameValue.length > 0)
			rows.forEach((row) =>
				say(
					row,
					warning('number', alikeMessage(number, alike[0] ?? '', others([...sameValue, row], row, label))),
				),
			)
		if (rows.length < 2) continue
		const why = identical ? ` ${identical.rule} (${ruleNote(identical)}).` : ''
		rows.forEach((row) =>
			say(row, warning('number', `Number ${number} is also in ${others(rows, row, label)}.${why}`)),
		)
	}
	for (const [name, rows] of placesBy(players, wholeName))
		if (name !== '' && rows.length > 1)
			rows.forEach((row) => say(row, warning('name', `This name is also in ${others(rows, row, label)}.`)))
	return notes
}
