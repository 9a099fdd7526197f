// Reads the small part of Markdown that our posts are written in, into blocks that a page can lay out.

export type Inline =
	{ kind: 'text' | 'strong' | 'emphasis'; text: string } | { kind: 'link'; text: string; href: string }

export type Block =
	| { kind: 'heading'; text: string; id: string }
	| { kind: 'paragraph'; content: Inline[] }
	| { kind: 'list'; ordered: boolean; items: Inline[][] }
	| { kind: 'table'; head: string[]; rows: string[][] }

const inlinePattern =
	/\*\*(?<strong>[^*]+)\*\*|\b_(?<emphasis>[^_]+)_\b|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Strong, emphasis and links of one run of text; everything else stays as it is typed. */
export function readInline(text: string): Inline[] {
	const parts: Inline[] = []
	let end = 0
	for (const match of text.matchAll(inlinePattern)) {
		if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
		parts.push(inlineOf(match.groups ?? {}))
		end = match.index + match[0].length
	}
	if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
	return parts
}

function inlineOf({ strong, emphasis, text = '', href }: Record<string, string | undefined>): Inline {
	if (strong !== undefined) return { kind: 'strong', text: strong }
	if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
	return { kind: 'link', text, href: href ?? '' }
}

const anchorOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')

const cellsOf = (line: string) =>
	line
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim())

/** The line between the head of a table and its rows; it may be missing. */
const isRule = (line: string): boolean => /^[|\s:-]*$/.test(line)

const bullet = /^[-*] /
const ordinal = /^\d+\. /

function blockOf(lines: readonly string[]): Block {
	const [first = ''] = lines
	if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3), id: anchorOf(first.slice(3)) }
	if (first.startsWith('|')) {
		const [head = '', second = '', ...others] = lines
		const rows = isRule(second) ? others : lines.slice(1)
		return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
	}
	for (const [marker, ordered] of [[bullet, false] as const, [ordinal, true] as const]) {
		if (lines.every((line) => marker.test(line))) {
			return { kind: 'list', ordered, items: lines.map((line) => readInline(line.replace(marker, ''))) }
		}
	}
	return { kind: 'paragraph', content: readInline(lines.join(' ')) }
}

/** Blocks are parted by empty lines; a heading, a list item or a table row is one line. */
export const readMarkdown = (source: string): Block[] =>
	source
		.trim()
		.split(/\n{2,}/)
		.filter((chunk) => chunk.trim() !== '')
		.map((chunk) => blockOf(chunk.split('\n')))
