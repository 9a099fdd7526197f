// What the forms of the account page answer, in Spanish beside the English of the rules and use cases.
import { refusals } from '#accounts/messages.ts'
import { authPhrases } from '#accounts/rules/auth-phrases.ts'
import { phrase, phrasesOf, type Phrases } from '#kit/language.ts'
import { fieldMessages, noticeMessages } from './outcomes.ts'

const { signIn } = refusals
// Cast: the same keys.
const fieldTexts = Object.fromEntries(
	Object.entries(fieldMessages).map(([code, { text }]) => [code, text]),
) as Record<keyof typeof fieldMessages, string>

export const accountPhrases: Phrases = {
	phrases: [
		...phrasesOf(fieldTexts, {
			current_password_invalid: 'Esa no es su contraseña actual.',
			same_password: 'Elija una contraseña distinta de la actual.',
			reauthentication_needed:
				'Inició sesión hace tiempo: escriba su contraseña actual, o el código que le enviamos por correo.',
			reauthentication_not_valid: 'Este código no es correcto o ya venció. Pida uno nuevo.',
			same_email: 'Esta ya es su dirección.',
			email_exists: 'Otra cuenta tiene esta dirección.',
		}),
		...phrasesOf(noticeMessages, {
			insufficient_aal: 'Para cambiar esto cierre la sesión y vuelva a iniciarla con su segundo paso.',
			single_identity_not_deletable:
				'Esta es su única forma de iniciar sesión. Agregue otra antes de quitarla.',
			identity_not_found: 'Esta forma de iniciar sesión ya no existe.',
			email_conflict_identity_not_deletable:
				'Su dirección vino con esta forma de iniciar sesión y pertenece a otra cuenta. Cambie primero su correo.',
			email_not_confirmed: 'Confirme primero su dirección de correo.',
			session_not_found: 'Su sesión se cerró. Inicie sesión de nuevo.',
		}),
		...phrasesOf({ signIn }, { signIn: 'Inicie sesión para continuar.' }),
		phrase('Please sign in again.', 'Inicie sesión de nuevo.'),
		phrase('This account is gone.', 'Esta cuenta ya no existe.'),
		phrase('Full name can have 100 characters at most', 'El nombre puede tener 100 caracteres como máximo'),
		phrase('Phone can have 40 characters at most', 'El teléfono puede tener 40 caracteres como máximo'),
		phrase(
			'Enter a phone number with its area code, such as (330) 555-0147',
			'Escriba un teléfono con su código de área, como (330) 555-0147',
		),
		phrase('This device is signed out already.', 'La sesión de este dispositivo ya está cerrada.'),
		phrase(
			'This is the device you are using. Sign out from the menu instead.',
			'Este es el dispositivo que está usando. Cierre la sesión desde el menú.',
		),
		phrase(
			'Type DELETE, or your email address, to confirm.',
			'Escriba DELETE, o su dirección de correo, para confirmar.',
		),
		phrase(
			'You are the last admin. Make someone else an admin first, then you can leave.',
			'Usted es la última persona que administra la tienda. Nombre primero a otra; después puede irse.',
		),
		[/^Too many tries\. Please wait (\d+) seconds\.$/, 'Hubo demasiados intentos. Espere $1 segundos.'],
		[/^Password must be at least (\d+) characters$/, 'La contraseña debe tener al menos $1 caracteres'],
		phrase('Please verify your email first.', 'Confirme primero su dirección de correo.'),
		...authPhrases.phrases,
	],
	fallback: authPhrases.fallback,
}
