// One row of a roster, its limits, the labels of its fields, and which apply to a garment.
import { sizesOf } from '#catalog/rules/size-runs.ts'
import type { FamilyLanguage } from '../states.ts'

const personal: readonly string[] = ['Jersey', 'Uniform Set']
const bottoms: readonly string[] = ['Shorts', 'Pants']

/** A jersey has its player's name and number whether or not its design has a place for them. */
export const isPersonal = (kind: string): boolean => personal.includes(kind)

/** Garments worn below the waist have their own size. */
export const isWornBelow = (kind: string): boolean => bottoms.includes(kind)

/** Garments worn below the waist use the shorts size, or the jersey size when the player gave none. */
export const sizeOfGarment = (
	kind: string,
	{ size, shortsSize }: Pick<Player, 'size' | 'shortsSize'>,
): string => (isWornBelow(kind) && shortsSize.trim() !== '' ? shortsSize : size)

/** Numbers are text: "0", "00" and "07" are three numbers. Sizes are empty until given. */
export type Player = {
	name: string
	number: string
	/** Of the jersey. */
	size: string
	shortsSize: string
	/** False: number only, the name is not printed. */
	printsName: boolean
	/** As printed. Empty: the proposal of `jerseyNames`. */
	jerseyName: string
	/** As the school writes it: "9", "JV 10", "Jr". */
	grade: string
	parentName: string
	parentEmail: string
	/** E.164, or as typed while it is no phone number. */
	parentPhone: string
	/** In which the family is written to. */
	language: FamilyLanguage
}

/** What a family answers about its player. */
export const answerFields = ['name', 'number', 'size', 'shortsSize'] as const
export type AnswerField = (typeof answerFields)[number]
/** What a family's page shows of its player: nothing of the parent, since a link may be passed on. */
export type ShownPlayer = Pick<Player, AnswerField | 'printsName'>

export const textFields = [
	...answerFields,
	'jerseyName',
	'grade',
	'parentName',
	'parentEmail',
	'parentPhone',
] as const
export type TextField = (typeof textFields)[number]
export type PlayerField = TextField | 'printsName' | 'language'

export const fieldLabels: Record<PlayerField, string> = {
	name: 'Name',
	number: 'Number',
	size: 'Jersey size',
	shortsSize: 'Shorts size',
	printsName: 'Don’t print name',
	jerseyName: 'Name on jersey',
	grade: 'Grade',
	parentName: 'Parent',
	parentEmail: 'Parent’s email',
	parentPhone: 'Parent’s phone',
	language: 'Family reads Spanish',
}

export const isTextField = (field: PlayerField): field is TextField =>
	field !== 'printsName' && field !== 'language'

/** Longest name that a design can hold. Spec §5. */
export const maxNameLength = 20
/** Longest name of a person, and longest text of the family's columns. */
export const maxTextLength = 80
export const maxGradeLength = 12
/** Days for which a family's link works: enough for a weekend and a reminder. */
export const linkDays = 14

/** Twice the largest program we know of. */
export const maxPlayers = 1_000
/** Maximum rows of one file or paste, including those left out. */
export const maxImportRows = 2_000

/** Sizes available for players, smallest first. */
export const rosterSizes: readonly string[] = sizesOf('youth-adult')

export const emptyPlayer: Player = {
	name: '',
	number: '',
	size: '',
	shortsSize: '',
	printsName: true,
	jerseyName: '',
	grade: '',
	parentName: '',
	parentEmail: '',
	parentPhone: '',
	language: 'en',
}

/** The player of a row that has more fields. */
export const playerIn = (row: Player): Player => ({
	name: row.name,
	number: row.number,
	size: row.size,
	shortsSize: row.shortsSize,
	printsName: row.printsName,
	jerseyName: row.jerseyName,
	grade: row.grade,
	parentName: row.parentName,
	parentEmail: row.parentEmail,
	parentPhone: row.parentPhone,
	language: row.language,
})

/** Whether all text fields are empty. */
export const isBlank = (player: Player): boolean => textFields.every((field) => player[field] === '')

/** Number of code points. */
export const lengthOf = (text: string): number => [...text].length

export const shownPlayer = ({ name, number, size, shortsSize, printsName }: ShownPlayer): ShownPlayer => ({
	name,
	number,
	size,
	shortsSize,
	printsName,
})
