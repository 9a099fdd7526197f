// `<toast-region>`: removes toasts after a while, and shows those that scripts request.
import {
	dismissTexts,
	leaving,
	toastRequested as requested,
	toastLook,
	type ToastRequest,
} from '#ui/show-toast.ts'
import { announce } from './announce.ts'
import { languageOfTag, languageTags } from '#kit/language.ts'

const stayMs = 6000

function element(tag: string, className: string, text = ''): HTMLElement {
	const made = document.createElement(tag)
	made.className = className
	made.textContent = text
	return made
}

function linkTo({ href, label }: NonNullable<ToastRequest['link']>): HTMLElement {
	const link = element('a', 'inline-flex min-h-9 items-center font-bold underline', label)
	link.setAttribute('href', href)
	link.setAttribute('target', '_blank')
	return link
}

function build({ tone, title, detail, link, language: own }: ToastRequest): HTMLElement {
	const frame = element('div', `${toastLook.frame} ${toastLook[tone]}`)
	const language = own ?? languageOfTag(document.documentElement.lang)
	frame.dataset['toast'] = tone
	frame.lang = languageTags[language]
	const words = element('div', 'min-w-0 flex-1 py-1.5')
	words.append(element('p', toastLook.title, title))
	if (detail) words.append(element('p', 'text-[0.9375rem]', detail))
	if (link) words.append(linkTo(link))
	const close = element('button', toastLook.close, '×')
	close.dataset['close'] = ''
	close.setAttribute('aria-label', dismissTexts[language])
	frame.append(words, close)
	return frame
}

/** Toasts cover the end of the screen: while one is shown, focused elements scroll clear of it. */
function keepClear(): void {
	const isShown = document.querySelector('[data-toast]:not([hidden])') !== null
	document.documentElement.style.scrollPaddingBottom = isShown ? '11rem' : ''
}

function dismiss(toast: HTMLElement): void {
	toast.hidden = true
	keepClear()
}

/** Escape also dismisses the latest toast, unless it closes a dialog or a field uses it. */
function dismissByKey(event: KeyboardEvent): void {
	if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal, :popover-open'))
		return
	const latest = [...document.querySelectorAll<HTMLElement>('[data-toast]:not([hidden])')].at(-1)
	if (latest) dismiss(latest)
}

/** Toasts disappear by themselves unless hovered or focused; errors wait to be dismissed. */
function leaveLater(toast: HTMLElement): void {
	if (toast.dataset['toast'] === 'error') return
	setTimeout(() => {
		if (toast.matches(':hover, :focus-within')) leaveLater(toast)
		else dismiss(toast)
	}, stayMs)
}

/** The toasts of scripts that are shown, oldest first. */
const shownIn = (slot: Element) =>
	[...slot.querySelectorAll<HTMLElement>('[data-toast]:not([hidden])')].map((toast) => ({
		toast,
		tone: toast.dataset['toast'] ?? '',
		text: [...toast.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '),
	}))

/** Adds a toast; screen readers announce it alone, and again when its message was shown already. */
function add(slot: Element, request: ToastRequest): void {
	const text = [request.title, request.detail].filter(Boolean).join(' ')
	for (const { toast } of leaving(shownIn(slot), { tone: request.tone, text })) toast.remove()
	slot.setAttribute('role', 'status')
	slot.setAttribute('aria-atomic', 'false')
	slot.append(build(request))
}

/** Defines the element. It handles toasts in the markup, those that scripts request and those React adds. */
export function defineToastRegion(): void {
	class ToastRegion extends HTMLElement {
		readonly #served = new WeakSet<HTMLElement>()
		readonly #watch = new MutationObserver(() => this.#serveAll())
		readonly #asked = (event: Event) => {
			const slot = this.querySelector('[data-toasts]')
			if (!slot) return
			// A page may have its own region beside the shell's: only one of them shows it.
			event.stopImmediatePropagation()
			add(slot, (event as CustomEvent<ToastRequest>).detail)
		}
		connectedCallback() {
			const waiting = [...this.querySelectorAll('[data-toast] p')].map((words) => words.textContent)
			if (waiting.length > 0) announce(waiting.join('. '))
			this.#serveAll()
			this.#watch.observe(this, { childList: true, subtree: true })
			window.addEventListener(requested, this.#asked)
		}
		disconnectedCallback() {
			this.#watch.disconnect()
			window.removeEventListener(requested, this.#asked)
		}
		#serveAll() {
			for (const toast of this.querySelectorAll<HTMLElement>('[data-toast]')) {
				if (this.#served.has(toast)) continue
				this.#served.add(toast)
				const close = toast.querySelector<HTMLElement>('[data-close]')
				close?.removeAttribute('hidden')
				close?.addEventListener('click', () => dismiss(toast))
				leaveLater(toast)
			}
			keepClear()
		}
	}
	customElements.define('toast-region', ToastRegion)
	document.addEventListener('keydown', dismissByKey)
}
