// Header, menus and footer in the languages beside English, by their English text; `{}` is the part that the shop's data
// fills. Only the server has these tables: a page that React takes over gets those of its reader with the root's data.
import { colorIn } from '#garments/color-names.ts'
import { teamColors } from '#garments/colors.ts'
import type { Language, PageLanguage } from '#kit/language.ts'
import { pseudoTexts } from '#kit/pseudo.ts'
import { sportNames } from '#sports/sport-texts.ts'
import { knownSports, sportName } from '#sports/sports.ts'

/** Texts of the frame by their English. */
export type FrameTexts = Readonly<Record<string, string>>

const spanish = {
	// Around the header.
	'Skip to content': 'Ir al contenido',
	'Team stores ready within 24 hours': 'Tiendas de equipo listas en 24 horas',
	'Est. {}': 'Desde {}',
	' home': ' inicio',
	Announcement: 'Aviso',
	Main: 'Principal',
	Menu: 'Menú',
	Close: 'Cerrar',
	'Search products, teams, services': 'Buscar productos, equipos, servicios',
	Search: 'Buscar',
	'Cart, units:': 'Carrito, unidades:',
	'Sign In': 'Iniciar sesión',
	'Sign Out': 'Cerrar sesión',
	'Account menu': 'Menú de la cuenta',
	Account: 'Cuenta',
	// Roles, by which the header knows who is signed in.
	'Your role': 'Su función',
	ADMIN: 'ADMINISTRACIÓN',
	CSR: 'ATENCIÓN',
	PRODUCTION: 'PRODUCCIÓN',
	SCHOOL_ADMIN: 'ESCUELA',
	COACH: 'ENTRENADOR',
	PLAYER: 'JUGADOR',
	RETAIL: 'CLIENTE',
	// The account's menu.
	'My Account': 'Mi cuenta',
	'My Team': 'Mi equipo',
	'My Designs': 'Mis diseños',
	Orders: 'Pedidos',
	Favorites: 'Favoritos',
	'Job Board': 'Tablero de trabajos',
	'Back Office': 'Administración',
	// The main menu.
	Sports: 'Deportes',
	'Build it in your colors': 'Diséñelo en sus colores',
	'Pick a jersey, set names and numbers in inches, see the price as you draw.':
		'Elija una camiseta, ponga nombres y números en pulgadas y vea el precio mientras diseña.',
	'Start with a jersey': 'Empezar con una camiseta',
	'Team Solutions': 'Para equipos',
	'Team Portals': 'Portales de equipo',
	'A store of your own, ready within 24 hours': 'Una tienda propia, lista en 24 horas',
	'Team Dashboard': 'Panel del equipo',
	'Orders, rosters and deadlines': 'Pedidos, listas de jugadores y fechas límite',
	Approvals: 'Aprobaciones',
	'Proofs and purchase orders to decide': 'Pruebas y órdenes de compra por decidir',
	'Bulk Order': 'Pedido de equipo',
	'One cart, a line for every player': 'Un carrito, una línea por jugador',
	Fundraising: 'Recaudación',
	'Spirit wear that earns for the team': 'Ropa de afición que recauda para el equipo',
	'Team Packages': 'Paquetes de equipo',
	'One order for the team, a lower price for each': 'Un pedido para el equipo, mejor precio para cada uno',
	'Ready within 24 hours': 'Listo en 24 horas',
	'Paste the roster once. Every player orders their own size; the school approves one proof.':
		'Pegue la lista una sola vez. Cada jugador pide su talla; la escuela aprueba una prueba.',
	'Request Team Portal': 'Solicitar portal de equipo',
	'Custom Gear': 'A la medida',
	Jerseys: 'Camisetas',
	'Game and practice, every sport': 'De juego y de práctica, todos los deportes',
	Uniforms: 'Uniformes',
	'Pants, shorts and full sets': 'Pantalones, shorts y conjuntos completos',
	'Spirit Wear': 'Ropa de afición',
	'T-shirts, hoodies and hats for the stands': 'Playeras, sudaderas y gorras para las gradas',
	Equipment: 'Equipamiento',
	'Helmets, decoration, bags and packages': 'Cascos, decoración, bolsas y paquetes',
	'Decoration, bags and packages': 'Decoración, bolsas y paquetes',
	'Design Gallery': 'Galería de diseños',
	'Finished designs in your colors': 'Diseños terminados en sus colores',
	'The more, the less': 'Mientras más, menos',
	'Team pricing counts every size and every piece of the order together.':
		'El precio de equipo cuenta juntas todas las tallas y piezas del pedido.',
	'Open the builder': 'Abrir el diseñador',
	Services: 'Servicios',
	'Embroidery & Printing': 'Bordado y estampado',
	'Screen print, embroidery and tackle twill': 'Serigrafía, bordado y tackle twill',
	'Helmet Reconditioning': 'Reacondicionamiento de cascos',
	'$65 a helmet, back in 10–14 business days': '$65 por casco, de vuelta en 10–14 días hábiles',
	'One of 30 in the USA': 'Uno de 30 en Estados Unidos',
	'We clean, test and recertify helmets in our own shop.':
		'Limpiamos, probamos y recertificamos cascos en nuestro propio taller.',
	'How it works': 'Cómo funciona',
	'Priced by the inch': 'Precio por pulgada',
	'Names, numbers and logos in twill, thread or ink, with the price list.':
		'Nombres, números y logotipos en twill, hilo o tinta, con la lista de precios.',
	'See methods and prices': 'Ver métodos y precios',
	Company: 'La empresa',
	'About Us': 'Quiénes somos',
	'Who cuts, prints and sews': 'Quién corta, estampa y cose',
	'Our History': 'Nuestra historia',
	'67 years, one field house': '67 años en la misma casa',
	'Since {}': 'Desde {}',
	Blog: 'Artículos',
	'Numbers, rosters, seasons': 'Números, listas, temporadas',
	Support: 'Ayuda',
	'Questions, returns, contact': 'Preguntas, devoluciones, contacto',
	'Talk to a person': 'Hable con una persona',
	'{}. Messages are answered within 24 hours.': '{}. Respondemos los mensajes en menos de 24 horas.',
	'Contact Us': 'Contáctenos',
	// The footer.
	'Custom uniforms and gear for schools, coaches and teams. Designed by you, cut and sewn by us.':
		'Uniformes y ropa a la medida para escuelas, entrenadores y equipos. Usted los diseña, nosotros los cortamos y cosemos.',
	Shop: 'Tienda',
	'Custom Jerseys': 'Camisetas a la medida',
	'Team Fundraising': 'Recaudación de fondos',
	Connect: 'Contacto',
	'Contact form': 'Formulario de contacto',
	'Blog feed': 'Canal de artículos (RSS)',
	'Phone {}': 'Teléfono: {}',
	Privacy: 'Privacidad',
	Terms: 'Términos',
	Credits: 'Créditos',
	// What the scripts of the header say.
	Suggestions: 'Sugerencias',
	'Recent searches': 'Búsquedas recientes',
	'Clear recent searches': 'Borrar las búsquedas recientes',
	More: 'Más',
	'All results for “{}”': 'Todos los resultados de “{}”',
	'Nothing found for “{}”.': 'No encontramos nada para “{}”.',
	'{} suggestion': '{} sugerencia',
	'{} suggestions': '{} sugerencias',
	'Suggestions are not available. Press Enter to search.':
		'No hay sugerencias en este momento. Presione Enter para buscar.',
	Products: 'Productos',
	Help: 'Respuestas',
	'Your teams': 'Sus equipos',
	' · From $': ' · Desde $',
	Change: 'Cambiar',
	'Back to shop colors': 'Volver a los colores de la tienda',
	'Garments are shown in {}.': 'Las prendas se muestran en {}.',
	'Garments are shown in the colors of the shop.': 'Las prendas se muestran en los colores de la tienda.',
} as const satisfies FrameTexts

