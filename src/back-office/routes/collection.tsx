// /admin/collections/{id}: one collection, its texts and its products.
import { redirect } from 'react-router'
import { arrangeStepIn } from '#catalog/rules/arrange.ts'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { collectionForStaff, ruleChoices } from '#catalog/service/manage-collections.server.ts'
import { collectionHref } from '#catalog/urls.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { AddProducts, ArrangedProducts } from '../components/collections/arranged-products.tsx'
import { CollectionForm } from '../components/collections/collection-form.tsx'
import { CollectionBadge } from '../components/collections/collection-lists.tsx'
import { PreviewOf } from '../components/collections/collection-preview.tsx'
import { CollectionState } from '../components/collections/collection-state.tsx'
import { Sheet } from '../components/records.tsx'
import { collectionIn, typedCollectionOf } from '../rules/collection-form.ts'
import { searchIn } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import {
	changeCollection,
	changeCollectionStatus,
	changePlace,
	deleteCollection,
} from '../service/collections.server.ts'
import { addressOf, adminCollectionUrl, collectionsUrl } from '../urls.ts'
import { previewed } from './collection-form.server.ts'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/collection'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const page = await collectionForStaff(services, params.collectionId)
		const words = searchIn(query)
		const isSearch = !page.collection.rule && words !== ''
		const asked = { text: words, sport: null, show: 'active', page: 1 } as const
		return {
			...page,
			choices: page.collection.rule ? await ruleChoices(services) : null,
			words,
			found: isSearch ? await productsForStaff(services, asked) : null,
		}
	})

type Fields = Record<string, string>

async function save(services: ServiceContext, id: string, typed: Fields) {
	// The kind never changes; a form of the other kind is refused by the service.
	const read = collectionIn(typed, typed['match'] !== undefined)
	if (!read.ok) return noStoreData({ state: { typed, errors: read.errors }, toast: null }, 400)
	const seenAt = Number(typed['seen'])
	const saved = await answer('The collection was not saved', () =>
		changeCollection(services, { id, seenAt, input: read.value }),
	)
	if (saved.ok) return redirect(doneHref(adminCollectionUrl(id), 'collection-saved'), 303)
	return noStoreData({ state: { typed, errors: {} }, toast: saved.toast }, saved.status)
}

const refused = async (title: string, work: () => Promise<string>) => {
	const result = await acted(title, work)
	return result instanceof Response ? result : { ...result, data: { ...result.data, state: null } }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	const { collectionId: id } = params
	const typed = await textFieldsOf(request)
	const { intent = '', productId = '' } = typed
	const step = arrangeStepIn(intent)
	if (step)
		return refused('The products are as they were', async () => {
			await changePlace(services, { id, productId, step })
			const page = addressOf(adminCollectionUrl(id), { q: searchIn(url.searchParams) })
			return doneHref(`${page}#${step === 'add' ? 'add' : 'products'}`, 'products-arranged')
		})
	switch (intent) {
		case 'save':
			return save(services, id, typed)
		case 'preview':
			return previewed(services, typed)
		case 'publish':
		case 'draft':
			return refused('The collection is as it was', async () => {
				await changeCollectionStatus(services, { id, status: intent === 'publish' ? 'active' : 'draft' })
				const done = intent === 'publish' ? 'collection-published' : 'collection-drafted'
				return doneHref(adminCollectionUrl(id), done)
			})
		case 'delete':
			return refused('The collection is still there', async () => {
				await deleteCollection(services, id)
				return doneHref(collectionsUrl(1), 'collection-deleted')
			})
		default:
			throw notAsked()
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: `${loaderData?.collection.title ?? 'Collection'} · Back office`,
		description: 'One collection with its products.',
		path: '/admin/collections',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { collection, preview, placed, choices, words, found, toasts } = loaderData
	const canChange = useIsAdmin()
	const state = actionData?.state ?? { typed: typedCollectionOf(collection), errors: {} }
	const shown = { preview: choices ? preview : undefined, ...state }
	return (
		<AdminFrame
			section="products"
			title={collection.title}
			aside={<CollectionBadge status={collection.status} />}
			intro={`${choices ? 'By rule' : 'By hand'}, ${collectionHref(collection.slug)}`}
			back={{ label: 'Collections', href: '/admin/collections' }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<CollectionState collection={collection} count={preview.count} canChange={canChange} />
			{!choices && (
				<>
					<Sheet
						id="products"
						title="Products"
						intro="In this order, when they are ordered by hand. What is not in the shop is not shown."
					>
						<ArrangedProducts products={placed} canChange={canChange} empty="Look for products below." />
					</Sheet>
					{canChange && (
						<AddProducts words={words} found={found} taken={placed.map((product) => product.id)} />
					)}
				</>
			)}
			{canChange ? (
				<CollectionForm
					state={shown}
					choices={choices}
					seenAt={collection.updatedAt.getTime()}
					label="Save the collection"
				/>
			) : (
				<Sheet title="Products">
					<PreviewOf preview={preview} />
				</Sheet>
			)}
		</AdminFrame>
	)
}
