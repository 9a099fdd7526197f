// `<list-page>`: filters, sorting and "Load more" of a product list without a new page. Without it, or when a request
// fails, the same links and form load the whole page.
import { announce } from './announce.ts'
import { swapParts } from './list-swap.ts'

// The URL of a filter form. Pure: the element reads the form and sends the request.

export type FormEntry = { name: string; value: string; fallback: string | undefined }

/** The form's URL without empty fields and defaults; a browser would send them all. */
export function listAddress(path: string, entries: readonly FormEntry[]): string {
	const params = new URLSearchParams()
	for (const { name, value, fallback } of entries) {
		const text = value.trim()
		if (text !== '' && text !== fallback) params.append(name, text)
	}
	const query = params.toString()
	return query ? `${path}?${query}` : path
}

/** Milliseconds before the skeleton shows. */
const patienceMs = 150
const scrollRestMs = 120

type Step = 'filter' | 'more' | 'back'

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const here = () => location.pathname + location.search

function entriesOf(form: HTMLFormElement): FormEntry[] {
	return [...new FormData(form)].map(([name, value]) => {
		const field = form.elements.namedItem(name)
		const fallback = field instanceof HTMLElement ? field.dataset['default'] : undefined
		return { name, value: typeof value === 'string' ? value : '', fallback }
	})
}

async function readPage(
	address: string,
	signal: AbortSignal,
): Promise<{ page: Document; list: HTMLElement }> {
	const answer = await fetch(address, { signal, headers: { Accept: 'text/html' } })
	if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
	const list = page.querySelector<HTMLElement>('list-page')
	if (!list) throw new Error('The answer holds no list')
	return { page, list }
}

/** Defines the element. */
export function defineListPage(): void {
	class ListPage extends HTMLElement {
		#asking: AbortController | null = null
		#shown = here()
		#scrollRest = 0

		connectedCallback() {
			this.dataset['scripted'] = ''
			this.addEventListener('click', this.#clicked)
			this.addEventListener('change', this.#changed)
			this.addEventListener('submit', this.#submitted)
			window.addEventListener('popstate', this.#travelled)
			window.addEventListener('scroll', this.#scrolled, { passive: true })
		}
		disconnectedCallback() {
			window.removeEventListener('popstate', this.#travelled)
			window.removeEventListener('scroll', this.#scrolled)
		}
		readonly #clicked = (event: MouseEvent) => {
			const link =
				event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null
			if (!link || !isPlainClick(event)) return
			event.preventDefault()
			void this.#show(link.href, link.dataset['swap'] === 'more' ? 'more' : 'filter')
		}
		readonly #changed = ({ target }: Event) => {
			const form =
				target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null
			if (form) this.#showForm(form)
		}
		readonly #submitted = (event: SubmitEvent) => {
			if (!(event.target instanceof HTMLFormElement)) return
			event.preventDefault()
			this.#showForm(event.target)
		}
		readonly #travelled = () => {
			if (here() !== this.#shown) void this.#show(location.href, 'back')
		}
		/** Stores the scroll position in the history entry, so that Back restores it. */
		readonly #scrolled = () => {
			clearTimeout(this.#scrollRest)
			if (!this.#asking) this.#scrollRest = window.setTimeout(() => this.#keepPlace(), scrollRestMs)
		}
		#keepPlace() {
			if (here() === this.#shown) history.replaceState({ ...history.state, y: Math.round(scrollY) }, '')
		}
		#showForm(form: HTMLFormElement) {
			void this.#show(listAddress(new URL(form.action).pathname, entriesOf(form)), 'filter')
		}

		async #show(address: string, step: Step) {
			this.#asking?.abort()
			const asking = new AbortController()
			this.#asking = asking
			clearTimeout(this.#scrollRest)
			if (step !== 'back') this.#keepPlace()
			const waiting = setTimeout(() => {
				this.dataset['waiting'] = step === 'more' ? 'more' : 'all'
			}, patienceMs)
			try {
				const { page, list } = await readPage(address, asking.signal)
				this.#apply(page, list, step)
			} catch {
				// Superseded requests are ignored; on failure the browser loads the page itself.
				if (!asking.signal.aborted) location.assign(address)
			} finally {
				clearTimeout(waiting)
				if (this.#asking === asking) {
					delete this.dataset['waiting']
					this.#asking = null
				}
			}
		}

		#apply(page: Document, list: HTMLElement, step: Step) {
			const cardsBefore = this.querySelectorAll('[data-id]').length
			delete this.dataset['waiting']
			swapParts(this, list)
			document.title = page.title
			const address = list.dataset['address'] ?? here()
			if (step === 'filter') history.pushState({ y: Math.round(scrollY) }, '', address)
			else if (step === 'more') history.replaceState(history.state, '', address)
			this.#shown = step === 'back' ? here() : address
			if (step === 'back') scrollTo({ top: placeOf(history.state), behavior: 'instant' })
			const cards = this.querySelectorAll<HTMLElement>('[data-id]')
			const { summary = '', more = `{} of ${summary} shown` } = list.dataset
			announce(step === 'more' ? more.replace('{}', String(cards.length)) : summary)
			if (step === 'more') cards[cardsBefore]?.querySelector('a')?.focus({ preventScroll: true })
			else if (step === 'filter' && document.activeElement === document.body)
				this.querySelector<HTMLElement>('#list-summary')?.focus({ preventScroll: true })
		}
	}
	customElements.define('list-page', ListPage)
}

/** The scroll position in a history entry; 0 for entries without one. */
const placeOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'y' in state && typeof state.y === 'number' ? state.y : 0
