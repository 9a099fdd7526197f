// The `/auth` pages behind links in mails and of a forgotten password, in every language.
import { translations } from '#kit/translations.ts'
import { linkLabels, type LinkType } from './mailed-links.ts'

type Title = readonly [string, string]
/** A heading and what it means. */
type Stated = { title: string; text: string }
type LinkTexts = {
	toSignIn: string
	signIn: string
	newLink: string
	toSettings: string
	toAccount: string
	support: string
	continue: string
	forgot: {
		pageTitle: string
		title: Title
		lead: string
		heading: string
		text: string
		email: string
		send: string
		sending: string
		sentTitle: string
		sentTo: (address: string) => string
	}
	reset: {
		pageTitle: string
		title: Title
		lead: (characters: number) => string
		heading: string
		welcome: string
		forAccount: (address: string) => string
		password: string
		save: string
		saving: string
		done: Stated
		needsLink: Stated
		knows: Stated
		change: string
	}
	confirm: {
		pageTitle: string
		title: Title
		lead: string
		kinds: Readonly<Record<LinkType, Stated & { button: string; busy: string }>>
		broken: Stated
		half: Stated
		changed: Stated
		over: Stated
		failed: string
	}
	callback: {
		pageTitle: string
		title: Title
		lead: string
		heading: string
		text: string
		failed: string
		notAdded: string
	}
}

const spanishSignIn = {
	title: 'Iniciar sesión',
	text: 'Presione el botón para iniciar sesión con este enlace. Funciona una vez.',
	button: 'Iniciar sesión',
	busy: 'Iniciando sesión…',
}

