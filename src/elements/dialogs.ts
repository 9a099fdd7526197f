// Menus, dialogs and the first error of a form: opening, closing and focus.
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

// Makes every `<dialog popover>` modal: without this, buttons with `popovertarget` open them as popovers.

/** Listens on the document, so that dialogs added later work too. */
export function serveDialogs(): void {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element) || event.defaultPrevented) return
		const button = event.target.closest('button[popovertarget]')
		if (button) pressed(button, event)
		else if (event.target instanceof HTMLDialogElement) closeFromBackdrop(event.target, event)
		else if (event.target.closest('dialog[open] a[href]')) event.target.closest('dialog')?.close()
	})
}

function pressed(button: Element, event: Event): void {
	const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '')
	if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
	event.preventDefault()
	if (dialog.open) dialog.close()
	else if (button.getAttribute('popovertargetaction') !== 'hide') dialog.showModal()
}

/** A click on the dialog itself but outside its box is a click on the backdrop. */
function closeFromBackdrop(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): void {
	const box = dialog.getBoundingClientRect()
	if (x < box.left || x > box.right || y < box.top || y > box.bottom) dialog.close()
}

/** After a refused form, focuses the list of errors. */
export function focusErrors(): void {
	document.querySelector<HTMLElement>('[data-error-summary]')?.focus()
}
