// The settings of the account in every language.
import type { FactorType } from '#auth/rules/factors.ts'
import { signInRuleMessages } from '#accounts/messages.ts'
import { translations } from '#kit/translations.ts'
import type { SettingsView } from '../views.ts'

type Titled = { title: string; text: string }
type Sent = { idle: string; busy: string }
type PendingSide = NonNullable<SettingsView['pending']>['left']

type SettingsTexts = {
	cancel: string
	remove: (name: string) => string
	removeIt: string
	/** When a way to sign in, or a second step, was added: `added 5 minutes ago`. */
	added: (when: string) => string
	code: { label: string; hint: string; send: Sent }
	password: {
		title: string
		lead: { change: string; first: string }
		current: string
		new: string
		hint: (least: number) => string
		save: { change: string; first: string; busy: string }
		forgot: string
	}
	email: {
		title: string
		/** Before and after the address. */
		now: readonly [string, string]
		none: string
		new: string
		change: Sent
		waiting: (address: string) => string
		waitingFor: Readonly<Record<PendingSide, string>>
		callOff: string
		again: string
	}
	steps: {
		title: string
		lead: string
		on: string
		off: string
		needed: string
		needsScripts: string
		list: string
		yes: string
		keep: string
		second: Titled
		add: Readonly<Record<FactorType, string>>
		done: Readonly<Record<FactorType, string>>
		removed: string
		names: Readonly<Record<FactorType, string>>
		name: string
		nameHint: string
		busy: string
		showCode: string
		scan: string
		scanned: string
		codeLabel: string
		inApp: (shop: string) => string
		turnOn: Sent
		sixDigits: string
		textCode: string
		phone: string
		phoneHint: string
		texted: (phone: string) => string
		passkey: string
		makePasskey: string
		notMade: string
		unsupported: string
		known: string
	}
	identities: {
		title: string
		lead: { several: string; last: string }
		noEmail: string
		add: (provider: string) => string
	}
	devices: {
		title: string
		lead: string
		here: string
		seen: (when: string) => string
		signOut: string
		signOutOf: (device: string) => string
		signOutAll: Sent
	}
	data: { title: string; lead: string; download: string; note: string }
	deletion: {
		title: string
		lead: string
		stay: string
		confirm: string
		confirmHint: string
		delete: Sent
	}
}

export const settingsTexts = translations<SettingsTexts>({
	en: {
		cancel: 'Cancel',
		remove: (name) => `Remove ${name}`,
		removeIt: 'Remove',
		added: (when) => `added ${when}`,
		code: {
			label: 'Code from our mail',
			hint: 'In place of the current password. It is good for 10 minutes.',
			send: { idle: 'Mail me a code', busy: 'Sending…' },
		},
		password: {
			title: 'Password',
			lead: {
				change: 'Changing it signs out all your other devices.',
				first: 'You sign in without one. With a password you have a second way in.',
			},
			current: 'Current password',
			new: 'New password',
			hint: (least) => `${least} to 100 characters. A short sentence is easy to remember and hard to guess.`,
			save: { change: 'Change password', first: 'Set password', busy: 'Saving…' },
			forgot: 'Forgot your password?',
		},
		email: {
			title: 'Email',
			now: ['Now', '. We write to the old and to the new address; both have to confirm.'],
			none: 'none',
			new: 'New email',
			change: { idle: 'Change email', busy: 'Sending…' },
			waiting: (address) => `Waiting: ${address}`,
			waitingFor: {
				both: 'Both addresses have to confirm.',
				old: 'The new address has confirmed; the old one has to agree.',
				new: 'The old address has agreed; the new one has to confirm.',
			},
			callOff: 'To call it off, do nothing: the links end within the hour and nothing changes.',
			again: 'Send the mails again',
		},
		steps: {
			title: 'Two-factor sign-in',
			lead: 'A second step after your password: a stolen password alone cannot get in.',
			on: 'On',
			off: 'Off',
			needed: signInRuleMessages.factorNeeded,
			needsScripts: 'Second steps need JavaScript. Turn it on and load the page again.',
			list: 'Second steps',
			yes: 'Yes, remove',
			keep: 'Keep',
			second: {
				title: 'Add a second one',
				text: 'Should you lose the first, the other one lets you in. Keep it in another place.',
			},
			add: { totp: 'Add authenticator app', webauthn: 'Add passkey', phone: 'Add phone' },
			done: { totp: 'Authenticator app added', webauthn: 'Passkey added', phone: 'Phone added' },
			removed: 'Second step removed',
			names: { totp: 'Authenticator app', webauthn: 'Passkey', phone: 'My phone' },
			name: 'Name',
			nameHint: 'How you will know it by.',
			busy: 'One moment…',
			showCode: 'Show the code to scan',
			scan: 'Scan this with your authenticator app. Cannot scan? Type this key:',
			scanned: 'QR code for your authenticator app',
			codeLabel: '6-digit code',
			inApp: (shop) => `The app shows it for ${shop}.`,
			turnOn: { idle: 'Turn on', busy: 'Checking…' },
			sixDigits: 'Enter the 6 digits',
			textCode: 'Text me a code',
			phone: 'Phone number',
			phoneHint: 'With its country: +1 330 555 0147',
			texted: (phone) => `We sent it to ${phone}. It is good for 5 minutes.`,
			passkey: 'Your browser will ask for your fingerprint, face, screen lock or security key.',
			makePasskey: 'Make a passkey',
			notMade: 'The passkey was not made. Try again, or take another second step.',
			unsupported: 'This browser cannot make passkeys. Use another one, or take another second step.',
			known: 'This passkey is one of your second steps already.',
		},
		identities: {
			title: 'Ways to sign in',
			lead: {
				several: 'Each of these opens your account.',
				last: 'The last one cannot be removed: you could not come back.',
			},
			noEmail: 'No email',
			add: (provider) => `Add ${provider}`,
		},
		devices: {
			title: 'Signed-in devices',
			lead: 'Something you do not know? Sign it out, then change your password.',
			here: 'This device',
			seen: (when) => `seen ${when}`,
			signOut: 'Sign out',
			signOutOf: (device) => `Sign out ${device}`,
			signOutAll: { idle: 'Sign out all other devices', busy: 'Signing out…' },
		},
		data: {
			title: 'Your data',
			lead: 'Everything we keep about you: profile, roles, favorites, devices, ways to sign in, activity and messages.',
			download: 'Download my data',
			note: 'A zip file with one JSON file per kind.',
		},
		deletion: {
			title: 'Delete account',
			lead: 'You have 30 days to change your mind. Then profile, favorites and ways to sign in are gone; invoices that the law makes us keep lose your name, and designs that a team wears or has ordered pass to its people. What is paid or approved is made and shipped first; what still waits for a payment or a yes is cancelled, but for a team’s purchase order that another coach or administrator of the school takes over.',
			stay: 'To stay, press “Keep my account” at the top of this page.',
			confirm: 'Type DELETE to confirm',
			confirmHint: 'Your email address does as well. All other devices are signed out at once.',
			delete: { idle: 'Delete my account', busy: 'One moment…' },
		},
	},
	es: {
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
	},
})
