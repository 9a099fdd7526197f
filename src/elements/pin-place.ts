// `<pin-place>`: a click on a picture chooses the place of a new comment, and arrows move it. Without a script the list of
// places does.
import { announce } from './announce.ts'

/** By which the arrows move the place. */
const stepIn = 0.5

type Chosen = { box: HTMLElement; xIn: number; yIn: number }

const sizeOf = ({ dataset }: HTMLElement) => ({
	width: Number(dataset['width']),
	height: Number(dataset['height']),
})

/** `front/0/0/` with other coordinates; see `placeText` of comments. */
function valueOf({ box, xIn, yIn }: Chosen): string {
	const [view = '', , , piece = ''] = (box.dataset['pinBox'] ?? '').split('/')
	const rounded = (inches: number) => Math.round(inches * 100) / 100
	return [view, rounded(xIn), rounded(yIn), piece].join('/')
}

/** Defines the element. */
export function definePinPlace(): void {
	class PinPlace extends HTMLElement {
		get #select() {
			return this.querySelector<HTMLSelectElement>('select[name=place]')
		}
		get #boxes() {
			return [...this.querySelectorAll<HTMLElement>('[data-pin-box]')]
		}
		/** The place in the list; undefined when none is chosen. */
		get #chosen(): Chosen | undefined {
			const [view, x, y, piece] = (this.#select?.value ?? '').split('/')
			const box = this.#boxes.find(({ dataset }) => {
				const [ownView, , , ownPiece] = (dataset['pinBox'] ?? '').split('/')
				return ownView === view && ownPiece === piece
			})
			return box && { box, xIn: Number(x), yIn: Number(y) }
		}
		readonly #mark = () => {
			const chosen = this.#chosen
			for (const box of this.#boxes) {
				const mark = box.querySelector<HTMLElement>('[data-chosen]')
				if (!mark) continue
				mark.hidden = box !== chosen?.box
				if (!chosen || mark.hidden) continue
				const { width, height } = sizeOf(box)
				mark.style.left = `${(chosen.xIn / width) * 100}%`
				mark.style.top = `${(chosen.yIn / height) * 100}%`
			}
			this.querySelector('[data-nudge]')?.toggleAttribute('hidden', !chosen)
		}
		/** Adds the place to the list and chooses it. */
		#choose({ box, ...point }: Chosen, name: string): void {
			const select = this.#select
			if (!select) return
			const { width, height } = sizeOf(box)
			const xIn = Math.min(width, Math.max(0, point.xIn))
			const yIn = Math.min(height, Math.max(0, point.yIn))
			const own = select.querySelector<HTMLOptionElement>('option[data-own]') ?? new Option()
			own.dataset['own'] = ''
			own.value = valueOf({ box, xIn, yIn })
			own.text = name
			if (!own.isConnected) select.options[0]?.after(own)
			own.selected = true
			this.#mark()
		}
		readonly #clicked = (event: MouseEvent) => {
			const target = event.target instanceof Element ? event.target : null
			const by = target?.closest('[data-by]')?.getAttribute('data-by')?.split(' ').map(Number)
			const chosen = this.#chosen
			if (by && chosen) {
				const [x = 0, y = 0] = by
				const moved = { ...chosen, xIn: chosen.xIn + x * stepIn, yIn: chosen.yIn + y * stepIn }
				this.#choose(moved, 'The place that you moved')
				announce('Moved')
				return
			}
			const box = target?.closest<HTMLElement>('[data-pin-box]')
			if (!box) return
			const { left, top, width, height } = box.getBoundingClientRect()
			const size = sizeOf(box)
			const xIn = ((event.clientX - left) / width) * size.width
			const yIn = ((event.clientY - top) / height) * size.height
			this.#choose({ box, xIn, yIn }, 'The place that you clicked')
			announce('Place chosen. Write your comment below.')
		}
		connectedCallback() {
			this.addEventListener('click', this.#clicked)
			this.#select?.addEventListener('change', this.#mark)
			for (const box of this.#boxes) box.style.cursor = 'crosshair'
			this.querySelector('[data-with-script]')?.removeAttribute('hidden')
			this.#mark()
		}
		disconnectedCallback() {
			this.removeEventListener('click', this.#clicked)
			this.#select?.removeEventListener('change', this.#mark)
		}
	}
	customElements.define('pin-place', PinPlace)
}
