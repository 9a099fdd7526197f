// Mails about the account of a person who reads Spanish.
import type { AuthMailKind, AuthMailLabels, AuthMailWords } from './auth-mail-facts.ts'
import { marks } from './marks.ts'

const ignoreIt = 'Si no fue usted, ignore este correo. Nada ocurre sin el enlace o el código.'
const notYou =
	'Si no fue usted, elija una contraseña nueva de inmediato y escríbanos: es posible que otra persona haya tenido acceso a su cuenta.'

const notice = {
	surprise: notYou,
	reason: `Recibe este correo porque algo de su cuenta de ${marks.name} cambió.`,
}

/** What the identity service names in English; names that people gave stay as they are. */
export const spanishAbouts: Readonly<Record<string, string>> = {
	'Authenticator app': 'la aplicación de autenticación',
	'Text message': 'un código por mensaje de texto',
	'Security key or passkey': 'la llave de acceso o de seguridad',
	'your password': 'su contraseña',
}

const named = (about: string | undefined, general: string) => about ?? general

export const spanishAuthMails: Record<AuthMailKind, AuthMailWords> = {
	confirm: {
		subject: 'Confirme su correo electrónico',
		headline: 'Le damos la bienvenida al equipo',
		says: () => `Confirme su correo electrónico y su cuenta de ${marks.name} está lista.`,
		button: 'Confirmar correo electrónico',
		surprise: ignoreIt,
		reason: 'Recibe este correo porque se abrió una cuenta con esta dirección.',
	},
	invite: {
		subject: `Recibió una invitación a ${marks.name}`,
		headline: 'Ya es parte del equipo',
		says: () =>
			`Su equipo le envió una invitación a ${marks.name}. Acéptela y elija una contraseña para empezar.`,
		button: 'Aceptar la invitación',
		surprise: 'Si no espera una invitación, ignore este correo. Ninguna cuenta se usa sin su permiso.',
		reason: 'Recibe este correo porque esta dirección recibió una invitación.',
	},
	'magic-link': {
		subject: 'Su enlace para iniciar sesión',
		headline: 'Iniciar sesión',
		says: () => 'Use este enlace una vez para iniciar sesión. No necesita contraseña.',
		button: `Iniciar sesión en ${marks.name}`,
		surprise: ignoreIt,
		reason: 'Recibe este correo porque se pidió un enlace para iniciar sesión con esta dirección.',
	},
	recovery: {
		subject: 'Elija una contraseña nueva',
		headline: 'Contraseña nueva',
		says: () =>
			'Use este enlace una vez para elegir una contraseña nueva. La anterior sigue siendo válida hasta entonces.',
		button: 'Elegir una contraseña nueva',
		surprise: ignoreIt,
		reason: 'Recibe este correo porque se pidió una contraseña nueva con esta dirección.',
	},
	'email-change': {
		subject: 'Confirme el cambio de su correo electrónico',
		headline: 'Cambio de dirección',
		says: (about) =>
			`Confirme que su cuenta de ${marks.name} puede pasar a ${named(about, 'una dirección nueva')}.`,
		button: 'Confirmar el cambio',
		surprise: ignoreIt,
		reason: 'Recibe este correo porque una cuenta va a pasar de esta dirección a otra, o de otra a esta.',
		about: 'una dirección nueva',
	},
	reauthentication: {
		subject: `Su código de ${marks.name}`,
		headline: '¿Es usted?',
		says: () => 'Escriba este código para continuar. Funciona una vez, y nunca lo pedimos por teléfono.',
		surprise: notYou,
		reason: 'Recibe este correo porque una persona con la sesión abierta pidió un código.',
	},
	'password-changed': {
		subject: 'Su contraseña cambió',
		headline: 'Contraseña nueva guardada',
		says: () => `La contraseña de su cuenta de ${marks.name} cambió.`,
		...notice,
	},
	'email-changed': {
		subject: 'Su correo electrónico cambió',
		headline: 'Dirección nueva',
		says: (about) =>
			`Desde ahora inicia sesión en su cuenta de ${marks.name} con ${named(about, 'otra dirección')}.`,
		...notice,
		about: 'otra dirección',
	},
	'factor-added': {
		subject: 'Se agregó un segundo paso a su inicio de sesión',
		headline: 'Segundo paso agregado',
		says: (about) =>
			`Al iniciar sesión en su cuenta de ${marks.name} ahora se puede pedir ${named(about, 'un segundo paso')}.`,
		...notice,
		about: 'un segundo paso',
	},
	'factor-removed': {
		subject: 'Se quitó un segundo paso de su inicio de sesión',
		headline: 'Segundo paso quitado',
		says: (about) =>
			`Al iniciar sesión en su cuenta de ${marks.name} ya no se pide ${named(about, 'un segundo paso que tenía')}.`,
		...notice,
		about: 'un segundo paso que tenía',
	},
	'identity-linked': {
		subject: 'Se agregó otra forma de iniciar sesión',
		headline: 'Otra forma de entrar',
		says: (about) =>
			`Su cuenta de ${marks.name} ahora también se abre con ${named(about, 'otro servicio de inicio de sesión')}.`,
		...notice,
		about: 'otro servicio de inicio de sesión',
	},
	'identity-removed': {
		subject: 'Se quitó una forma de iniciar sesión',
		headline: 'Una forma menos',
		says: (about) =>
			`Su cuenta de ${marks.name} ya no se abre con ${named(about, 'un servicio de inicio de sesión que usaba')}.`,
		...notice,
		about: 'un servicio de inicio de sesión que usaba',
	},
	'deletion-requested': {
		subject: 'Su cuenta se va a eliminar',
		headline: 'Se despide del equipo',
		says: (about) =>
			`Nos pidió eliminar su cuenta de ${marks.name}. Se elimina el ${named(about, 'día que se le mostró')}, o cuando todo lo que pidió esté enviado. Hasta entonces puede iniciar sesión y presionar Conservar mi cuenta.`,
		surprise: notYou,
		reason: 'Recibe este correo porque se pidió eliminar su cuenta.',
		about: 'día que se le mostró',
	},
	'deletion-canceled': {
		subject: 'Conservamos su cuenta',
		headline: 'Qué bueno que se queda',
		says: () => `Su cuenta de ${marks.name} no se va a eliminar. Todo está donde lo dejó.`,
		...notice,
	},
}

export const spanishAuthLabels: AuthMailLabels = {
	open: `Abrir ${marks.name}`,
	orCode: 'O escriba este código dentro de los próximos 10 minutos',
	code: 'Su código, válido por 10 minutos',
	once: 'El enlace funciona una vez, durante una hora.',
	support: 'Pedir ayuda',
	sms: (code) => `${code} es su código de ${marks.name}. No lo comparta.`,
}
