// The fields of the two team colors in English, with their shape in every language.

export type TeamColorTexts = Record<'first' | 'second' | 'name' | 'show', string>

export const englishTeamColors: TeamColorTexts = {
	first: 'First color',
	second: 'Second color',
	name: 'Team name, if you like',
	show: 'Show my colors',
}
