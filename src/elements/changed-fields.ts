/** Whether a person has changed a field of a form since the page came, also by the browser's own restoring. */
export function isChanged(field: Element): boolean {
	if (field instanceof HTMLSelectElement) {
		// Without a preset option the browser selects the first.
		const preset = [...field.options].findLastIndex(({ defaultSelected }) => defaultSelected)
		return field.selectedIndex !== Math.max(preset, 0)
	}
	if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
	if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
	return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}
