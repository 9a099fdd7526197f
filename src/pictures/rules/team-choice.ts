// A visitor's team colors: two palette colors and, if given, the team's name. Kept in a cookie that scripts may read,
// because shared pages are the same for everyone.
import { teamColors, type TeamColor } from '#garments/colors.ts'

export type TeamChoice = { primary: TeamColor; secondary: TeamColor; teamName: string }

export const longestTeamName = 20

/** The name as it is printed and addressed: letters, digits and plain signs with single spaces; may be empty. */
export const normalTeamName = (text: string): string =>
	[
		...text
			.normalize('NFC')
			.replaceAll(/[^\p{L}\p{M}\p{N} .&'’-]/gu, ' ')
			.replaceAll(/ +/g, ' ')
			.trim(),
	]
		.slice(0, longestTeamName)
		.join('')
		.trim()

const colorById = (id: string | undefined) => teamColors.find((color) => color.id === id)

/** Reads `navy-gold` and a name as they stand in addresses; undefined unless both colors are in the palette. */
export function teamChoice(pair: string, teamName = ''): TeamChoice | undefined {
	const [first, second, ...more] = pair.split('-')
	const [primary, secondary] = [colorById(first), colorById(second)]
	return primary && secondary && more.length === 0
		? { primary, secondary, teamName: normalTeamName(teamName) }
		: undefined
}

const colorByHex = (hex: string) => teamColors.find((color) => color.hex === hex.toLowerCase())

/** The choice that a design's own colors are; undefined when one is not in the palette. */
export function choiceOfColors(design: {
	primaryColor: string
	secondaryColor: string
	teamName: string
}): TeamChoice | undefined {
	const [primary, secondary] = [colorByHex(design.primaryColor), colorByHex(design.secondaryColor)]
	return primary && secondary && { primary, secondary, teamName: normalTeamName(design.teamName) }
}

export const pairOf = ({ primary, secondary }: TeamChoice): string => `${primary.id}-${secondary.id}`

/** `colors=navy-gold&team=Oak+Hill`, for addresses of pages. */
export const choiceParams = (choice: TeamChoice): URLSearchParams =>
	new URLSearchParams({ colors: pairOf(choice), ...(choice.teamName && { team: choice.teamName }) })

/** The choice in a page's address; undefined without a valid one. */
export const choiceInParams = (params: URLSearchParams): TeamChoice | undefined =>
	teamChoice(params.get('colors') ?? '', params.get('team') ?? '')

const cookieName = 'team-colors'
const maxAgeSeconds = 180 * 86_400

/** Removes the cookie, for `Set-Cookie` and `document.cookie` alike. */
export const choiceCookieDropped = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`

/** @param siteUrl any address of the shop */
export function choiceCookie(choice: TeamChoice, siteUrl: string): string {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
	const value = `${pairOf(choice)}.${encodeURIComponent(choice.teamName)}`
	return `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** The choice in the cookies; anything that the shop would not write counts as none. */
export function choiceIn(cookies: string | null | undefined): TeamChoice | undefined {
	const prefix = `${cookieName}=`
	const entry = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(prefix))
	const [pair = '', ...name] = (entry?.slice(prefix.length) ?? '').split('.')
	try {
		return teamChoice(pair, decodeURIComponent(name.join('.')))
	} catch {
		return undefined
	}
}
