// A session in words: browser, system, location, and when it was last seen.
import { counted } from '#kit/plural.ts'
import { instantFormat } from '#kit/time.ts'
import { stepLabels } from '#accounts/rules/second-step.ts'

// Errors when a second factor is set up, and the display of its secret.
type Refusal = { message: string; code?: string | undefined; status?: number | undefined }

const words: Record<string, string> = {
	...stepLabels,
	mfa_factor_name_conflict: 'You have a second step of this name. Choose another name.',
	too_many_enrolled_mfa_factors: 'You have as many second steps as an account can hold. Remove one first.',
	mfa_verified_factor_exists: 'This number is one of your second steps already.',
	mfa_challenge_expired: 'That took too long. Start again.',
	insufficient_aal: 'Sign out and in again with your second step to change this.',
}

export function factorRefusal({ message, code, status }: Refusal): string {
	if (status === undefined || status === 0)
		return 'We could not reach the shop. Check your connection and try again.'
	if (code && Object.hasOwn(words, code)) return words[code] ?? message
	if (code === 'validation_failed' && message.startsWith('Invalid phone'))
		return 'Enter the number with its country, such as +1 330 555 0147'
	return status >= 500 ? 'An unexpected error occurred' : message
}

/** `JBSW Y3DP EHPK 3PXP`: groups of four letters are easy to type. */
export const groupedSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** The name, with a number added when it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
	if (!taken.includes(name)) return name
	const number = Array.from({ length: taken.length + 1 }, (_, index) => index + 2).find(
		(tried) => !taken.includes(`${name} ${tried}`),
	)
	return `${name} ${number ?? 2}`
}

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
export function deviceLabel(userAgent: string): string {
	const browser = markOf(browsers, userAgent)
	const system = markOf(systems, userAgent)
	if (browser && system) return `${browser} on ${system}`
	return browser ?? (system ? `Browser on ${system}` : 'Unknown device')
}

export const isPhone = (userAgent: string): boolean => /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(userAgent)

/** Enough of an address to tell home from elsewhere: the first half, `203.0.…` or `2001:db8:…`. */
export function shortAddress(ip: string): string {
	const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
	if (plain === '') return 'Unknown place'
	if (plain === '127.0.0.1' || plain === '::1') return 'This machine'
	const mark = plain.includes(':') ? ':' : '.'
	const parts = plain.split(mark)
	return parts.length > 2 ? `${parts.slice(0, 2).join(mark)}${mark}…` : plain
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const mediumDay = instantFormat({ dateStyle: 'medium' })

/** `5 minutes ago`; after a week the day. */
export function seenLabel(at: Date, { now, timeZone }: { now: Date; timeZone: string }): string {
	const ago = now.getTime() - at.getTime()
	if (ago < minuteMs) return 'just now'
	if (ago < hourMs) return `${counted(Math.floor(ago / minuteMs), 'minute')} ago`
	if (ago < dayMs) return `${counted(Math.floor(ago / hourMs), 'hour')} ago`
	if (ago < 7 * dayMs) return `${counted(Math.floor(ago / dayMs), 'day')} ago`
	return mediumDay(at, timeZone)
}
