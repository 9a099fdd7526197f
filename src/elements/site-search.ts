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
		this.addEventListener('submit', () => rememberSearch(input.value))
		const load = () => {
			import('./search-suggestions.ts').then(
				({ serveSuggestions }) => serveSuggestions(this, input, slot),
				// Without a connection the plain form stays.
				() => undefined,
			)
		}
		if (document.activeElement === input) load()
		else input.addEventListener('focus', load, { once: true })
	}
}

/** Defines the element. */
export const defineSiteSearch = (): void => customElements.define('site-search', SiteSearch)
