let region: HTMLElement | undefined

/** Says a short text through the screen reader, politely. The region stands at the end of the body. */
export function announce(text: string): void {
	if (!region?.isConnected) {
		region = document.createElement('div')
		region.setAttribute('role', 'status')
		region.className = 'sr-only'
		document.body.append(region)
	}
	region.textContent = text
}
