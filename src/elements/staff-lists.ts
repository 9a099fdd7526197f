// Elements of staff pages: `<approval-list>` and `<job-board>`.
import { announce } from './announce.ts'

// `<approval-list>`: shows how many orders are selected, and selects all on the page.
const approveLabel = (chosen: number) => (chosen === 0 ? 'Approve chosen' : `Approve ${chosen}`)

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
				button.textContent = approveLabel(chosen)
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

// `<job-board>`: cards of the production board can be dragged between columns. A drop presses the card's own button, so
// that effects and refusals are the same as without a script.
const movesOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)

/** The card's button that moves it into a column; undefined when no move does. */
function buttonInto(card: HTMLElement, column: HTMLElement): HTMLButtonElement | undefined {
	const moves = movesOf(column.dataset['takes'])
	return [...card.querySelectorAll<HTMLButtonElement>('button[name=move]')].find(({ value }) =>
		moves.includes(value),
	)
}

/** Presses the button; a move that needs a reason waits for its input. */
function press(button: HTMLButtonElement): void {
	if (button.dataset['reason'] === undefined) {
		button.form?.requestSubmit(button)
		return
	}
	const details = button.closest('details')
	if (details) details.open = true
	button.form?.querySelector<HTMLInputElement>('input[name=why]')?.focus()
	announce('Say why, then press the button.')
}

/** Defines the element. */
export function defineJobBoard(): void {
	class JobBoard extends HTMLElement {
		#dragged: HTMLElement | null = null

		connectedCallback() {
			for (const card of this.#cards()) if (card.querySelector('button[name=move]')) card.draggable = true
			this.addEventListener('dragstart', this.#started)
			this.addEventListener('dragover', this.#over)
			this.addEventListener('drop', this.#dropped)
			this.addEventListener('dragend', this.#ended)
		}
		readonly #cards = () => this.querySelectorAll<HTMLElement>('[data-job]')
		readonly #columns = () => this.querySelectorAll<HTMLElement>('[data-takes]')

		readonly #started = (event: DragEvent) => {
			const card =
				event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-job]') : null
			if (!card || !event.dataTransfer) return
			this.#dragged = card
			card.dataset['dragged'] = ''
			event.dataTransfer.effectAllowed = 'move'
			event.dataTransfer.setData('text/plain', card.dataset['job'] ?? '')
			for (const column of this.#columns()) if (buttonInto(card, column)) column.dataset['open'] = ''
		}
		readonly #columnAt = ({ target }: Event) =>
			target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null
		readonly #mark = (over: HTMLElement | null) => {
			for (const column of this.#columns())
				if (column === over) column.dataset['over'] = ''
				else delete column.dataset['over']
		}
		readonly #over = (event: DragEvent) => {
			const column = this.#columnAt(event)
			this.#mark(column)
			if (column) event.preventDefault()
		}
		readonly #dropped = (event: DragEvent) => {
			const column = this.#columnAt(event)
			const button = this.#dragged && column ? buttonInto(this.#dragged, column) : undefined
			if (!button) return
			event.preventDefault()
			press(button)
		}
		readonly #ended = () => {
			this.#mark(null)
			for (const column of this.#columns()) delete column.dataset['open']
			if (this.#dragged) delete this.#dragged.dataset['dragged']
			this.#dragged = null
		}
	}
	customElements.define('job-board', JobBoard)
}
