// Lists of products, and the pages of collections and equipment, in every language. Names and descriptions are data.
import { spanishColors } from '#garments/color-names.ts'
import { colorFamilies } from '#garments/colors.ts'
import { countIn, phrase, pluralIn, type PageLanguage, type Phrase, type Phrases } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { messageIn, translations } from '#kit/translations.ts'
import { formatUsd } from '#kit/money.ts'
import { helmetReconditioning } from './services.ts'
import type { SortId } from './filters.ts'

type Card = { title: string; text: string; facts: (from: number) => readonly string[]; action: string }

type ListTexts = {
	home: string
	breadcrumb: string
	otherSports: string
	products: (count: number) => string
	choose: (count: number) => string
	/** Title of a sport's page. */
	title: (sport: string) => string
	notFound: string
	price: string
	lowest: string
	highest: string
	show: (count: number) => string
	sortBy: string
	sort: string
	sorts: Readonly<Record<SortId, string>>
	filters: string
	closeFilters: string
	apply: string
	active: string
	remove: string
	clear: string
	loading: string
	more: string
	/** `range` is a number or `121–144`. */
	shown: (range: string, total: number) => string
	/** What scripts say after more products were added; `{}` is their number. */
	moreShown: (summary: string) => string
	previous: (count: number) => string
	load: (count: number) => string
	next: (count: number) => string
	all: string
	nothing: { title: string; without: (filter: string) => string; clear: string; text: string }
	empty: { title: (sport: string) => string; action: string; text: string }
	collections: {
		title: string
		description: string
		text: string
		none: string
		seeJerseys: string
		noneText: string
		empty: string
		others: string
		emptyText: string
		summary: (title: string, count: number, description: string) => string
	}
	equipment: {
		title: string
		description: string
		withHelmets: string
		eyebrow: string
		helmetEyebrow: string
		headline: readonly [string, string]
		text: string
		heading: string
		cards: Readonly<Record<'helmet' | 'needle' | 'bag' | 'team', Card>>
		other: { title: string; text: string; contact: string; about: string }
	}
}

const products = (count: number) =>
	pluralIn('es', count, { one: '1 producto', other: `${countIn('es', count)} productos` })

