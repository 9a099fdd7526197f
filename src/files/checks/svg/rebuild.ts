// Writes the allowed elements as a new SVG, with new ids and no external references.
import { unfit } from '../art.ts'
import { pointing, referring, shapes, svgNamespace } from './allowed.ts'
import { referenceIn } from './css.ts'
import type { SvgElement } from './parse.ts'
import { canvasOf, type Canvas } from './size.ts'
import { elementsById } from './weigh.ts'

const linked =
	'This SVG links to parts in another file. Please export it again as one file with everything in it.'

const escaped = (text: string): string =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll(/[\t\r\n]/g, ' ')

/** Only these elements take a clip path or a mask, or paint with a gradient. */
const painted = new Set(['svg', 'g', 'use', 'image', 'clipPath', 'mask', 'symbol', ...shapes])

type Written = { svg: string; canvas: Canvas; isMissingSomething: boolean }

/** @throws Refusal for links to other files */
export function rebuildSvg(root: SvgElement): Written {
	const byId = elementsById(root)
	const newIds = new Map(Array.from(byId.keys(), (id, at) => [id, `i${at}`]))
	const canvas = canvasOf(root.attributes)
	let isMissingSomething = false

	/** The value with its new id; undefined when it refers to no element. */
	const renamed = (name: string, value: string): string | undefined => {
		const reference = referenceIn(value)
		if (reference === undefined) return value
		const id = newIds.get(reference)
		if (id) return `url(#${id})`
		isMissingSomething = true
		return name === 'fill' || name === 'stroke' ? 'none' : undefined
	}

	const attributesOf = (element: SvgElement): string => {
		let written = ''
		const write = (name: string, value: string | undefined) => {
			if (value !== undefined) written += ` ${name}="${escaped(value)}"`
		}
		for (const [name, value] of element.attributes) {
			if (name === 'id') {
				if (byId.get(value) === element) write('id', newIds.get(value))
			} else if (name === 'href') {
				if (!pointing.has(element.name)) write('href', value)
				else write('href', renamedHref(value))
			} else if ((referring as readonly string[]).includes(name)) {
				if (painted.has(element.name)) write(name, renamed(name, value))
			} else write(name, value)
		}
		return written
	}
	const renamedHref = (value: string): string | undefined => {
		const id = newIds.get(value.slice(1))
		return id && `#${id}`
	}

	const write = (element: SvgElement): string => {
		const { name, children } = element
		const href = element.attributes.get('href') ?? ''
		if (pointing.has(name) && href !== '' && !href.startsWith('#')) throw unfit(linked)
		if (name === 'use' && !byId.has(href.slice(1))) return ''
		const isGroup = name === 'a' || name === 'switch'
		const shown = name === 'switch' ? children.slice(0, 1) : children
		const tag = isGroup ? 'g' : name
		const inside = shown.map(write).join('')
		return inside === ''
			? `<${tag}${attributesOf(element)}/>`
			: `<${tag}${attributesOf(element)}>${inside}</${tag}>`
	}

	for (const name of ['width', 'height', 'viewBox', 'x', 'y']) root.attributes.delete(name)
	const inside = root.children.map(write).join('')
	const svg = `<svg xmlns="${svgNamespace}" width="${canvas.width}" height="${canvas.height}" viewBox="${canvas.viewBox}"${attributesOf(root)}>${inside}</svg>`
	return { svg, canvas, isMissingSomething }
}
