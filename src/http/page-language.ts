// The language of a request: what its reader chose, else the family's own, else the browser's.
import {
	languageIn,
	languageOfTag,
	languageTags,
	readerLanguage,
	type Language,
	type PageLanguage,
} from '#kit/language.ts'

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
	/** Of the family; undefined when the link opens nothing. */ own?: Language | undefined
	/** The shop shows the pseudo-language of tests. */ hasPseudo?: boolean
}

export function pageLanguage({ url, headers, own, hasPseudo = false }: Asked): PageLanguage {
	const asked = url.searchParams.get('lang')
	if (hasPseudo && asked === 'en-XA') return asked
	return (
		languageIn(asked) ??
		inCookies(headers.get('cookie')) ??
		own ??
		inBrowser(headers.get('accept-language')) ??
		'en'
	)
}

/**
 * In the browser: the language of what scripts say. A page in another language than English says its own; a page in English
 * may be one that all readers share, so the person's choice or browser decides.
 */
export function scriptLanguage(): Language {
	const shown = readerLanguage(languageOfTag(document.documentElement.lang))
	if (shown !== 'en') return shown
	return inCookies(document.cookie) ?? inBrowser(navigator.languages.join(',')) ?? 'en'
}

/** In which the person reads who sends this request. */
export const requestLanguage = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language =>
	readerLanguage(pageLanguage({ url: new URL(url), headers }))

/**
 * `Set-Cookie` that remembers a choice in the address; undefined without one. Scripts may read it: pages that all readers
 * share are in English, what scripts say there is not. @param siteUrl any address of the shop
 */
export function choiceCookie(url: URL, siteUrl: string): string | undefined {
	const chosen = languageIn(url.searchParams.get('lang'))
	if (!chosen) return undefined
	const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
	return `${languageCookie}=${chosen}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

const known = (language: unknown): PageLanguage | undefined =>
	language === 'en-XA' ? language : languageIn(language)

/** The language in the data of a page or of its error; undefined for a page that has no translations. */
export function languageOfData(data: readonly unknown[]): PageLanguage | undefined {
	for (const one of data)
		if (typeof one === 'object' && one !== null && 'language' in one) {
			const language = known(one.language)
			if (language) return language
		}
	return undefined
}

/**
 * Completes the headers of a page that has translations: its language, what that depends on, and the cookie of a choice in
 * the address. @param data of its loaders and errors
 */
export function setLanguageHeaders(
	headers: Headers,
	{ data, url, publicUrl }: { data: readonly unknown[]; url: URL; publicUrl: string },
): void {
	const language = languageOfData(data)
	if (language === undefined) return
	headers.set('Content-Language', languageTags[language])
	headers.append('Vary', 'Cookie, Accept-Language')
	const cookie = choiceCookie(url, publicUrl)
	if (cookie !== undefined && !headers.getSetCookie().includes(cookie)) headers.append('Set-Cookie', cookie)
}