export const linkTexts = translations<LinkTexts>({
	en: {
		toSignIn: 'Back to sign in',
		signIn: 'Sign in',
		newLink: 'Send a new link',
		toSettings: 'Go to settings',
		toAccount: 'Back to your account',
		support: 'Contact support',
		continue: 'Continue',
		forgot: {
			pageTitle: 'Forgot Password',
			title: ['Lost the', 'key?'],
			lead: 'It happens in every locker room. A new one takes a minute.',
			heading: 'Forgot your password?',
			text: 'Tell us your address and we send you a link to set a new one.',
			email: 'Email',
			send: 'Send link',
			sending: 'Sending…',
			sentTitle: 'Check your mail',
			sentTo: (address) =>
				`If ${address} has an account, a link to set a new password is on its way. It is good for one hour.`,
		},
		reset: {
			pageTitle: 'New Password',
			title: ['A new', 'key'],
			lead: (characters) =>
				`At least ${characters} characters. A short sentence is easier to keep than a riddle.`,
			heading: 'New password',
			welcome: 'Set your password',
			forAccount: (address) => `For ${address}`,
			password: 'New password',
			save: 'Save password',
			saving: 'Saving…',
			done: {
				title: 'Password set',
				text: 'Your new password is in force. You are signed in here and signed out everywhere else.',
			},
			needsLink: {
				title: 'Open the link first',
				text: 'A new password can be set from the link in our mail. It works once and for one hour; if yours is used or too old, ask for another.',
			},
			knows: {
				title: 'You are signed in',
				text: 'To change a password that you know, go to your settings.',
			},
			change: 'Change it in your settings',
		},
		confirm: {
			pageTitle: 'Confirm',
			title: ['You have', 'mail'],
			lead: 'You came by a link from our mail. One press and you are there.',
			kinds: linkLabels,
			broken: {
				title: 'This link is not complete',
				text: 'Copy the whole link from the mail into the address bar, or ask for a new one.',
			},
			half: {
				title: 'Almost done',
				text: 'This address is confirmed. Now open the link that we sent to your other address: the change takes effect when both are confirmed.',
			},
			changed: { title: 'Email changed', text: 'From now on you sign in with your new address.' },
			over: {
				title: 'This link is used or too old',
				text: 'A link works once and for one hour. Ask for a new one to go on.',
			},
			failed: 'That did not work',
		},
		callback: {
			pageTitle: 'Signing In',
			title: ['Almost', 'home'],
			lead: 'Your provider has sent you back to us.',
			heading: 'Signing in…',
			text: 'One moment: we are checking with your provider.',
			failed: 'Sign in failed',
			notAdded: 'Sign-in not added',
		},
	},
	es: {
		toSignIn: 'Volver a iniciar sesión',
		signIn: 'Iniciar sesión',
		newLink: 'Enviar un enlace nuevo',
		toSettings: 'Ir a la configuración',
		toAccount: 'Volver a su cuenta',
		support: 'Pedir ayuda',
		continue: 'Continuar',
		forgot: {
			pageTitle: 'Contraseña olvidada',
			title: ['¿Perdió la', 'llave?'],
			lead: 'Pasa en todos los vestuarios. Una nueva toma un minuto.',
			heading: '¿Olvidó su contraseña?',
			text: 'Díganos su dirección y le enviamos un enlace para elegir una nueva.',
			email: 'Correo electrónico',
			send: 'Enviar enlace',
			sending: 'Enviando…',
			sentTitle: 'Revise su correo',
			sentTo: (address) =>
				`Si ${address} tiene una cuenta, un enlace para elegir una contraseña nueva va en camino. Es válido por una hora.`,
		},
		reset: {
			pageTitle: 'Contraseña nueva',
			title: ['Una llave', 'nueva'],
			lead: (characters) =>
				`Al menos ${characters} caracteres. Una frase corta es más fácil de recordar que un acertijo.`,
			heading: 'Contraseña nueva',
			welcome: 'Elija su contraseña',
			forAccount: (address) => `Para ${address}`,
			password: 'Contraseña nueva',
			save: 'Guardar contraseña',
			saving: 'Guardando…',
			done: {
				title: 'Contraseña guardada',
				text: 'Su contraseña nueva ya es válida. Su sesión sigue abierta aquí y se cerró en todos los demás equipos.',
			},
			needsLink: {
				title: 'Abra primero el enlace',
				text: 'La contraseña nueva se elige desde el enlace de nuestro correo. Funciona una vez y por una hora; si el suyo ya se usó o venció, pida otro.',
			},
			knows: {
				title: 'Su sesión está abierta',
				text: 'Para cambiar una contraseña que ya conoce, vaya a su configuración.',
			},
			change: 'Cambiarla en la configuración',
		},
		confirm: {
			pageTitle: 'Confirmar',
			title: ['Tiene', 'correo'],
			lead: 'Llegó por un enlace de nuestro correo. Un botón más y listo.',
			kinds: {
				signup: {
					title: 'Confirme su correo electrónico',
					text: 'Presione el botón y su cuenta está lista.',
					button: 'Confirmar',
					busy: 'Confirmando…',
				},
				recovery: {
					title: 'Elija una contraseña nueva',
					text: 'Presione el botón para continuar. El enlace funciona una vez.',
					button: 'Continuar',
					busy: 'Verificando…',
				},
				email_change: {
					title: 'Cambie su correo electrónico',
					text: 'Presione el botón para confirmar el cambio de su dirección.',
					button: 'Confirmar el cambio',
					busy: 'Confirmando…',
				},
				invite: {
					title: 'Recibió una invitación',
					text: 'Acepte la invitación y después elija una contraseña.',
					button: 'Aceptar la invitación',
					busy: 'Abriendo…',
				},
				magiclink: spanishSignIn,
				email: spanishSignIn,
			},
			broken: {
				title: 'Este enlace está incompleto',
				text: 'Copie el enlace completo del correo en la barra de direcciones o pida uno nuevo.',
			},
			half: {
				title: 'Casi listo',
				text: 'Esta dirección está confirmada. Ahora abra el enlace que enviamos a su otra dirección: el cambio vale cuando las dos estén confirmadas.',
			},
			changed: {
				title: 'Correo electrónico cambiado',
				text: 'Desde ahora inicia sesión con su dirección nueva.',
			},
			over: {
				title: 'Este enlace ya se usó o venció',
				text: 'Un enlace funciona una vez y por una hora. Pida uno nuevo para continuar.',
			},
			failed: 'No funcionó',
		},
		callback: {
			pageTitle: 'Iniciando sesión',
			title: ['Ya casi', 'llega'],
			lead: 'Su proveedor lo trajo de vuelta.',
			heading: 'Iniciando sesión…',
			text: 'Un momento: estamos verificando con su proveedor.',
			failed: 'No se pudo iniciar sesión',
			notAdded: 'No se agregó el inicio de sesión',
		},
	},
})
