// Parses an SVG into its allowed elements. Strict XML; nothing is fetched or expanded.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { unfit } from '../art.ts'
import { allowedElements, missedElements, svgNamespace, textElements, xlinkNamespace } from './allowed.ts'

export type SvgElement = { name: string; attributes: Map<string, string>; children: SvgElement[] }

export type ParsedSvg = {
	root: SvgElement
	/** All style sheets, in their order. */
	css: string
	/** Whether a visible part may have been left out. */
	isMissingSomething: boolean
}

/** Elements by id; the first one counts, as in browsers. */
export function elementsById(root: SvgElement): Map<string, SvgElement> {
	const found = new Map<string, SvgElement>()
	const visit = (element: SvgElement) => {
		const id = element.attributes.get('id')
		if (id !== undefined && !found.has(id)) found.set(id, element)
		element.children.forEach(visit)
	}
	visit(root)
	return found
}

const mostElements = 20_000
const deepest = 64

export const tooComplex =
	'This drawing is too complex. Please simplify it, or export it as a PNG, and try again.'
const damaged = 'This SVG is damaged. Please export it again.'
const noDrawing = 'This is not an SVG drawing. Please use an SVG, PNG, JPEG or PDF file.'
const hasText = 'This SVG contains text. Please convert text to outlines and try again.'

/** The text of the file. @throws Refusal unless it is UTF-8 without NUL */
export function svgText(bytes: Uint8Array): string {
	let text: string
	try {
		text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		throw unfit('This file is not saved as UTF-8. Please export the SVG again as UTF-8.')
	}
	if (text.includes('\0')) throw unfit(damaged)
	return text.trimStart()
}

function attributesOf(tag: SaxesTagNS): Map<string, string> {
	const kept = new Map<string, string>()
	for (const { uri, local, value } of Object.values(tag.attributes)) {
		if (uri === '') kept.set(local, value)
		else if (uri === xlinkNamespace && local === 'href' && !kept.has('href')) kept.set('href', value)
	}
	return kept
}

/** Handles parser events and collects the allowed elements. */
function createCollector() {
	const open: SvgElement[] = []
	let root: SvgElement | undefined
	let elements = 0
	let depth = 0
	/** Depth of the outermost element being skipped; 0 for none. */
	let leftOutAt = 0
	let textAt = 0
	let styleAt = 0
	let css = ''
	let isMissingSomething = false

	const leaveOut = (tag: SaxesTagNS) => {
		leftOutAt = depth
		if (tag.uri !== svgNamespace) return
		if (tag.local === 'style') styleAt = depth
		// Illustrator stores its own data in a foreign object beside the drawing.
		const isAlternative = open.at(-1)?.name === 'switch'
		if (missedElements.has(tag.local) && !isAlternative) isMissingSomething = true
	}
	const begin = (tag: SaxesTagNS) => {
		elements += 1
		depth += 1
		if (elements > mostElements || depth > deepest) throw unfit(tooComplex)
		if (depth === 1 && (tag.local !== 'svg' || tag.uri !== svgNamespace)) throw unfit(noDrawing)
		if (tag.uri === svgNamespace && textElements.has(tag.local) && textAt === 0) textAt = depth
		if (leftOutAt > 0) return
		if (tag.uri !== svgNamespace || !allowedElements.has(tag.local)) {
			leaveOut(tag)
			return
		}
		const element = { name: tag.local, attributes: attributesOf(tag), children: [] }
		open.at(-1)?.children.push(element)
		root ??= element
		open.push(element)
	}
	const end = () => {
		if (leftOutAt === 0) open.pop()
		if (leftOutAt === depth) leftOutAt = 0
		if (textAt === depth) textAt = 0
		if (styleAt === depth) styleAt = 0
		depth -= 1
	}
	const characters = (text: string) => {
		if (styleAt > 0) css += text
		if (textAt > 0 && text.trim() !== '') throw unfit(hasText)
	}
	return { begin, end, characters, result: () => ({ root, css, isMissingSomething }) }
}

/** @throws Refusal for damaged files, text, and XML features that can attack a parser */
export function parseSvg(text: string): ParsedSvg {
	if (/^<(?:!doctype\s+)?html\b/i.test(text)) throw unfit(noDrawing)
	const parser = new SaxesParser({ xmlns: true, position: false })
	const collector = createCollector()
	parser.on('error', () => {
		throw unfit(damaged)
	})
	parser.on('xmldecl', ({ encoding }) => {
		if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
			throw unfit('This file is not saved as UTF-8. Please export the SVG again as UTF-8.')
	})
	parser.on('doctype', () => {
		throw unfit(
			'This SVG declares a document type (DOCTYPE), as old drawing programs do. Please export it again as plain SVG, PDF or PNG.',
		)
	})
	parser.on('opentag', collector.begin)
	parser.on('closetag', collector.end)
	parser.on('text', collector.characters)
	parser.on('cdata', collector.characters)
	parser.write(text).close()
	const { root, ...rest } = collector.result()
	if (!root) throw unfit(damaged)
	return { root, ...rest }
}
