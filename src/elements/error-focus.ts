/** After a refused form, focuses the list of errors. */
export function focusErrors(): void {
	document.querySelector<HTMLElement>('[data-error-summary]')?.focus()
}
