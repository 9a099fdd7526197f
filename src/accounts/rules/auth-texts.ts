// The `/auth` pages in every language: the frame, signing in and up, and the second step.
import { yearsWords, type YearsWords } from '#content/home.ts'
import { translations } from '#kit/translations.ts'
import type { Role } from '#kit/roles.ts'
import type { AuthForm } from './auth-toasts.ts'
import { factorLabels, type FactorLabels } from './second-step.ts'

/** The second part of a title is in another color. */
type Title = readonly [string, string]
type Sent = { idle: string; busy: string }

type AuthTexts = {
	pageTitles: Readonly<Record<AuthForm, string>>
	title: Title
	lead: string
	years: YearsWords
	portalHours: string
	portalLabel: string
	tabs: string
	buttons: Readonly<Record<AuthForm, Sent>>
	fullName: string
	optional: string
	email: string
	password: string
	atLeast: (characters: number) => string
	show: string
	hide: string
	showPassword: string
	hidePassword: string
	forgot: string
	oneMoreStep: string
	/** `address` is empty when it is not known. */
	mailedTo: (address: string) => string
	or: string
	continueWith: (provider: string) => string
	joinClosed: string
	joinInvited: string
	/** `domains` is a list in words. */
	joinDomains: (domains: string) => string
	needsScripts: string
	demo: { card: string; title: string; text: string; roles: Readonly<Record<Role, string>> }
	stepCard: string
	stepTitle: string
	stepText: string
	stepNeedsScripts: string
	stepChoice: string
	leaveStep: string
	factors: FactorLabels
	code: string
	verify: Sent
	appHint: (shop: string) => string
	smsHint: string
	sendCode: string
	sendAnother: string
	passkeyText: string
	usePasskey: Sent
	/** Before and after the address. */
	passkeyPlace: readonly [string, string]
}

