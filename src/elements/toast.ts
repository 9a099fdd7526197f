// `<toast-region>`: lets toasts go again, and shows those that scripts ask for.
import { toastLook, type ToastTone } from '#ui/toast-look.ts'

export type ToastRequest = { tone: ToastTone; title: string; detail?: string }

const requested = 'toast'
const stayMs = 6000

/** Shows a toast from any script of the page. */
export function showToast(toast: ToastRequest): void {
	window.dispatchEvent(new CustomEvent<ToastRequest>(requested, { detail: toast }))
}

function element(tag: string, className: string, text = ''): HTMLElement {
	const made = document.createElement(tag)
	made.className = className
	made.textContent = text
	return made
}

function build({ tone, title, detail }: ToastRequest): HTMLElement {
	const frame = element('div', `${toastLook.frame} ${toastLook[tone]}`)
	frame.dataset['toast'] = tone
	const words = element('div', 'min-w-0 flex-1 py-1.5')
	words.append(element('p', toastLook.title, title))
	if (detail) words.append(element('p', 'text-[0.9375rem]', detail))
	const close = element('button', toastLook.close, '×')
	close.dataset['close'] = ''
	close.setAttribute('aria-label', 'Dismiss')
	frame.append(words, close)
	return frame
}

/** Good news leaves by itself unless somebody is reading it; an error waits to be dismissed. */
function leaveLater(toast: HTMLElement): void {
	if (toast.dataset['toast'] === 'error') return
	setTimeout(() => {
		if (toast.matches(':hover, :focus-within')) leaveLater(toast)
		else toast.hidden = true
	}, stayMs)
}

/** Defines the element. */
export function defineToastRegion(): void {
	class ToastRegion extends HTMLElement {
		readonly #asked = (event: Event) => {
			const { detail } = event as CustomEvent<ToastRequest>
			const toast = build(detail)
			this.#serve(toast)
			const slot = this.querySelector('[data-toasts]')
			slot?.setAttribute('role', 'status')
			slot?.append(toast)
		}
		connectedCallback() {
			for (const toast of this.querySelectorAll<HTMLElement>('[data-toast]')) this.#serve(toast)
			window.addEventListener(requested, this.#asked)
		}
		disconnectedCallback() {
			window.removeEventListener(requested, this.#asked)
		}
		#serve(toast: HTMLElement) {
			const close = toast.querySelector<HTMLElement>('[data-close]')
			close?.removeAttribute('hidden')
			close?.addEventListener('click', () => (toast.hidden = true))
			leaveLater(toast)
		}
	}
	customElements.define('toast-region', ToastRegion)
}