export const listTexts = translations<ListTexts>({
	en: {
		home: 'Home',
		breadcrumb: 'Breadcrumb',
		otherSports: 'Other sports',
		products: (count) => counted(count, 'product'),
		choose: (count) => `${count} to choose from.`,
		title: (sport) => `${sport} uniforms and gear`,
		notFound: 'Page not found',
		price: 'Price',
		lowest: 'From, $',
		highest: 'To, $',
		show: (count) => `Show ${counted(count, 'product')}`,
		sortBy: 'Sort by',
		sort: 'Sort',
		sorts: {
			featured: 'Featured',
			'price-low': 'Price: low to high',
			'price-high': 'Price: high to low',
			name: 'Name',
			fastest: 'Fastest lead time',
		},
		filters: 'Filters',
		closeFilters: 'Close filters',
		apply: 'Apply',
		active: 'Active filters',
		remove: 'Remove filter: ',
		clear: 'Clear all',
		loading: 'Loading products',
		more: 'More products',
		shown: (range, total) => `${range} of ${counted(total, 'product')} shown`,
		moreShown: (summary) => `{} of ${summary} shown`,
		previous: (count) => `Previous ${count}`,
		load: (count) => `Load ${count} more`,
		next: (count) => `Next ${count}`,
		all: 'All',
		nothing: {
			title: 'Nothing in the locker fits that',
			without: (filter) => `Without “${filter}”`,
			clear: 'Clear all filters',
			text: 'No product has all of this at once. Drop a filter and look again.',
		},
		empty: {
			title: (sport) => `No ${sport} gear yet`,
			action: 'See all jerseys',
			text: 'We are cutting it now. Check back soon, or tell us at support what your team needs.',
		},
		collections: {
			title: 'Collections',
			description: 'Team gear put together by subject: uniforms, spirit wear and equipment that go together.',
			text: 'Gear that goes together, put together by our team.',
			none: 'No collections right now',
			seeJerseys: 'See all jerseys',
			noneText: 'Every product is still in the list of its sport.',
			empty: 'Nothing in this collection right now',
			others: 'See other collections',
			emptyText: 'Its products are not in the shop at the moment. Please come back soon.',
			summary: (title, count, description) =>
				`${title}: ${counted(count, 'product')} for your team, with prices, sizes and lead times. ${description}`,
		},
		equipment: {
			title: 'Team equipment',
			description: 'Equipment decoration, custom bags and team packages.',
			withHelmets: 'Helmet reconditioning, equipment decoration, custom bags and team packages.',
			eyebrow: 'Decoration, bags and packages',
			helmetEyebrow: 'One of 30 helmet reconditioners in the USA',
			headline: ['Team', 'Equipment'],
			text: 'What the team wears out, carries and shares: renewed, marked and packed by people who know how.',
			heading: 'How can we help?',
			cards: {
				helmet: {
					title: 'Helmet Reconditioning',
					text: helmetReconditioning.summary,
					facts: (from) => [`${formatUsd(from)} a helmet`, `Back in ${helmetReconditioning.turnaround}`],
					action: 'How it works',
				},
				needle: {
					title: 'Equipment Decoration',
					text: 'Names, numbers and logos on what you have or buy here: printed, embroidered or sewn in twill.',
					facts: (from) => [`From ${formatUsd(from)} a piece`, 'Ships in 7-10 days'],
					action: 'See methods and prices',
				},
				bag: {
					title: 'Custom Bags',
					text: 'Duffels, backpacks and bat bags in team colors, with a number on every one so that none gets lost.',
					facts: () => ['Numbered by player', 'Quote within 24 hours'],
					action: 'Ask for a quote',
				},
				team: {
					title: 'Team Packages',
					text: 'Uniform, warm-up and bag for every player at one team price, ordered by roster in your own portal.',
					facts: () => ['The more pieces, the lower the price', 'Every size counts together'],
					action: 'Start a team package',
				},
			},
			other: {
				title: 'Not on the list?',
				text: 'Tell us what your team needs. We reply within 24 hours.',
				contact: 'Contact Us',
				about: 'About Us',
			},
		},
	},
	es: {
		home: 'Inicio',
		breadcrumb: 'Ruta de la página',
		otherSports: 'Otros deportes',
		products,
		choose: (count) => `${count} para elegir.`,
		title: (sport) => `${sport}: uniformes y ropa`,
		notFound: 'No se encontró la página',
		price: 'Precio',
		lowest: 'Desde, $',
		highest: 'Hasta, $',
		show: (count) => `Mostrar ${products(count)}`,
		sortBy: 'Ordenar por',
		sort: 'Ordenar',
		sorts: {
			featured: 'Destacados',
			'price-low': 'Precio: de menor a mayor',
			'price-high': 'Precio: de mayor a menor',
			name: 'Nombre',
			fastest: 'Entrega más rápida',
		},
		filters: 'Filtros',
		closeFilters: 'Cerrar los filtros',
		apply: 'Aplicar',
		active: 'Filtros activos',
		remove: 'Quitar el filtro: ',
		clear: 'Quitar todos',
		loading: 'Cargando productos',
		more: 'Más productos',
		shown: (range, total) => `Se muestran ${range} de ${products(total)}`,
		moreShown: (summary) => `Se muestran {} de ${summary}`,
		previous: (count) => `${count} anteriores`,
		load: (count) => `Mostrar ${count} más`,
		next: (count) => `${count} siguientes`,
		all: 'Todos',
		nothing: {
			title: 'No tenemos nada que cumpla con todo eso',
			without: (filter) => `Sin “${filter}”`,
			clear: 'Quitar todos los filtros',
			text: 'Ningún producto tiene todo eso a la vez. Quite un filtro y vuelva a ver.',
		},
		empty: {
			title: (sport) => `Todavía no hay nada de ${sport}`,
			action: 'Ver todas las camisetas',
			text: 'Lo estamos preparando. Vuelva pronto, o escríbanos en Ayuda qué necesita su equipo.',
		},
		collections: {
			title: 'Colecciones',
			description: 'Ropa de equipo reunida por tema: uniformes, ropa de afición y equipamiento que combinan.',
			text: 'Ropa que combina, reunida por nuestro equipo.',
			none: 'Por ahora no hay colecciones',
			seeJerseys: 'Ver todas las camisetas',
			noneText: 'Todos los productos siguen en la lista de su deporte.',
			empty: 'Por ahora no hay nada en esta colección',
			others: 'Ver otras colecciones',
			emptyText: 'Sus productos no están en la tienda en este momento. Vuelva pronto.',
			summary: (title, count, description) =>
				`${title}: ${products(count)} para su equipo, con precios, tallas y tiempos de entrega. ${description}`,
		},
		equipment: {
			title: 'Equipamiento para equipos',
			description: 'Decoración de equipamiento, bolsas a la medida y paquetes de equipo.',
			withHelmets:
				'Reacondicionamiento de cascos, decoración de equipamiento, bolsas a la medida y paquetes de equipo.',
			eyebrow: 'Decoración, bolsas y paquetes',
			helmetEyebrow: 'Uno de los 30 reacondicionadores de cascos en Estados Unidos',
			headline: ['Todo', 'para su equipo'],
			text: 'Lo que el equipo gasta, carga y comparte: renovado, marcado y empacado por gente que sabe hacerlo.',
			heading: '¿En qué podemos ayudarle?',
			cards: {
				helmet: {
					title: 'Reacondicionamiento de cascos',
					text: 'Envíe sus cascos al terminar la temporada. Los limpiamos, revisamos, reparamos y devolvemos listos para ajustarse, a tiempo para el día de entrega.',
					facts: (from) => [`${formatUsd(from)} por casco`, 'De vuelta en 10-14 días hábiles'],
					action: 'Cómo funciona',
				},
				needle: {
					title: 'Decoración de equipamiento',
					text: 'Nombres, números y logotipos en lo que ya tiene o compra aquí: estampados, bordados o cosidos en twill.',
					facts: (from) => [`Desde ${formatUsd(from)} por pieza`, 'Sale en 7-10 días'],
					action: 'Ver métodos y precios',
				},
				bag: {
					title: 'Bolsas a la medida',
					text: 'Maletas, mochilas y bolsas para bates en los colores del equipo, con un número en cada una para que ninguna se pierda.',
					facts: () => ['Con el número de cada jugador', 'Cotización en menos de 24 horas'],
					action: 'Pedir una cotización',
				},
				team: {
					title: 'Paquetes de equipo',
					text: 'Uniforme, ropa de calentamiento y bolsa para cada jugador a un precio de equipo, pedidos con la lista en su propio portal.',
					facts: () => ['Mientras más piezas, menor el precio', 'Todas las tallas cuentan juntas'],
					action: 'Empezar un paquete de equipo',
				},
			},
			other: {
				title: '¿No está en la lista?',
				text: 'Díganos qué necesita su equipo. Respondemos en menos de 24 horas.',
				contact: 'Contáctenos',
				about: 'Quiénes somos',
			},
		},
	},
})

