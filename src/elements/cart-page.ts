// `<cart-page>`: the cart's forms change it without a new page. Without this the browser submits them as usual.
import { announceCart, textFieldsOf } from '#http/cart-signals.ts'
import { unitsIn } from '#http/cart-cookie.ts'
import { showToast } from '#ui/show-toast.ts'
import { swapParts } from './list-swap.ts'

/** Quick steps up and down are sent as one after this pause, in milliseconds. */
const restMs = 350

const pictures = '[data-entry] summary img, [data-line] img'

/** A line's picture stands in its line, and perhaps in the summary of its kit. */
const placeOf = (picture: Element): string =>
	`${picture.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 'kit'} ${picture.getAttribute('src')}`

/** Keeps the elements of unchanged pictures, so that they are not loaded again. */
function keepPictures(page: Element, fresh: Element): void {
	const present = new Map([...page.querySelectorAll(pictures)].map((picture) => [placeOf(picture), picture]))
	for (const picture of fresh.querySelectorAll(pictures)) {
		const same = present.get(placeOf(picture))
		if (same) picture.replaceWith(same)
	}
}

/** Lines and kits. */
const linesOf = (page: Element) => [...page.querySelectorAll<HTMLElement>('[data-line], [data-entry]')]
const idOf = ({ dataset }: HTMLElement) => dataset['line'] ?? dataset['entry']

/** Index of the line or kit missing from the response; -1 when all are present. */
function goneAt(page: Element, fresh: Element): number {
	const kept = new Set(linesOf(fresh).map(idOf))
	return linesOf(page).findIndex((line) => !kept.has(idOf(line)))
}

/** Undo appears in place of what was removed. */
function moveUndo(page: Element, at: number): void {
	const undo = page.querySelector('[data-undo]')
	const lines = linesOf(page)
	const list = (lines[at] ?? lines[0])?.parentElement
	if (!undo || !list) return
	const place = document.createElement('li')
	place.className = 'py-5'
	place.append(undo)
	list.insertBefore(place, lines[at] ?? null)
}

/** Shows the response's toasts. */
function showToastsOf(answer: Document): void {
	for (const toast of answer.querySelectorAll<HTMLElement>('[data-toast]')) {
		const [title = '', detail = ''] = [...toast.querySelectorAll('p')].map((words) => words.textContent)
		const tone = toast.dataset['toast']
		showToast({ tone: tone === 'error' || tone === 'success' ? tone : 'info', title, detail })
	}
}

/** Says what is wrong with a quantity below its line, in place of the browser's own message; the number stays as typed. */
function showProblem(field: HTMLInputElement): void {
	const { tooMany = '' } = field.dataset
	const { noQuantity = '' } = field.closest<HTMLElement>('cart-page')?.dataset ?? {}
	const { valid, rangeOverflow } = field.validity
	const place = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
	if (valid) field.removeAttribute('aria-invalid')
	else field.setAttribute('aria-invalid', 'true')
	if (place) place.textContent = valid ? '' : rangeOverflow ? tooMany : noQuantity
}

function refused(event: Event): void {
	if (!(event.target instanceof HTMLInputElement) || !event.target.dataset['tooMany']) return
	event.preventDefault()
	showProblem(event.target)
}

/** A problem goes away when the number is right. */
function typed({ target }: Event): void {
	if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid') && target.validity.valid)
		showProblem(target)
}

/** A wrong number stays when another line was changed. */
function keepTyped(id: string, value: string): void {
	const field = document.getElementById(id)
	if (!(field instanceof HTMLInputElement)) return
	field.value = value
	showProblem(field)
}

function fieldsOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams {
	return textFieldsOf(pressed instanceof HTMLButtonElement ? new FormData(form, pressed) : new FormData(form))
}

