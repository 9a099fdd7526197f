// The only way words get into a mail's HTML: everything put into an `html` template is escaped, unless it is markup.

declare const markupBrand: unique symbol
/** HTML that needs no more escaping. */
export type Markup = { readonly html: string; readonly [markupBrand]: true }

const escapes: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}
const escaped = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

type Part = string | Markup | readonly Markup[]

const htmlOf = (part: Part): string => {
	if (typeof part === 'string') return escaped(part)
	return 'html' in part ? part.html : part.map(({ html: inner }) => inner).join('')
}

/** Cast: a template's own text is ours, and each part has been escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
	({
		html: texts.map((own, index) => (index === 0 ? own : htmlOf(parts[index - 1] ?? '') + own)).join(''),
	}) as Markup

/** Only addresses of the web may be opened from a mail. @throws when it is another one, such as `javascript:` */
export function webAddress(address: string): string {
	const { protocol, href } = new URL(address)
	if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('A mail links to the web only')
	return href
}
