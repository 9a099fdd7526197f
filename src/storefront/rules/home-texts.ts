// The home page in every language. Names of products, of collections and of people are data, and so is what staff writes.
import { authTexts } from '#accounts/rules/auth-texts.ts'
import { listTexts } from '#catalog/rules/list-texts.ts'
import {
	badgeWords,
	testimonials,
	yearsWords,
	type BadgeWords,
	type Testimonial,
	type YearsWords,
} from '#content/home.ts'
import { countIn, pluralIn } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'

type Titled = { title: string; text: string }
type Section = Titled & { action: string }

type HomeTexts = {
	title: string
	/** @param established the shop's year; empty where it says none */
	description: (established: string) => string
	hero: {
		headline: readonly [string, string]
		lead: string
		start: string
		portal: string
		picture: string
		colors: string
		/** Two colors that are chosen together. */
		pair: (first: string, second: string) => string
		/** The first and the best discount, `5%` and `20%`. */
		discounts: (first: string, best: string) => string
		teamPricing: (discounts: string) => string
		/** Business days, `2-3`. */
		days: (span: string) => string
		delivery: string
	}
	teamColors: Titled
	sports: Titled
	products: (count: number) => string
	/** What the shop does, for who hears the page. */
	services: string
	features: { gear: Section; portals: Section; services: (hasHelmets: boolean) => Section }
	howItWorks: { title: string; steps: readonly Titled[]; action: string }
	featured: Section
	soldOut: string
	seeAll: (count: number) => string
	voices: Titled & { quotes: readonly Pick<Testimonial, 'quote' | 'role'>[] }
	trust: { label: string; badges: BadgeWords; person: string }
	years: YearsWords
	closing: Titled & { contact: string }
}

