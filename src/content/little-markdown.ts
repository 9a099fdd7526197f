// A little Markdown that staff write: paragraphs, lists, bold, italic and links.
import { readMarkdown, type Inline } from './markdown.ts'

export type LittleBlock =
	{ kind: 'paragraph'; content: Inline[] } | { kind: 'list'; ordered: boolean; items: Inline[][] }

const isListLine = (line: string) => /^(?:[-*]|\d+\.) /.test(line)

/** A list may follow its sentence without an empty line. */
function withParting(text: string): string {
	const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
	return lines
		.flatMap((line, at) => {
			const before = lines[at - 1]
			const isBorder = before !== undefined && before.trim() !== '' && isListLine(before) !== isListLine(line)
			return isBorder ? ['', line] : [line]
		})
		.join('\n')
}

/** One star on each side is italic too, as other editors write it. */
const withUnderscores = (text: string): string =>
	text.replaceAll(/(?<![*\w])\*(?![\s*])([^*\n]+?)(?<![\s*])\*(?![*\w])/g, '_$1_')

/** Pages of the shop and of https sites. */
export const isSafeLink = (href: string): boolean =>
	/^\/(?![/\\])[^\s\\]*$/.test(href) || (/^https:\/\/[^\s\\]+$/.test(href) && URL.canParse(href))

const safe = (content: Inline[]): Inline[] =>
	content.map((part) =>
		part.kind === 'link' && !isSafeLink(part.href) ? { kind: 'text', text: part.text } : part,
	)

/** Headings and tables are none of it: their words are paragraphs. */
export const littleBlocks = (text: string): LittleBlock[] =>
	readMarkdown(withUnderscores(withParting(text))).map((block): LittleBlock => {
		switch (block.kind) {
			case 'paragraph':
				return { kind: 'paragraph', content: safe(block.content) }
			case 'list':
				return { ...block, items: block.items.map(safe) }
			case 'heading':
				return { kind: 'paragraph', content: [{ kind: 'strong', text: block.text }] }
			case 'table':
				return {
					kind: 'paragraph',
					content: [
						{ kind: 'text', text: [block.head, ...block.rows].map((row) => row.join(' ')).join(', ') },
					],
				}
		}
	})
