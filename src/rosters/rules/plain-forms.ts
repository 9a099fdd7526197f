// The roster's plain forms for pages without scripts: input and answers.
import { reasonsOf, importList } from './import-rows.ts'
import { playerNotes } from './notes.ts'
import { emptyPlayer, isBlank, type Player, type PlayerField } from './player.ts'
import { tableOf, textOf } from './table.ts'
import { AddForm, playerOfForm } from '../schemas.ts'
import type { RequestSport } from '#portals/states.ts'

type Fields = Record<string, FormDataEntryValue>
const textIn = (fields: Fields, name: string): string => {
	const value = fields[name]
	return typeof value === 'string' ? value : ''
}

export type AddAnswer = {
	form: 'add'
	typed: Player
	errors: Partial<Record<PlayerField, string>>
	refusal?: string
}

/** The submitted player, and its errors by field. */
export function readAdd(fields: Fields): Omit<AddAnswer, 'refusal'> {
	const parsed = AddForm.safeParse(fields)
	const typed = parsed.success ? playerOfForm(parsed.data) : emptyPlayer
	const errors: AddAnswer['errors'] = {}
	if (isBlank(typed)) errors.name = 'The name is missing.'
	for (const { field, tone, message } of playerNotes(typed)) if (tone === 'error') errors[field] ??= message
	return { form: 'add', typed, errors }
}

export type PasteAnswer = {
	form: 'paste'
	/** The lines that need repair, with headings, ready to send again. */
	text: string
	problems: string[]
	taken: number
	refusal?: string
}

/** A thousand rows with every cell at its maximum length. */
const mostText = 200_000
const tooLong = 'This list is longer than 200,000 characters. Bring it in two parts.'

type ReadPaste = {
	players: Player[]
	/** The whole pasted text, for when none of it can be saved. */
	given: string
	left: Omit<PasteAnswer, 'taken' | 'refusal'>
}

/** Players of a pasted list, and the lines left to repair. */
export function readPaste(fields: Fields, sport: RequestSport): ReadPaste {
	const given = textIn(fields, 'text')
	if (given.length > mostText)
		return { players: [], given, left: { form: 'paste', text: given, problems: [tooLong] } }
	const { accepted, failed, leftOut, heading, repeated } = importList(tableOf(given), sport)
	const lines = [...(heading && failed.length > 0 ? [heading] : []), ...failed]
	return {
		players: accepted.map(({ player }) => player),
		given,
		left: {
			form: 'paste',
			text: textOf(lines),
			problems: [
				...failed.map((one) => `Row ${one.row}, ${reasonsOf(one)}`),
				...leftOut.map(({ row, why }) =>
					why === 'again'
						? `Row ${row} has the headings once more, or a title above them, and was left out.`
						: `Row ${row} stands above the headings and was left out.`,
				),
				...repeated.map((title) => `A second column “${title}” was left out.`),
			],
		},
	}
}
