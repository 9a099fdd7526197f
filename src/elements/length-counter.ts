// `<length-counter>`: the number of characters beside a field, while it is typed. Without a script the saved one stands there.

/** Defines the element. */
export function defineLengthCounter(): void {
	class LengthCounter extends HTMLElement {
		readonly #count = () => {
			const field = this.querySelector('input, textarea')
			const place = this.querySelector('[data-count]')
			if (!place || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
			place.textContent = `${field.value.length} / ${field.maxLength}`
		}
		connectedCallback() {
			this.addEventListener('input', this.#count)
			this.#count()
		}
		disconnectedCallback() {
			this.removeEventListener('input', this.#count)
		}
	}
	customElements.define('length-counter', LengthCounter)
}
