// A mail as escaped HTML and as plain text.
import type { LittleBlock } from '#content/little-markdown.ts'
import type { Inline } from '#content/markdown.ts'
import type { MailBlock, MailContent, Sender } from './content.ts'
import { layoutTexts } from './layout-texts.ts'
import { marks } from './marks.ts'

const wrapAt = 72

/** Breaks at spaces only: an address stays whole. */
function wrapped(words: string): string {
	const lines: string[] = ['']
	for (const word of words.split(' ')) {
		const line = lines.at(-1) ?? ''
		if (line !== '' && line.length + 1 + word.length > wrapAt) lines.push(word)
		else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
	}
	return lines.join('\n')
}

/** A page of the shop or of another site. */
export const absolute = (href: string, publicUrl: string): string =>
	webAddress(href.startsWith('/') ? publicUrl + href : href)

function plainRich(block: LittleBlock, publicUrl: string): string {
	const plain = (content: readonly Inline[]) =>
		content
			.map((part) => (part.kind === 'link' ? `${part.text} (${absolute(part.href, publicUrl)})` : part.text))
			.join('')
	return block.kind === 'paragraph'
		? wrapped(plain(block.content))
		: block.items
				.map((item, at) => wrapped(`${block.ordered ? `${at + 1}.` : '-'} ${plain(item)}`))
				.join('\n')
}

function plainBlock(block: MailBlock, publicUrl: string): string {
	switch (block.kind) {
		case 'text':
			return wrapped(block.text)
		case 'rich':
			return block.blocks.map((part) => plainRich(part, publicUrl)).join('\n\n')
		case 'button':
			return `${block.label}:\n${block.href}`
		case 'code':
			return `${block.label}: ${block.code}`
		case 'facts':
			return block.facts
				.map(({ name, value, href }) => `${name}: ${value}${href === undefined ? '' : `\n${href}`}`)
				.join('\n')
		case 'quote':
			return block.text.replaceAll(/^/gm, '> ')
		case 'pictures':
			return block.pictures.map(({ caption }) => caption).join('\n')
	}
}

export function plainMail(
	{ headline, blocks, reason, stop, language = 'en' }: MailContent,
	{ publicUrl }: Sender,
): string {
	const { help, or } = layoutTexts[language]
	const footer = [
		wrapped(reason),
		...(stop ? [`${stop.label}: ${stop.href}`] : []),
		`${marks.name}, ${publicUrl}/`,
		`${help} ${publicUrl}/support ${or} ${marks.phone}`,
	]
	return [
		headline.toUpperCase(),
		...blocks.map((block) => plainBlock(block, publicUrl)),
		`-- \n${footer.join('\n')}`,
	]
		.join('\n\n')
		.concat('\n')
}

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
