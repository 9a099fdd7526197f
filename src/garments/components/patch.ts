// Updates drawn elements by writing only the differences between two trees.
import type { SvgElement } from '../svg.ts'

const namespace = 'http://www.w3.org/2000/svg'

type Attributes = SvgElement['attributes']
type Elements = readonly SvgElement[]

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

/** Expects exactly the elements of `before` in `parent`. @returns the elements in it afterwards */
export function patchChildren(parent: Element, before: Elements, now: Elements): Elements {
	if (before === now) return now
	const elements = [...parent.children]
	for (const [index, wanted] of now.entries()) {
		const [element, old] = [elements[index], before[index]]
		if (!element || !old) parent.append(created(wanted))
		else if (old.tag !== wanted.tag) element.replaceWith(created(wanted))
		else {
			patchAttributes(element, old.attributes, wanted.attributes)
			patchChildren(element, old.children, wanted.children)
		}
	}
	for (const surplus of elements.slice(now.length)) surplus.remove()
	return now
}
