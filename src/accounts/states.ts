// The life of a file of customers, and of each customer in it.

/** Checked, imported, and perhaps undone. `importing` and `undoing` last some seconds. */
export const customerImportStates = ['checked', 'importing', 'imported', 'undoing', 'undone'] as const
export type CustomerImportState = (typeof customerImportStates)[number]

/**
 * `known` has an account to which nothing is added, `left` changed between check and import, `kept` is in use when the
 * import is undone.
 */
export const customerRowStates = [
	'wrong',
	'known',
	'waiting',
	'made',
	'added',
	'left',
	'removed',
	'kept',
] as const
export type CustomerRowState = (typeof customerRowStates)[number]
