/** Whether a statement failed because another order of the organization took the number a moment before. */
export function isPoClash(failure: unknown): boolean {
	const cause = failure instanceof Error ? failure.cause : undefined
	return (
		typeof cause === 'object' &&
		cause !== null &&
		'constraint' in cause &&
		cause.constraint === 'orders_po_number'
	)
}
