// Parts of a product's page that have forms of their own: what search shows and finds, and the size chart.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { chartProblem, OwnSizeChart } from '../rules/own-size-chart.ts'
import { withPhotos, type PhotoImage } from '../rules/photos.ts'
import { filledTexts, SearchTexts } from '../rules/search-texts.ts'
import type { ProductAttributes } from '../schemas.ts'
import * as store from '../store/manage.server.ts'
import { renewProducts } from './manage.server.ts'
import { productNotFound } from './products.server.ts'

/** What a copy of a product takes over. */
export type ContentAttributes = Pick<
	ProductAttributes,
	'searchWords' | 'pageTitle' | 'pageSummary' | 'ownSizeChart'
>

type Seen = { productId: string; seenAt: number }
type Changed = { attributes: ProductAttributes; details: Record<string, string> }

const changedMeanwhile = 'Someone else has changed this product. Check the latest values and save again.'

/** Call it inside a transaction; the caller updates the search index. */
async function changeAttributes(
	inner: ServiceContext,
	{ productId, seenAt }: Seen,
	{ event, change }: { event: string; change: (before: ProductAttributes) => Changed },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	if (id) await store.lockVariantsOf(inner.db, id)
	const before = id && (await store.lockProduct(inner.db, id))
	if (!before) throw new Refusal('not_found', productNotFound)
	if (before.updatedAt.getTime() !== seenAt) throw new Refusal('conflict', changedMeanwhile)
	const { attributes, details } = change(before.attributes)
	await store.updateProduct(inner.db, before.id, { attributes, updatedAt: inner.now })
	await renewProducts(inner, [before.id])
	await note(inner, { event, subject: before.id, details })
}

/** @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change */
export const saveSearchTexts = (inner: ServiceContext, seen: Seen, texts: SearchTexts): Promise<void> =>
	changeAttributes(inner, seen, {
		event: 'product.search',
		change: ({ searchWords: wordsBefore = [], pageTitle = '', pageSummary = '', ...attributes }) => {
			const parsed = SearchTexts.safeParse(texts)
			if (!parsed.success)
				throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Please check the form.')
			const after = parsed.data
			return {
				attributes: {
					...attributes,
					...filledTexts(after),
				},
				details: {
					searchWordsFrom: wordsBefore.join(', '),
					searchWordsTo: after.searchWords.join(', '),
					pageTitleFrom: pageTitle,
					pageTitleTo: after.pageTitle,
					pageSummaryFrom: pageSummary,
					pageSummaryTo: after.pageSummary,
				},
			}
		},
	})

/** @param chart null for the garment's. @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change */
export const saveSizeChart = (inner: ServiceContext, seen: Seen, chart: OwnSizeChart | null): Promise<void> =>
	changeAttributes(inner, seen, {
		event: 'product.size_chart',
		change: ({ ownSizeChart: _before, ...attributes }) => {
			if (attributes.pieces) throw new Refusal('invalid', 'The sizes of a kit are those of its pieces.')
			if (chart === null) return { attributes, details: { chart: 'garment' } }
			const problem = chartProblem(chart)
			if (problem !== undefined) throw new Refusal('invalid', problem)
			return {
				attributes: { ...attributes, ownSizeChart: OwnSizeChart.parse(chart) },
				details: { chart: 'own' },
			}
		},
	})

/**
 * Gives a new product photos, search texts and size chart. Call it inside a transaction.
 * @throws Refusal forbidden, not_found
 */
export async function giveContent(
	inner: ServiceContext,
	{
		productId,
		photos,
		attributes,
	}: { productId: string; photos: readonly PhotoImage[]; attributes: ContentAttributes },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	const before = id && (await store.lockProduct(inner.db, id))
	if (!before) throw new Refusal('not_found', productNotFound)
	const images = withPhotos(before.images, photos)
	await store.updateProduct(inner.db, before.id, {
		images,
		attributes: { ...before.attributes, ...attributes },
		updatedAt: inner.now,
	})
	await renewProducts(inner, [before.id])
}
