// `<site-search>`: makes a combobox of a plain search form.
import { rememberSearch } from './recent-searches.ts'
import { serveSuggestions } from './search-suggestions.ts'

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
		this.addEventListener('submit', () => rememberSearch(input.value))
		serveSuggestions(this, input, slot)
	}
}

/** Defines the element. */
export const defineSiteSearch = (): void => customElements.define('site-search', SiteSearch)
