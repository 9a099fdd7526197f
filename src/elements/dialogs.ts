// Makes every `<dialog popover>` modal: without this, buttons with `popovertarget` open them as popovers.

/** Listens on the document, so that dialogs added later work too. */
export function serveDialogs(): void {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element) || event.defaultPrevented) return
		const button = event.target.closest('button[popovertarget]')
		if (button) pressed(button, event)
		else if (event.target instanceof HTMLDialogElement) closeFromBackdrop(event.target, event)
		else if (event.target.closest('dialog[open] a[href]')) event.target.closest('dialog')?.close()
	})
}

function pressed(button: Element, event: Event): void {
	const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '')
	if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
	event.preventDefault()
	if (dialog.open) dialog.close()
	else if (button.getAttribute('popovertargetaction') !== 'hide') dialog.showModal()
}

/** A click on the dialog itself but outside its box is a click on the backdrop. */
function closeFromBackdrop(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): void {
	const box = dialog.getBoundingClientRect()
	if (x < box.left || x > box.right || y < box.top || y > box.bottom) dialog.close()
}
