// Messages for the next page: a short-lived cookie with a code from a fixed list, read and dropped by a script.

/** Readable by scripts, so that the page itself is the same for everyone and can be cached. */
export const flashCookie = 'flash'
const lifetimeS = 60

/** A cookie never carries its own text: `flash-texts.ts` has one for each code. */
const flashCodes = [
	'role-required',
	'factor-needed',
	'portal-requested',
	'team-joined',
	'signed-in',
	'signed-up',
] as const
export type FlashCode = (typeof flashCodes)[number]
export type AuthFlash = Extract<FlashCode, 'signed-in' | 'signed-up'>

/** The cookie as text for `Set-Cookie` and for `document.cookie` alike. @param siteUrl any address of the shop */
export const flashValue = (flash: FlashCode, siteUrl: string): string =>
	`${flashCookie}=${flash}; Path=/; Max-Age=${lifetimeS}; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`

/** The text that drops the cookie. */
export const flashDropped = `${flashCookie}=; Path=/; Max-Age=0`

/** The code in the cookies; unknown codes are ignored. */
export function flashIn(cookies: string): FlashCode | undefined {
	const prefix = `${flashCookie}=`
	const entry = cookies.split(/;\s*/).find((pair) => pair.startsWith(prefix))
	return flashCodes.find((code) => code === entry?.slice(prefix.length))
}
