// A team's store for anyone with its link, in every language. Names of garments and teams are data.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import type { StoreState } from './website-store.ts'

type StoreTexts = {
	title: (team: string) => string
	description: (team: string, school: string, season: string) => string
	badge: string
	orderBy: (day: string) => string
	nothing: Readonly<Record<Exclude<StoreState, 'open'>, string>>
	ask: string
}

export const storeTexts = translations<StoreTexts>({
	en: {
		title: (team) => `${team} team store`,
		description: (team, school, season) => `Gear of ${team}, ${school}, ${season}.`,
		badge: 'Team store',
		orderBy: (day) => `Order by ${day}`,
		nothing: { closed: 'This store is closed.', empty: 'Nothing is in this store yet.' },
		ask: 'Ask the team when it opens again.',
	},
	es: {
		title: (team) => `Tienda del equipo ${team}`,
		description: (team, school, season) => `La ropa de ${team}, ${school}, ${season}.`,
		badge: 'Tienda del equipo',
		orderBy: (day) => `Pida a más tardar el ${day}`,
		nothing: { closed: 'Esta tienda está cerrada.', empty: 'Todavía no hay nada en esta tienda.' },
		ask: 'Pregunte al equipo cuándo vuelve a abrir.',
	},
})

const { noStore } = messages

export const storePhrases: Phrases = {
	phrases: phrasesOf({ noStore }, { noStore: 'No se encontró la tienda' }),
	fallback: 'No se pudo abrir esta tienda.',
}
