// The life of a product: made as a draft, sold while active, then archived.

export const productStatuses = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** A collection is made as a draft; visitors see active ones. */
export const collectionStatuses = ['draft', 'active'] as const
export type CollectionStatus = (typeof collectionStatuses)[number]

export const productStatusNames: Record<ProductStatus, string> = {
	draft: 'Draft',
	active: 'In the shop',
	archived: 'Archived',
}

/** A file of products: checked, imported, and perhaps undone. `importing` and `undoing` last some seconds. */
export const productImportStates = ['checked', 'importing', 'imported', 'undoing', 'undone'] as const
export type ProductImportState = (typeof productImportStates)[number]

/** What the changes came from: a file, or one edit of many products in the list. */
export const productImportKinds = ['file', 'edit'] as const
export type ProductImportKind = (typeof productImportKinds)[number]

/**
 * A product of such a file. `unpictured` is written, and the sizes of its photos are still to be made. `left` was changed
 * by others between check and import, `kept` between import and undoing; `archived` was new and is in use.
 */
export const importedProductStates = [
	'wrong',
	'waiting',
	'unpictured',
	'imported',
	'left',
	'removed',
	'restored',
	'archived',
	'kept',
] as const
export type ImportedProductState = (typeof importedProductStates)[number]
