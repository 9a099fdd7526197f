// `<site-search>`: turns a plain search form into a combobox with suggestions.
import { announce } from './announce.ts'
import { drawSuggestions, optionId } from './search-list.ts'
import {
	emptySearch,
	isAskable,
	mostRecent,
	nextSearch,
	remember,
	searchMessage,
	shownItems,
	type SearchEvent,
	type SuggestionGroup,
} from './search-state.ts'

// Recent searches, stored in this browser alone.
const key = 'fieldhouse.recent-searches'

/** Newest first; empty when there are none or the stored text is invalid. */
function recentSearches(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
		return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, mostRecent) : []
	} catch {
		return [] // Storage can be edited by hand; an invalid list is ignored.
	}
}

function rememberSearch(query: string): void {
	try {
		localStorage.setItem(key, JSON.stringify(remember(recentSearches(), query)))
	} catch {
		return // Storage is blocked: nothing is remembered.
	}
}

const clearRecentSearches = (): void => localStorage.removeItem(key)

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

class SiteSearch extends HTMLElement {
	#state = emptySearch
	#timer = 0
	#question = new AbortController()
	#input: HTMLInputElement | null = null
	#slot: Element | null = null

	connectedCallback() {
		this.#input = this.querySelector('input')
		this.#slot = this.querySelector('[data-suggestions]')
		if (!this.#input || !this.#slot) return
		this.#input.setAttribute('role', 'combobox')
		this.#input.setAttribute('aria-autocomplete', 'list')
		this.#input.setAttribute('aria-haspopup', 'listbox')
		this.#state = { ...emptySearch, query: this.#input.value }
		this.#mark()
		this.#input.addEventListener('focus', this.#focused)
		this.#input.addEventListener('click', this.#focused)
		this.#input.addEventListener('input', this.#typed)
		this.#input.addEventListener('keydown', this.#key)
		this.addEventListener('submit', this.#submitted)
		this.addEventListener('focusout', this.#left)
		this.#slot.addEventListener('mousedown', this.#keepFocus)
		this.#slot.addEventListener('click', this.#chosen)
	}

	disconnectedCallback() {
		this.#stop()
	}

	#send(event: SearchEvent) {
		const before = searchMessage(this.#state)
		this.#state = nextSearch(this.#state, event)
		const message = searchMessage(this.#state)
		if (message && message !== before) announce(message)
		const panel = drawSuggestions(this.#state, this.#listId, this.#forget)
		// The panel animates once; a new rendering must not move.
		if (this.#slot?.hasChildNodes()) panel?.classList.remove('rise')
		this.#slot?.replaceChildren(...(panel ? [panel] : []))
		this.#mark()
	}

	get #listId() {
		return `${this.#input?.id}-list`
	}

	#mark() {
		const input = this.#input
		if (!input) return
		const list = document.getElementById(this.#listId)
		const active = document.getElementById(optionId(this.#listId, this.#state.active))
		input.setAttribute('aria-expanded', String(list !== null))
		if (list) input.setAttribute('aria-controls', list.id)
		else input.removeAttribute('aria-controls')
		if (active) input.setAttribute('aria-activedescendant', active.id)
		else input.removeAttribute('aria-activedescendant')
		active?.scrollIntoView({ block: 'nearest' })
	}

	#stop() {
		clearTimeout(this.#timer)
		this.#question.abort()
	}

	readonly #focused = () => {
		if (!this.#state.isOpen) this.#send({ type: 'focused', recent: recentSearches() })
	}

	readonly #typed = () => {
		const query = this.#input?.value ?? ''
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
			const asking = { signal: question.signal, withTeams: this.dataset['teams'] !== undefined }
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
		} else if (event.key === 'Escape' && this.#state.isOpen && this.#slot?.hasChildNodes()) {
			event.preventDefault()
			this.#send({ type: 'closed' })
		} else if (event.key === 'Enter') {
			const item = shownItems(this.#state)[this.#state.active]
			if (!item) return
			event.preventDefault()
			document.getElementById(optionId(this.#listId, this.#state.active))?.click()
		}
	}

	readonly #submitted = () => {
		rememberSearch(this.#input?.value ?? '')
		this.#stop()
	}

	readonly #chosen = (event: Event) => {
		if (!(event.target instanceof Element) || !event.target.closest('a')) return
		rememberSearch(this.#input?.value ?? '')
		this.#send({ type: 'closed' })
	}

	readonly #keepFocus = (event: Event) => event.preventDefault()

	readonly #left = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof Node && this.contains(relatedTarget)) return
		this.#stop()
		this.#send({ type: 'closed' })
	}

	readonly #forget = () => {
		clearRecentSearches()
		this.#send({ type: 'focused', recent: [] })
		this.#input?.focus()
	}
}

/** Defines the element. */
export const defineSiteSearch = (): void => customElements.define('site-search', SiteSearch)
