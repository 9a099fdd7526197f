// Messages for the next page: a short-lived cookie with a code from a fixed list, read and dropped by a script.
import { refusals, signInRuleMessages } from '../messages.ts'

/** Readable by scripts, so that the page itself is the same for everyone and can be cached. */
export const flashCookie = 'flash'
const lifetimeS = 60

/** Codes and their messages; a cookie never carries its own text. */
export const flashes = {
	'role-required': { tone: 'error', title: 'Access Denied', detail: refusals.role },
	'factor-needed': {
		tone: 'error',
		title: 'A second step is missing',
		detail: signInRuleMessages.factorNeeded,
	},
	'portal-requested': {
		tone: 'success',
		title: 'Request Submitted!',
		detail: 'We set up your team portal within 24 hours and write to you.',
	},
	'team-joined': {
		tone: 'success',
		title: 'Welcome to the team',
		detail: 'You belong to this portal now.',
	},
	'signed-in': {
		tone: 'success',
		title: 'Welcome back!',
		detail: 'You have been signed in successfully.',
	},
	'signed-up': {
		tone: 'success',
		title: 'Account created!',
		detail: 'You have been signed up successfully.',
	},
} as const
export type FlashCode = keyof typeof flashes
export type AuthFlash = Extract<FlashCode, 'signed-in' | 'signed-up'>

/** The same on a page in Spanish. */
export const spanishFlashes: Readonly<Record<FlashCode, { title: string; detail: string }>> = {
	'role-required': {
		title: 'Acceso denegado',
		detail: 'Su cuenta no tiene permiso para abrir esta página.',
	},
	'factor-needed': {
		title: 'Falta un segundo paso',
		detail:
			'Su función necesita un segundo paso al iniciar sesión. Agréguelo aquí; después se abre otra vez todo lo que le corresponde.',
	},
	'portal-requested': {
		title: '¡Solicitud enviada!',
		detail: 'Preparamos el portal de su equipo en 24 horas y le escribimos.',
	},
	'team-joined': { title: 'Le damos la bienvenida al equipo', detail: 'Ahora pertenece a este portal.' },
	'signed-in': { title: '¡Bienvenido de nuevo!', detail: 'Inició sesión correctamente.' },
	'signed-up': { title: '¡Cuenta creada!', detail: 'Su cuenta se abrió correctamente.' },
}

/** The cookie as text for `Set-Cookie` and for `document.cookie` alike. @param siteUrl any address of the shop */
export const flashValue = (flash: FlashCode, siteUrl: string): string =>
	`${flashCookie}=${flash}; Path=/; Max-Age=${lifetimeS}; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`

/** The text that drops the cookie. */
export const flashDropped = `${flashCookie}=; Path=/; Max-Age=0`

const isCode = (text: string | undefined): text is FlashCode =>
	text !== undefined && Object.hasOwn(flashes, text)

/** The code in the cookies; unknown codes are ignored. */
export function flashIn(cookies: string): FlashCode | undefined {
	const prefix = `${flashCookie}=`
	const entry = cookies.split(/;\s*/).find((pair) => pair.startsWith(prefix))
	const code = entry?.slice(prefix.length)
	return isCode(code) ? code : undefined
}
