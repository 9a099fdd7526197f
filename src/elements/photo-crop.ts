// `<photo-crop>`: shows the part of a photo while it is chosen. Without a script the saved part is shown.
import { PhotoCrop, photoInBox } from '#pictures/rules/photo-crop.ts'

/** Defines the element. */
export function definePhotoCrop(): void {
	class CropPreview extends HTMLElement {
		#valueOf(name: string): string {
			const field = this.querySelector(`[name="${name}"]`)
			return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : ''
		}
		readonly #show = () => {
			const [zoom, x, y] = ['zoom', 'x', 'y'].map((name) => Number(this.#valueOf(name)))
			const crop = PhotoCrop.safeParse({ shape: this.#valueOf('shape'), zoom, x, y })
			const box = this.querySelector<HTMLElement>('[data-box]')
			const photo = box?.querySelector('img')
			if (!crop.success || !box || !photo) return
			const { width, height } = this.dataset
			const shown = photoInBox({ width: Number(width), height: Number(height) }, crop.data)
			box.style.aspectRatio = shown.ratio
			box.style.width = shown.boxWidth
			photo.style.width = shown.width
			photo.style.left = shown.left
			photo.style.top = shown.top
			for (const output of this.querySelectorAll<HTMLOutputElement>('output[data-of]'))
				output.value = `${this.#valueOf(output.dataset['of'] ?? '')}%`
		}
		connectedCallback() {
			this.addEventListener('input', this.#show)
			// A browser that comes back to the page keeps what was chosen.
			this.#show()
		}
		disconnectedCallback() {
			this.removeEventListener('input', this.#show)
		}
	}
	customElements.define('photo-crop', CropPreview)
}
