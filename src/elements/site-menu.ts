// `<site-menu>`: the header's menus close on Escape, on a click elsewhere and when focus leaves; arrows move.

const openPanel = 'details[name="main-menu"][open]'

function step(stops: readonly HTMLElement[], from: Element | null, by: number): void {
	const at = stops.findIndex((stop) => stop === from)
	stops[(at + by + stops.length) % stops.length]?.focus()
}

/** Defines the element. */
export function defineSiteMenu(): void {
	class SiteMenu extends HTMLElement {
		connectedCallback() {
			this.addEventListener('keydown', this.#key)
			this.addEventListener('click', this.#followed)
			document.addEventListener('click', this.#elsewhere)
			document.addEventListener('focusin', this.#elsewhere)
		}
		disconnectedCallback() {
			document.removeEventListener('click', this.#elsewhere)
			document.removeEventListener('focusin', this.#elsewhere)
		}
		readonly #elsewhere = ({ target }: Event) => {
			const open = this.querySelector<HTMLDetailsElement>(openPanel)
			if (open && target instanceof Node && !open.contains(target)) open.open = false
		}
		readonly #followed = ({ target }: Event) => {
			const panel =
				target instanceof Element && target.closest('a[href]')?.closest<HTMLDetailsElement>(openPanel)
			if (panel) panel.open = false
		}
		readonly #key = (event: KeyboardEvent) => {
			const { target, key } = event
			const panel =
				target instanceof Element && target.closest<HTMLDetailsElement>('details[name="main-menu"]')
			const summary = panel && panel.querySelector('summary')
			if (!panel || !summary) return
			const links = [...panel.querySelectorAll<HTMLElement>('a[href], button')]
			if (key === 'Escape' && panel.open) {
				panel.open = false
				summary.focus()
			} else if (key === 'ArrowDown' && target === summary) {
				panel.open = true
				links[0]?.focus()
			} else if (key === 'ArrowDown' || key === 'ArrowUp') {
				step(links, document.activeElement, key === 'ArrowDown' ? 1 : -1)
			} else if ((key === 'ArrowRight' || key === 'ArrowLeft') && target === summary) {
				step([...this.querySelectorAll<HTMLElement>('nav summary')], summary, key === 'ArrowRight' ? 1 : -1)
			} else return
			event.preventDefault()
		}
	}
	customElements.define('site-menu', SiteMenu)
}
