// One row of a roster, what it may hold, and how its fields are called.
import { sizesOf } from '#catalog/rules/size-runs.ts'

/** Numbers are texts: "0", "00" and "07" are three numbers. Sizes are empty while nobody has said them. */
export type Player = {
	name: string
	number: string
	/** Of the jersey. */
	size: string
	shortsSize: string
	/** False: number only, the name stays off the garment. */
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
/** How long a family's link works: enough for a weekend and a reminder. */
export const linkDays = 14

/** Twice the largest program we know of. */
export const maxPlayers = 1_000
/** Rows that one file or one paste may bring, those to be left out included. */
export const maxImportRows = 2_000

/** What a player can be made in, smallest first. */
export const rosterSizes: readonly string[] = sizesOf('youth-adult')

export const emptyPlayer: Player = { name: '', number: '', size: '', shortsSize: '', printsName: true }

/** Nothing was typed into it. */
export const isBlank = ({ name, number, size, shortsSize }: Player): boolean =>
	name === '' && number === '' && size === '' && shortsSize === ''

/** Characters as people count them. */
export const lengthOf = (text: string): number => [...text].length
