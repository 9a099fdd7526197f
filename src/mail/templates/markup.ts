// The only way to put text into a mail's HTML: `html` templates escape every value that is not markup.

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

/** Cast: the template's own text is trusted, and each part has been escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
	({
		html: texts.map((own, index) => (index === 0 ? own : htmlOf(parts[index - 1] ?? '') + own)).join(''),
	}) as Markup

/** Only web addresses may be opened from a mail. @throws for any other, such as `javascript:` */
export function webAddress(address: string): string {
	const { protocol, href } = new URL(address)
	if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('A mail links to the web only')
	return href
}
