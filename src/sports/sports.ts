// Which sports there are, which of them the shop offers, and what they are called.
import type { SportRecord } from './record.ts'
import { sportRecords } from './records/index.ts'

export type Sport = keyof typeof sportRecords

/** Spec §9, in its order: what every shop offers. */
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

/** Sports beyond the standard ones, which a setting switches on. */
export const extraSports = (): Sport[] =>
	knownSports().filter((sport) => !standardSports.some((standard) => standard === sport))

let extras: readonly Sport[] = []

/** Called once at the start of a process, and in the browser before the page comes to life. */
export function offerExtraSports(sports: readonly Sport[]): void {
	extras = sports
}
export const offeredExtras = (): readonly Sport[] => extras
export const offeredSports = (): Sport[] => [...standardSports, ...extras]
/** Sports with a record that this shop does not offer: their products are shown nowhere. */
export const withheldSports = (): Sport[] => extraSports().filter((sport) => !extras.includes(sport))
export const isWithheld = (sport: string): boolean => withheldSports().some((other) => other === sport)
export const isOffered = (text: string | undefined): text is Sport =>
	offeredSports().some((sport) => sport === text)

/** Spec §2: the order of filters and of the request form. */
export const sportsInForms = (): Sport[] => [
	...(['football', 'basketball', 'baseball', 'soccer', 'lacrosse', 'hockey'] as const),
	...extras,
]

/** How many sports the shop offers, as a sentence begins with it. */
export const sportCount = (): string => {
	const count = offeredSports().length
	return ['Six', 'Seven', 'Eight', 'Nine', 'Ten'][count - standardSports.length] ?? String(count)
}

/** Whatever is of no sport is spirit wear. */
export const sportName = (sport: string): string => recordOf(sport)?.name ?? 'Spirit Wear'
