// Index documents of the shop's collections.
import { collectionHref } from '#catalog/urls.ts'
import { shorten, type SearchDocument } from '../rules/documents.ts'

type Found = { id: string; slug: string; title: string; description: string }

export const collectionDocuments = (collections: readonly Found[]): SearchDocument[] =>
	collections.map(({ id, slug, title, description }, index) => ({
		id: `help:collection-${id}`,
		kind: 'help',
		title,
		detail: shorten(description),
		href: collectionHref(slug),
		category: 'Collection',
		rank: 2_500 + index,
		names: 'collection',
		text: description,
	}))
