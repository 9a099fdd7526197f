// Lines of the settings in words: browser, system, location, and when something was last seen. In every language.
import { pluralIn, type PageLanguage } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { instantFormat } from '#kit/time.ts'
import { translations } from '#kit/translations.ts'
import { factorLabels } from '#auth/rules/factors.ts'
import type { FactorType } from '#auth/rules/factors.ts'

type LineTexts = {
	on: (browser: string, system: string) => string
	browser: string
	unknownDevice: string
	unknownPlace: string
	thisMachine: string
	now: string
	justNow: string
	minutesAgo: (count: number) => string
	hoursAgo: (count: number) => string
	daysAgo: (count: number) => string
	day: (at: Date, timeZone: string) => string
	emailAndPassword: string
	factors: Readonly<Record<FactorType, string>>
	/** @param end last digits of the number */
	factorTo: (factor: string, end: string) => string
}

export const lineTexts = translations<LineTexts>({
	en: {
		on: (browser, system) => `${browser} on ${system}`,
		browser: 'Browser',
		unknownDevice: 'Unknown device',
		unknownPlace: 'Unknown place',
		thisMachine: 'This machine',
		now: 'now',
		justNow: 'just now',
		minutesAgo: (count) => `${counted(count, 'minute')} ago`,
		hoursAgo: (count) => `${counted(count, 'hour')} ago`,
		daysAgo: (count) => `${counted(count, 'day')} ago`,
		day: instantFormat({ dateStyle: 'medium' }),
		emailAndPassword: 'Email and password',
		factors: factorLabels,
		factorTo: (factor, end) => `${factor} to •••${end}`,
	},
	es: {
		on: (browser, system) => `${browser} en ${system}`,
		browser: 'Navegador',
		unknownDevice: 'Dispositivo desconocido',
		unknownPlace: 'Lugar desconocido',
		thisMachine: 'Este equipo',
		now: 'ahora',
		justNow: 'hace un momento',
		minutesAgo: (count) => pluralIn('es', count, { one: 'hace 1 minuto', other: `hace ${count} minutos` }),
		hoursAgo: (count) => pluralIn('es', count, { one: 'hace 1 hora', other: `hace ${count} horas` }),
		daysAgo: (count) => pluralIn('es', count, { one: 'hace 1 día', other: `hace ${count} días` }),
		day: instantFormat({ dateStyle: 'medium' }, 'es'),
		emailAndPassword: 'Correo y contraseña',
		factors: {
			totp: 'Aplicación de autenticación',
			phone: 'Mensaje de texto',
			webauthn: 'Llave de acceso o de seguridad',
		},
		factorTo: (factor, end) => `${factor} al •••${end}`,
	},
})

type Mark = readonly [RegExp, string]

/** The first match wins: most browsers also name those that they descend from. */
const browsers: readonly Mark[] = [
	[/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
	[/\bOPR\/|\bOPT\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bVivaldi\//, 'Vivaldi'],
	[/\bFxiOS\/|\bFirefox\//, 'Firefox'],
	[/\bCriOS\/|\bHeadlessChrome\/|\bChrome\//, 'Chrome'],
	[/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly Mark[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
]

const markOf = (marks: readonly Mark[], userAgent: string) =>
	marks.find(([pattern]) => pattern.test(userAgent))?.[1]

/** `Chrome on Windows`; an unrecognized user agent is an unknown device. */
export function deviceLabel(userAgent: string, texts: LineTexts = lineTexts.en): string {
	const browser = markOf(browsers, userAgent)
	const system = markOf(systems, userAgent)
	if (browser && system) return texts.on(browser, system)
	return browser ?? (system ? texts.on(texts.browser, system) : texts.unknownDevice)
}

export const isPhone = (userAgent: string): boolean => /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(userAgent)

/** Enough of an address to tell home from elsewhere: the first half, `203.0.…` or `2001:db8:…`. */
export function shortAddress(ip: string, texts: LineTexts = lineTexts.en): string {
	const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
	if (plain === '') return texts.unknownPlace
	if (plain === '127.0.0.1' || plain === '::1') return texts.thisMachine
	const mark = plain.includes(':') ? ':' : '.'
	const parts = plain.split(mark)
	return parts.length > 2 ? `${parts.slice(0, 2).join(mark)}${mark}…` : plain
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type Seen = { now: Date; timeZone: string; language?: PageLanguage }

/** `5 minutes ago`; after a week the day. */
export function seenLabel(at: Date, { now, timeZone, language = 'en' }: Seen): string {
	const texts = lineTexts[language]
	const ago = now.getTime() - at.getTime()
	if (ago < minuteMs) return texts.justNow
	if (ago < hourMs) return texts.minutesAgo(Math.floor(ago / minuteMs))
	if (ago < dayMs) return texts.hoursAgo(Math.floor(ago / hourMs))
	if (ago < 7 * dayMs) return texts.daysAgo(Math.floor(ago / dayMs))
	return texts.day(at, timeZone)
}
