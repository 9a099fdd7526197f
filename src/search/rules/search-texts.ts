// The page of search results in every language. Titles and descriptions of what is found are data in English.
import { countIn, phrase, pluralIn, type PageLanguage, type Phrase } from '#kit/language.ts'
import { labelIn } from '#catalog/rules/list-texts.ts'
import { counted } from '#kit/plural.ts'
import { messageIn, translations } from '#kit/translations.ts'

type SearchTexts = {
	home: string
	breadcrumb: string
	title: string
	titleOf: (query: string) => string
	description: string
	form: string
	box: string
	ask: string
	results: string
	noResults: string
	allOf: (sport: string) => string
	/** The query in its corrected spelling stands between. */
	corrected: readonly [before: string, after: string]
	asTyped: (query: string) => string
	relaxed: string
	servicesAndHelp: string
	allPages: (count: number) => string
	show: (count: number) => string
	more: string
	products: (count: number) => string
	pages: (count: number) => string
	popular: string
	/** Without helmets; those are the last. */
	queries: readonly string[]
	helmetQuery: string
	jersey: (sport: string) => string
	bySport: string
	departments: Readonly<
		Record<'jerseys' | 'uniforms' | 'spirit' | 'printing', { label: string; detail: string }>
	>
	nothing: { title: (query: string) => string; action: string; text: string }
	didYouMean: string
	onlyTeams: (query: string) => string
	filtered: { title: string; clear: string; text: (query: string) => string }
	moreTeams: string
}

const results = (count: number) =>
	pluralIn('es', count, { one: '1 resultado', other: `${countIn('es', count)} resultados` })