export const homeTexts = translations<HomeTexts>({
	en: {
		title: 'Custom team uniforms, team portals and spirit wear',
		description: (established) =>
			`GEAR UP FOR GREATNESS. Design custom uniforms, load your roster and get one proof approved. Team portals within 24 hours, team pricing${established === '' ? '' : `, established ${established}`}.`,
		hero: {
			headline: ['GEAR UP FOR', 'GREATNESS'],
			lead: 'Design your uniform, load your roster, get it approved and on the field. One place for schools, coaches and teams.',
			start: 'Start Custom Builder',
			portal: 'Request Team Portal',
			picture: 'Jerseys drawn in one team’s colors',
			colors: 'Your colors',
			pair: (first, second) => `${first} and ${second}`,
			discounts: (first, best) => `${first} to ${best}`,
			teamPricing: (discounts) => `${discounts} team pricing`,
			days: (span) => `${span} days`,
			delivery: 'delivery in stock',
		},
		teamColors: {
			title: 'See the shop in your colors',
			text: 'Two colors and your team’s name: every list, search and product shows them until you switch back.',
		},
		sports: { title: 'Shop by Sport', text: 'Blanks in stock, or built to your colors.' },
		products: (count) => counted(count, 'product'),
		services: 'What we do',
		features: {
			gear: {
				title: 'Custom Gear',
				text: 'Colors, logos, names and numbers in inches, priced as you draw, checked against your sport’s rules.',
				action: 'Open the builder',
			},
			portals: {
				title: 'Team Portals',
				text: 'Paste the roster once. Every player sees their own jersey; the school approves with one proof.',
				action: 'Request a portal',
			},
			services: (hasHelmets) => ({
				title: 'Pro Services',
				text: `Embroidery, printing${hasHelmets ? ', tackle twill and certified helmet reconditioning' : ' and tackle twill'}, all under our own roof.`,
				action: 'See services',
			}),
		},
		howItWorks: {
			title: 'How it works',
			steps: [
				{
					title: 'Design',
					text: 'Pick a cut, your two colors, lettering and logo. The price moves as you draw.',
				},
				{
					title: 'Load the roster',
					text: 'Paste names, sizes and numbers, or let every player choose their own.',
				},
				{
					title: 'Approve one proof',
					text: 'Every placement in inches. Nothing is cut before your school says yes.',
				},
				{
					title: 'Suit up',
					text: 'Packed by player, in roster order, and on your doorstep by the date shown.',
				},
			],
			action: 'Design your jersey',
		},
		featured: {
			title: 'Featured gear',
			text: 'A first look across the sports. Every piece shows its price, its sizes and its date.',
			action: 'All custom jerseys',
		},
		soldOut: 'Sold out',
		seeAll: (count) => `See all ${counted(count, 'product')}`,
		voices: {
			title: 'From the sideline',
			text: 'Coaches, schools and booster clubs.',
			quotes: testimonials.map(({ quote, role }) => ({ quote, role })),
		},
		trust: { label: 'What you can rely on', badges: badgeWords, person: 'Talk to a person' },
		years: yearsWords,
		closing: {
			title: 'Your season starts here',
			text: 'Tell us your sport and your roster size. Your portal is ready within 24 hours, and a person answers every message.',
			contact: 'Contact Us',
		},
	},
	es: {
		title: 'Uniformes de equipo a la medida, portales de equipo y ropa de afición',
		description: (established) =>
			`EQUÍPESE PARA LA GRANDEZA. Diseñe uniformes a la medida, cargue su lista de jugadores y apruebe una sola prueba. Portales de equipo en 24 horas, precio de equipo${established === '' ? '' : `, desde ${established}`}.`,
		hero: {
			headline: ['EQUÍPESE PARA', 'LA GRANDEZA'],
			lead: 'Diseñe su uniforme, cargue la lista de jugadores, obtenga la aprobación y salga a la cancha. Un solo lugar para escuelas, entrenadores y equipos.',
			start: 'Empezar a diseñar',
			portal: 'Solicitar portal de equipo',
			picture: 'Camisetas dibujadas con los colores de un equipo',
			colors: 'Sus colores',
			pair: (first, second) => `${first} y ${second}`,
			discounts: (first, best) => `${first} a ${best}`,
			teamPricing: (discounts) => `${discounts} de descuento para equipos`,
			days: (span) => `${span} días`,
			delivery: 'entrega de lo disponible',
		},
		teamColors: {
			title: 'Vea la tienda en sus colores',
			text: 'Dos colores y el nombre de su equipo: cada lista, búsqueda y producto los muestra hasta que usted los quite.',
		},
		sports: { title: 'Comprar por deporte', text: 'Prendas lisas disponibles, o hechas en sus colores.' },
		products: listTexts.es.products,
		services: 'Lo que hacemos',
		features: {
			gear: {
				title: 'A la medida',
				text: 'Colores, logotipos, nombres y números en pulgadas, con el precio mientras diseña y revisados según el reglamento de su deporte.',
				action: 'Abrir el diseñador',
			},
			portals: {
				title: 'Portales de equipo',
				text: 'Pegue la lista una sola vez. Cada jugador ve su propia camiseta; la escuela aprueba con una sola prueba.',
				action: 'Solicitar un portal',
			},
			services: (hasHelmets) => ({
				title: 'Servicios profesionales',
				text: `Bordado, estampado${hasHelmets ? ', tackle twill y reacondicionamiento certificado de cascos' : ' y tackle twill'}, todo en nuestro propio taller.`,
				action: 'Ver los servicios',
			}),
		},
		howItWorks: {
			title: 'Cómo funciona',
			steps: [
				{
					title: 'Diseñe',
					text: 'Elija un corte, sus dos colores, las letras y el logotipo. El precio cambia mientras diseña.',
				},
				{
					title: 'Cargue la lista',
					text: 'Pegue nombres, tallas y números, o deje que cada jugador elija los suyos.',
				},
				{
					title: 'Apruebe una prueba',
					text: 'Cada posición en pulgadas. No cortamos nada antes de que su escuela diga que sí.',
				},
				{
					title: 'A vestirse',
					text: 'Empacado por jugador, en el orden de la lista, y en su puerta a más tardar en la fecha indicada.',
				},
			],
			action: 'Diseñe su camiseta',
		},
		featured: {
			title: 'Productos destacados',
			text: 'Un primer vistazo a todos los deportes. Cada prenda muestra su precio, sus tallas y su fecha.',
			action: 'Todas las camisetas a la medida',
		},
		soldOut: 'Agotado',
		seeAll: (count) =>
			pluralIn('es', count, {
				one: 'Ver 1 producto',
				other: `Ver los ${countIn('es', count)} productos`,
			}),
		voices: {
			title: 'Desde la banca',
			text: 'Entrenadores, escuelas y clubes de apoyo.',
			quotes: [
				{
					quote:
						'Pegué 58 nombres un domingo por la noche. Para el miércoles todos los chicos habían elegido su talla y no tuve que perseguir a ningún papá.',
					role: 'Entrenadora principal de fútbol americano',
				},
				{
					quote:
						'Me avisó antes de pedirlo que el número 6 no era legal para nosotros. Solo con eso me ahorré rehacer el pedido.',
					role: 'Entrenador de baloncesto femenil',
				},
				{
					quote:
						'Una prueba, una orden de compra, una caja por equipo, empacada en el orden de la lista. A mi oficina le encanta.',
					role: 'Directora de deportes',
				},
				{
					quote: 'Nuestra tienda de apoyo pagó las porterías nuevas. Las sudaderas hicieron casi todo.',
					role: 'Tesorera del club de apoyo',
				},
			],
		},
		trust: {
			label: 'En qué puede confiar',
			badges: {
				fixed: {
					ssl: {
						title: 'Pago seguro con SSL',
						text: 'Los datos de su tarjeta se escriben en la página del proveedor de pagos, nunca aquí.',
					},
					quality: {
						title: 'Calidad garantizada',
						text: 'Revisado contra su prueba. Si el error es nuestro, el costo también.',
					},
					delivery: { title: 'Entrega en 2-3 días', text: 'En prendas lisas y artículos disponibles.' },
					support: {
						title: 'Atención 24/7',
						text: 'Escriba a cualquier hora; una persona responde en menos de 24 horas.',
					},
					history: { title: '67 años de historia', text: 'Fundada en 1958.' },
					helmets: {
						title: 'Reacondicionamiento de cascos',
						text: 'Uno de los 30 reacondicionadores de cascos en Estados Unidos.',
					},
					portal: {
						title: 'Portal en 24 horas',
						text: 'Pídalo hoy y mañana la tienda de su equipo está abierta.',
					},
				},
				delivery: (days) => `Entrega en ${days} días`,
				since: (year) => ({ title: `Desde ${year}`, text: `Fundada en ${year}.` }),
			},
			person: 'Hable con una persona',
		},
		years: authTexts.es.years,
		closing: {
			title: 'Su temporada empieza aquí',
			text: 'Díganos su deporte y cuántos jugadores tiene. Su portal está listo en 24 horas, y una persona responde cada mensaje.',
			contact: 'Contáctenos',
		},
	},
})
