// The size of a drawing with all references resolved: small files can expand to billions of shapes.
import { unfit } from '../art.ts'
import { referring } from './allowed.ts'
import { referenceIn } from './css.ts'
import { tooComplex, type SvgElement } from './parse.ts'

const mostElements = 50_000
/** Total length of attributes, images included. */
const mostCharacters = 12_000_000
/** Nesting of references and groups: later steps recurse to the same depth. */
const deepest = 160

type Weight = { elements: number; characters: number; height: number }

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

/** The ids that an element refers to. */
export const referencesOf = ({ attributes }: SvgElement): string[] => {
	const href = attributes.get('href')
	return [
		...(href?.startsWith('#') ? [href.slice(1)] : []),
		...referring.flatMap((name) => referenceIn(attributes.get(name) ?? '') ?? []),
	]
}

/** @throws Refusal for drawings that contain themselves or expand too much */
export function refuseBombs(root: SvgElement): void {
	const byId = elementsById(root)
	const weights = new Map<SvgElement, Weight | 'open'>()

	const weigh = (element: SvgElement, depth: number): Weight => {
		const known = weights.get(element)
		if (known === 'open') throw unfit('This drawing contains itself. Please export it again as plain SVG.')
		if (known) return known
		if (depth > deepest) throw unfit(tooComplex)
		weights.set(element, 'open')
		let characters = 0
		for (const value of element.attributes.values()) characters += value.length
		const weight = { elements: 1, characters, height: 1 }
		const referred = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
		for (const part of [...element.children, ...referred]) {
			const { elements, characters: more, height } = weigh(part, depth + 1)
			weight.elements += elements
			weight.characters += more
			weight.height = Math.max(weight.height, height + 1)
		}
		const isTooMuch = weight.elements > mostElements || weight.characters > mostCharacters
		if (isTooMuch || weight.height > deepest) throw unfit(tooComplex)
		weights.set(element, weight)
		return weight
	}
	weigh(root, 1)
}
