// Brings the parts of a freshly read list page into the one on screen without disturbing what a person holds:
// open groups stay open, the focused field keeps focus and text, cards that stay are not drawn again.

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

/** The element that should hold the focus after the swap, by id. */
function restoreFocus(id: string, text: string | undefined): void {
	const field = document.getElementById(id)
	if (field instanceof HTMLInputElement && field.type === 'number' && text !== undefined) field.value = text
	if (field && document.activeElement !== field) field.focus({ preventScroll: true })
}

/** Replaces every `[data-part]` by its namesake. */
export function swapParts(current: Element, next: Element): void {
	const held = current.contains(document.activeElement) ? document.activeElement : null
	const id = held?.id ?? ''
	const text = held instanceof HTMLInputElement ? held.value : undefined
	for (const part of current.querySelectorAll<HTMLElement>('[data-part]')) {
		const fresh = next.querySelector(`[data-part="${part.dataset['part']}"]`)
		if (!fresh) continue
		keepOpenGroups(part, fresh)
		if (part.dataset['keeps'] === undefined) part.replaceChildren(...fresh.childNodes)
		else swapKeyed(part, fresh)
	}
	if (id) restoreFocus(id, text)
}
