// The six sports of the shop (spec §9).

export const sports = ['football', 'basketball', 'baseball', 'soccer', 'hockey', 'lacrosse'] as const
export type Sport = (typeof sports)[number]

export const sportNames: Record<Sport | 'spirit', string> = {
	football: 'Football',
	basketball: 'Basketball',
	baseball: 'Baseball',
	soccer: 'Soccer',
	hockey: 'Hockey',
	lacrosse: 'Lacrosse',
	spirit: 'Spirit Wear',
}

export const isSport = (text: string | undefined): text is Sport => sports.some((sport) => sport === text)
export const sportName = (sport: string): string => (isSport(sport) ? sportNames[sport] : sportNames.spirit)
