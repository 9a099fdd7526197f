// `<approval-list>`: shows how many orders are selected, and selects all on the page.
import { announce } from './announce.ts'

const words = (chosen: number) => (chosen === 0 ? 'Approve chosen' : `Approve ${chosen}`)

/** Defines the element. Without it the checkboxes and the button are parts of a plain form. */
export function defineApprovalList(): void {
	class ApprovalList extends HTMLElement {
		get #boxes(): HTMLInputElement[] {
			return [...this.querySelectorAll<HTMLInputElement>('[data-choose]')]
		}
		get #all(): HTMLInputElement | null {
			return this.querySelector<HTMLInputElement>('[data-choose-all] input')
		}
		readonly #changed = (event: Event) => {
			const all = this.#all
			if (all && event.target === all) for (const box of this.#boxes) box.checked = all.checked
			else if (!(event.target instanceof HTMLInputElement && event.target.matches('[data-choose]'))) return
			this.#show()
			announce(`${this.#boxes.filter(({ checked }) => checked).length} orders chosen`)
		}
		connectedCallback() {
			this.querySelector('[data-choose-all]')?.removeAttribute('hidden')
			this.querySelector('[data-choose-hint]')?.setAttribute('hidden', '')
			this.addEventListener('change', this.#changed)
			this.#show()
		}
		disconnectedCallback() {
			this.removeEventListener('change', this.#changed)
		}
		#show() {
			const chosen = this.#boxes.filter(({ checked }) => checked).length
			const button = this.querySelector<HTMLButtonElement>('[data-approve-many]')
			if (button) {
				button.textContent = words(chosen)
				button.disabled = chosen === 0
			}
			const all = this.#all
			if (!all) return
			all.checked = chosen > 0 && chosen === this.#boxes.length
			all.indeterminate = chosen > 0 && chosen < this.#boxes.length
		}
	}
	customElements.define('approval-list', ApprovalList)
}
