let region: HTMLElement | undefined

/** Milliseconds that a live region must exist before a change of its text is announced. */
const settleMs = 60

/** Announces a short text politely to screen readers. The region is at the end of the body. */
export function announce(text: string): void {
	if (!region?.isConnected) {
		region = document.createElement('div')
		region.setAttribute('role', 'status')
		region.className = 'sr-only'
		document.body.append(region)
	}
	const speaker = region
	setTimeout(() => (speaker.textContent = text), settleMs)
}
