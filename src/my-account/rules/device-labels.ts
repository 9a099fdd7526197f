// A session in words: browser, system, location, and when it was last seen.
import { counted } from '#kit/plural.ts'

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
const day = new Intl.DateTimeFormat('en-US', {
	month: 'short',
	day: 'numeric',
	year: 'numeric',
	timeZone: 'UTC',
})

/** `5 minutes ago`; after a week the day. */
export function seenLabel(at: Date, now: Date): string {
	const ago = now.getTime() - at.getTime()
	if (ago < minuteMs) return 'just now'
	if (ago < hourMs) return `${counted(Math.floor(ago / minuteMs), 'minute')} ago`
	if (ago < dayMs) return `${counted(Math.floor(ago / hourMs), 'hour')} ago`
	if (ago < 7 * dayMs) return `${counted(Math.floor(ago / dayMs), 'day')} ago`
	return day.format(at)
}
