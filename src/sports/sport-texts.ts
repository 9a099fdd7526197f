// The names of sports in the language of a page.
import { readerLanguage, type Language, type PageLanguage } from '#kit/language.ts'
import { pseudoText } from '#kit/pseudo.ts'
import { recordOf, sportName, type Sport } from './sports.ts'

type SportNames = Readonly<Record<Sport | 'spirit', string>>

/** Beside English, which stands in the sports' records. */
export const sportNames: Readonly<Record<Exclude<Language, 'en'>, SportNames>> = {
	es: {
		football: 'Fútbol americano',
		basketball: 'Baloncesto',
		baseball: 'Béisbol',
		soccer: 'Fútbol',
		hockey: 'Hockey sobre hielo',
		lacrosse: 'Lácrosse',
		softball: 'Sóftbol',
		volleyball: 'Voleibol',
		spirit: 'Ropa de afición',
	},
}

/** Products without a sport are spirit wear. */
export function sportNameIn(language: PageLanguage, sport: string): string {
	const english = sportName(sport)
	if (language === 'en-XA') return pseudoText(english)
	const reader = readerLanguage(language)
	if (reader === 'en') return english
	const names: Readonly<Record<string, string>> = sportNames[reader]
	return Object.hasOwn(names, sport) ? (names[sport] ?? english) : english
}

/** Below the names on the pages of the sports; English stands in the records, too. */
export const sportIntros: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Sport, string>>>> = {
	es: {
		football:
			'Camisetas de juego, de práctica y pantalones que aguantan golpes, numerados según el reglamento de 2024.',
		basketball: 'Malla que respira los cuatro cuartos: camisetas, shorts y reversibles.',
		baseball:
			'De botones completos, de dos botones y a rayas, con pantalones a juego, desde los más chicos hasta el equipo principal.',
		soccer: 'Camisetas ligeras de partido, shorts y playeras de entrenamiento para clubes y escuelas.',
		hockey:
			'Suéteres cortados para usarse con protección, con cordones, medias a rayas y ropa de calentamiento.',
		lacrosse: 'Casacas, camisetas de juego y shorts hechos para el pasto.',
		softball: 'Camisetas de lanzamiento rápido, con manga corta o sin manga, y pantalones para barrerse.',
		volleyball:
			'Camisetas de partido ceñidas, de manga corta, larga o sin manga, con el número donde el árbitro lo busca.',
	},
}

export function sportIntroIn(language: PageLanguage, sport: Sport): string {
	const english = recordOf(sport)?.intro ?? ''
	if (language === 'en-XA') return pseudoText(english)
	const reader = readerLanguage(language)
	return reader === 'en' ? english : sportIntros[reader][sport]
}