export const authTexts = translations<AuthTexts>({
	en: {
		pageTitles: { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' },
		title: ['Your locker is', 'open'],
		lead: 'Designs, rosters, orders and approvals hang where you left them. One account for the whole season.',
		years: yearsWords,
		portalHours: '24 HOURS',
		portalLabel: 'to your team portal',
		tabs: 'Sign in or sign up',
		buttons: {
			'sign-in': { idle: 'Sign In', busy: 'Signing in…' },
			'sign-up': { idle: 'Sign Up', busy: 'Creating account…' },
		},
		fullName: 'Full name',
		optional: '(optional)',
		email: 'Email',
		password: 'Password',
		atLeast: (characters) => `At least ${characters} characters`,
		show: 'Show',
		hide: 'Hide',
		showPassword: 'Show password',
		hidePassword: 'Hide password',
		forgot: 'Forgot password?',
		oneMoreStep: 'One more step',
		mailedTo: (address) => `We sent a link to ${address || 'your address'}. Open it to confirm your address.`,
		or: 'or',
		continueWith: (provider) => `Continue with ${provider}`,
		joinClosed: 'New accounts cannot be opened at the moment.',
		joinInvited: 'New accounts are opened by invitation. Please use the link of your invitation.',
		joinDomains: (domains) =>
			`New accounts need an invitation or an address at ${domains}. We mail a link to confirm the address.`,
		demo: {
			card: 'Demo accounts',
			title: 'Try it as…',
			text: 'This is a demo shop. One press signs you in; the password of all is',
			roles: {
				admin: 'Admin',
				csr: 'Customer service',
				production: 'Production',
				school_admin: 'School admin',
				coach: 'Coach',
				player: 'Player',
				retail: 'Retail customer',
			},
		},
		needsScripts: 'This page needs JavaScript. Turn it on and load the page again.',
		stepCard: 'Second step',
		stepTitle: 'One more step',
		stepText: 'Your account is protected by a second step.',
		stepNeedsScripts: 'This step needs JavaScript. Turn it on and load the page again, or go back.',
		stepChoice: 'How do you want to prove it is you?',
		leaveStep: 'Cancel and sign out',
		factors: factorLabels,
		code: '6-digit code',
		verify: { idle: 'Verify', busy: 'Checking…' },
		appHint: (shop) => `Open your authenticator app and type the code it shows for ${shop}.`,
		smsHint: 'We sent it by text message. It is good for 5 minutes.',
		sendCode: 'Send code',
		sendAnother: 'Send another code',
		passkeyText: 'Your browser will ask for your fingerprint, face, screen lock or security key.',
		usePasskey: { idle: 'Use passkey', busy: 'Waiting for your passkey…' },
		passkeyPlace: ['Passkeys need an address with a name: open the shop at', 'and sign in there.'],
	},
	es: {
		pageTitles: { 'sign-in': 'Iniciar sesión', 'sign-up': 'Abrir una cuenta' },
		title: ['Su casillero está', 'abierto'],
		lead: 'Sus diseños, listas de jugadores, pedidos y aprobaciones siguen donde los dejó. Una sola cuenta para toda la temporada.',
		years: { years: '67 años', since: (year) => `Desde ${year}`, label: 'vistiendo equipos' },
		portalHours: '24 HORAS',
		portalLabel: 'para su portal de equipo',
		tabs: 'Iniciar sesión o abrir una cuenta',
		buttons: {
			'sign-in': { idle: 'Iniciar sesión', busy: 'Iniciando sesión…' },
			'sign-up': { idle: 'Abrir cuenta', busy: 'Abriendo la cuenta…' },
		},
		fullName: 'Nombre completo',
		optional: '(opcional)',
		email: 'Correo electrónico',
		password: 'Contraseña',
		atLeast: (characters) => `Al menos ${characters} caracteres`,
		show: 'Mostrar',
		hide: 'Ocultar',
		showPassword: 'Mostrar la contraseña',
		hidePassword: 'Ocultar la contraseña',
		forgot: '¿Olvidó su contraseña?',
		oneMoreStep: 'Falta un paso',
		mailedTo: (address) =>
			`Enviamos un enlace a ${address || 'su dirección'}. Ábralo para confirmar su dirección.`,
		or: 'o',
		continueWith: (provider) => `Continuar con ${provider}`,
		joinClosed: 'Por el momento no se pueden abrir cuentas nuevas.',
		joinInvited: 'Las cuentas nuevas se abren por invitación. Use el enlace de su invitación.',
		joinDomains: (domains) =>
			`Para abrir una cuenta se necesita una invitación o una dirección de ${domains}. Le enviamos un enlace para confirmar la dirección.`,
		demo: {
			card: 'Cuentas de prueba',
			title: 'Pruébela como…',
			text: 'Esta es una tienda de prueba. Un botón inicia la sesión; la contraseña de todas es',
			roles: {
				admin: 'Administración',
				csr: 'Atención',
				production: 'Producción',
				school_admin: 'Escuela',
				coach: 'Entrenador',
				player: 'Jugador',
				retail: 'Cliente',
			},
		},
		needsScripts: 'Esta página necesita JavaScript. Actívelo y vuelva a cargar la página.',
		stepCard: 'Segundo paso',
		stepTitle: 'Falta un paso',
		stepText: 'Su cuenta está protegida con un segundo paso.',
		stepNeedsScripts: 'Este paso necesita JavaScript. Actívelo y vuelva a cargar la página, o regrese.',
		stepChoice: '¿Cómo quiere demostrar que es usted?',
		leaveStep: 'Cancelar y cerrar sesión',
		factors: {
			webauthn: 'Llave de acceso o llave de seguridad',
			totp: 'Aplicación de autenticación',
			phone: 'Mensaje de texto',
			phoneTo: (end) => `Mensaje de texto al •••${end}`,
		},
		code: 'Código de 6 dígitos',
		verify: { idle: 'Verificar', busy: 'Verificando…' },
		appHint: (shop) => `Abra su aplicación de autenticación y escriba el código que muestra para ${shop}.`,
		smsHint: 'Lo enviamos por mensaje de texto. Vale por 5 minutos.',
		sendCode: 'Enviar código',
		sendAnother: 'Enviar otro código',
		passkeyText:
			'Su navegador le pedirá su huella, su rostro, el bloqueo de su pantalla o su llave de seguridad.',
		usePasskey: { idle: 'Usar llave de acceso', busy: 'Esperando su llave de acceso…' },
		passkeyPlace: [
			'Las llaves de acceso necesitan una dirección con nombre: abra la tienda en',
			'e inicie sesión ahí.',
		],
	},
})
