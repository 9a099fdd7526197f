// The final check of a rebuilt drawing, exactly as it will be served.
import { SaxesParser } from 'saxes'
import { svgNamespace, xlinkNamespace } from './allowed.ts'

const elements = new Set(
	'svg g defs path image linearGradient radialGradient stop clipPath mask use'.split(' '),
)
const unseen = new Set(['clipPath', 'mask'])
const href = /^(?:#[\w-]+|data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]*)$/
const style = /^(?:\s*(?:mask-type|mix-blend-mode|isolation|image-rendering|paint-order)\s*:\s*[\w -]+;?)*$/
const addresses = /url\s*\(/gi
const localAddresses = /url\(#[\w-]+\)/g
const harmful = /^on|^(?:src|srcset|action|formaction|base|begin|end|from|to|values|attributeName)$/i

export type DrawingFacts = {
	/** Fills, strokes and stops with their number of uses. */
	colors: Map<string, number>
	images: number
	gradients: number
}

function problemOf(name: string, uri: string, value: string): string | undefined {
	if (uri !== '' && uri !== xlinkNamespace && !uri.endsWith('/xmlns/')) return `namespace ${uri}`
	if (harmful.test(name)) return `attribute ${name}`
	if (name === 'href') return href.test(value) ? undefined : 'a link'
	if (name === 'style' && !style.test(value)) return 'a style'
	const all = value.match(addresses)?.length ?? 0
	const local = value.match(localAddresses)?.length ?? 0
	return all === local ? undefined : 'an address'
}

/** @throws Error when anything but a plain drawing is left: an internal error */
export function verifySvg(svg: string): DrawingFacts {
	const parser = new SaxesParser({ xmlns: true, position: false })
	const facts: DrawingFacts = { colors: new Map(), images: 0, gradients: 0 }
	const refuse = (what: string) => {
		throw new Error(`A rebuilt drawing holds ${what}`)
	}
	parser.on('error', (failure) => refuse(failure.message))
	parser.on('doctype', () => refuse('a DOCTYPE'))
	parser.on('processinginstruction', () => refuse('an instruction'))
	/** Number of enclosing clip paths and masks: colors inside are invisible. */
	let hidden = 0
	parser.on('closetag', ({ local }) => {
		if (unseen.has(local)) hidden -= 1
	})
	parser.on('opentag', (tag) => {
		if (unseen.has(tag.local)) hidden += 1
		if (tag.uri !== svgNamespace || !elements.has(tag.local)) refuse(`the element ${tag.name}`)
		if (tag.local === 'image') facts.images += 1
		if (tag.local.endsWith('Gradient')) facts.gradients += 1
		for (const { local, uri, prefix, value } of Object.values(tag.attributes)) {
			if (prefix === 'xmlns' || local === 'xmlns') continue
			const problem = problemOf(local, uri, value)
			if (problem) refuse(problem)
			if (hidden === 0 && /^(?:fill|stroke|stop-color)$/.test(local) && /^#[0-9a-f]{6}$/i.test(value))
				facts.colors.set(value.toLowerCase(), (facts.colors.get(value.toLowerCase()) ?? 0) + 1)
		}
		// A path without a fill is black.
		if (hidden === 0 && tag.local === 'path' && !('fill' in tag.attributes))
			facts.colors.set('#000000', (facts.colors.get('#000000') ?? 0) + 1)
	})
	parser.write(svg).close()
	return facts
}
