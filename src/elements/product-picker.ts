// `<product-picker>`: updates the product page for color, size and quantity in place, and adds to the cart.
import {
	choiceOf,
	choiceQuery,
	choiceTextIn,
	picturedAt,
	picturesAt,
	quantityOf,
	type Choice,
	type ProductSheet,
	type SaidPhrases,
} from '#catalog/rules/product/sheet.ts'
import type { PickerSheet, Today } from '#catalog/rules/product/availability.ts'
import { sizeExtra } from '#catalog/rules/size-prices.ts'
import { viewOf, type ProductView } from '#catalog/rules/product/view.ts'
import { dayIn } from '#kit/time.ts'
import { colorShown } from './gallery.ts'
import { withoutColors } from './without-colors.ts'
import { notSent } from '#http/cart-signals.ts'
import { showToast } from '#ui/show-toast.ts'

const each = <Found extends Element>(root: ParentNode, selector: string, act: (found: Found) => void) =>
	root.querySelectorAll<Found>(selector).forEach(act)

/** Target of the link beside the sizes: the radio button of the tab. */
const sizingTab = '#details-sizing'

function showTexts(root: ParentNode, { texts, tone }: ProductView, said: SaidPhrases = []): void {
	for (const [name, english] of Object.entries(texts)) {
		const text = said.reduce((all, [from, to]) => all.replace(new RegExp(from, 'g'), to), english)
		each<HTMLElement>(root, `[data-slot="${name}"]`, (slot) => {
			if (slot.textContent !== text) slot.textContent = text
			slot.hidden = text === ''
		})
	}
	each<HTMLElement>(root, '[data-tone]', (line) => {
		line.dataset['tone'] = tone
	})
}

function showSizes(root: ParentNode, { sizes, texts }: ProductView, colorway: number): void {
	each<HTMLInputElement>(root, 'input[name="size"]', (input) => {
		const { isAvailable = false, extraCents = 0 } = sizes.find(({ size }) => size === input.value) ?? {}
		input.disabled = !isAvailable
		input.checked = input.value === texts.size
		const chip = input.parentElement
		chip?.querySelector('[data-sold-out]')?.toggleAttribute('hidden', isAvailable)
		const extra = chip?.querySelector('[data-extra]')
		if (!extra) return
		extra.textContent = sizeExtra(extraCents).trimStart()
		extra.parentElement?.toggleAttribute('hidden', extraCents === 0)
	})
	each<HTMLElement>(root, '[data-sold-out-in]', (note) => {
		note.hidden = note.dataset['soldOutIn'] !== String(colorway)
	})
	each<HTMLElement>(root, '[data-size]', (row) => {
		row.toggleAttribute('data-chosen', row.dataset['size'] === texts.size)
	})
}

function showLadder(root: ParentNode, { step, stepPrices }: ProductView): void {
	each<HTMLElement>(root, '[data-step-price]', (price) => {
		price.textContent = stepPrices[Number(price.dataset['stepPrice'])] ?? ''
	})
	each<HTMLElement>(root, '[data-step]', (link) => {
		if (link.dataset['step'] === String(step)) link.setAttribute('aria-current', 'true')
		else link.removeAttribute('aria-current')
	})
}

/** The choice between as pictured and blank, where the color has one, and the links that open the builder in it. */
function showPictured(root: ParentNode, sheet: ProductSheet, { colorway }: Choice): void {
	each<HTMLFieldSetElement>(root, '[data-as]', (choices) => {
		choices.hidden = choices.disabled = !picturedAt(sheet, { colorway })
	})
	each<HTMLElement>(root, '[data-pictured-in]', (parts) => {
		parts.hidden = parts.dataset['picturedIn'] !== String(colorway)
	})
	each<HTMLAnchorElement>(root, '[data-builder]', (link) => {
		const address = new URL(link.href)
		address.searchParams.set('color', sheet.colorways[colorway]?.id ?? '')
		link.href = address.pathname + address.search
	})
}

function showButtons(root: ParentNode, { canAdd }: ProductView, { quantity }: Choice): void {
	each<HTMLButtonElement>(root, '[data-by="-1"]', (less) => (less.disabled = quantity <= 1))
	each<HTMLButtonElement>(root, '[data-add]', (add) => (add.disabled = !canAdd))
}

/** A garment of the shop, chosen here, opens in the builder in place of the team's. */
function inShopColors(link: HTMLAnchorElement): void {
	delete link.dataset['teamDesign']
	link.href = withoutColors(link.href)
}

const todayIn = ({ businessDays, timeZone }: PickerSheet): Today => ({
	...businessDays,
	on: dayIn(timeZone, new Date()),
})

