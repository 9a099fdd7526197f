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
