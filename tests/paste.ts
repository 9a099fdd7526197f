import type { Page } from 'playwright'

/** Dispatches a paste event to the focused element, without the clipboard that all pages share. */
export const pasteInto = (page: Page, text: string): Promise<void> =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', pasted)
		const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
		document.activeElement?.dispatchEvent(event)
	}, text)
