import { languageTags, type Language } from '#kit/language.ts'

let region: HTMLElement | undefined

/** Milliseconds that a live region must exist before a change of its text is announced. */
const settleMs = 60

/**
 * Announces a short text politely to screen readers. The region is at the end of the body.
 * @param language of the text; that of the page when absent
 */
export function announce(text: string, language?: Language): void {
	if (!region?.isConnected) {
		region = document.createElement('div')
		region.setAttribute('role', 'status')
		region.className = 'sr-only'
		document.body.append(region)
	}
	const speaker = region
	speaker.lang = language ? languageTags[language] : document.documentElement.lang
	setTimeout(() => (speaker.textContent = text), settleMs)
}
