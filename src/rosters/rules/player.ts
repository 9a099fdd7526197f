// One row of a roster, its limits, the labels of its fields, and which apply to a garment.
import { sizesOf } from '#catalog/rules/size-runs.ts'

const personal: readonly string[] = ['Jersey', 'Uniform Set']
const bottoms: readonly string[] = ['Shorts', 'Pants']

/** A jersey has its player's name and number whether or not its design has a place for them. */
export const isPersonal = (kind: string): boolean => personal.includes(kind)

/** Garments worn below the waist have their own size. */
export const isWornBelow = (kind: string): boolean => bottoms.includes(kind)

/** Numbers are text: "0", "00" and "07" are three numbers. Sizes are empty until given. */
export type Player = {
	name: string
	number: string
	/** Of the jersey. */
	size: string
	shortsSize: string
	/** False: number only, the name is not printed. */
	printsName: boolean
}

export const textFields = ['name', 'number', 'size', 'shortsSize'] as const
export type TextField = (typeof textFields)[number]
export type PlayerField = TextField | 'printsName'

export const fieldLabels: Record<PlayerField, string> = {
	name: 'Name',
	number: 'Number',
	size: 'Jersey size',
	shortsSize: 'Shorts size',
	printsName: 'Don’t print name',
}

/** Longest name that a design can hold. Spec §5. */
export const maxNameLength = 20
/** Days for which a family's link works: enough for a weekend and a reminder. */
export const linkDays = 14

/** Twice the largest program we know of. */
export const maxPlayers = 1_000
/** Maximum rows of one file or paste, including those left out. */
export const maxImportRows = 2_000

/** Sizes available for players, smallest first. */
export const rosterSizes: readonly string[] = sizesOf('youth-adult')

export const emptyPlayer: Player = { name: '', number: '', size: '', shortsSize: '', printsName: true }

/** The player of a row that has more fields. */
export const playerIn = ({ name, number, size, shortsSize, printsName }: Player): Player => ({
	name,
	number,
	size,
	shortsSize,
	printsName,
})

/** Whether all text fields are empty. */
export const isBlank = ({ name, number, size, shortsSize }: Player): boolean =>
	name === '' && number === '' && size === '' && shortsSize === ''

/** Number of code points. */
export const lengthOf = (text: string): number => [...text].length