/** What failed or was not found. */
export const listPhrases: Phrases = {
	phrases: [
		phrase('Failed to load the collection', 'No se pudo cargar la colección'),
		phrase('Collection not found', 'No se encontró la colección'),
		phrase('We do not carry that sport.', 'No tenemos ese deporte.'),
	],
	fallback: 'No se pudo mostrar esta página.',
}

/** Of filters and their values, of cards and lists; brands, sizes and the owner's own kinds are data. */
const labels: readonly Phrase[] = [
	...Object.entries({
		Type: 'Tipo',
		Brand: 'Marca',
		Size: 'Talla',
		Certification: 'Certificación',
		'Lead time': 'Tiempo de entrega',
		'Ships in 5 days or less': 'Sale en 5 días o menos',
		'Ships in 10 days or less': 'Sale en 10 días o menos',
		'Ships in 15 days or less': 'Sale en 15 días o menos',
		'More than 15 days': 'Más de 15 días',
		'In stock': 'Disponible',
		Customizable: 'Personalizable',
		Sport: 'Deporte',
		Category: 'Categoría',
		...Object.fromEntries(colorFamilies.map((family) => [family, spanishColors[family]])),
		Hat: 'Gorra',
		Hoodie: 'Sudadera con capucha',
		Jersey: 'Camiseta',
		Pants: 'Pantalón',
		'Quarter-Zip': 'Sudadera de medio cierre',
		Shorts: 'Pantalón corto',
		Socks: 'Medias',
		Sweatshirt: 'Sudadera',
		'T-Shirt': 'Playera',
		'Uniform set': 'Conjunto',
		'T-Shirts': 'Playeras',
		Hoodies: 'Sudaderas',
		'Hats & Caps': 'Gorras',
		'No jerseys found. Check back soon!': 'No encontramos camisetas. ¡Vuelva pronto!',
		'No uniform components found. Check back soon!': 'No encontramos piezas de uniforme. ¡Vuelva pronto!',
		'No spirit wear found. Check back soon!': 'No encontramos ropa de afición. ¡Vuelva pronto!',
		'Customizable team jersey': 'Camiseta de equipo personalizable',
		'Customizable uniform component': 'Pieza de uniforme personalizable',
		'Customizable spirit wear': 'Ropa de afición personalizable',
		'Start Building': 'Empezar a diseñar',
		Customize: 'Personalizar',
	}).map(([english, spanish]) => phrase(english, spanish)),
	[/^(\S+) and up$/, '$1 o más'],
	[/^Up to (\S+)$/, 'Hasta $1'],
]

/** A label in the language of the page. */
export const labelIn = (language: PageLanguage, label: string): string =>
	messageIn(language, label, { phrases: labels, fallback: label })
