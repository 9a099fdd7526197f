// The text of a description in HTML, laid out as the shop's descriptions are: an empty line begins a paragraph, "- " a list.

const named = new Map(
	Object.entries({
		amp: '&',
		lt: '<',
		gt: '>',
		quot: '"',
		apos: "'",
		nbsp: ' ',
		ndash: '–',
		mdash: '—',
		lsquo: '‘',
		rsquo: '’',
		ldquo: '“',
		rdquo: '”',
		hellip: '…',
		bull: '•',
		middot: '·',
		trade: '™',
		reg: '®',
		copy: '©',
		deg: '°',
		times: '×',
		frac12: '½',
		frac14: '¼',
		frac34: '¾',
		eacute: 'é',
		ntilde: 'ñ',
	}),
)

function decoded(text: string): string {
	return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,9});/gi, (whole, entity: string) => {
		const name = entity.toLowerCase()
		if (!name.startsWith('#')) return named.get(name) ?? whole
		const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
		return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
	})
}

/** Their content is no text. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'noscript', 'head'])
const blocks =
	/^(?:p|div|h[1-6]|ul|ol|table|thead|tbody|section|article|header|footer|blockquote|pre|figure|hr|dl)$/
const lines = /^(?:br|tr|dt|dd)$/

function breakOf(name: string, isEnd: boolean): string {
	if (blocks.test(name)) return '\n\n'
	if (name === 'li') return isEnd ? '' : '\n- '
	if (name === 'td' || name === 'th') return isEnd ? ' ' : ''
	return lines.test(name) && !isEnd ? '\n' : ''
}

/** No part of it can match more than once from one place, so that long texts take linear time. */
const tag = /<!--|-->|<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi

/** Tags, links, scripts and styles are left out, the text of links stays. A text without tags keeps its lines. */
export function textOfHtml(html: string): string {
	let text = ''
	let from = 0
	let within: string | null = null
	let hasTags = false
	const take = (part: string) => {
		if (within === null) text += decoded(part.replaceAll(/\s+/g, ' '))
	}
	for (const match of html.matchAll(tag)) {
		const [whole, slash = '', written] = match
		const name = written?.toLowerCase() ?? whole
		take(html.slice(from, match.index))
		from = match.index + whole.length
		hasTags = true
		if (within === '<!--') {
			if (name === '-->') within = null
		} else if (within !== null) {
			if (slash !== '' && name === within) within = null
		} else if (name === '<!--' || (slash === '' && dropped.has(name) && !whole.endsWith('/>'))) within = name
		else text += breakOf(name, slash !== '')
	}
	if (!hasTags) return decoded(html).trim()
	take(html.slice(from))
	return text
		.split('\n')
		.map((line) => line.replaceAll(/\s+/g, ' ').trim())
		.filter((line) => line !== '-')
		.join('\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
}
