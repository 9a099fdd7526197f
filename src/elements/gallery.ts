// `<product-gallery>`: thumbnails that scroll the strip, the current picture's mark, and pictures of another color.
import type { SheetPicture } from '#catalog/rules/product/sheet.ts'
import { plainPicture } from '#pictures/rules/plain-picture.ts'
import type * as Turning from './turning.ts'

/** Dispatch on `document` with the pictures of the color to show. */
export const colorShown = 'color-shown'

/** The picture whose center is nearest to the center of the strip. Offsets and widths in CSS pixels. */
export const pictureAt = (scrollLeft: number, width: number, count: number): number =>
	width > 0 ? Math.min(Math.max(Math.round(scrollLeft / width), 0), count - 1) : 0

const hashInAddress = /p?[0-9a-f]{24}(?:t\d)?(?=-\d+\.webp)/g

function showPicture(image: HTMLImageElement, picture: SheetPicture, isThumb: boolean): void {
	const { hash, alt, lang = '', turns = false } = picture
	if (!isThumb) image.toggleAttribute('data-turns', turns)
	const address = plainPicture(image.src).replaceAll(hashInAddress, hash)
	if (image.src === address) return
	// A color of the shop, chosen here, is shown in place of the team's.
	delete image.dataset['team']
	image.srcset = plainPicture(image.srcset).replaceAll(hashInAddress, hash)
	image.src = address
	if (isThumb) return
	image.alt = alt
	image.lang = lang
}

/** Loaded by the first turn, which waits for it. Without a connection there is nothing to turn to. */
function turning(act: (pictures: typeof Turning) => void): void {
	import('./turning.ts').then(act, () => undefined)
}

/** How far a garment is turned by one step of a drag, in CSS pixels. */
const dragStep = 48

/**
 * Follows the mouse, the pen or one finger. The page's stylesheet leaves a turnable picture only vertical touches to scroll
 * by; a touch that scrolls ends the drag.
 */
function followDrag(strip: HTMLElement, imageNow: () => HTMLImageElement | undefined): void {
	let drag: { pointerId: number; from: number } | undefined
	strip.addEventListener('pointerdown', ({ isPrimary, button, clientX, pointerId }) => {
		const image = imageNow()
		if (!isPrimary || button !== 0 || !image) return
		drag = { pointerId, from: clientX }
		strip.setPointerCapture(pointerId)
		turning(({ preload }) => preload(image))
	})
	strip.addEventListener('pointermove', ({ clientX, pointerId }) => {
		const image = imageNow()
		if (drag?.pointerId !== pointerId || !image) return
		const by = Math.trunc((drag.from - clientX) / dragStep)
		if (by === 0) return
		drag.from -= by * dragStep
		turning(({ turn }) => turn(image, by))
	})
	strip.addEventListener('lostpointercapture', () => (drag = undefined))
	strip.addEventListener('dragstart', (event) => event.preventDefault())
}

/** Defines the element. */
export function defineGallery(): void {
	class ProductGallery extends HTMLElement {
		get #strip() {
			return this.querySelector<HTMLElement>('[data-strip]')
		}
		get #thumbs() {
			return [...this.querySelectorAll<HTMLAnchorElement>('[data-thumb]')]
		}
		readonly #mark = () => {
			const strip = this.#strip
			if (!strip) return
			const current = pictureAt(strip.scrollLeft, strip.clientWidth, this.#thumbs.length)
			this.#thumbs.forEach((thumb, at) => {
				if (at === current) thumb.setAttribute('aria-current', 'true')
				else thumb.removeAttribute('aria-current')
			})
			this.querySelector('[data-turning]')?.toggleAttribute('hidden', !this.#turning())
		}
		/** The current picture, if it can be turned. */
		readonly #turning = () => {
			const shown = this.#strip?.querySelectorAll('li').item(this.#current)
			return shown?.querySelector<HTMLImageElement>('img[data-turns]') ?? undefined
		}
		readonly #clicked = (event: MouseEvent) => {
			const turner = event.target instanceof Element ? event.target.closest('[data-turn]') : null
			if (turner) return this.#turnBy(Number(turner.getAttribute('data-turn')))
			const thumb = event.target instanceof Element ? event.target.closest('[data-thumb]') : null
			if (!thumb) return
			event.preventDefault()
			this.#go(this.#thumbs.findIndex((other) => other === thumb))
		}
		readonly #keyed = (event: KeyboardEvent) => {
			const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
			if (by === undefined || !(event.target instanceof Element)) return
			if (event.target.matches('[data-turn]')) return this.#turnBy(-by)
			if (event.target !== this.#strip) return
			event.preventDefault()
			this.#go(this.#current + by)
		}
		/** The large pictures open at the current one. */
		readonly #zoomed = (event: Event) => {
			if (!(event.target instanceof HTMLDialogElement) || !event.target.open) return
			event.target.querySelector(`[data-large="${this.#current}"]`)?.scrollIntoView({ inline: 'center' })
		}
		readonly #recolored = (event: Event) => {
			const { detail } = event as CustomEvent<readonly SheetPicture[]>
			for (const note of document.querySelectorAll('[data-team-note]')) note.remove()
			for (const list of this.querySelectorAll('[data-strip], ul, dialog')) {
				list.querySelectorAll('img').forEach((image, at) => {
					const picture = detail[at]
					image.closest('li')?.toggleAttribute('hidden', picture === undefined)
					if (picture) showPicture(image, picture, list.localName === 'ul')
				})
			}
			this.#mark()
		}
		get #current() {
			return this.#thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current'))
		}
		#turnBy(eighths: number) {
			const image = this.#turning()
			if (image) turning(({ turn }) => turn(image, eighths))
		}
		#go(to: number) {
			const strip = this.#strip
			if (!strip || to < 0 || to >= this.#thumbs.length) return
			const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
			strip.scrollTo({ left: to * strip.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
		}
		connectedCallback() {
			this.#strip?.addEventListener('scroll', this.#mark, { passive: true })
			this.addEventListener('click', this.#clicked)
			this.addEventListener('keydown', this.#keyed)
			this.addEventListener('toggle', this.#zoomed, true)
			document.addEventListener(colorShown, this.#recolored)
			if (this.#strip) followDrag(this.#strip, this.#turning)
			this.#mark()
		}
		disconnectedCallback() {
			document.removeEventListener(colorShown, this.#recolored)
		}
	}
	customElements.define('product-gallery', ProductGallery)
}
