// The account page in every language: its head and tabs. The settings have a table of their own.
import { messages as checkoutMessages } from '#checkout/messages.ts'
import { countIn, pluralIn, type PageLanguage, type PluralForms } from '#kit/language.ts'
import { roles, type Role } from '#kit/roles.ts'
import { translations } from '#kit/translations.ts'
import { heldTitle, heldWords, leavingTitle, type Leaving } from './deletion-messages.ts'
import type { DoneCode, TabId } from './outcomes.ts'

type Titled = { title: string; text: string }
type Sent = { idle: string; busy: string }
type OfOrder = { title: string; text: (reference: string) => string }

type AccountTexts = {
	home: string
	account: string
	breadcrumb: string
	tabList: string
	tabs: Readonly<Record<TabId, string>>
	done: Readonly<Record<DoneCode, { title: string; detail?: string }>>
	submitted: OfOrder
	yourRole: string
	roles: Readonly<Record<Role, string>>
	leaving: (leaving: Leaving, inWork: number) => string
	goesWithIt: string
	keep: Sent
	/** Orders in work hold the account. Words before the numbers of the orders, and after those that are named. */
	held: Readonly<Record<'title' | 'text' | 'theyAre' | 'more', (count: number) => string>>
	profile: {
		title: string
		lead: string
		fullName: string
		phone: string
		phoneHint: string
		save: Sent
		inShop: string
		email: string
		none: string
		change: string
		roles: (count: number) => string
		does: Readonly<Record<Role, string>>
		designs: string
		myDesigns: string
		portal: string
		since: string
	}
	orders: {
		count: (count: number) => string
		pages: string
		page: (page: number, pages: number) => string
		newer: string
		older: string
		none: Titled & { jersey: string; team: string }
		see: string
		paid: OfOrder
		waiting: OfOrder & { again: string }
		ended: OfOrder
	}
	favorites: {
		count: (count: number) => string
		none: Titled & { jerseys: string; spirit: string }
		remove: (product: string) => string
		removeIt: string
		removed: string
		undo: string
	}
}

const counting = (language: PageLanguage, count: number, forms: PluralForms): string =>
	`${countIn(language, count)} ${pluralIn(language, count, forms)}`