/** Defines the element. */
export function defineCartPage(): void {
	class CartPage extends HTMLElement {
		/** Runs changes one at a time: the last response includes all of them. */
		#queue: Promise<void> = Promise.resolve()
		#waiting = 0
		readonly #resting = new Map<string, number>()

		connectedCallback() {
			this.addEventListener('submit', this.#submitted)
			this.addEventListener('change', this.#changed)
			this.addEventListener('click', this.#stepped)
			this.addEventListener('input', typed)
			// This event does not bubble.
			this.addEventListener('invalid', refused, true)
			window.addEventListener('pageshow', this.#cameBack)
		}
		disconnectedCallback() {
			window.removeEventListener('pageshow', this.#cameBack)
		}
		readonly #submitted = (event: SubmitEvent) => {
			const { target } = event
			if (!(target instanceof HTMLFormElement) || target.dataset['cartForm'] === undefined) return
			// The switch of languages loads the page anew.
			if (event.submitter?.hasAttribute('formaction')) return
			event.preventDefault()
			this.#send(target, fieldsOf(target, event.submitter))
		}
		readonly #changed = ({ target }: Event) => {
			const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
			if (!isField || target.dataset['sends'] === undefined || !target.form) return
			if (target.reportValidity()) this.#send(target.form, fieldsOf(target.form, null))
		}
		/** The number in the field changes at once; it is sent after a pause. */
		readonly #stepped = (event: MouseEvent) => {
			const button =
				event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name="by"]') : null
			const field = button?.form?.elements.namedItem('qty')
			if (!button?.form || !(field instanceof HTMLInputElement)) return
			event.preventDefault()
			const wanted = Math.max(Number(field.value) + Number(button.value), 1)
			field.value = String(Math.min(wanted, Number(field.max)))
			showProblem(field)
			const form = button.form
			clearTimeout(this.#resting.get(field.id))
			this.#resting.set(
				field.id,
				window.setTimeout(() => this.#send(form, fieldsOf(form, null)), restMs),
			)
		}
		/** A page restored from the back/forward cache may be outdated. */
		readonly #cameBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted && String(unitsIn(document.cookie)) !== this.dataset['units']) location.reload()
		}

		#send({ action }: HTMLFormElement, fields: URLSearchParams) {
			this.#waiting += 1
			this.#queue = this.#queue.then(async () => {
				this.setAttribute('aria-busy', 'true')
				await this.#change(action, fields).catch(() =>
					showToast({
						tone: 'error',
						title: this.dataset['unanswered'] ?? '',
						detail: this.dataset['unansweredText'] ?? '',
					}),
				)
				this.#waiting -= 1
				if (this.#waiting === 0) this.removeAttribute('aria-busy')
			})
		}

		async #change(address: string, fields: URLSearchParams) {
			const answer = await fetch(address, {
				method: 'POST',
				headers: { Accept: 'text/html' },
				body: fields,
			})
			const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
			const fresh = page.querySelector<HTMLElement>('cart-page')
			if (!fresh) throw new Error(`The cart answered ${answer.status}`)
			announceCart()
			showToastsOf(page)
			// Other changes are pending: their response will include this one.
			if (this.#waiting === 1) this.#show(fresh)
		}

		#show(fresh: HTMLElement) {
			const gone = goneAt(this, fresh)
			const wrong = [...this.querySelectorAll<HTMLInputElement>('[name="qty"][aria-invalid]')]
			keepPictures(this, fresh)
			swapParts(this, fresh)
			for (const { id, value } of wrong) keepTyped(id, value)
			if (gone >= 0) moveUndo(this, gone)
			this.dataset['units'] = fresh.dataset['units'] ?? ''
			if (document.activeElement !== document.body && document.activeElement !== null) return
			// The pressed button was removed: focus moves to undo or the heading.
			const next = this.querySelector<HTMLElement>('#undo') ?? this.querySelector<HTMLElement>('h1')
			next?.focus({ preventScroll: next.id === 'undo' && next.closest('ul') !== null })
		}
	}
	customElements.define('cart-page', CartPage)
}