export const searchTexts = translations<SearchTexts>({
	en: {
		home: 'Home',
		breadcrumb: 'Breadcrumb',
		title: 'Search',
		titleOf: (query) => `Search: ${query}`,
		description: 'Search jerseys, uniforms, spirit wear, services and answers.',
		form: 'Search the shop',
		box: 'Search products, teams, services',
		ask: 'What are you looking for?',
		results: 'Results for',
		noResults: 'No results for',
		allOf: (sport) => `All ${sport} gear`,
		corrected: ['Showing results for', 'Nothing here is spelled'],
		asTyped: (query) => `“${query}”.`,
		relaxed: 'No exact match, showing close ones.',
		servicesAndHelp: 'Services and help',
		allPages: (count) => `All ${count} services and help pages`,
		show: (count) => `Show ${counted(count, 'result')}`,
		more: 'More results',
		products: (count) => counted(count, 'product'),
		pages: (count) => counted(count, 'service and help page', 'service and help pages'),
		popular: 'Popular searches',
		queries: [
			'youth uniform set',
			'navy gold hoodie',
			'practice jersey',
			'tackle twill',
			'return policy',
			'purchase order',
		],
		helmetQuery: 'helmet reconditioning',
		jersey: (sport) => `${sport} jersey`,
		bySport: 'Shop by sport',
		departments: {
			jerseys: { label: 'Custom jerseys', detail: 'Game and practice, every sport' },
			uniforms: { label: 'Uniforms', detail: 'Pants, shorts and full sets' },
			spirit: { label: 'Spirit wear', detail: 'T-shirts, hoodies and hats' },
			printing: { label: 'Embroidery & printing', detail: 'Three methods, with prices' },
		},
		nothing: {
			title: (query) => `Nothing found for “${query}”`,
			action: 'Ask us about it',
			text: 'Check the spelling, use fewer words, or tell us what your team needs. We make more than we list.',
		},
		didYouMean: 'Did you mean',
		onlyTeams: (query) => `No products, services or answers for “${query}”.`,
		filtered: {
			title: 'Nothing fits those filters',
			clear: 'Clear all filters',
			text: (query) => `There are results for “${query}”, but none with all of this at once.`,
		},
		moreTeams: 'There are more. Add a word, such as the school or the season.',
	},
	es: {
		home: 'Inicio',
		breadcrumb: 'Ruta de la página',
		title: 'Buscar',
		titleOf: (query) => `Búsqueda: ${query}`,
		description: 'Busque camisetas, uniformes, ropa de afición, servicios y respuestas.',
		form: 'Buscar en la tienda',
		box: 'Buscar productos, equipos, servicios',
		ask: '¿Qué está buscando?',
		results: 'Resultados para',
		noResults: 'No hay resultados para',
		allOf: (sport) => `Ver todo: ${sport}`,
		corrected: ['Mostramos los resultados para', 'Aquí no hay nada que se escriba'],
		asTyped: (query) => `“${query}” tal cual.`,
		relaxed: 'No hay coincidencias exactas; mostramos las más cercanas.',
		servicesAndHelp: 'Servicios y respuestas',
		allPages: (count) => `Ver las ${count} páginas de servicios y respuestas`,
		show: (count) => `Mostrar ${results(count)}`,
		more: 'Más resultados',
		products: (count) =>
			pluralIn('es', count, { one: '1 producto', other: `${countIn('es', count)} productos` }),
		pages: (count) =>
			pluralIn('es', count, {
				one: '1 página de servicios y respuestas',
				other: `${countIn('es', count)} páginas de servicios y respuestas`,
			}),
		popular: 'Búsquedas populares',
		queries: [
			'uniforme infantil',
			'sudadera azul marino',
			'camiseta de entrenamiento',
			'bordado',
			'política de devolución',
			'orden de compra',
		],
		helmetQuery: 'reacondicionamiento de cascos',
		jersey: (sport) => `camiseta de ${sport}`,
		bySport: 'Comprar por deporte',
		departments: {
			jerseys: { label: 'Camisetas a la medida', detail: 'De juego y de práctica, todos los deportes' },
			uniforms: { label: 'Uniformes a la medida', detail: 'Pantalones, shorts y conjuntos completos' },
			spirit: { label: 'Ropa de afición', detail: 'Playeras, sudaderas y gorras' },
			printing: { label: 'Bordado y estampado', detail: 'Tres métodos, con precios' },
		},
		nothing: {
			title: (query) => `No encontramos nada para “${query}”`,
			action: 'Pregúntenos',
			text: 'Revise la ortografía, use menos palabras o díganos qué necesita su equipo. Hacemos más de lo que mostramos.',
		},
		didYouMean: 'Quizás quiso decir',
		onlyTeams: (query) => `No hay productos, servicios ni respuestas para “${query}”.`,
		filtered: {
			title: 'Nada pasa por esos filtros',
			clear: 'Quitar todos los filtros',
			text: (query) => `Hay resultados para “${query}”, pero ninguno con todo eso a la vez.`,
		},
		moreTeams: 'Hay más. Agregue una palabra, como la escuela o la temporada.',
	},
})

/** Of facets, their values, and the kinds of what is found; categories of products are in the lists' own table. */
const labels: readonly Phrase[] = Object.entries({
	Price: 'Precio',
	'Under $25': 'Menos de $25',
	'$25 to $49.99': 'De $25 a $49.99',
	'$50 to $99.99': 'De $50 a $99.99',
	'$100 and more': '$100 o más',
	Products: 'Productos',
	Services: 'Servicios',
	Help: 'Respuestas',
	Service: 'Servicio',
	Question: 'Pregunta',
	Article: 'Artículo',
	Page: 'Página',
	Collection: 'Colección',
	'Your teams': 'Sus equipos',
}).map(([english, spanish]) => phrase(english, spanish))

/** A label of the results in the language of the page; what is in no table is data. */
export const resultLabelIn = (language: PageLanguage, label: string): string => {
	if (language === 'en-XA') return labelIn(language, label)
	const known = messageIn(language, label, { phrases: labels, fallback: '' })
	return known === '' ? labelIn(language, label) : known
}

/** `37 products, 4 pages`; zero counts are left out. */
export function resultSummary(language: PageLanguage, products: number, pages: number): string {
	const texts = searchTexts[language]
	const parts = [
		...(products > 0 || pages === 0 ? [texts.products(products)] : []),
		...(pages > 0 ? [texts.pages(pages)] : []),
	]
	return parts.join(', ')
}