export const accountTexts = translations<AccountTexts>({
	en: {
		home: 'Home',
		account: 'My Account',
		breadcrumb: 'Breadcrumb',
		tabList: 'Account',
		tabs: { profile: 'Profile', orders: 'Orders', favorites: 'Favorites', settings: 'Settings' },
		done: {
			profile: { title: 'Profile saved' },
			password: { title: 'Password changed', detail: 'Your other devices have been signed out.' },
			code: { title: 'Code sent', detail: 'Look in your mail and type it here within 10 minutes.' },
			email: {
				title: 'Check both mailboxes',
				detail: 'The change counts once the old and the new address have confirmed it.',
			},
			device: { title: 'Device signed out' },
			devices: { title: 'All other devices signed out' },
			unlinked: { title: 'Way to sign in removed' },
			leaving: { title: 'Your account will be deleted', detail: 'You have 30 days to change your mind.' },
			kept: { title: 'Your account stays', detail: 'Good to have you back.' },
			'export-limit': {
				title: 'Download not ready',
				detail: 'You have downloaded your data several times this hour. Please try again later.',
			},
		},
		submitted: {
			title: checkoutMessages.submitted,
			text: checkoutMessages.awaiting,
		},
		yourRole: 'Your role',
		// Cast: each role has its name.
		roles: Object.fromEntries(roles.map((role) => [role, role.toUpperCase()])) as Record<Role, string>,
		leaving: leavingTitle,
		goesWithIt: 'Profile, favorites and ways to sign in go with it. Until then everything works as before.',
		keep: { idle: 'Keep my account', busy: 'One moment…' },
		held: {
			title: heldTitle,
			text: heldWords,
			theyAre: (count) => (count === 1 ? 'It is ' : 'They are '),
			more: (count) => ` and ${count} more`,
		},
		profile: {
			title: 'Your details',
			lead: 'On orders and proofs, and for the calls we hope not to make.',
			fullName: 'Full name',
			phone: 'Phone',
			phoneHint: 'With area code. Only about your orders.',
			save: { idle: 'Save Profile', busy: 'Saving…' },
			inShop: 'In the shop',
			email: 'Email',
			none: 'None',
			change: 'Change under Settings',
			roles: (count) => (count > 1 ? 'Roles' : 'Role'),
			does: {
				admin: 'Runs the shop',
				csr: 'Helps customers',
				production: 'Makes the gear',
				school_admin: 'Approves for a school',
				coach: 'Orders for a team',
				player: 'Plays for a team',
				retail: 'Shops here',
			},
			designs: 'Designs',
			myDesigns: 'My designs',
			portal: 'Team portal',
			since: 'With us since',
		},
		orders: {
			count: (count) => counting('en', count, { one: 'order', other: 'orders' }),
			pages: 'Pages of orders',
			page: (page, pages) => `Page ${page} of ${pages}`,
			newer: 'Newer',
			older: 'Older',
			none: {
				title: 'No orders yet',
				text: 'Your first order shows up here with its status, its lines and where it is on the way.',
				jersey: 'Build a jersey',
				team: 'Order for a team',
			},
			see: 'See the order',
			paid: {
				title: 'Payment received',
				text: (reference) => `Order #${reference} is paid and goes into production.`,
			},
			waiting: {
				title: 'We are waiting for the confirmation of your payment',
				text: (reference) =>
					`Order #${reference} is safe. This page looks again by itself for a minute, and you get a mail as soon as the payment is confirmed.`,
				again: 'Look again',
			},
			ended: {
				title: 'This order was not paid',
				text: (reference) =>
					`Order #${reference} is no longer open. If money was taken, it goes back to you by itself.`,
			},
		},
		favorites: {
			count: (count) => counting('en', count, { one: 'favorite', other: 'favorites' }),
			none: {
				title: 'No favorites yet',
				text: 'Press the star on anything you like. It waits for you here, on every device.',
				jerseys: 'Browse jerseys',
				spirit: 'Browse spirit wear',
			},
			remove: (product) => `Remove ${product} from favorites`,
			removeIt: 'Remove from favorites',
			removed: 'Removed from your favorites.',
			undo: 'Undo',
		},
	},
	es: {
		home: 'Inicio',
		account: 'Mi cuenta',
		breadcrumb: 'Ruta de la página',
		tabList: 'Cuenta',
		tabs: { profile: 'Perfil', orders: 'Pedidos', favorites: 'Favoritos', settings: 'Configuración' },
		done: {
			profile: { title: 'Perfil guardado' },
			password: { title: 'Contraseña cambiada', detail: 'La sesión se cerró en sus otros dispositivos.' },
			code: {
				title: 'Código enviado',
				detail: 'Búsquelo en su correo y escríbalo aquí dentro de 10 minutos.',
			},
			email: {
				title: 'Revise los dos buzones',
				detail: 'El cambio vale cuando la dirección anterior y la nueva lo hayan confirmado.',
			},
			device: { title: 'Sesión cerrada en el dispositivo' },
			devices: { title: 'Sesión cerrada en todos los demás dispositivos' },
			unlinked: { title: 'Se quitó la forma de iniciar sesión' },
			leaving: { title: 'Su cuenta se va a eliminar', detail: 'Tiene 30 días para cambiar de opinión.' },
			kept: { title: 'Conservamos su cuenta', detail: 'Qué bueno que se queda.' },
			'export-limit': {
				title: 'La descarga no está lista',
				detail: 'Ya descargó sus datos varias veces en esta hora. Vuelva a intentarlo más tarde.',
			},
		},
		submitted: {
			title: 'Pedido enviado',
			text: (reference) => `El pedido #${reference} espera aprobación`,
		},
		yourRole: 'Su función',
		roles: {
			admin: 'ADMINISTRACIÓN',
			csr: 'ATENCIÓN',
			production: 'PRODUCCIÓN',
			school_admin: 'ESCUELA',
			coach: 'ENTRENADOR',
			player: 'JUGADOR',
			retail: 'CLIENTE',
		},
		leaving: ({ on, isOver }, inWork) => {
			if (inWork === 0) return `Su cuenta se elimina el ${on}`
			const shipped = inWork === 1 ? 'su pedido esté enviado' : 'sus pedidos estén enviados'
			return isOver
				? `Su cuenta se elimina cuando ${shipped}`
				: `Su cuenta se elimina el ${on}, o después, cuando ${shipped}`
		},
		goesWithIt:
			'Con ella se van el perfil, los favoritos y las formas de iniciar sesión. Hasta entonces todo funciona como antes.',
		keep: { idle: 'Conservar mi cuenta', busy: 'Un momento…' },
		held: {
			title: (count) =>
				count === 1 ? 'Un pedido suyo está en proceso' : `${count} pedidos suyos están en proceso`,
			text: (count) =>
				count === 1
					? 'Primero lo fabricamos y lo enviamos. Si eso tarda más de los 30 días, su cuenta se elimina en cuanto esté enviado.'
					: 'Primero los fabricamos y los enviamos. Si eso tarda más de los 30 días, su cuenta se elimina en cuanto el último esté enviado.',
			theyAre: (count) => (count === 1 ? 'Es el ' : 'Son '),
			more: (count) => ` y ${count} más`,
		},
		profile: {
			title: 'Sus datos',
			lead: 'Para pedidos y pruebas de diseño, y para las llamadas que esperamos no tener que hacer.',
			fullName: 'Nombre completo',
			phone: 'Teléfono',
			phoneHint: 'Con código de área. Solo para sus pedidos.',
			save: { idle: 'Guardar perfil', busy: 'Guardando…' },
			inShop: 'En la tienda',
			email: 'Correo electrónico',
			none: 'Ninguno',
			change: 'Cambiarlo en Configuración',
			roles: (count) => (count > 1 ? 'Funciones' : 'Función'),
			does: {
				admin: 'Dirige la tienda',
				csr: 'Atiende a los clientes',
				production: 'Fabrica la ropa',
				school_admin: 'Aprueba para una escuela',
				coach: 'Pide para un equipo',
				player: 'Juega en un equipo',
				retail: 'Compra aquí',
			},
			designs: 'Diseños',
			myDesigns: 'Mis diseños',
			portal: 'Portal del equipo',
			since: 'Con nosotros desde',
		},
		orders: {
			count: (count) => counting('es', count, { one: 'pedido', other: 'pedidos' }),
			pages: 'Páginas de pedidos',
			page: (page, pages) => `Página ${page} de ${pages}`,
			newer: 'Más recientes',
			older: 'Anteriores',
			none: {
				title: 'Aún no hay pedidos',
				text: 'Su primer pedido aparece aquí con su estado, sus artículos y dónde va en camino.',
				jersey: 'Diseñar una camiseta',
				team: 'Pedir para un equipo',
			},
			see: 'Ver el pedido',
			paid: {
				title: 'Pago recibido',
				text: (reference) => `El pedido #${reference} está pagado y pasa a producción.`,
			},
			waiting: {
				title: 'Esperamos la confirmación de su pago',
				text: (reference) =>
					`El pedido #${reference} está guardado. Esta página vuelve a revisar sola durante un minuto, y le avisamos por correo en cuanto el pago se confirme.`,
				again: 'Revisar otra vez',
			},
			ended: {
				title: 'Este pedido no se pagó',
				text: (reference) =>
					`El pedido #${reference} ya no está abierto. Si se le cobró algo, se le devuelve automáticamente.`,
			},
		},
		favorites: {
			count: (count) => counting('es', count, { one: 'favorito', other: 'favoritos' }),
			none: {
				title: 'Aún no hay favoritos',
				text: 'Presione la estrella en lo que le guste. Le espera aquí, en todos sus dispositivos.',
				jerseys: 'Ver camisetas',
				spirit: 'Ver ropa de aficionados',
			},
			remove: (product) => `Quitar ${product} de favoritos`,
			removeIt: 'Quitar de favoritos',
			removed: 'Se quitó de sus favoritos.',
			undo: 'Deshacer',
		},
	},
})
