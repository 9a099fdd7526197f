/** After a refused form the focus starts at the list of what to fix. */
export function focusErrors(): void {
	document.querySelector<HTMLElement>('[data-error-summary]')?.focus()
}
