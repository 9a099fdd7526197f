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

/** Called once at the start of a process, and in the browser before hydration. */
export function offerExtraSports(sports: readonly Sport[]): void {
	extras = sports
}
export const offeredExtras = (): readonly Sport[] => extras
export const offeredSports = (): Sport[] => [...standardSports, ...extras]
/** Sports with a record that this shop does not offer: their products are hidden. */
export const withheldSports = (): Sport[] => extraSports().filter((sport) => !extras.includes(sport))
export const isWithheld = (sport: string): boolean => withheldSports().some((other) => other === sport)
export const isOffered = (text: string | undefined): text is Sport =>
	offeredSports().some((sport) => sport === text)

/** Spec §2: the order of filters and of the request form. */
export const sportsInForms = (): Sport[] => [
	...(['football', 'basketball', 'baseball', 'soccer', 'lacrosse', 'hockey'] as const),
	...extras,
]

/** Number of offered sports in words, for the start of a sentence. */
export const sportCount = (): string => {
	const count = offeredSports().length
	return ['Six', 'Seven', 'Eight', 'Nine', 'Ten'][count - standardSports.length] ?? String(count)
}

/** Products without a sport are spirit wear. */
export const sportName = (sport: string): string => recordOf(sport)?.name ?? 'Spirit Wear'
