// The texts of the account page in Spanish: a script of its own, for readers of Spanish alone.
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { AccountTexts } from './account-texts.ts'
import type { SettingsTexts } from './settings-texts.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`

const account: AccountTexts = {
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
		count: (count) => counting(count, { one: 'pedido', other: 'pedidos' }),
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
		count: (count) => counting(count, { one: 'favorito', other: 'favoritos' }),
		none: {
			title: 'Aún no hay favoritos',
			text: 'Presione la estrella en lo que le guste. Le espera aquí, en todos sus dispositivos.',
			jerseys: 'Ver camisetas',
			spirit: 'Ver ropa de afición',
		},
		remove: (product) => `Quitar ${product} de favoritos`,
		removeIt: 'Quitar de favoritos',
		removed: 'Se quitó de sus favoritos.',
		undo: 'Deshacer',
	},
}

const settings: SettingsTexts = {
	cancel: 'Cancelar',
	remove: (name) => `Quitar: ${name}`,
	removeIt: 'Quitar',
	added: (when) => `agregado ${when}`,
	code: {
		label: 'Código de nuestro correo',
		hint: 'En lugar de la contraseña actual. Vale por 10 minutos.',
		send: { idle: 'Enviarme un código', busy: 'Enviando…' },
	},
	password: {
		title: 'Contraseña',
		lead: {
			change: 'Al cambiarla se cierra la sesión en todos sus otros dispositivos.',
			first: 'Usted inicia sesión sin contraseña. Con una tiene una segunda forma de entrar.',
		},
		current: 'Contraseña actual',
		new: 'Contraseña nueva',
		hint: (least) =>
			`De ${least} a 100 caracteres. Una frase corta es fácil de recordar y difícil de adivinar.`,
		save: { change: 'Cambiar contraseña', first: 'Elegir contraseña', busy: 'Guardando…' },
		forgot: '¿Olvidó su contraseña?',
	},
	email: {
		title: 'Correo electrónico',
		now: ['Ahora', '. Escribimos a la dirección anterior y a la nueva; las dos deben confirmar.'],
		none: 'ninguno',
		new: 'Correo nuevo',
		change: { idle: 'Cambiar correo', busy: 'Enviando…' },
		waiting: (address) => `En espera: ${address}`,
		waitingFor: {
			both: 'Las dos direcciones deben confirmar.',
			old: 'La dirección nueva ya confirmó; falta la anterior.',
			new: 'La dirección anterior ya confirmó; falta la nueva.',
		},
		callOff: 'Para no cambiarla no haga nada: los enlaces vencen en una hora y nada cambia.',
		again: 'Enviar los correos otra vez',
	},
	steps: {
		title: 'Inicio de sesión en dos pasos',
		lead: 'Un segundo paso después de su contraseña: con una contraseña robada no basta para entrar.',
		on: 'Activado',
		off: 'Desactivado',
		needed:
			'Su función necesita un segundo paso al iniciar sesión. Agréguelo aquí; después se abre otra vez todo lo que le corresponde.',
		needsScripts: 'Los segundos pasos necesitan JavaScript. Actívelo y vuelva a cargar la página.',
		list: 'Segundos pasos',
		yes: 'Sí, quitar',
		keep: 'Conservar',
		second: {
			title: 'Agregue otro',
			text: 'Si pierde el primero, con el otro puede entrar. Guárdelo en otro lugar.',
		},
		add: {
			totp: 'Agregar aplicación de autenticación',
			webauthn: 'Agregar llave de acceso',
			phone: 'Agregar teléfono',
		},
		done: {
			totp: 'Aplicación de autenticación agregada',
			webauthn: 'Llave de acceso agregada',
			phone: 'Teléfono agregado',
		},
		removed: 'Segundo paso quitado',
		names: { totp: 'Aplicación de autenticación', webauthn: 'Llave de acceso', phone: 'Mi teléfono' },
		name: 'Nombre',
		nameHint: 'Para que sepa cuál es.',
		busy: 'Un momento…',
		showCode: 'Mostrar el código para escanear',
		scan: 'Escanéelo con su aplicación de autenticación. ¿No puede escanear? Escriba esta clave:',
		scanned: 'Código QR para su aplicación de autenticación',
		codeLabel: 'Código de 6 dígitos',
		inApp: (shop) => `La aplicación lo muestra para ${shop}.`,
		turnOn: { idle: 'Activar', busy: 'Verificando…' },
		sixDigits: 'Escriba los 6 dígitos',
		textCode: 'Enviarme un código por mensaje',
		phone: 'Número de teléfono',
		phoneHint: 'Con su país: +1 330 555 0147',
		texted: (phone) => `Lo enviamos al ${phone}. Vale por 5 minutos.`,
		passkey:
			'Su navegador le pedirá su huella, su rostro, el bloqueo de su pantalla o su llave de seguridad.',
		makePasskey: 'Crear una llave de acceso',
		notMade: 'La llave de acceso no se creó. Vuelva a intentarlo o elija otro segundo paso.',
		unsupported: 'Este navegador no puede crear llaves de acceso. Use otro o elija otro segundo paso.',
		known: 'Esta llave de acceso ya es uno de sus segundos pasos.',
	},
	identities: {
		title: 'Formas de iniciar sesión',
		lead: {
			several: 'Cada una de estas abre su cuenta.',
			last: 'La última no se puede quitar: usted no podría volver a entrar.',
		},
		noEmail: 'Sin correo',
		add: (provider) => `Agregar ${provider}`,
	},
	devices: {
		title: 'Dispositivos con la sesión abierta',
		lead: '¿Hay alguno que no conoce? Cierre su sesión y después cambie su contraseña.',
		here: 'Este dispositivo',
		seen: (when) => `visto ${when}`,
		signOut: 'Cerrar sesión',
		signOutOf: (device) => `Cerrar sesión en ${device}`,
		signOutAll: { idle: 'Cerrar sesión en todos los demás', busy: 'Cerrando…' },
	},
	data: {
		title: 'Sus datos',
		lead: 'Todo lo que guardamos sobre usted: perfil, funciones, favoritos, dispositivos, formas de iniciar sesión, actividad y mensajes.',
		download: 'Descargar mis datos',
		note: 'Un archivo zip con un archivo JSON por cada clase de datos, en inglés.',
	},
	deletion: {
		title: 'Eliminar la cuenta',
		lead: 'Tiene 30 días para cambiar de opinión. Después ya no existen el perfil, los favoritos ni las formas de iniciar sesión; las facturas que la ley nos obliga a guardar pierden su nombre, y los diseños que un equipo usa o ha pedido pasan a su gente. Lo que está pagado o aprobado se fabrica y se envía primero; lo que aún espera un pago o una aprobación se cancela, salvo la orden de compra de un equipo que asume otro entrenador o la administración de la escuela.',
		stay: 'Para quedarse, presione “Conservar mi cuenta” al inicio de esta página.',
		confirm: 'Escriba DELETE para confirmar',
		confirmHint:
			'También sirve su dirección de correo. La sesión se cierra de inmediato en todos los demás dispositivos.',
		delete: { idle: 'Eliminar mi cuenta', busy: 'Un momento…' },
	},
}

export const spanishAccount = { page: account, settings }
