// All known sports, those that the shop offers, and their names.
import type { SportRecord } from './record.ts'
import { sportRecords } from './records/index.ts'

export type Sport = keyof typeof sportRecords

/** The sports that every shop offers, in the order of spec §9. */
export const standardSports = [
	'football',
	'basketball',
	'baseball',
	'soccer',
	'hockey',
	'lacrosse',
] as const satisfies readonly Sport[]

const byId: Readonly<Record<string, SportRecord>> = sportRecords

export const isSport = (text: string | undefined): text is Sport =>
	text !== undefined && Object.hasOwn(byId, text)

export const recordOf = (sport: string): SportRecord | undefined => (isSport(sport) ? byId[sport] : undefined)

/** Every sport that has a record. */
export const knownSports = (): Sport[] => Object.keys(byId).filter(isSport)

/** Sports beyond the standard ones, which a setting enables. */
export const extraSports = (): Sport[] =>
	knownSports().filter((sport) => !standardSports.some((standard) => standard === sport))

let extras: readonly Sport[] = []
let sold: readonly Sport[] | null = null

/** Called once at the start of a process. */
export function offerExtraSports(sports: readonly Sport[]): void {
	extras = sports
}
/**
 * What the owner sells; null for the standard sports and the extra ones. Called with what the database says before a
 * page is made, and in the browser before hydration.
 */
export function sellSports(sports: readonly Sport[] | null): void {
	sold = sports
}
/** What the shop sells until the owner chooses. */
export const installedSports = (): readonly Sport[] => [...standardSports, ...extras]
const isSold = (sport: Sport): boolean => (sold ?? installedSports()).includes(sport)
const knownInOrder = (): Sport[] => [...standardSports, ...extraSports()]

export const offeredExtras = (): readonly Sport[] => extraSports().filter(isSold)
export const offeredSports = (): Sport[] => knownInOrder().filter(isSold)
/** Sports with a record that this shop does not offer: their products are hidden. */
export const withheldSports = (): Sport[] => knownInOrder().filter((sport) => !isSold(sport))
export const isWithheld = (sport: string): boolean => withheldSports().some((other) => other === sport)
export const isOffered = (text: string | undefined): text is Sport =>
	offeredSports().some((sport) => sport === text)

/** Spec §2: the order of filters and of the request form. */
export const sportsInForms = (): Sport[] =>
	[
		...(['football', 'basketball', 'baseball', 'soccer', 'lacrosse', 'hockey'] as const),
		...extraSports(),
	].filter(isSold)

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Number of offered sports in words, for the start of a sentence. */
export const sportCount = (): string => {
	const { length } = offeredSports()
	return countWords[length] ?? String(length)
}

/** Products without a sport are spirit wear. */
export const sportName = (sport: string): string => recordOf(sport)?.name ?? 'Spirit Wear'
