// The language of a page behind a family's link: what its reader chose, else the family's own, else the browser's.
import { languageIn, languageTags, type Language } from '#kit/language.ts'

export const languageCookie = 'language'
const maxAgeSeconds = 365 * 86_400

function inCookies(cookies: string | null): Language | undefined {
	const prefix = `${languageCookie}=`
	const entry = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(prefix))
	return languageIn(entry?.slice(prefix.length))
}

/** The first of our languages that the browser names. */
const inBrowser = (accepted: string | null): Language | undefined =>
	(accepted ?? '')
		.split(',')
		.flatMap((part) => languageIn(part.trim().slice(0, 2).toLowerCase()) ?? [])
		.at(0)

type Asked = {
	url: URL
	headers: Headers
	/** Of the family; undefined when the link opens nothing. */ own: Language | undefined
}

export const pageLanguage = ({ url, headers, own }: Asked): Language =>
	languageIn(url.searchParams.get('lang')) ??
	inCookies(headers.get('cookie')) ??
	own ??
	inBrowser(headers.get('accept-language')) ??
	'en'

/** `Set-Cookie` that remembers a choice in the address; none without one. @param siteUrl any address of the shop */
export function languageHeaders(url: URL, siteUrl: string): Record<string, string> {
	const chosen = languageIn(url.searchParams.get('lang'))
	if (!chosen) return {}
	const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
	const cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${secure}`
	return { 'Set-Cookie': cookie }
}

/** The `lang` of the document: that of the page's data. A page of a refused request marks its own text. */
export function documentLanguage(data: readonly unknown[]): string {
	for (const one of data)
		if (typeof one === 'object' && one !== null && 'language' in one) {
			const language = languageIn(one.language)
			if (language) return languageTags[language]
		}
	return languageTags.en
}
