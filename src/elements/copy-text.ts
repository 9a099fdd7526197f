// `<copy-text>`: a button that copies a text to the clipboard. Without a script there is no button, only the text.
import { announce } from './announce.ts'

const shownMs = 2_000

/** Defines the element. */
export function defineCopyText(): void {
	class CopyText extends HTMLElement {
		#before: string | undefined
		get #words() {
			return this.querySelector('[data-words]')
		}
		readonly #tell = (words: string) => {
			const place = this.#words
			if (!place) return
			this.#before ??= place.textContent ?? ''
			place.textContent = words
			announce(words)
			setTimeout(() => (place.textContent = this.#before ?? ''), shownMs)
		}
		readonly #copy = () => {
			const text = this.dataset['text'] ?? ''
			navigator.clipboard.writeText(text).then(
				() => this.#tell(this.dataset['copied'] ?? 'Copied'),
				() => this.#tell(this.dataset['refused'] ?? 'Not allowed here'),
			)
		}
		connectedCallback() {
			const button = this.querySelector('button')
			if (!button || !('clipboard' in navigator)) return
			button.hidden = false
			button.addEventListener('click', this.#copy)
		}
		disconnectedCallback() {
			this.querySelector('button')?.removeEventListener('click', this.#copy)
		}
	}
	customElements.define('copy-text', CopyText)
}
