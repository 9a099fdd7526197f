// All known sports, those that the shop offers, and their names.
import { specSports } from '#kit/shop.ts'
import type { SportRecord } from './record.ts'
import { sportRecords } from './records/index.ts'

export type Sport = keyof typeof sportRecords

/** The sports that every shop offers, in the order of spec §9. */
export const standardSports = specSports satisfies readonly Sport[]

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

/** Called once at the start of a process. */
export function offerExtraSports(sports: readonly Sport[]): void {
	extras = sports
}
/** What the installation offers: sold until the owner chooses. */
export const installedSports = (): readonly Sport[] => [...standardSports, ...extras]
const knownInOrder = (): Sport[] => [...standardSports, ...extraSports()]

// Each of the following depends on the sports that the shop sells (`ShopShell`, in any order) and keeps an order of its own.

export const offeredExtras = (sold: readonly string[]): Sport[] =>
	extraSports().filter((sport) => sold.includes(sport))
export const offeredSports = (sold: readonly string[]): Sport[] =>
	knownInOrder().filter((sport) => sold.includes(sport))
/** Sports with a record that this shop does not offer: their products are hidden. */
export const withheldSports = (sold: readonly string[]): Sport[] =>
	knownInOrder().filter((sport) => !sold.includes(sport))
export const isWithheld = (sold: readonly string[], sport: string): boolean =>
	isSport(sport) && !sold.includes(sport)
export const isOffered = (sold: readonly string[], text: string | undefined): text is Sport =>
	isSport(text) && sold.includes(text)

/** Spec §2: the order of filters and of the request form. */
export const sportsInForms = (sold: readonly string[]): Sport[] =>
	[
		...(['football', 'basketball', 'baseball', 'soccer', 'lacrosse', 'hockey'] as const),
		...extraSports(),
	].filter((sport) => sold.includes(sport))

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Number of offered sports in words, for the start of a sentence. */
export const sportCount = (sold: readonly string[]): string => {
	const { length } = offeredSports(sold)
	return countWords[length] ?? String(length)
}

/** Products without a sport are spirit wear. */
export const sportName = (sport: string): string => recordOf(sport)?.name ?? 'Spirit Wear'
