// A rebuilt drawing with each area in another color: fills, strokes and the stops of blends. Colors within masks stay,
// because there they stand for how much is seen.
import { channels } from './channels.ts'
import { nearestOf, type Replaced } from './color-areas.ts'

const tags = /<\/?[\w:-]+(?:[^"'>]|"[^"]*"|'[^']*')*>/g
const partsOfTag = /^<(\/?)([\w:-]+)([^]*)>$/
const painted = /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/gi
const masks = /<mask[\s\S]*?<\/mask>/g
const references = /url\(#([\w-]+)\)/g

/** The ids of blends that only masks use. */
function blendsOfMasks(svg: string): Set<string> {
	const idsIn = (text: string) => [...text.matchAll(references)].map(([, id = '']) => id)
	const seen = new Set(idsIn(svg.replaceAll(masks, '')))
	const masked = [...svg.matchAll(masks)].flatMap(([mask]) => idsIn(mask))
	return new Set(masked.filter((id) => !seen.has(id)))
}

/** What is black unless it says another color. */
const colorOfTag: Readonly<Record<string, string>> = { path: 'fill', stop: 'stop-color' }

/** @param svg a drawing that the shop has rebuilt */
export function recolorSvg(svg: string, { from, to }: Replaced): string {
	const areas = from.map(channels)
	const recolor = (hex: string) => to[nearestOf(channels(hex), areas)] ?? hex
	const hidden = blendsOfMasks(svg)
	let depth = 0
	return svg.replaceAll(tags, (tag) => {
		const [, close = '', name = '', attributes = ''] = partsOfTag.exec(tag) ?? []
		const isKept = name === 'mask' || hidden.has(/\bid="([\w-]+)"/.exec(attributes)?.[1] ?? '')
		const isOpening = close === '' && !attributes.endsWith('/')
		if (isKept && isOpening) depth = Math.max(1, depth + 1)
		else if (depth > 0 && isOpening) depth += 1
		else if (depth > 0 && close !== '') depth -= 1
		if (depth > 0 || close !== '') return tag
		const other = attributes.replaceAll(
			painted,
			(_found, attribute: string, hex: string) => `${attribute}="${recolor(hex)}"`,
		)
		const missing = colorOfTag[name]
		const isOpen = missing !== undefined && !new RegExp(`\\b${missing}=`).test(attributes)
		return `<${name}${isOpen ? ` ${missing}="${recolor('#000000')}"` : ''}${other}>`
	})
}
