let region: HTMLElement | undefined

/** A region must stand in the page a moment before its text counts as a change. */
const settleMs = 60

/** Says a short text through the screen reader, politely. The region stands at the end of the body. */
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
