// The names of sports in the languages of families.
import { readerLanguage, type Language, type PageLanguage } from '#kit/language.ts'

/** By their English names; one that is not listed keeps it. */
const sports: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
	es: {
		Baseball: 'Béisbol',
		Basketball: 'Baloncesto',
		Football: 'Fútbol americano',
		Hockey: 'Hockey',
		Lacrosse: 'Lacrosse',
		Soccer: 'Fútbol',
		Softball: 'Sóftbol',
		Volleyball: 'Voleibol',
		'Spirit Wear': 'Ropa de afición',
	},
}

export function sportIn(language: PageLanguage, name: string): string {
	const reader = readerLanguage(language)
	return reader === 'en' ? name : (sports[reader][name] ?? name)
}
