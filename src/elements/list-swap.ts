// Updates the parts of a list page without disturbing the user: open groups stay open, the focused element keeps the
// focus, a field in use its text and caret, and unchanged cards are not rendered again.

function keepOpenGroups(part: Element, fresh: Element): void {
	for (const group of part.querySelectorAll('details[id]')) {
		fresh.querySelector(`#${CSS.escape(group.id)}`)?.toggleAttribute('open', group.hasAttribute('open'))
	}
}

function swapKeyed(part: Element, fresh: Element): void {
	const known = new Map(
		[...part.querySelectorAll('[data-id]')].map((card) => [card.getAttribute('data-id'), card]),
	)
	const cards = [...fresh.children].map((card) => known.get(card.getAttribute('data-id')) ?? card)
	if (cards.length > known.size && [...part.children].every((card, index) => card === cards[index])) {
		part.append(...cards.slice(known.size))
	} else part.replaceChildren(...cards)
}

/** The elements from below `root` down to one of its descendants. */
function wayTo(root: Element, target: Element): Element[] {
	const above = target.parentElement
	return above && above !== root ? [...wayTo(root, above), target] : [target]
}

function takeAttributes(from: Element, to: Element): void {
	for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
	for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/** Sibling nodes before and after an element. */
function neighborsOf(element: Element): { before: ChildNode[]; after: ChildNode[] } {
	const all = [...(element.parentNode?.childNodes ?? [])]
	const at = all.indexOf(element)
	return { before: all.slice(0, at), after: all.slice(at + 1) }
}

/**
 * Replaces everything around a field and leaves the field in the page: a number field does not expose its caret, so it
 * is lost once the field is removed. False when the fresh part has no such field at that place.
 */
function swapAround(part: Element, fresh: Element, field: Element): boolean {
	const namesake = fresh.querySelector(`#${CSS.escape(field.id)}`)
	if (!namesake) return false
	const way = wayTo(part, field)
	const freshWay = wayTo(fresh, namesake)
	if (way.map((step) => step.tagName).join() !== freshWay.map((step) => step.tagName).join()) return false
	for (const [index, kept] of way.entries()) {
		const counterpart = freshWay[index]
		if (!counterpart) break
		if (kept !== field) takeAttributes(counterpart, kept)
		const old = neighborsOf(kept)
		const next = neighborsOf(counterpart)
		for (const node of [...old.before, ...old.after]) node.remove()
		kept.before(...next.before)
		kept.after(...next.after)
	}
	return true
}

const isWrittenIn = (held: Element | null): held is HTMLInputElement =>
	held instanceof HTMLInputElement && held.type === 'number' && held.id !== ''

function swapPart(part: HTMLElement, fresh: Element, held: Element | null): void {
	if (part.dataset['keeps'] !== undefined) swapKeyed(part, fresh)
	else if (!isWrittenIn(held) || !part.contains(held) || !swapAround(part, fresh, held))
		part.replaceChildren(...fresh.childNodes)
}

/** Replaces every `[data-part]` by the one with the same name. */
export function swapParts(current: Element, next: Element): void {
	const held = current.contains(document.activeElement) ? document.activeElement : null
	for (const part of current.querySelectorAll<HTMLElement>('[data-part]')) {
		const fresh = next.querySelector(`[data-part="${part.dataset['part']}"]`)
		if (!fresh) continue
		keepOpenGroups(part, fresh)
		swapPart(part, fresh, held)
	}
	const successor = held?.id ? document.getElementById(held.id) : null
	if (successor && document.activeElement !== successor) successor.focus({ preventScroll: true })
}
