// Brings drawn elements up to date by writing only what differs between two trees.
import type { SvgElement } from '../svg.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** `colors` writes paint alone and leaves shapes and shading for later; `all` writes whatever differs. */
export type Extent = 'colors' | 'all'

type Attributes = SvgElement['attributes']
type Elements = readonly SvgElement[]

const paints = ['fill', 'stroke'] as const
const isColor = (value: string | undefined) => value?.startsWith('#') ?? false

function created({ tag, attributes, children }: SvgElement): SVGElement {
	const element = document.createElementNS(namespace, tag)
	for (const name in attributes) element.setAttribute(name, attributes[name] ?? '')
	element.append(...children.map(created))
	return element
}

function patchAttributes(element: Element, before: Attributes, now: Attributes): void {
	for (const name in now) {
		const value = now[name]
		if (value !== undefined && value !== before[name]) element.setAttribute(name, value)
	}
	for (const name in before) if (!(name in now)) element.removeAttribute(name)
}

/** A color in the place of a color; other paint comes with the shapes it belongs to. */
function patchColors(element: Element, before: Attributes, now: Attributes): Attributes {
	if (before.d !== now.d) return before
	const changed = paints.filter(
		(name) => now[name] !== before[name] && isColor(now[name]) && isColor(before[name]),
	)
	if (changed.length === 0) return before
	const colors = Object.fromEntries(changed.map((name) => [name, now[name] ?? '']))
	for (const name in colors) element.setAttribute(name, colors[name] ?? '')
	return { ...before, ...colors }
}

/** `parent` holds exactly the elements of `before`. Returns the elements that it holds afterwards. */
export function patchChildren(
	parent: Element,
	{ before, now, extent }: { before: Elements; now: Elements; extent: Extent },
): Elements {
	if (before === now) return now
	const elements = [...parent.children]
	if (extent === 'colors') {
		return before.map((old, index) => {
			const [element, wanted] = [elements[index], now[index]]
			if (!element || old.tag !== wanted?.tag) return old
			const attributes = patchColors(element, old.attributes, wanted.attributes)
			const children = patchChildren(element, { before: old.children, now: wanted.children, extent })
			return { tag: old.tag, attributes, children: [...children] }
		})
	}
	for (const [index, wanted] of now.entries()) {
		const [element, old] = [elements[index], before[index]]
		if (!element || !old) parent.append(created(wanted))
		else if (old.tag !== wanted.tag) element.replaceWith(created(wanted))
		else {
			patchAttributes(element, old.attributes, wanted.attributes)
			patchChildren(element, { before: old.children, now: wanted.children, extent })
		}
	}
	for (const surplus of elements.slice(now.length)) surplus.remove()
	return now
}