/** A language without one of the texts does not compile. */
const others: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<keyof typeof spanish, string>>>> = {
	es: spanish,
}

/** The colors that a script of the header names. */
const colorsIn = (language: PageLanguage): FrameTexts =>
	Object.fromEntries(teamColors.map(({ name }) => [`color: ${name}`, colorIn(language, name)]))

/** Names of sports are in the menus, too. */
const sportsIn = (language: Exclude<Language, 'en'>): FrameTexts =>
	Object.fromEntries(knownSports().map((sport) => [sportName(sport), sportNames[language][sport]]))

/** The same texts in English, each by itself. */
export const englishFrame: FrameTexts = {
	...Object.fromEntries(
		[...Object.keys(spanish), ...knownSports().map(sportName)].map((text) => [text, text]),
	),
	...colorsIn('en'),
}

const whole: Partial<Record<Language, FrameTexts>> = {}

let pseudo: FrameTexts | undefined

/** Undefined for English, which stands in the components. */
export function frameTexts(language: PageLanguage): FrameTexts | undefined {
	if (language === 'en') return undefined
	return language === 'en-XA'
		? (pseudo ??= pseudoTexts(englishFrame))
		: (whole[language] ??= {
				...others[language],
				...sportsIn(language),
				...colorsIn(language),
			})
}
