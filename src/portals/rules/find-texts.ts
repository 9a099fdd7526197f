// What the search box says of the teams that it finds, in every language. Names of teams, schools and sports are data.
import { translations } from '#kit/translations.ts'

type FindTexts = Readonly<Record<'yours' | 'closed', string>>

export const findTexts = translations<FindTexts>({
	en: { yours: 'Your teams', closed: 'Closed' },
	es: { yours: 'Sus equipos', closed: 'Cerrado' },
})