/** Defines the element. */
export function defineProductPicker(): void {
	class ProductPicker extends HTMLElement {
		#sheet: PickerSheet | undefined
		#canAdd = false
		#choice: Choice = { colorway: 0, size: -1, quantity: 1, isBlank: false }

		connectedCallback() {
			// Cast: this page's own server wrote the JSON from this type.
			this.#sheet = JSON.parse(this.querySelector('script')?.textContent ?? 'null') as PickerSheet
			this.#choice = choiceOf(this.#sheet, choiceTextIn(new URLSearchParams(location.search)))
			this.addEventListener('change', this.#changed)
			this.addEventListener('input', this.#typed)
			this.addEventListener('click', this.#clicked)
			this.addEventListener('submit', this.#submitted)
			this.#show()
		}

		readonly #changed = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement) || !this.#sheet) return
			if (target.name === 'color')
				this.#choose({ colorway: this.#sheet.colorways.findIndex(({ id }) => id === target.value) })
			else if (target.name === 'size') this.#choose({ size: this.#sheet.sizes.indexOf(target.value) })
			else if (target.name === 'as') this.#choose({ isBlank: target.value === 'blank' })
			else if (target.name === 'qty') {
				this.#choose({ quantity: quantityOf(target.value) })
				target.value = String(this.#choice.quantity)
			}
		}
		/** While a quantity is typed the prices update, but the field is left alone. */
		readonly #typed = ({ target }: Event) => {
			if (target instanceof HTMLInputElement && target.name === 'qty' && target.value !== '') {
				this.#choose({ quantity: quantityOf(target.value) })
			}
		}
		readonly #clicked = (event: MouseEvent) => {
			const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
			if (!pressed || !this.#sheet || event.ctrlKey || event.metaKey || event.shiftKey) return
			if (pressed.dataset['by']) {
				this.#setQuantity(this.#choice.quantity + Number(pressed.dataset['by']))
			} else if (pressed.getAttribute('href') === sizingTab) {
				each<HTMLInputElement>(this, sizingTab, (tab) => (tab.checked = true))
			} else if (pressed instanceof HTMLAnchorElement && 'choose' in pressed.dataset) {
				event.preventDefault()
				this.#follow(pressed, this.#sheet)
			}
		}
		readonly #submitted = (event: SubmitEvent) => {
			if (!(event.target instanceof HTMLFormElement)) return
			event.preventDefault()
			if (this.#canAdd) void addOnce(event.target)
		}

		/** A link of the price tiers sets the quantity; one to another color sets color and, if it names one, size. */
		#follow(link: HTMLAnchorElement, sheet: ProductSheet) {
			const asked = choiceOf(sheet, choiceTextIn(new URL(link.href).searchParams))
			if (link.dataset['step']) return this.#setQuantity(asked.quantity)
			const { colorway, size } = asked
			this.#choose({ colorway, size: size >= 0 ? size : this.#choice.size })
			const color = sheet.colorways[colorway]?.id
			each<HTMLInputElement>(this, 'input[name="color"]', (input) => {
				input.checked = input.value === color
				if (input.checked) input.focus()
			})
		}
		#setQuantity(quantity: number) {
			this.#choose({ quantity: quantityOf(String(quantity)) })
			each<HTMLInputElement>(this, 'input[name="qty"]', (input) => {
				input.value = String(this.#choice.quantity)
			})
		}
		#choose(change: Partial<Choice>) {
			if (!this.#sheet) return
			const before = this.#choice
			void cartClient()
			this.#choice = { ...before, ...change }
			history.replaceState(history.state, '', location.pathname + choiceQuery(this.#sheet, this.#choice))
			if (before.colorway !== this.#choice.colorway || before.isBlank !== this.#choice.isBlank) {
				const detail = picturesAt(this.#sheet, this.#choice)
				document.dispatchEvent(new CustomEvent(colorShown, { detail }))
				each<HTMLAnchorElement>(this, '[data-team-design]', inShopColors)
			}
			this.#show()
		}
		#show() {
			if (!this.#sheet) return
			const view = viewOf(this.#sheet, this.#choice, todayIn(this.#sheet))
			this.#canAdd = view.canAdd
			showTexts(this, view, this.#sheet.said)
			showSizes(this, view, this.#choice.colorway)
			showLadder(this, view)
			showPictured(this, this.#sheet, this.#choice)
			showButtons(this, view, this.#choice)
		}
	}
	customElements.define('product-picker', ProductPicker)
}

/** Loaded with the first choice, so that it is there when the button is pressed; undefined without a connection. */
const cartClient = () => import('#http/cart-client.ts').catch(() => undefined)

/** Adds the form's items to the cart and shows the toast; without the client the browser sends the form. */
async function addToCart(form: HTMLFormElement): Promise<void> {
	const fields = new FormData(form)
	const client = await cartClient()
	if (client) showToast(await client.sendToCart(fields))
	else if (navigator.onLine) form.submit()
	else showToast(notSent)
}

let isAdding = false

/** Two quick presses add once. */
async function addOnce(form: HTMLFormElement): Promise<void> {
	if (isAdding) return
	isAdding = true
	await addToCart(form).finally(() => (isAdding = false))
}
