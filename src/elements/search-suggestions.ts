// The suggestions of a search box, a combobox; loaded when the box gets the focus.
import { announce } from './announce.ts'
import { clearRecentSearches, isAskable, recentSearches, rememberSearch } from './recent-searches.ts'
import { drawSuggestions, optionId } from './search-list.ts'
import {
	emptySearch,
	nextSearch,
	sayIn,
	searchMessage,
	shownItems,
	type Say,
	type SearchEvent,
	type SuggestionGroup,
} from './search-state.ts'

const pauseMs = 180

async function groupsAt(
	address: string,
	query: string,
	signal: AbortSignal,
): Promise<readonly SuggestionGroup[]> {
	const response = await fetch(`${address}?q=${encodeURIComponent(query)}`, {
		signal,
		headers: { accept: 'application/json' },
	})
	if (!response.ok) throw new Error(`Suggestions answered ${response.status}`)
	const { groups } = (await response.json()) as { groups: readonly SuggestionGroup[] }
	return groups
}

type Asking = { signal: AbortSignal; withTeams: boolean }

/** The person's own teams come first; without their answer the rest is shown alone. */
async function ask(query: string, { signal, withTeams }: Asking): Promise<readonly SuggestionGroup[]> {
	const [teams, shared] = await Promise.all([
		withTeams ? groupsAt('/search/teams', query, signal).catch(() => []) : [],
		groupsAt('/search/suggest', query, signal),
	])
	return [...teams, ...shared]
}

class Suggestions {
	#state = emptySearch
	#timer = 0
	#question = new AbortController()
	readonly #search: HTMLElement
	readonly #input: HTMLInputElement
	readonly #slot: Element
	readonly #say: Say

	constructor(search: HTMLElement, input: HTMLInputElement, slot: Element) {
		this.#search = search
		this.#input = input
		this.#slot = slot
		// Cast: the server wrote the attribute, on pages in another language than English alone.
		this.#say = sayIn(JSON.parse(search.dataset['said'] ?? '{}') as Record<string, string>)
	}

	/** Follows the box from now on. */
	serve() {
		const [search, input, slot] = [this.#search, this.#input, this.#slot]
		const isInUse = document.activeElement === input
		this.#state = { ...emptySearch, query: isInUse ? input.defaultValue : input.value }
		input.addEventListener('focus', this.#focused)
		input.addEventListener('click', this.#focused)
		input.addEventListener('input', this.#typed)
		input.addEventListener('keydown', this.#key)
		search.addEventListener('submit', this.#stop)
		search.addEventListener('focusout', this.#left)
		slot.addEventListener('mousedown', this.#keepFocus)
		slot.addEventListener('click', this.#chosen)
		if (!isInUse) return
		// What was typed while this was loaded is asked for now.
		this.#focused()
		if (input.value !== input.defaultValue) this.#typed()
	}

	#send(event: SearchEvent) {
		const before = searchMessage(this.#state, this.#say)
		this.#state = nextSearch(this.#state, event)
		const message = searchMessage(this.#state, this.#say)
		if (message && message !== before) announce(message)
		const panel = drawSuggestions(this.#state, {
			listId: this.#listId,
			onClear: this.#forget,
			say: this.#say,
		})
		// The panel animates once; a new rendering must not move.
		if (this.#slot.hasChildNodes()) panel?.classList.remove('rise')
		this.#slot.replaceChildren(...(panel ? [panel] : []))
		this.#mark()
	}

	get #listId() {
		return `${this.#input.id}-list`
	}

	#mark() {
		const input = this.#input
		const list = document.getElementById(this.#listId)
		const active = document.getElementById(optionId(this.#listId, this.#state.active))
		input.setAttribute('aria-expanded', String(list !== null))
		if (list) input.setAttribute('aria-controls', list.id)
		else input.removeAttribute('aria-controls')
		if (active) input.setAttribute('aria-activedescendant', active.id)
		else input.removeAttribute('aria-activedescendant')
		active?.scrollIntoView({ block: 'nearest' })
	}

	readonly #stop = () => {
		clearTimeout(this.#timer)
		this.#question.abort()
	}

	readonly #focused = () => {
		if (!this.#state.isOpen) this.#send({ type: 'focused', recent: recentSearches() })
	}

	readonly #typed = () => {
		const query = this.#input.value
		this.#send({ type: 'typed', query })
		this.#stop()
		if (this.#state.status === 'waiting' && isAskable(query)) {
			this.#timer = window.setTimeout(() => void this.#ask(query.trim()), pauseMs)
		}
	}

	async #ask(query: string) {
		const question = new AbortController()
		this.#question = question
		try {
			const asking = { signal: question.signal, withTeams: this.#search.dataset['teams'] !== undefined }
			this.#send({ type: 'answered', query, groups: await ask(query, asking) })
		} catch {
			// An aborted older request is ignored; any other failure leaves the plain form.
			if (!question.signal.aborted) this.#send({ type: 'failed', query })
		}
	}

	readonly #key = (event: KeyboardEvent) => {
		if (event.isComposing) return
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault()
			this.#send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
		} else if (event.key === 'Escape' && this.#state.isOpen && this.#slot.hasChildNodes()) {
			event.preventDefault()
			this.#send({ type: 'closed' })
		} else if (event.key === 'Enter') {
			const item = shownItems(this.#state)[this.#state.active]
			if (!item) return
			event.preventDefault()
			document.getElementById(optionId(this.#listId, this.#state.active))?.click()
		}
	}

	readonly #chosen = (event: Event) => {
		if (!(event.target instanceof Element) || !event.target.closest('a')) return
		rememberSearch(this.#input.value)
		this.#send({ type: 'closed' })
	}

	readonly #keepFocus = (event: Event) => event.preventDefault()

	readonly #left = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof Node && this.#search.contains(relatedTarget)) return
		this.#stop()
		this.#send({ type: 'closed' })
	}

	readonly #forget = () => {
		clearRecentSearches()
		this.#send({ type: 'focused', recent: [] })
		this.#input.focus()
	}
}

/** Serves the suggestions of one search box. @param slot where they are shown */
export function serveSuggestions(search: HTMLElement, input: HTMLInputElement, slot: Element): void {
	new Suggestions(search, input, slot).serve()
	search.dataset['served'] = ''
}
