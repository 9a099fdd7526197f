// What sign-in and sign-up answer, in Spanish beside the English of the rules and of the identity service.
import { phrase, type Phrases } from '#kit/language.ts'
import { refusals } from '../messages.ts'
import { offlineText, unexpectedToast } from './auth-toasts.ts'
import { flashTexts } from './flash-texts.ts'
import { stepLabels } from './second-step.ts'

const { 'signed-in': signedIn, 'signed-up': signedUp } = flashTexts.en

const fields = [
	phrase('Invalid email address', 'La dirección de correo no es válida'),
	phrase('Email can have 255 characters at most', 'El correo puede tener 255 caracteres como máximo'),
	phrase('Password must be at least 6 characters', 'La contraseña debe tener al menos 6 caracteres'),
	phrase('Password can have 100 characters at most', 'La contraseña puede tener 100 caracteres como máximo'),
	phrase('Full name can have 100 characters at most', 'El nombre puede tener 100 caracteres como máximo'),
	phrase('Enter the 6 digits', 'Escriba los 6 dígitos'),
]

const titles = [
	phrase('Validation error', 'Revise los datos'),
	phrase('Sign in failed', 'No se pudo iniciar sesión'),
	phrase('Sign up failed', 'No se pudo abrir la cuenta'),
	phrase('Account exists', 'La cuenta ya existe'),
	phrase(unexpectedToast.title, 'Error'),
	phrase(unexpectedToast.detail, 'Ocurrió un error inesperado'),
	phrase(signedIn.title, flashTexts.es['signed-in'].title),
	phrase(signedIn.detail, flashTexts.es['signed-in'].detail),
	phrase(signedUp.title, flashTexts.es['signed-up'].title),
	phrase(signedUp.detail, flashTexts.es['signed-up'].detail),
]

const refused = [
	phrase(
		'Invalid email or password. Please try again.',
		'El correo o la contraseña no son correctos. Vuelva a intentarlo.',
	),
	phrase(
		'This email is already registered. Please sign in instead.',
		'Este correo ya tiene una cuenta. Inicie sesión.',
	),
	phrase(offlineText, 'No pudimos comunicarnos con la tienda. Revise su conexión y vuelva a intentarlo.'),
	phrase(refusals.signIn, 'Inicie sesión para continuar.'),
	phrase('Request rate limit reached', 'Hubo demasiados intentos. Espere un momento.'),
	phrase('Too busy, please try again', 'La tienda está muy ocupada. Vuelva a intentarlo.'),
	phrase('Email not confirmed', 'Su correo aún no está confirmado. Abra el enlace que le enviamos.'),
	phrase('User is banned', 'Esta cuenta está bloqueada. Pida ayuda.'),
	phrase('Token has expired or is invalid', 'El enlace ya se usó o venció.'),
	phrase('Email link is invalid or has expired', 'El enlace ya se usó o venció.'),
	phrase(
		'New password should be different from the old password.',
		'La contraseña nueva debe ser distinta de la anterior.',
	),
	phrase('Signups not allowed for this instance', 'Por el momento no se pueden abrir cuentas nuevas.'),
	phrase(
		'New accounts are opened by invitation. Please use the link of your invitation.',
		'Las cuentas nuevas se abren por invitación. Use el enlace de su invitación.',
	),
]

const steps = [
	phrase(stepLabels.mfa_verification_failed, 'Ese código no es correcto. Escriba el más reciente.'),
	phrase(stepLabels.over_request_rate_limit, 'Hubo demasiados intentos. Espere un minuto.'),
	phrase(
		stepLabels.over_sms_send_rate_limit,
		'Acabamos de enviar un código. Espere un minuto antes de pedir otro.',
	),
	phrase(stepLabels.session_not_found, 'Su sesión se cerró. Inicie sesión de nuevo.'),
	phrase('That took too long. Ask for another code.', 'Pasó demasiado tiempo. Pida otro código.'),
	phrase(
		'The passkey was not confirmed. Try again, or take another way.',
		'La llave de acceso no se confirmó. Vuelva a intentarlo o elija otra forma.',
	),
]

const providers = [
	phrase(
		'You did not allow the sign-in. Try again, or use your email and password.',
		'Usted no permitió el inicio de sesión. Vuelva a intentarlo o use su correo y su contraseña.',
	),
	phrase(
		'The provider did not finish the sign-in. Please try again.',
		'El proveedor no terminó el inicio de sesión. Vuelva a intentarlo.',
	),
	phrase(
		'This sign-in is in use already. Remove it from the account that it opens before you add it to another one.',
		'Este inicio de sesión ya está en uso. Quítelo de la cuenta que abre antes de agregarlo a otra.',
	),
	phrase(
		'The sign-in took too long or was begun elsewhere. Please try again.',
		'El inicio de sesión tardó demasiado o empezó en otro lugar. Vuelva a intentarlo.',
	),
	phrase(
		'No account belongs to this sign-in, and new ones cannot be opened this way at the moment.',
		'Ninguna cuenta corresponde a este inicio de sesión, y por el momento no se pueden abrir nuevas de esta forma.',
	),
	phrase('This account is locked. Please contact support.', 'Esta cuenta está bloqueada. Pida ayuda.'),
	phrase(
		'The sign-in was not completed. Start it again from this browser.',
		'El inicio de sesión no se completó. Empiece de nuevo desde este navegador.',
	),
]

export const authPhrases: Phrases = {
	phrases: [
		...fields,
		...titles,
		...refused,
		...steps,
		...providers,
		[/^Password should be at least (\d+) characters\.?$/, 'La contraseña debe tener al menos $1 caracteres.'],
		[
			/^For security purposes, you can only request this after (\d+) seconds\.$/,
			'Por seguridad, espere $1 segundos antes de volver a pedirlo.',
		],
		[
			/^New accounts need an invitation or an address at (.+)\.$/,
			'Para abrir una cuenta se necesita una invitación o una dirección de $1.',
		],
		[/^Your provider answered: (“.*”)$/, 'Su proveedor respondió: $1'],
	],
	fallback: 'No se pudo completar. Vuelva a intentarlo.',
}
