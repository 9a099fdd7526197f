// `<amend-order>`: the costs follow the fields of an order's form, and a line is added without a new page. Both are
// answers to the form itself, which works without this.
import { announce } from './announce.ts'
import { isChanged } from './changed-fields.ts'
import { swapParts } from './list-swap.ts'

/** Milliseconds without typing before the shop is asked for the costs. */
const restMs = 350

/** Defines the element. */
export function defineAmendOrder(): void {
	class AmendOrder extends HTMLElement {
		#timer = 0
		#question = new AbortController()

		connectedCallback() {
			this.addEventListener('input', this.#typed)
			this.addEventListener('submit', this.#submitted)
			// A person can type before this script is there.
			if (Array.from(this.#form?.elements ?? []).some(isChanged)) this.#askSoon()
		}
		disconnectedCallback() {
			this.#stop()
		}
		#stop() {
			clearTimeout(this.#timer)
			this.#question.abort()
		}
		get #form(): HTMLFormElement | null {
			return this.querySelector('form[data-amend]')
		}
		readonly #typed = ({ target }: Event) => {
			const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
			if (isField && target.form === this.#form) this.#askSoon()
		}
		#askSoon() {
			this.#stop()
			this.#timer = window.setTimeout(() => void this.#ask('recalculate').catch(() => {}), restMs)
		}
		readonly #submitted = (event: SubmitEvent) => {
			const { submitter } = event
			this.#stop()
			if (!(submitter instanceof HTMLButtonElement) || submitter.dataset['step'] === undefined) return
			event.preventDefault()
			// Without an answer the browser sends the form as usual.
			this.#ask(submitter.value).catch(() => {
				delete submitter.dataset['step']
				submitter.click()
			})
		}

		/** Shows the answer's parts; while a person types only those without fields. */
		async #ask(intent: string) {
			const form = this.#form
			if (!form) return
			const question = new AbortController()
			this.#question = question
			const fields = new FormData(form)
			fields.set('intent', intent)
			const body = new URLSearchParams()
			for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
			const answer = await fetch(form.action, {
				method: 'POST',
				headers: { Accept: 'text/html' },
				signal: question.signal,
				body,
			}).catch((failure: unknown) => {
				// A newer question has replaced this one.
				if (question.signal.aborted) return null
				throw failure
			})
			if (!answer || question.signal.aborted) return
			const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
			const fresh = page.querySelector<HTMLElement>('amend-order')
			if (!fresh) throw new Error(`The order answered ${answer.status}`)
			if (intent === 'recalculate')
				for (const part of fresh.querySelectorAll('[data-part="added"]')) part.remove()
			swapParts(this, fresh)
			announce(this.querySelector('[data-total]')?.textContent ?? '')
			if (intent.startsWith('add:'))
				[...this.querySelectorAll<HTMLElement>('[data-added] select')].at(-1)?.focus()
			if (intent.startsWith('drop:')) this.querySelector<HTMLElement>('#add-line summary')?.focus()
		}
	}
	customElements.define('amend-order', AmendOrder)
}
