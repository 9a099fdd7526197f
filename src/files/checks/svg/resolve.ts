// Resolves every element's final attributes: its own, then style sheets, then its style attribute. Safe values only.
import { geometry, pointing, presentation } from './allowed.ts'
import { isSafeValue, openStyleSheet, parseDeclarations } from './css.ts'
import type { ParsedSvg, SvgElement } from './parse.ts'

const plainGeometry = /^[\w\s.,+\-()%]*$/

/** Effects that are dropped from art. */
const lostEffect =
	/(?:^|;)\s*(?:filter|mix-blend-mode|marker(?:-start|-mid|-end)?)\s*:(?!\s*(?:none|normal)\s*(?:;|$))/i

/** Changes the elements. @returns whether a visible effect may have been left out */
export function resolveStyles({ root, css }: Pick<ParsedSvg, 'root' | 'css'>): boolean {
	const declarationsFor = openStyleSheet(css)
	let isMissingSomething = /(?:^|[;{\s])(?:filter|mix-blend-mode)\s*:\s*(?!none|normal)/i.test(css)

	const resolve = (element: SvgElement) => {
		const given = element.attributes
		const style = given.get('style') ?? ''
		if (given.has('filter') || lostEffect.test(style)) isMissingSomething = true
		const kept = new Map<string, string>()
		for (const [name, value] of given) {
			if (geometry.has(name) && plainGeometry.test(value)) kept.set(name, value)
			if (presentation.has(name) && isSafeValue(value)) kept.set(name, value)
		}
		const styled = {
			name: element.name,
			id: given.get('id'),
			classes: (given.get('class') ?? '').split(/\s+/).filter(Boolean),
		}
		for (const { name, value } of [...declarationsFor(styled), ...parseDeclarations(style)])
			kept.set(name, value)
		if (styled.id) kept.set('id', styled.id)
		const href = given.get('href')?.trim()
		if (href !== undefined && (pointing.has(element.name) || element.name === 'image')) kept.set('href', href)
		element.attributes.clear()
		for (const [name, value] of kept) element.attributes.set(name, value)
		element.children.forEach(resolve)
	}
	resolve(root)
	return isMissingSomething
}
