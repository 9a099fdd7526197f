// Addresses of the catalog's lists.
export const collectionsHref = '/collections'
export const collectionHref = (slug: string): string => `${collectionsHref}/${slug}`
