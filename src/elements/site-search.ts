// `<site-search>`: makes a combobox of a plain search form; its suggestions are loaded when the box gets the focus.
import { rememberSearch } from './recent-searches.ts'

const combobox = {
	role: 'combobox',
	'aria-autocomplete': 'list',
	'aria-haspopup': 'listbox',
	'aria-expanded': 'false',
}

class SiteSearch extends HTMLElement {
	connectedCallback() {
		const input = this.querySelector('input')
		const slot = this.querySelector('[data-suggestions]')
		if (!input || !slot) return
		for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
		let isAsked = false
		const load = async () => {
			if (isAsked) return
			isAsked = true
			try {
				const { serveSuggestions } = await import('./search-suggestions.ts')
				serveSuggestions(this, input, slot)
			} catch {
				// Without a connection the plain form stays; the next focus tries again.
				isAsked = false
			}
		}
		input.addEventListener('focus', () => void load())
		this.addEventListener('submit', () => rememberSearch(input.value))
		if (document.activeElement === input) void load()
	}
}

/** Defines the element. */
export const defineSiteSearch = (): void => customElements.define('site-search', SiteSearch)
